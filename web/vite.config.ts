import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

import { licences } from './licences.ts';
import { places } from './places.ts';

export default defineConfig({
  plugins: [svelte(), licences(), places()],
  build: {
    outDir: '../src/antechamber/server/page',
    emptyOutDir: true,
    // The server's content policy refuses data addresses and scripts within the page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    // The catalogues lie outside of this folder.
    fs: { allow: ['.', '../src/antechamber/messages', '../src/antechamber/games'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8420', ws: true } },
  },
});
