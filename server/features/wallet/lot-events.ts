import type { LedgerEntryType, LedgerReferenceType, RealisedResultKind } from '#models'
import type { Reader, Row } from '#server/kernel/store.ts'
import { USDT, productIdOf } from '#server/ledger/units.ts'
import type { Market } from '#server/market/market.ts'
import { assetValue } from './asset-value.ts'

interface EventRow extends Row {
  readonly id: bigint
  readonly at: bigint
  readonly reference_type: LedgerReferenceType
  readonly reference_id: bigint
  readonly asset: string
  readonly type: LedgerEntryType
  readonly amount: bigint
  readonly value: bigint | null
}

/** A person's entries of some transactions by asset and type, with the recorded value of an exchange or of a deposit of coins. */
const SELECT_ENTRIES = `SELECT t.id AS id, t.created_at AS at, t.reference_type AS reference_type, t.reference_id AS reference_id,
    p.asset AS asset, p.type AS type, CAST(sum(p.amount) AS BIGINT) AS amount,
    CASE t.reference_type
      WHEN 'bibiOrder' THEN (SELECT b.value FROM bibi_orders b WHERE b.id = t.reference_id)
      WHEN 'exchange' THEN (SELECT e.value FROM exchanges e WHERE e.id = t.reference_id)
      WHEN 'deposit' THEN (SELECT d.value FROM deposits d WHERE d.id = t.reference_id)
    END AS value
  FROM postings p JOIN transactions t ON t.id = p.transaction_id
  WHERE p.owner = $1 AND p.owner > 0 AND p.transaction_id > $2 AND p.transaction_id <= $3 AND p.type NOT IN ('hold', 'release')
  GROUP BY t.id, t.created_at, t.reference_type, t.reference_id, p.asset, p.type ORDER BY t.id, p.asset, p.type`

/** The change of what is held of a product by one transaction. */
export interface LotEvent {
  readonly productId: bigint
  /** In minor units; below zero: sold or given away. */
  readonly quantity: bigint
  /** In minor units of USDT: what it cost, or what was received for it. */
  readonly value: bigint
  /** Whether something was received for what is gone; a penalty takes units without an equivalent. */
  readonly isTrade: boolean
}

/** What one transaction did: at most one disposal, what was acquired, and results without lots. */
export interface LotTransaction {
  readonly id: bigint
  /** Milliseconds since 1970 UTC. */
  readonly at: bigint
  readonly referenceType: LedgerReferenceType
  readonly referenceId: bigint
  readonly events: readonly LotEvent[]
  readonly results: readonly (readonly [RealisedResultKind, bigint])[]
}

/** The transactions of a person after `from`, up to and with `to`, oldest first. */
export async function readLotTransactions(
  { reader, market }: { readonly reader: Reader; readonly market: Market },
  userId: bigint,
  { from, to }: { readonly from: bigint; readonly to: bigint },
): Promise<LotTransaction[]> {
  const rows = await reader.query<EventRow>(SELECT_ENTRIES, [userId, from, to])
  return [...Map.groupBy(rows, row => row.id).values()].map(entries => {
    const [{ id, at, reference_type, reference_id }] = entries as [EventRow]
    return {
      id,
      at,
      referenceType: reference_type,
      referenceId: reference_id,
      events: eventsOf(market, entries),
      results: entries.flatMap(entry => resultOf(market, entry)),
    }
  })
}

/** Disposals first: what a trade pays is gone before what it brings arrives. */
function eventsOf(market: Market, entries: readonly EventRow[]): LotEvent[] {
  const amounts = new Map<string, bigint>()
  for (const { asset, amount } of entries) amounts.set(asset, (amounts.get(asset) ?? 0n) + amount)
  const events = [...amounts].flatMap(([asset, quantity]): LotEvent[] => {
    const productId = productIdOf(asset)
    if (productId === null || quantity === 0n) return []
    const other = [...amounts].find(([each]) => each !== asset)
    const value = valueOf(market, entries[0]!, quantity, other)
    return [{ productId: BigInt(productId), quantity, value: value ?? 0n, isTrade: value !== undefined }]
  })
  return events.toSorted((a, b) => Number(a.quantity > 0n) - Number(b.quantity > 0n))
}

/**
 * What was paid for units, or received for them, in USDT; undefined where they came or went without an equivalent. For another coin
 * it is what the coins paid were worth, for a currency what was received, at the prices of the time.
 */
function valueOf(
  market: Market,
  { reference_type, value, at }: EventRow,
  quantity: bigint,
  other: readonly [string, bigint] | undefined,
): bigint | undefined {
  if (reference_type === 'spotOrder' || reference_type === 'newShares') {
    return other?.[0] === USDT ? magnitude(other[1]) : undefined
  }
  if (reference_type === 'exchange' && quantity < 0n && other && productIdOf(other[0]) === null) {
    return assetValue(market, other[0], other[1], Number(at))
  }
  const isTrade = ['bibiOrder', 'exchange', 'deposit'].includes(reference_type)
  return isTrade ? (value ?? undefined) : undefined
}

const magnitude = (amount: bigint) => (amount < 0n ? -amount : amount)

const RESULT_KINDS: Partial<Record<LedgerEntryType, RealisedResultKind>> = {
  quickProfit: 'quick',
  quickLoss: 'quick',
  contractProfit: 'contractProfit',
  contractFunding: 'contractFunding',
  pledgeInterest: 'earnings',
  miningOutput: 'earnings',
  earlyExit: 'earnings',
  award: 'awards',
}

/** The result of an entry in money. Rewards in coins are lots without a cost, so that they count once, when they are sold. */
function resultOf(market: Market, entry: EventRow): [RealisedResultKind, bigint][] {
  const { asset, type, amount, at, reference_type } = entry
  if (productIdOf(asset) !== null) return []
  const kind =
    type !== 'fee'
      ? RESULT_KINDS[type]
      : reference_type === 'contract'
        ? 'contractFees'
        : reference_type === 'quickOrder'
          ? 'quick'
          : undefined
  return kind ? [[kind, assetValue(market, asset, amount, Number(at))]] : []
}
