/** What the page knows of the title before its face is loaded. */

import type { About } from '../shelf.ts';

export const about: About = {
  quiet: [
    'round-began',
    'looked',
    'claims-shown',
    'tokens-shown',
    'kept-claim',
    'drew',
    'offered',
    'kept-card',
    'round-ended',
    'scored',
    'won',
  ],
  seatFields: ['other'],
};
