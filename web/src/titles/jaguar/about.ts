/** What the page knows of the title before its face is loaded. */

import type { About } from '../shelf.ts';

export const about: About = {
  quiet: ['turn-began', 'order-set', 'token-chosen', 'missed', 'jaguar-shown', 'scored', 'won'],
};
