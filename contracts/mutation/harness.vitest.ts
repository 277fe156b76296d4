/** The tests that must kill mutants of the harness: the rows and the fault catalogue. */
import { defineConfig } from 'vitest/config'
import { messageChunks } from '#scripts/vite/message-chunks.ts'
import { consumerFaultPlugin } from '../faults/consumer/plugin.ts'

export default defineConfig({
  plugins: [messageChunks(), consumerFaultPlugin()],
  test: {
    pool: 'threads',
    include: ['contracts/*.test.ts', 'contracts/faults/consumer/*.test.ts', 'tests/contracts/*.test.ts'],
  },
})
