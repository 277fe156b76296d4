/** The reference back end as the process that the fuzzer starts. Its settings are those of the program, in the environment. */
import { readConfig } from '#server/config.ts'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import type { Log } from '#server/kernel/log.ts'
import { startServer } from '#server/main.ts'
import { openConfiguredStore } from '#server/create-services.ts'
import { serveFuzzer, reportError } from './child-process.ts'

/** Errors go to the fuzzer; request logs are dropped. */
const log: Log = {
  info: () => {},
  error: (event, error, fields) => {
    const operation = fields?.['operation']
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
    reportError({ event, text, operation: typeof operation === 'string' ? operation : undefined })
  },
  flush: () => {},
}

await serveFuzzer(async () => {
  const config = readConfig(process.env)
  const { urls, stop } = await startServer(config, log)
  const verify = async () => {
    const store = await openConfiguredStore(config, Date)
    try {
      return (await verifyLedger(store)).map(({ check, message }) => `${check}: ${message}`)
    } finally {
      await store.close()
    }
  }
  return { url: (urls[0] ?? '').replace('localhost', '127.0.0.1'), verify, stop }
})
