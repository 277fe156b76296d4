import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { busyError } from '../store-unavailable.ts'
import type { Row, Statement } from '../store.ts'

const WORKER = new URL('./read-worker.ts', import.meta.url)

interface Reply {
  readonly rows?: Row[]
  readonly failure?: { readonly message: string; readonly errcode?: number }
}

/** A thread with a connection of its own, and the read that it works on. */
interface Reader {
  readonly worker: Worker
  reading: PromiseWithResolvers<Row[]> | undefined
}

/**
 * Reads of the embedded database on threads of their own, so that no statement occupies the thread that answers. A thread that ends is
 * replaced with the next read. They do not keep the process alive, except while they read.
 */
export class SqliteReaders {
  readonly #file: string
  readonly #worker: URL
  readonly #readers = new Set<Reader>()
  #isClosed = false

  /**
   * @param file the database, which exists
   * @param worker the program of the threads; tests pass one that dies
   */
  constructor(file: string, worker = WORKER) {
    this.#file = file
    this.#worker = worker
  }

  /**
   * The rows of a statement, read after everything that was committed before the call. Each read that is under way has a thread: the
   * caller bounds how many there are.
   * @throws SQLite's errors; StoreUnavailableError when the thread has ended
   */
  async read(statement: Statement): Promise<Row[]> {
    if (this.#isClosed) throw busyError('it is closed')
    const reader = [...this.#readers].find(({ reading }) => !reading) ?? this.#start()
    const reading = Promise.withResolvers<Row[]>()
    reader.reading = reading
    reader.worker.ref()
    reader.worker.postMessage(statement)
    try {
      return await reading.promise
    } finally {
      reader.reading = undefined
      reader.worker.unref()
    }
  }

  /** Resolves once the reads that are under way now have ended, after so many milliseconds at the latest. */
  async settle(milliseconds: number): Promise<void> {
    const reads = [...this.#readers].flatMap(({ reading }) => (reading ? [reading.promise] : []))
    if (reads.length > 0) await Promise.race([Promise.allSettled(reads), sleep(milliseconds)])
  }

  /** Ends all threads; what they read, and what is read later, fails. */
  async close(): Promise<void> {
    this.#isClosed = true
    await Promise.all([...this.#readers].map(({ worker }) => worker.terminate()))
  }

  #start(): Reader {
    const worker = new Worker(this.#worker, { workerData: this.#file })
    const reader: Reader = { worker, reading: undefined }
    this.#readers.add(reader)
    const end = (cause?: unknown) => {
      this.#readers.delete(reader)
      reader.reading?.reject(busyError('the thread that read has ended', cause))
    }
    worker.on('message', ({ rows, failure }: Reply) => {
      if (rows) reader.reading?.resolve(rows)
      else reader.reading?.reject(Object.assign(new Error(failure?.message), failure))
    })
    worker.on('error', end)
    worker.on('exit', () => end())
    return reader
  }
}
