/** Hostile readers: accounts that ask for much at once, drawn from the specification, while somebody else reads a little. */
import { EXPORT_TABLES } from '#server/features/security/account-export.ts'
import type { OperationId } from '#src/api/generated/operations.ts'
import { readOperations, type Operation } from '#tests/fuzz/operations.ts'
import { allowedValue } from '#tests/fuzz/values.ts'
import type { Random } from '#contracts/verify/random.ts'
import type { Answer, Fields } from '../support/back-end.ts'
import { Finding } from './findings.ts'
import type { CallFields, FloodEvent, Reading } from './history.ts'
import { PRODUCTS } from './products.ts'
import type { RunningNode, World } from './world.ts'

/** Calls at once. */
const AT_ONCE = [2, 10, 60, 60]
/** The most that a flood may add to the resident set, in bytes. */
const MAX_GROWTH = 512 * 1_048_576
const BROKEN = 500
/** What others are never answered on account of somebody else's calls. */
const CROWDED = new Set([429, 503])

/** What streams is no answer, and reading a position applies what is due to it: that is a call like any other. */
const NOT_READ = new Set<string>(['streamQuotes', 'getContractPosition'])

const READS: readonly Operation[] = readOperations().filter(
  ({ id, method, answerTypes }) =>
    method === 'GET' && !NOT_READ.has(id) && answerTypes.includes('application/json'),
)

/** What costs the server most. */
const HEAVY = READS.filter(({ id }) =>
  ['listCandles', 'listSparklines', 'listExportParts', 'exportPart', 'listLedgerEntries'].includes(id),
)

/** What the other account reads meanwhile. */
const MODEST_READS: readonly Reading[] = [
  { op: 'listBalances' },
  { op: 'listLedgerEntries', query: { pageNum: 1, pageSize: 20 } },
  { op: 'listSpotOrders', query: { pageNum: 1, pageSize: 20 } },
  { op: 'listCryptoProducts', query: { pageNum: 1, pageSize: 20 } },
  { op: 'listCandles', query: { productType: 2, productCode: 'BTC', interval: '1d', limit: 50 } },
]

function queryOf({ fields }: Operation, random: Random): CallFields {
  const { productType, productCode } = random.pick(PRODUCTS)
  const known: CallFields = { productType, productCode, part: random.pick(EXPORT_TABLES).table }
  const wanted = fields.filter(
    ({ place, isRequired }) => place === 'query' && (isRequired || random.percent(40)),
  )
  // The specification's own bounds: the first page and the deepest, of one row and of the most.
  return Object.fromEntries(
    wanted.map(({ name, schema }) => [
      name,
      known[name] ?? (allowedValue(schema, random) as string | number),
    ]),
  )
}

/** Many calls at once: of one operation, which is often one that costs much, or of all kinds. */
export function drawReadings(random: Random): Reading[] {
  const only = random.percent(50) ? random.pick(random.percent(50) ? HEAVY : READS) : undefined
  return Array.from({ length: random.pick(AT_ONCE) }, () => {
    const operation = only ?? random.pick(READS)
    return { op: operation.id as OperationId, query: queryOf(operation, random) }
  })
}

/** Another account reads. @throws Finding when it is refused on account of others */
export async function readModestly(world: World, running: RunningNode, who: number): Promise<void> {
  await Promise.all(
    MODEST_READS.map(async ({ op, query = {} }) => {
      const { code } = await world.ask(running, who, op, { ...query })
      if (CROWDED.has(code))
        throw new Finding('neighbour', `${op} of somebody else was answered with ${code}`)
    }),
  )
}

/**
 * Sends all calls of a flood at once, from the address of its account, and those of the other account after them.
 * @returns the answers to the flood
 * @throws Finding when one of them is broken, the other account is refused, or the memory is not bounded
 */
export async function flood(world: World, { n, who, beside, readings }: FloodEvent): Promise<Answer[]> {
  const running = world.nodeFor(Math.abs(n))
  const { node } = running
  node.takeErrors()
  const before = process.memoryUsage.rss()
  // Signs in where that is needed; parts of the export are read by a session that was confirmed lately.
  await world.ask(running, who, 'confirmStepUp', { password: world.people[who]!.password })
  await world.ask(running, beside, 'getUserInfo', {})
  const { token } = world.people[who]!
  const address = `198.51.100.${who + 1}`
  const asked = readings.map(({ op, query }) => node.call(token, op, {}, query as Fields, address))
  await readModestly(world, running, beside)
  const answers = await Promise.all(asked)
  const broken = answers.findIndex(({ code }) => code === BROKEN)
  if (broken !== -1) {
    const { op, query } = readings[broken]!
    throw new Finding(`answer 500 of ${op}`, `${JSON.stringify(query)}\n${node.takeErrors().join('\n')}`)
  }
  const growth = process.memoryUsage.rss() - before
  if (growth > MAX_GROWTH)
    throw new Finding('memory', `${readings.length} reads at once took ${growth} bytes`)
  return answers
}
