/** What is told at this table now. */
import { Playing } from '../playing.svelte.ts';

export const play = new Playing();
