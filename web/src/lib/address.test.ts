import { expect, test } from 'vitest';

import { leadsHereOnly } from './address.ts';

test.each(['localhost', 'LOCALHOST', 'play.localhost', '127.0.0.1', '127.3.2.1', '::1', '[::1]'])(
  '%s leads to this machine only',
  (name) => {
    expect(leadsHereOnly(name)).toBe(true);
  },
);

test.each(['192.168.1.20', 'games.example', '127.example', 'localhost.example', '[fe80::1]', '10.127.0.1'])(
  '%s may lead here from elsewhere',
  (name) => {
    expect(leadsHereOnly(name)).toBe(false);
  },
);
