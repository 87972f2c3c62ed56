import { defineConfig, mergeConfig } from 'vitest/config';

import page from './vite.config.ts';

const PATIENCE = 60_000; // milliseconds: the machine may be busy with other checks

export default mergeConfig(
  page,
  defineConfig({
    // Vitest runs in Node, where packages would otherwise give their server side.
    resolve: { conditions: ['browser'] },
    // One document for each worker: to make one for each file takes as long as the tests themselves.
    test: {
      environment: 'jsdom',
      pool: 'vmThreads',
      include: ['*.test.ts', 'src/**/*.test.ts'],
      testTimeout: PATIENCE,
    },
  }),
);
