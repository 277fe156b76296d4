/** The tests that must kill mutants of the client: the rows and its own tests. */
import { defineConfig } from 'vitest/config'
import { messageChunks } from '#scripts/vite/message-chunks.ts'

export default defineConfig({
  plugins: [messageChunks()],
  test: {
    pool: 'threads',
    include: ['contracts/*.test.ts', 'tests/src/api/{client*,connect,envelope,error-policy,queries}.test.ts'],
    restoreMocks: true,
    unstubGlobals: true,
  },
})
