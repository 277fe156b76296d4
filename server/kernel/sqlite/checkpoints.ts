import { Worker } from 'node:worker_threads'

export interface CheckpointOptions {
  /** The database's file. */
  readonly file: string
  /** Resolves when the reads under way have ended, after so many milliseconds at the latest. */
  readonly settleReads: (milliseconds: number) => Promise<void>
  /** Called when the writer may go on. */
  readonly goOn: () => void
}

/** How long commands wait for the reads under way, twice, before the log restarts, in milliseconds: for short ones, and when it has become too long. */
const READER_WAIT = { short: 5, long: 50 }

/** The thread that checkpoints the log (checkpointer.ts), as its writer sees it. It does not keep the process alive. */
export class Checkpoints {
  readonly #worker: Worker
  #isResting = false
  #isStopped = false

  constructor({ file, settleReads, goOn }: CheckpointOptions) {
    const worker = new Worker(new URL('./checkpointer.ts', import.meta.url), { workerData: file })
    const resume = () => {
      this.#isResting = false
      goOn()
    }
    let wait = READER_WAIT.short
    worker.on('message', async (message: 'rest' | 'rest for long' | 'go on') => {
      const isRest = message !== 'go on'
      if (isRest) {
        this.#isResting = true
        wait = message === 'rest' ? READER_WAIT.short : READER_WAIT.long
        // Keeps the process alive while commands are queued.
        worker.ref()
      }
      // What is read from the log keeps it from being checkpointed, and then from restarting.
      await settleReads(wait)
      if (this.#isStopped) return
      if (isRest) return worker.postMessage('resting')
      worker.unref()
      resume()
    })
    // Without the thread, commits checkpoint the log themselves.
    worker.on('error', resume)
    worker.unref()
    this.#worker = worker
  }

  /** Whether the writer pauses, for some milliseconds, while the last of the log is checkpointed. */
  get isResting(): boolean {
    return this.#isResting
  }

  /** The writer does not pause any more. */
  stop(): void {
    this.#isResting = false
    // A message that is still on its way would let the process end before the thread has.
    this.#isStopped = true
    this.#worker.removeAllListeners('message')
  }

  async close(): Promise<void> {
    await this.#worker.terminate()
  }
}
