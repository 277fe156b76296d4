/**
 * Calls a back end with valid and invalid requests: `npm run fuzz -- --seed N --calls N`. Exit code 1 when something is
 * found; each finding names the call, a command that repeats it, and a file for `--replay`.
 *
 *   --engine sqlite|postgres   where the back end keeps its data; PostgreSQL in a schema of its own of TEST_DATABASE_URL
 *   --url http://127.0.0.1:…   a back end that runs already, a sandbox without rate limits; its memory and its log are not seen
 *   --only K                   creates the accounts of the seed and makes only call K
 *   --replay FILE              creates the accounts and repeats the calls of a finding
 *   --without a,b              leaves operations out
 *   --lanes N                  calls at the same time, 16 unless told otherwise
 *   --out FOLDER               where the files for `--replay` go
 */
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { describeFinding, type ReplayFile } from '../tests/fuzz/findings.ts'
import { fuzz, type FuzzOptions, type FuzzResult } from '../tests/fuzz/fuzz.ts'
import { createPeople } from '../tests/fuzz/reference-people.ts'
import { createReferenceStorage } from '../tests/fuzz/reference-target.ts'
import { replay } from '../tests/fuzz/replay.ts'
import { integerOption } from './integer-option.ts'
import { readSpecification } from './specification.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    calls: { type: 'string', default: '20000' },
    engine: { type: 'string', default: 'sqlite' },
    url: { type: 'string' },
    only: { type: 'string' },
    replay: { type: 'string' },
    without: { type: 'string', default: '' },
    lanes: { type: 'string', default: '16' },
    members: { type: 'string', default: '8' },
    out: { type: 'string' },
  },
})

process.chdir(join(import.meta.dirname, '..'))
const recorded =
  values.replay === undefined ? undefined : (JSON.parse(readFileSync(values.replay, 'utf8')) as ReplayFile)
const seed = recorded?.seed ?? integerOption('seed', values.seed)
const engine = values.engine === 'postgres' ? 'postgres' : 'sqlite'
const storage = values.url === undefined ? await createReferenceStorage(engine) : undefined
const { url } = values

/** An external back end, of which only the answers are known. */
const externalTarget = () =>
  Promise.resolve({ url: url ?? '', takeErrors: () => [], endedBy: () => undefined, stop: async () => {} })

/** A prefix of new account names; constant on a back end that was started for this run. */
const accountPrefix = url === undefined ? `fuzz${seed}` : `fuzz${seed}-${Date.now().toString(36)}`
const scene: Pick<FuzzOptions, 'specification' | 'start' | 'createPeople'> = {
  specification: readSpecification(),
  start: settings => storage?.start(settings) ?? externalTarget(),
  createPeople: (api, random) =>
    createPeople(api, { name: accountPrefix, random, members: integerOption('members', values.members) }),
}

/** Prints the progress every ten seconds. */
function createProgress(calls: number) {
  const started = performance.now()
  let toldAt = started
  return (number: number) => {
    const now = performance.now()
    if (now - toldAt < 10_000) return
    toldAt = now
    console.error(`${number} of ${calls} calls, ${Math.round((now - started) / 1000)} s`)
  }
}

function report({ findings, calls, sent, seconds, memory, url: at }: FuzzResult): void {
  const folder = values.out ?? join(tmpdir(), `fairline-fuzz-findings-${seed}`)
  const { all } = findings
  for (const finding of all) console.log(`\n${describeFinding(finding, { seed, url: at, folder })}`)
  const rate = Math.round(sent / seconds)
  console.log(
    `\nSeed ${seed}, ${calls} calls (${sent} with those asked before) in ${seconds.toFixed(1)} s (${rate} a second), ${engine}.`,
  )
  if (memory) {
    const [early, late] = [memory.early, memory.late].map(bytes => (bytes / 1_048_576).toFixed(1))
    console.log(`Memory in use after a tenth of the calls ${early} MB, at the end ${late} MB.`)
  }
  console.log(all.length === 0 ? 'Nothing found.' : `${all.length} findings.`)
  if (all.length > 0) process.exitCode = 1
}

async function runAgain(file: ReplayFile): Promise<void> {
  const { steps, logged } = await replay(file, scene)
  for (const { call, sent, faults } of steps) {
    const answer = sent.answers.map(({ status, body }) => `${status} ${body.slice(0, 300)}`).join(' | ')
    console.log(`${call.number} ${call.operation.id} of ${call.actor.name}: ${sent.ended} ${answer}`)
    for (const { kind, detail } of faults) console.log(`  ${kind}: ${detail}`)
  }
  for (const line of logged) console.log(`  the log says: ${line}`)
  const isFound = steps.at(-1)?.faults.some(({ kind }) => kind === file.kind) ?? false
  console.log(isFound ? `Found again: ${file.kind}.` : `Not found again: ${file.kind}.`)
  if (isFound) process.exitCode = 1
}

try {
  if (recorded) await runAgain(recorded)
  else {
    const calls = integerOption('calls', values.calls)
    const only = values.only === undefined ? undefined : integerOption('only', values.only)
    const lanes = integerOption('lanes', values.lanes)
    const without = values.without.split(',')
    const isLimitedAtEnd = storage !== undefined
    report(
      await fuzz({
        ...scene,
        seed,
        calls,
        only,
        lanes,
        without,
        isLimitedAtEnd,
        onCall: createProgress(calls),
      }),
    )
  }
} finally {
  await storage?.remove()
}
