/**
 * `npm run simulate -- --seed N --events N [--engine sqlite|postgres] [--replay FILE] [--out FILE] [--shorten SECONDS]
 * [--ignore KIND] [--tame] [--counts]`: customers, hostile readers, slow senders, jobs, a clock, faults and restarts from one seed
 * (docs/operating.md). Ends with 1 when a promise was broken, and prints the shortest history that it has found; `--replay` runs one that was
 * stored with `--out`.
 */
import { parseArgs } from 'node:util'
import {
  printHistory,
  readHistory,
  writeHistory,
  type EngineName,
  type History,
} from '../tests/simulation/history.ts'
import { replayHistory, simulate } from '../tests/simulation/simulate.ts'
import { integerOption } from './integer-option.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    events: { type: 'string', default: '20000' },
    engine: { type: 'string', default: 'sqlite' },
    replay: { type: 'string' },
    out: { type: 'string' },
    shorten: { type: 'string', default: '60' },
    ignore: { type: 'string', multiple: true, default: [] },
    tame: { type: 'boolean', default: false },
    counts: { type: 'boolean', default: false },
  },
})
const databaseUrl = process.env['TEST_DATABASE_URL']
const print = (text: string) => process.stdout.write(`${text}\n`)

const ignored = new Set(values.ignore)

if (values.replay) {
  const { finding, events } = await replayHistory(readHistory(values.replay), databaseUrl, ignored)
  print(finding ? `event ${finding.n}: ${finding.message}` : `${events.length} events, nothing found`)
  process.exit(finding ? 1 : 0)
}

const engine: EngineName = values.engine === 'postgres' ? 'postgres' : 'sqlite'
const started = performance.now()
const counts = new Map<string, number>()
const { events, found } = await simulate({
  seed: integerOption('seed', values.seed),
  events: integerOption('events', values.events),
  engine,
  databaseUrl,
  ignored,
  isTame: values.tame,
  shrinkFor: integerOption('shorten', values.shorten) * 1000,
  onEpoch: (_, result) => {
    for (const [name, count] of result.counts) counts.set(name, (counts.get(name) ?? 0) + count)
  },
})
const seconds = (performance.now() - started) / 1000
// The processor time as well, as the machine may be busy.
const { user, system } = process.cpuUsage()
const busy = (user + system) / 1_000_000
const rate = `${seconds.toFixed(1)} s, ${busy.toFixed(1)} s of them computing, ${Math.round(events / busy)} events/s`
if (values.counts) for (const [name, count] of [...counts].toSorted()) print(`${count}\t${name}`)
if (!found) {
  print(`seed ${values.seed} on ${engine}: ${events} events, nothing found (${rate})`)
  process.exit(0)
}
const { after, message, shortest } = found
const history: History = shortest
print(`seed ${values.seed} on ${engine}: found after ${after} events (${rate})\n${message}`)
print(`The shortest history has ${history.events.length} events:\n${printHistory(history)}`)
if (values.out) writeHistory(values.out, history)
process.exit(1)
