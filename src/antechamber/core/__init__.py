"""The kernel: what every title stands on. Pure, typed, compiled where a C compiler is at hand."""
