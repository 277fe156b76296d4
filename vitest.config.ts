import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { consumerFaultPlugin } from './contracts/faults/consumer/plugin.ts'

export default defineConfig({
  plugins: [react(), consumerFaultPlugin()],
  test: {
    // Pact loses interactions silently when files run in separate processes; threads keep them all.
    pool: 'threads',
    // One on each core: by itself it would leave one of two cores to nobody.
    maxWorkers: availableParallelism(),
    environment: 'node',
    globalSetup: ['tests/support/setup/database-templates.ts'],
    setupFiles: ['tests/support/setup/timeouts.ts', 'tests/support/setup/messages.ts'],
    include: ['tests/**/*.test.{ts,tsx}', 'contracts/**/*.test.ts'],
    // What takes too long for every push: npm run test:deep.
    exclude: [
      'tests/e2e/**',
      'tests/bench/**',
      'node_modules/**',
      ...(process.env['DEEP'] ? [] : ['tests/**/*.deep.test.ts']),
    ],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // Nothing is timed: this is for what would never end.
    testTimeout: 20_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
})
