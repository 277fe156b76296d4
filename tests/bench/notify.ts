/**
 * What it costs to tell other nodes of an order, on PostgreSQL: orders of the kernel alone, 64 in flight, turn by turn without being told,
 * with NOTIFY in the transaction of each order, and told after the commit as the program does (server/kernel/postgres/changes.ts).
 * Two stores: one places, the other listens. See docs/decisions/0018-told-after-the-commit.md.
 *
 *   BENCH_DATABASE_URL=postgresql://… npx node tests/bench/notify.ts    a database of its own, with fsync on a real disk
 */
import { randomUUID } from 'node:crypto'
import { placeSpotOrder } from '#server/features/spot/commands.ts'
import { migrations } from '#server/features/schema.ts'
import { openStore } from '#server/kernel/open-store.ts'
import type { Command, Statement, Store } from '#server/kernel/store.ts'
import { createCustomers, placeInKernel } from './orders/customers.ts'
import { rateOf, type Rate } from './orders/load.ts'
import { printComparison } from './support/compare.ts'

const CUSTOMERS = 500
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4)
const TURNS = Number(process.env['BENCH_TURNS'] ?? 8)
const IN_FLIGHT = 64

/** `control` is the same as `untold`: what the two differ by is the unsteadiness of the machine. */
type Variant = 'untold' | 'control' | 'within' | 'after'
const VARIANTS: readonly Variant[] = ['untold', 'control', 'within', 'after']

/** The same store, whose commands are told in one of the ways. */
function telling(store: Store, variant: Variant, userId: bigint): Store {
  if (variant === 'untold' || variant === 'control') return store
  const notify: Statement = ['SELECT pg_notify($1, $2)', ['fairline', `${randomUUID()} messages:${userId}`]]
  const wrap = <Input, Answer>(command: Command<Input, Answer>): Command<Input, Answer> =>
    function* (context, input) {
      if (variant === 'after') context.changed({ of: 'messages', userId })
      const steps = command(context, input)
      let step = steps.next()
      while (!step.done) {
        const isTold = variant === 'within' && step.value.last !== undefined
        const { statements } = step.value
        const batch = isTold ? { ...step.value, statements: [...statements, notify] } : step.value
        const rows = yield batch
        step = steps.next(isTold ? rows.slice(0, -1) : rows)
      }
      return step.value
    }
  return {
    engine: store.engine,
    query: (...given) => store.query(...given),
    execute: (command, input) => store.execute(command === placeSpotOrder ? wrap(command) : command, input),
    close: () => store.close(),
  }
}

async function measure(store: Store, customers: readonly bigint[], variant: Variant): Promise<Rate> {
  const latencies: number[] = []
  const started = performance.now()
  const end = started + SECONDS * 1000
  const placeUntilEnd = async () => {
    while (performance.now() < end) {
      const sent = performance.now()
      const userId = customers[Math.floor(Math.random() * CUSTOMERS)]!
      await placeInKernel(telling(store, variant, userId), userId)
      latencies.push(performance.now() - sent)
    }
  }
  await Promise.all(Array.from({ length: IN_FLIGHT }, placeUntilEnd))
  return rateOf(latencies, (performance.now() - started) / 1000)
}

const databaseUrl = process.env['BENCH_DATABASE_URL']
if (!databaseUrl) {
  console.log('Set BENCH_DATABASE_URL.')
  process.exit(0)
}
const options = { dataDir: '', databaseUrl, migrations, clock: Date }
const [store, listening] = [
  await openStore({ ...options, nodeId: 1 }),
  await openStore({ ...options, nodeId: 2 }),
]
let heard = 0
listening.changes!.subscribe(() => void heard++)
const customers = await createCustomers(store, CUSTOMERS)
await measure(store, customers, 'untold')

const turns: Record<Variant, number>[] = []
for (let turn = 0; turn < TURNS; turn++) {
  const rates = new Map<Variant, number>()
  // Each comes first, second, third and last equally often.
  for (let index = 0; index < VARIANTS.length; index++) {
    const variant = VARIANTS[(turn + index) % VARIANTS.length]!
    rates.set(variant, (await measure(store, customers, variant)).perSecond)
  }
  turns.push(Object.fromEntries(rates) as Record<Variant, number>)
}
for (const variant of ['control', 'within', 'after'] as const) {
  const pairs = turns.map(turn => ({ reference: turn.untold, contender: turn[variant] }))
  printComparison(variant, pairs, { reference: 'untold', unit: 'orders/s' })
}
console.log(`${heard} changes heard`)
await store.close()
await listening.close()
