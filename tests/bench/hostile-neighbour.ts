/**
 * A hostile customer and another one: for each operation of the specification the hostile account keeps 60 calls in flight, from an address
 * of its own, while the other customer reads and places orders from another. Measures what the other one notices, beside the same without
 * the hostile account in the same run. Fails when p99 of its reads or orders is more than twice the reference (below 10 ms: never), when one
 * of its calls is refused or not answered, or when the server's memory grows by more than 150 MiB.
 *
 *   npx node tests/bench/hostile-neighbour.ts [--engine sqlite] [--world empty] [--operations listLedgerEntries,exportPart] [--seconds 4]
 *     [--entries 1000000] [--limits off] [--addresses 60] [--out FILE]
 *
 * `--engine`: sqlite or postgres (TEST_DATABASE_URL); both when there is one. `--world`: whether the hostile account has no data or a history
 * of `--entries` ledger entries with their orders and messages; both by default. `--limits off`: a server without rate limits. `--addresses`:
 * how many addresses the hostile account calls from. `--out`: all figures as JSON. Needs Linux. All operations of one world take half an hour.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { measureWorld } from './hostile/run.ts'
import { LIMITS, faultsOf, ratioOf, tableOf, type Measurement } from './hostile/verdict.ts'
import { createWorld, type EngineName } from './hostile/world.ts'

const { values } = parseArgs({
  options: {
    engine: { type: 'string' },
    world: { type: 'string' },
    operations: { type: 'string' },
    seconds: { type: 'string', default: '4' },
    entries: { type: 'string', default: '1000000' },
    limits: { type: 'string', default: 'on' },
    addresses: { type: 'string', default: '1' },
    out: { type: 'string' },
  },
})
const WORST = 5
const databaseUrl = process.env['TEST_DATABASE_URL']
const engines = values.engine
  ? [values.engine as EngineName]
  : databaseUrl
    ? (['sqlite', 'postgres'] as const)
    : (['sqlite'] as const)
const worlds = values.world ? [values.world] : ['empty', 'rich']

function report(title: string, measurements: readonly Measurement[]): void {
  const busy = measurements.filter(({ others }) => others > LIMITS.others)
  const failed = measurements.filter(each => faultsOf(each).length > 0)
  const worst = measurements.toSorted((a, b) => ratioOf(b) - ratioOf(a)).slice(0, WORST)
  const busiest = Math.max(...measurements.map(({ load }) => load))
  const [first, last] = [measurements[0]!.memory.before, measurements.at(-1)!.memory.after]
  console.log(`\n### ${title}\n${tableOf(worst)}\n`)
  for (const each of failed) console.log(`- ${each.subject}: ${faultsOf(each).join('; ')}`)
  console.log(
    `${measurements.length} subjects, ${failed.length} noticed by the other customer; ${busy.length} measured on a busy machine, where p99 may ` +
      `be ${LIMITS.slack} times as large. No operation is left out. ` +
      `The hostile account's process took ${busiest.toFixed(2)} cores at most. ` +
      `Memory ${first.toFixed(0)} MiB at first, ${last.toFixed(0)} MiB at the end.`,
  )
  if (failed.length > 0) process.exitCode = 1
}

const all: Record<string, readonly Measurement[]> = {}
for (const engine of engines) {
  for (const kind of worlds) {
    const entries = kind === 'empty' ? 0 : Number(values.entries)
    const world = await createWorld(engine, { entries, databaseUrl })
    const title = `${engine}, ${entries.toLocaleString('en')} entries, rate limits ${values.limits}, ${values.addresses} address(es)`
    try {
      const measurements = await measureWorld(world, {
        seconds: Number(values.seconds),
        operations: values.operations?.split(','),
        isLimited: values.limits !== 'off',
        addresses: Number(values.addresses),
        onMeasured: each =>
          console.error(`${each.subject}: ${ratioOf(each).toFixed(1)} ${faultsOf(each).join('; ')}`),
      })
      all[title] = measurements
      report(title, measurements)
    } finally {
      await world.remove()
    }
  }
}
if (values.out) writeFileSync(values.out, JSON.stringify(all, null, 2))
