import { stat } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { HOUR } from '#src/lib/time/time-units.ts'
import { DamagedDatabaseError, type DamageWatch } from '../damage.ts'

/** A check takes 6 to 7 ms a megabyte, and the log cannot restart meanwhile: some seconds for the largest file that is checked. */
export const MAX_CHECKED_BYTES = 1 << 30

/** A running check. */
export interface IntegrityCheck {
  /** SQLite's findings; empty when the file is sound; undefined when it was too large or the check was stopped. */
  readonly findings: Promise<readonly string[] | undefined>
  stop(): Promise<void>
}

/** Checks the embedded database's file for damage on a worker thread, while the database is in use. */
export function startIntegrityCheck(file: string, maxBytes = MAX_CHECKED_BYTES): IntegrityCheck {
  let worker: Worker | undefined
  let isStopped = false
  const run = async () => {
    const { size } = await stat(file)
    if (size > maxBytes || isStopped) return undefined
    return new Promise<readonly string[] | undefined>(resolve => {
      worker = new Worker(new URL('./integrity-check-worker.ts', import.meta.url), { workerData: file })
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

/** How often the file is checked, in milliseconds: once a day. */
const CHECK_EVERY = 24 * HOUR

interface DatabaseFile {
  readonly file: string
  readonly damage: DamageWatch
  /** Receives why a check could not be made. */
  readonly onError: (error: unknown) => void
}

/** Checks the embedded database's file now and once a day, and notes what it finds as damage. */
export function checkDaily(
  { file, damage, onError }: DatabaseFile,
  start: (file: string) => IntegrityCheck = startIntegrityCheck,
): { stop(): Promise<void> } {
  let check = start(file)
  const noteFindings = async ({ findings: found }: IntegrityCheck) => {
    const findings = await found
    if (!findings?.length) return
    damage.note(new DamagedDatabaseError(`${file}: ${findings.join('; ')}`))
  }
  noteFindings(check).catch(onError)
  const timer = setInterval(() => {
    check = start(file)
    noteFindings(check).catch(onError)
  }, CHECK_EVERY)
  timer.unref()
  return {
    stop: () => {
      clearInterval(timer)
      return check.stop()
    },
  }
}
