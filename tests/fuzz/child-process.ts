import type { LoggedError, Question, Report } from './target.ts'

/** A back end as the process that it runs in serves it. */
export interface Served {
  readonly url: string
  verify(): Promise<readonly string[]>
  stop(): Promise<void>
}

const tell = (report: Report) => void process.send?.(report)

/** Tells the fuzzer of an error. */
export const tellError = (error: LoggedError) => tell({ error })

/** Bytes in use once everything is collected that can be. */
async function memoryInUse(): Promise<number> {
  for (let round = 0; round < 3; round++) {
    globalThis.gc?.()
    await new Promise(resolve => setImmediate(resolve))
  }
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** Starts a back end and answers the fuzzer's questions about it, until it is told to stop or the fuzzer has gone. */
export async function serveFuzzer(start: () => Promise<Served>): Promise<void> {
  try {
    const served = await start()
    const stop = () => void served.stop().finally(() => process.exit(0))
    process.once('disconnect', stop)
    process.on('message', ({ ask, number }: Question) => {
      const answer = (value: unknown) => tell({ answer: number, value })
      if (ask === 'stop') stop()
      else if (ask === 'memory') void memoryInUse().then(answer)
      else
        served.verify().then(answer, (error: unknown) => answer([`could not be verified: ${String(error)}`]))
    })
    tell({ ready: served.url })
  } catch (error) {
    tell({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    process.exitCode = 1
    process.disconnect?.()
  }
}
