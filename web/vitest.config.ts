import { defineConfig, mergeConfig } from 'vitest/config';

import page from './vite.config.ts';

export default mergeConfig(
  page,
  defineConfig({
    // Vitest runs in Node, where packages would otherwise give their server side.
    resolve: { conditions: ['browser'] },
    test: {
      environment: 'jsdom',
      include: ['*.test.ts', 'src/**/*.test.ts'],
      // One worker, one document and one evaluation of each module for all files. Every further one costs processor
      // time, of which the other checks make better use. `vitest.setup.ts` puts back what a file leaves behind.
      pool: 'threads',
      isolate: false,
      maxWorkers: 1,
      setupFiles: 'vitest.setup.ts',
    },
  }),
);
