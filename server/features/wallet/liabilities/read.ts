import type { LiabilityProof, LiabilityRoot, LiabilityTotal } from '#models'
import type { Reader, Row } from '#server/kernel/store.ts'
import { domainError } from '#server/problem.ts'
import { byAsset, pathOf, type TreeNode } from '#src/lib/proofs/liability-tree.ts'
import { hashedAsset, ownAmountsAt, wireAsset, type OwnedAmount } from './balances.ts'
import { BLOCK, leafOf } from './trees.ts'

interface DayRow extends Row {
  readonly day: string
  readonly previous: string | null
  readonly totals_hash: string
  readonly hash: string
}

interface TotalRow extends Row {
  readonly asset: string
  readonly leaves: bigint
  readonly total: string
  readonly root: string
}

interface BlockRow extends Row {
  readonly number: bigint
  readonly first_blind: string
  readonly total: string
  readonly hash: string
}

const SELECT_DAYS = `SELECT day, previous, totals_hash, hash FROM liability_days WHERE hash IS NOT NULL AND day < $1
  ORDER BY day DESC LIMIT $2`
const COUNT_DAYS = 'SELECT count(*) AS total FROM liability_days WHERE hash IS NOT NULL'
const SELECT_DAY = `SELECT day, previous, totals_hash, hash FROM liability_days WHERE hash IS NOT NULL AND day = $1`
const SELECT_TOTALS = 'SELECT asset, leaves, total, root FROM liability_totals WHERE day = $1'
const SELECT_SECRET = `SELECT secret FROM liability_days WHERE day = $1 AND hash IS NOT NULL
  AND (EXISTS (SELECT 1 FROM liability_blocks b WHERE b.day = $1) OR NOT EXISTS (SELECT 1 FROM liability_totals t WHERE t.day = $1))`
const SELECT_BLOCKS = `SELECT number, first_blind, total, hash FROM liability_blocks WHERE day = $1 AND asset = $2 ORDER BY number`
const SELECT_LEAVES = 'SELECT leaves FROM liability_blocks WHERE day = $1 AND asset = $2 AND number = $3'

/** Later than any day. */
const END = '9999-12-31'

const toRoot = ({ day, previous, totals_hash: totalsHash, hash }: DayRow): LiabilityRoot => ({
  day,
  previous,
  totalsHash,
  hash,
})

/** The totals of a day, in the order in which they are hashed. */
async function readTotals(reader: Reader, day: string): Promise<LiabilityTotal[]> {
  const rows = await reader.query<TotalRow>(SELECT_TOTALS, [day])
  return rows
    .toSorted((one, other) => byAsset(hashedAsset(one.asset), hashedAsset(other.asset)))
    .map(({ asset, leaves, total, root }) => ({ ...wireAsset(asset), leaves: Number(leaves), total, root }))
}

export interface RootsFilter {
  readonly pageSize: number
  /** Only days before this one. */
  readonly before?: string | undefined
  /** Only this day, with its totals. */
  readonly day?: string | undefined
}

async function readRoots(reader: Reader, { pageSize, before, day }: RootsFilter): Promise<LiabilityRoot[]> {
  if (day === undefined) {
    const rows = await reader.query<DayRow>(SELECT_DAYS, [before ?? END, BigInt(pageSize)])
    return rows.map(toRoot)
  }
  const [row] = await reader.query<DayRow>(SELECT_DAY, [day])
  if (!row || (before !== undefined && day >= before)) return []
  return [{ ...toRoot(row), totals: await readTotals(reader, day) }]
}

/** The published roots, newest first; `total` counts all. */
export async function listLiabilityRoots(reader: Reader, filter: RootsFilter) {
  const rows = await readRoots(reader, filter)
  const [count] = await reader.query<{ total: bigint }>(COUNT_DAYS)
  return { rows, total: Number(count!.total) }
}

/** The nodes of a block's leaves. */
const parseLeaves = (lines: string): TreeNode[] =>
  lines.split('\n').map(line => {
    const [total = '', hash = ''] = line.split(' ')
    return { total, hash }
  })

/** Where one balance is in its tree, and the nodes beside its path; undefined when it is in none. */
async function proveBalance(reader: Reader, secret: string, day: string, owned: OwnedAmount) {
  const { asset } = owned
  const { blind, amount, node } = leafOf(secret, day, owned)
  const blocks = await reader.query<BlockRow>(SELECT_BLOCKS, [day, asset])
  const number = blocks.findLastIndex(block => block.first_blind <= blind)
  const [block] = await reader.query<{ leaves: string }>(SELECT_LEAVES, [day, asset, BigInt(number)])
  const leaves = block ? parseLeaves(block.leaves) : []
  const place = leaves.findIndex(({ hash }) => hash === node.hash)
  if (place === -1) return undefined
  const path = [
    ...pathOf(leaves, place),
    ...pathOf(
      blocks.map(({ total, hash }) => ({ total, hash })),
      number,
    ),
  ]
  return { ...wireAsset(asset), amount, blind, index: number * BLOCK + place, path }
}

/**
 * The proof that what a customer had at the beginning of a day is in the totals of that day, for each asset.
 * @throws DomainError `liability_day_unknown` when the day is not published, or too old for proofs
 */
export async function readLiabilityProof(
  reader: Reader,
  userId: bigint,
  day: string,
): Promise<LiabilityProof> {
  const [published] = await reader.query<{ secret: string }>(SELECT_SECRET, [day])
  if (!published) throw domainError('liability_day_unknown')
  const balances = []
  const own = await ownAmountsAt(reader, day, userId)
  for (const owned of own.toSorted((one, other) =>
    byAsset(hashedAsset(one.asset), hashedAsset(other.asset)),
  )) {
    // oxlint-disable-next-line no-await-in-loop -- One after the other, so that a proof does not take all connections.
    const proof = await proveBalance(reader, published.secret, day, owned)
    if (proof) balances.push(proof)
  }
  return { day, balances }
}
