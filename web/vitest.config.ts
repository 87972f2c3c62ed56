import { defineConfig, mergeConfig } from 'vitest/config';

import page from './vite.config.ts';

export default mergeConfig(
  page,
  defineConfig({
    // Vitest runs in Node, where packages would otherwise give their server side.
    resolve: { conditions: ['browser'] },
    test: { environment: 'jsdom', include: ['src/**/*.test.ts'] },
  }),
);
