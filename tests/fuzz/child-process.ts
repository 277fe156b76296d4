import type { LoggedError, Question, Report } from './target.ts'

/** A back end as the process that it runs in serves it. */
export interface ServedBackEnd {
  readonly url: string
  verify(): Promise<readonly string[]>
  stop(): Promise<void>
}

const sendReport = (report: Report) => void process.send?.(report)

/** Reports an error to the fuzzer. */
export const reportError = (error: LoggedError) => sendReport({ error })

/** Bytes in use after a full garbage collection. */
async function memoryInUse(): Promise<number> {
  for (let round = 0; round < 3; round++) {
    globalThis.gc?.()
    await new Promise(resolve => setImmediate(resolve))
  }
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** Starts a back end and answers the fuzzer's questions about it, until it is stopped or the fuzzer has exited. */
export async function serveFuzzer(start: () => Promise<ServedBackEnd>): Promise<void> {
  try {
    const served = await start()
    const stop = () => void served.stop().finally(() => process.exit(0))
    process.once('disconnect', stop)
    process.on('message', ({ ask, number }: Question) => {
      const answer = (value: unknown) => sendReport({ answer: number, value })
      if (ask === 'stop') stop()
      else if (ask === 'memory') void memoryInUse().then(answer)
      else
        served.verify().then(answer, (error: unknown) => answer([`could not be verified: ${String(error)}`]))
    })
    sendReport({ ready: served.url })
  } catch (error) {
    sendReport({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    process.exitCode = 1
    process.disconnect?.()
  }
}
