"""Tables that are played over the network: rooms, protocol, storage."""
