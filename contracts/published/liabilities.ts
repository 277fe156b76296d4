/** Published liabilities: what an account is shown leads to what is published, and the days follow from each other. */
import { Decimal } from '../verify/decimal.ts'
import type { Operation } from '../verify/document.ts'
import {
  assetOf,
  hashOfDay,
  hashOfTotals,
  leadsTo,
  type LiabilityLeaf,
  type LiabilityRoot,
} from './liability-hashes.ts'
import { partOf, type HttpExchange, type Violation } from '../verify/wire.ts'
import { requestOf, successProblems, successProbe, type Probe } from '../verify/probes/probe.ts'

const PROOF = 'getLiabilityProof'
const ROOTS = 'listLiabilityRoots'

const rootsOf = ({ received }: HttpExchange) => (partOf(received, 'rows') ?? []) as readonly LiabilityRoot[]

/** The problems of a proof with the published totals of its day. */
function proofProblems(
  account: string,
  day: string,
  leaves: readonly LiabilityLeaf[],
  root: LiabilityRoot,
): string[] {
  return leaves.flatMap(leaf => {
    const asset = assetOf(leaf)
    const published = root.totals?.find(total => assetOf(total) === asset)
    const reached = published && leadsTo(day, account, leaf, published.leaves)
    const fits = reached?.hash === published?.root && reached?.total === published?.total
    return published && fits
      ? []
      : [`the leaf of ${asset} leads to another root or total; it leads to the published root of its day`]
  })
}

interface Entry {
  readonly currencyId: number | null
  readonly productId: number | null
  readonly balance: string
  readonly balanceAfter: string
}

/** What the account had of each asset by its entries, which are listed from the newest. */
function ownedBy(entries: readonly Entry[]): ReadonlyMap<string, Decimal> {
  const newest = new Map<string, Entry>()
  for (const entry of entries) {
    const balance = `${assetOf(entry)} ${entry.balance}`
    if (!newest.has(balance)) newest.set(balance, entry)
  }
  const owned = new Map<string, Decimal>()
  for (const entry of newest.values()) {
    const sum = owned.get(assetOf(entry)) ?? Decimal.ZERO
    owned.set(assetOf(entry), sum.plus(Decimal.parse(entry.balanceAfter)))
  }
  return owned
}

/** The problems of a proof with the account's own entries before that day. */
function completenessProblems(entries: readonly Entry[], leaves: readonly LiabilityLeaf[]): string[] {
  return [...ownedBy(entries)]
    .filter(([, amount]) => amount.compare(Decimal.ZERO) > 0)
    .filter(([asset, amount]) =>
      leaves.every(leaf => assetOf(leaf) !== asset || Decimal.parse(leaf.amount).compare(amount) !== 0),
    )
    .map(
      ([asset, amount]) =>
        `there is no leaf of ${amount.toText()} for ${asset}; every balance is in the proof`,
    )
}

/** The problems of listed days: each hash is that of its day, and the day before is the one that it names. */
function chainProblems(roots: readonly LiabilityRoot[]): string[] {
  return roots.flatMap((root, index) => {
    const before = roots[index + 1]
    return [
      ...(root.hash === hashOfDay(root)
        ? []
        : [`the hash of ${root.day} is not that of its \`previous\` and \`totalsHash\``]),
      ...(!before || before.hash === root.previous
        ? []
        : [`${root.day} does not name the day before: \`previous\` is the hash of ${before.day}`]),
      ...(!root.totals || hashOfTotals(root.totals) === root.totalsHash
        ? []
        : [`of ${root.day}, \`totalsHash\` is that of \`totals\` in the order of their ids`]),
    ]
  })
}

const toProblems = (says: readonly string[], { pointer }: Operation): Violation[] =>
  says.map(one => ({ says: one, pointer }))

const proofProbe = (operation: Operation): Probe =>
  successProbe('every leaf leads to the published root', async scene => {
    const proof = await scene.ask(scene.draft)
    const { day, balances } = (partOf(proof.received, 'data') ?? { day: '', balances: [] }) as {
      day: string
      balances: readonly LiabilityLeaf[]
    }
    const owner = await scene.ask(requestOf(scene, 'getUserInfo', {}))
    const published = await scene.ask(requestOf(scene, ROOTS, { day, pageSize: '1' }))
    const { account } = (partOf(owner.received, 'data') ?? { account: '' }) as { account: string }
    const entries = await scene.ask(
      requestOf(scene, 'listLedgerEntries', {
        pageNum: '1',
        pageSize: '500',
        endTime: String(Date.parse(day)),
      }),
    )
    const root = rootsOf(published)[0]
    const failed = [proof, owner, published, entries].flatMap(exchange => successProblems(scene, exchange))
    const own = (partOf(entries.received, 'rows') ?? []) as readonly Entry[]
    const isWhole = Number(partOf(entries.received, 'total')) === own.length
    const says = [
      ...(root ? proofProblems(account, day, balances, root) : [`no root of ${day} is published`]),
      ...(isWhole ? completenessProblems(own, balances) : []),
    ]
    return {
      problems: failed.length > 0 ? failed : toProblems(says, operation),
      exchanges: [proof, owner, published, entries],
    }
  })

const chainProbe = (operation: Operation): Probe =>
  successProbe('the days follow from each other', async scene => {
    const listed = await scene.ask(requestOf(scene, ROOTS, { pageSize: '100' }))
    const first = rootsOf(listed)[0]
    const one = first && (await scene.ask(requestOf(scene, ROOTS, { pageSize: '1', day: first.day })))
    const exchanges = one ? [listed, one] : [listed]
    const failed = exchanges.flatMap(exchange => successProblems(scene, exchange))
    const says = exchanges.flatMap(exchange => chainProblems(rootsOf(exchange)))
    return { problems: failed.length > 0 ? failed : toProblems(says, operation), exchanges }
  })

/** The probes of published liabilities; none for other operations. */
export function liabilityProbes(operation: Operation): Probe[] {
  if (operation.id === PROOF) return [proofProbe(operation)]
  return operation.id === ROOTS ? [chainProbe(operation)] : []
}
