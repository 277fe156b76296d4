import type { Reader, Row } from '#server/kernel/store.ts'
import { runInSlices } from '#server/kernel/time-slices.ts'
import type { LedgerFinding } from '#server/ledger/checks.ts'
import { startOf } from '#src/lib/proofs/liability-tree.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import type { OwnedAmount } from './balances.ts'
import { addLeaves, rootOfDay, treesOf, type AssetTree, type Leaves } from './trees.ts'

export const LIABILITY_CHECK = 'published liabilities are what the entries of all customers add up to'
const MAX_FINDINGS = 20

interface DayRow extends Row {
  readonly day: string
  readonly secret: string
  readonly previous: string | null
  readonly totals_hash: string
  readonly hash: string
}

interface ChangeRow extends Row {
  readonly owner: bigint
  readonly asset: string
  /** The UTC day of the entries, counted from 1970. */
  readonly date: bigint
  readonly amount: bigint
}

interface TreeRow extends Row {
  readonly asset: string
  readonly leaves: bigint
  readonly total: string
  readonly root: string
}

interface BlockRow extends Row {
  readonly asset: string
  readonly total: string
  readonly hash: string
  readonly leaves: string
}

const SELECT_DAYS =
  'SELECT day, secret, previous, totals_hash, hash FROM liability_days WHERE hash IS NOT NULL ORDER BY day'
const SELECT_CHANGES = `SELECT p.owner AS owner, p.asset AS asset, t.created_at / ${DAY} AS date, CAST(sum(p.amount) AS BIGINT) AS amount
  FROM postings p JOIN transactions t ON t.id = p.transaction_id WHERE p.owner > 0
  GROUP BY p.owner, p.asset, t.created_at / ${DAY} ORDER BY t.created_at / ${DAY}`
const SELECT_TOTALS = 'SELECT asset, leaves, total, root FROM liability_totals WHERE day = $1'
const SELECT_BLOCKS =
  'SELECT asset, total, hash, leaves FROM liability_blocks WHERE day = $1 ORDER BY asset, number'

const summaryOf = ({ leaves, total, root }: { leaves: bigint | number; total: string; root: string }) =>
  `${total} in ${leaves} balances with root ${root.slice(0, 8)}…`

/** The totals of a day that differ from those computed. */
function* differentTotals(rows: readonly TreeRow[], trees: readonly AssetTree[]): Generator<string> {
  const published = new Map(rows.map(row => [row.asset, summaryOf(row)]))
  for (const { asset, summary } of trees) {
    const computed = summaryOf(summary)
    const stated = published.get(asset)
    if (stated !== computed)
      yield `${asset}: ${stated ?? 'nothing'} is published, and the entries say ${computed}`
    published.delete(asset)
  }
  for (const [asset, stated] of published) yield `${asset}: ${stated} is published, and no customer has any`
}

/** Whether the stored trees, of which proofs are made, are those computed. Those of older days are gone. */
function hasBlocks(rows: readonly BlockRow[], trees: readonly AssetTree[]): boolean {
  const stored = Map.groupBy(rows, row => row.asset)
  return trees.every(({ asset, blocks }) => {
    const own = stored.get(asset) ?? []
    return (
      own.length === blocks.length &&
      blocks.every(({ node, leaves }, index) => {
        const { total, hash, leaves: lines } = own[index]!
        const expected = leaves.map(leaf => `${leaf.total} ${leaf.hash}`).join('\n')
        return total === node.total && hash === node.hash && lines === expected
      })
    )
  })
}

/** Adds up entries, day by day; zero amounts are left out. */
function createSums(changes: readonly ChangeRow[], accounts: ReadonlyMap<bigint, string>) {
  const sums = new Map<string, OwnedAmount>()
  let next = 0
  return (day: string): OwnedAmount[] => {
    const end = BigInt(startOf(day) / DAY)
    for (; next < changes.length && changes[next]!.date < end; next++) {
      const { owner, asset, amount } = changes[next]!
      const key = `${owner} ${asset}`
      const account = accounts.get(owner) ?? ''
      sums.set(key, { owner, asset, account, amount: (sums.get(key)?.amount ?? 0n) + amount })
    }
    return [...sums.values()].filter(({ amount }) => amount !== 0n)
  }
}

/** Recomputes every published day from the entries of all customers: totals, roots, their chain, and the trees that are still stored. */
export async function verifyLiabilities(reader: Reader): Promise<LedgerFinding[]> {
  const days = await reader.query<DayRow>(SELECT_DAYS)
  if (days.length === 0) return []
  const users = await reader.query<{ id: bigint; account: string }>('SELECT id, account FROM users')
  const changes = await reader.query<ChangeRow>(SELECT_CHANGES)
  const amountsAt = createSums(changes, new Map(users.map(({ id, account }) => [id, account])))
  const findings: LedgerFinding[] = []
  const report = (day: string, message: string) => {
    if (findings.length < MAX_FINDINGS)
      findings.push({ check: LIABILITY_CHECK, message: `liabilities of ${day}: ${message}` })
  }
  let previous: string | null = null
  for (const { day, secret, ...row } of days) {
    const leaves: Leaves = new Map()
    await runInSlices(addLeaves(leaves, { secret, day }, amountsAt(day)))
    const trees = await runInSlices(treesOf(leaves))
    const totals = await reader.query<TreeRow>(SELECT_TOTALS, [day])
    for (const message of differentTotals(totals, trees)) report(day, message)
    const root = rootOfDay(day, previous, trees)
    if (row.previous !== previous) report(day, 'the root published before is another than the one it names')
    if (row.totals_hash !== root.totalsHash || row.hash !== root.hash)
      report(day, 'another root is published than the one that follows from the entries')
    const blocks = await reader.query<BlockRow>(SELECT_BLOCKS, [day])
    if (blocks.length > 0 && !hasBlocks(blocks, trees))
      report(day, 'the trees that proofs are made of are not those that follow from the entries')
    // Goes on from what is published, so that one changed day is one finding.
    previous = row.hash
  }
  return findings
}
