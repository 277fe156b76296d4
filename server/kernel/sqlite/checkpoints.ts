import { Worker } from 'node:worker_threads'

export interface CheckpointOptions {
  /** The database's file. */
  readonly file: string
  /** Resolves when the reads under way have ended, or were waited for long enough. */
  readonly settleReads: () => Promise<void>
  /** Called when the writer may go on. */
  readonly goOn: () => void
}

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
    worker.on('message', async (message: 'rest' | 'go on') => {
      if (message === 'rest') {
        this.#isResting = true
        // Keeps the process alive while commands are queued.
        worker.ref()
      }
      // What is read from the log keeps it from being checkpointed, and then from restarting.
      await settleReads()
      if (this.#isStopped) return
      if (message === 'rest') return worker.postMessage('resting')
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
