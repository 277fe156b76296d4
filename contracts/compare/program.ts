/** Runs a tool's program. */
import { spawn, type ChildProcess } from 'node:child_process'
import { MINUTE } from '#src/lib/time/time-units.ts'

export interface ProgramRun {
  /** Null when it was stopped. */
  readonly code: number | null
  /** What it wrote, both streams together. */
  readonly output: string
}

interface Settings {
  readonly cwd: string
  readonly environment?: Readonly<Record<string, string>>
}

function start(command: string, given: readonly string[], { cwd, environment }: Settings): ChildProcess {
  const child = spawn(command, given, {
    cwd,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // None outlives this process.
  const stop = () => void child.kill()
  process.once('exit', stop)
  child.once('exit', () => process.off('exit', stop))
  return child
}

/** Runs a program to its end, or stops it after a number of minutes. */
export function run(
  command: string,
  given: readonly string[],
  { minutes, ...settings }: Settings & { readonly minutes?: number },
): Promise<ProgramRun> {
  const child = start(command, given, settings)
  const limit = minutes === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), minutes * MINUTE)
  const parts: Buffer[] = []
  child.stdout?.on('data', (part: Buffer) => parts.push(part))
  child.stderr?.on('data', (part: Buffer) => parts.push(part))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', code => {
      clearTimeout(limit)
      resolve({ code, output: Buffer.concat(parts).toString() })
    })
  })
}

/**
 * Starts a server, and gives its address once it has written it.
 * @param ready finds the address in what it writes
 * @throws Error when it ends before that
 */
export function serve(
  command: string,
  given: readonly string[],
  settings: Settings,
  ready: RegExp,
): Promise<{ readonly url: string; readonly stop: () => void }> {
  const child = start(command, given, settings)
  let output = ''
  return new Promise((resolve, reject) => {
    let url: string | undefined
    child.stderr?.resume()
    child.stdout?.on('data', (part: Buffer) => {
      if (url !== undefined) return
      output += part.toString()
      url = ready.exec(output)?.[1]
      if (url !== undefined) resolve({ url, stop: () => void child.kill() })
    })
    child.once('error', reject)
    child.once('exit', code => reject(new Error(`${command} ended with code ${code}: ${output}`)))
  })
}
