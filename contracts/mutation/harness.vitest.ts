/** What must notice a change of the harness: the rows, and the faults that they have to notice. */
import { defineConfig } from 'vitest/config'
import { consumerFaultPlugin } from '../faults/consumer/plugin.ts'

export default defineConfig({
  plugins: [consumerFaultPlugin()],
  test: {
    pool: 'threads',
    include: ['contracts/*.test.ts', 'contracts/faults/consumer/*.test.ts', 'tests/contracts/*.test.ts'],
  },
})
