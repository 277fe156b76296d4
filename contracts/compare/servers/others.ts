/** What Dredd and Specmatic, as they come, make of a real server and its own specification. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CACHE, install } from '../install.ts'
import { run } from '../program.ts'
import type { RunningServer } from './server.ts'

export interface OtherResult {
  readonly tool: string
  readonly minutes: number
  /** Its last words on how it went. */
  readonly says: string
}

const MINUTES = 15

type Given = RunningServer & { readonly folder: string; readonly file: string }

const lastMatch = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].at(-1)?.[0]

async function dredd({ url, folder, file, header }: Given): Promise<string> {
  const program = join(install('dredd'), 'bin/dredd')
  const more = header === undefined ? [] : [`--header=${header}`]
  const { output } = await run(
    process.execPath,
    [program, file, url, '--no-color', '--loglevel=error', ...more],
    { cwd: folder, minutes: MINUTES },
  )
  writeFileSync(join(folder, 'dredd.txt'), output)
  return lastMatch(output, /complete: \d+ passing, .*/g) ?? output.slice(-200)
}

async function specmatic({ url, folder, file }: Given): Promise<string> {
  const jar = join(install('specmatic'), 'specmatic.jar')
  const given = ['-jar', jar, 'test', file, `--testBaseURL=${url}`, '--timeout=60']
  const { output } = await run('java', given, { cwd: folder, minutes: MINUTES })
  writeFileSync(join(folder, 'specmatic.txt'), output)
  return lastMatch(output, /Tests run: \d+, Successes: \d+, Failures: \d+.*/g) ?? output.slice(-200)
}

/** Runs both, one after the other. */
export async function runOthers(name: string, running: RunningServer): Promise<OtherResult[]> {
  const folder = join(CACHE, 'servers', name, 'others')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'openapi.json')
  writeFileSync(file, await (await fetch(running.spec)).text())
  const results: OtherResult[] = []
  for (const [tool, start] of Object.entries({ Dredd: dredd, Specmatic: specmatic })) {
    const started = performance.now()
    // oxlint-disable-next-line no-await-in-loop -- One after the other, on the same server.
    const says = await start({ ...running, folder, file }).catch((error: Error) =>
      error.message.slice(0, 200),
    )
    results.push({ tool, says, minutes: (performance.now() - started) / 60_000 })
  }
  return results
}
