import { stat } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'

/** It takes 6 to 7 ms a megabyte, and the log cannot begin anew meanwhile: some seconds for the largest file that is looked at. */
export const LARGEST_CHECKED = 1 << 30

/** A check that is under way. */
export interface FileCheck {
  /** What is wrong in the file, in SQLite's words; nothing when all is well; undefined when it was too large, or stopped. */
  readonly findings: Promise<readonly string[] | undefined>
  stop(): Promise<void>
}

/** Looks through the file of the embedded database for damage, on a thread of its own, while it is used. */
export function startFileCheck(file: string, largest = LARGEST_CHECKED): FileCheck {
  let worker: Worker | undefined
  let isStopped = false
  const run = async () => {
    const { size } = await stat(file)
    if (size > largest || isStopped) return undefined
    return new Promise<readonly string[] | undefined>(resolve => {
      worker = new Worker(new URL('./quick-check.ts', import.meta.url), { workerData: file })
      worker.once('message', resolve)
      // SQLite does not even read it.
      worker.once('error', error => resolve([error.message]))
      worker.once('exit', () => resolve(undefined))
      worker.unref()
    })
  }
  return {
    findings: run(),
    stop: async () => {
      isStopped = true
      await worker?.terminate()
    },
  }
}
