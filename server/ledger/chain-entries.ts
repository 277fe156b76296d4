import type { LedgerEntryType, LedgerReferenceType } from '#models'
import { pagedItems, type Job } from '#server/kernel/job.ts'
import {
  finish,
  read,
  type Context,
  type Reader,
  type Row,
  type Statement,
  type Steps,
  type Store,
} from '#server/kernel/store.ts'
import { FIRST_HASH } from '#src/lib/proofs/entry-chain.ts'
import type { LedgerFinding } from './checks.ts'
import { postingHash } from './entry-chain.ts'
import { lockWallet, type BalanceKind } from './wallet.ts'
import type { Asset } from './units.ts'

/** Entries of one step: the balance is locked for so long. */
const CHUNK = 200
const EVERY_MS = 60_000
/** Entries that are verified at a time. */
const PAGE = 5000

interface BalanceKey extends Row {
  readonly owner: bigint
  readonly asset: Asset
  readonly kind: BalanceKind
}

interface PostingRow extends BalanceKey {
  readonly transaction_id: bigint
  readonly leg: bigint
  readonly type: LedgerEntryType
  readonly amount: bigint
  readonly balance_after: bigint
  readonly reference_type: LedgerReferenceType
  readonly reference_id: bigint
  readonly created_at: bigint
  readonly hash: string | null
}

const COLUMNS = `p.owner, p.asset, p.kind, p.transaction_id, p.leg, p.type, p.amount, p.balance_after, p.hash, t.reference_type,
  t.reference_id, t.created_at`
const ENTRIES = 'postings p JOIN transactions t ON t.id = p.transaction_id'
const SELECT_NEXT = `SELECT ${COLUMNS} FROM ${ENTRIES} WHERE p.owner = $1 AND p.owner > 0 AND p.asset = $2 AND p.kind = $3
  AND (p.transaction_id, p.leg) > ($4, $5) ORDER BY p.transaction_id, p.leg LIMIT ${CHUNK + 1}`
const SELECT_UNCHAINED = `SELECT owner, asset, kind FROM accounts WHERE hash IS NULL AND (owner, asset, kind) > ($1, $2, $3)
  ORDER BY owner, asset, kind LIMIT $4`
const SET_HASH = 'UPDATE postings SET hash = $3 WHERE transaction_id = $1 AND leg = $2'
const SET_HEAD = 'UPDATE accounts SET hash = $4 WHERE owner = $1 AND asset = $2 AND kind = $3'

/** How far the chain of a balance has been computed. */
interface ChainProgress {
  readonly transactionId: bigint
  readonly leg: bigint
  readonly hash: string
}

const START: ChainProgress = { transactionId: 0n, leg: 0n, hash: FIRST_HASH }

const hashOf = (previous: string, row: PostingRow): string =>
  postingHash(previous, {
    transactionId: row.transaction_id,
    leg: row.leg,
    asset: row.asset,
    kind: row.kind,
    type: row.type,
    amount: row.amount,
    balanceAfter: row.balance_after,
    reference: { type: row.reference_type, id: row.reference_id },
    time: row.created_at,
  })

interface ChainStep {
  readonly balance: BalanceKey
  readonly from: ChainProgress
}

/** Hashes the next entries of a balance; undefined when there are no more, or another node has finished it. */
function* chainEntries(_: Context, { balance, from }: ChainStep): Steps<ChainProgress | undefined> {
  const { owner, asset, kind } = balance
  const wallet = yield* lockWallet(owner, [asset])
  if (wallet.head(asset, kind) !== null) return yield* finish(undefined)
  const rows = yield* read<PostingRow>(SELECT_NEXT, [owner, asset, kind, from.transactionId, from.leg])
  let reached = from
  // The newest entry gets its hash together with its account, which is compared with it when it is locked.
  const isLast = rows.length <= CHUNK
  const updates = rows.slice(0, CHUNK).map((row): Statement => {
    const hash = hashOf(reached.hash, row)
    reached = { transactionId: row.transaction_id, leg: row.leg, hash }
    return [SET_HASH, [row.transaction_id, row.leg, hash]]
  })
  if (!isLast) return yield* finish(reached, ...updates)
  return yield* finish(undefined, ...updates, [SET_HEAD, [owner, asset, kind, reached.hash]])
}

/** Hashes all entries of a balance, step by step; what is posted meanwhile is hashed with the last step. */
async function chainBalance(store: Store, balance: BalanceKey): Promise<void> {
  let from: ChainProgress | undefined = START
  while (from) from = await store.execute(chainEntries, { balance, from })
}

/** Computes the running hashes of entries that earlier versions posted. Without any it costs one query of an empty index. */
export const entryChainJob = (store: Store): Job => ({
  name: 'chain entries',
  intervalMs: EVERY_MS,
  concurrency: 1,
  due: () =>
    pagedItems<BalanceKey>(
      (after, limit) =>
        store.query(SELECT_UNCHAINED, [
          after?.owner ?? 0n,
          after?.asset ?? '',
          after?.kind ?? '',
          BigInt(limit),
        ]),
      balance => ({
        key: `${balance.owner} ${balance.asset} ${balance.kind}`,
        run: () => chainBalance(store, balance),
      }),
    ),
})

export const CHAIN_CHECK = 'entries carry the running hash of their balance'
const MAX_FINDINGS = 20

const SELECT_PAGE = `SELECT ${COLUMNS} FROM ${ENTRIES} WHERE p.owner > 0 AND (p.owner, p.transaction_id, p.leg) > ($1, $2, $3)
  ORDER BY p.owner, p.transaction_id, p.leg LIMIT ${PAGE}`
const SELECT_HEADS = 'SELECT owner, asset, kind, hash FROM accounts WHERE hash IS NOT NULL'

/** Recomputes the running hash of every entry. Balances whose chain is still being built are left out. */
export async function verifyChains(reader: Reader): Promise<LedgerFinding[]> {
  const rows = await reader.query<BalanceKey & { hash: string }>(SELECT_HEADS)
  const keyOf = ({ owner, asset, kind }: BalanceKey) => `user ${owner} ${kind} ${asset}`
  const heads = new Map(rows.map(row => [keyOf(row), row.hash]))
  const computed = new Map<string, string>()
  const findings: LedgerFinding[] = []
  const report = (message: string) => {
    if (findings.length < MAX_FINDINGS) findings.push({ check: CHAIN_CHECK, message })
  }
  let last: PostingRow | undefined
  for (;;) {
    const after = [last?.owner ?? 0n, last?.transaction_id ?? 0n, last?.leg ?? 0n]
    const page = await reader.query<PostingRow>(SELECT_PAGE, after)
    for (const row of page) {
      const key = keyOf(row)
      if (!heads.has(key)) continue
      const hash = hashOf(computed.get(key) ?? FIRST_HASH, row)
      if (row.hash !== hash)
        report(`entry ${row.transaction_id}-${row.leg} of ${key} has another hash than computed`)
      // Goes on from what is stored, so that one changed entry is one finding.
      computed.set(key, row.hash ?? hash)
    }
    last = page.at(-1)
    if (page.length < PAGE) break
  }
  for (const [key, head] of heads) {
    if ((computed.get(key) ?? FIRST_HASH) !== head)
      report(`${key} names another newest hash than its last entry has`)
  }
  return findings
}
