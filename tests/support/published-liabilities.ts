/** What an honest back end publishes about what it owes, for tests that tamper with it. */
import {
  byAsset,
  dayRoot,
  leafNode,
  pathOf,
  rootOf,
  totalsHash,
  type Leaf,
  type TreeNode,
} from '#src/lib/proofs/liability-tree.ts'
import { fromMinorUnits, trimZeros } from '#src/lib/money/money.ts'
import type { PublishedLiabilities, PublishedRoot } from '#src/lib/reconcile/liabilities.ts'
import type { ReportedEntry } from '#src/lib/statement/account-shapes.ts'

export const DAYS = ['2026-01-05', '2026-01-06', '2026-01-07'] as const
export const OWN = 'ana@example.com'

export const hex = (text: string) =>
  leafNode({ day: '', asset: text, amount: '0', blind: '', account: '' }).hash
export const idsOf = (asset: string) => {
  const [kind, id] = asset.split(' ')
  return {
    currencyId: kind === 'currency' ? Number(id) : null,
    productId: kind === 'product' ? Number(id) : null,
  }
}

/** Balances of all customers in one asset, in minor units; the own one is at `own`. */
export interface Balances {
  readonly asset: string
  readonly amounts: readonly bigint[]
  readonly own: number
}

export const decimal = (units: bigint) => trimZeros(fromMinorUnits(units, 6))

export const leafAt = (day: string, { asset, amounts, own }: Balances, index: number): Leaf => ({
  day,
  asset,
  amount: decimal(amounts[index]!),
  blind: hex(`${day} ${asset} ${index}`),
  account: index === own ? OWN : `somebody-${index}@example.com`,
})

/** The tree of one asset, and the own leaf with its path. */
export function treeFor(day: string, balances: Balances) {
  const { asset, amounts, own } = balances
  const nodes = amounts.map((_, index) => leafNode(leafAt(day, balances, index)))
  const { total, hash } = rootOf(nodes)
  const { amount, blind } = leafAt(day, balances, own)
  return {
    total: { ...idsOf(asset), asset, leaves: nodes.length, total, root: hash },
    leaf: { ...idsOf(asset), amount, blind, index: own, path: pathOf(nodes, own) },
  }
}

export type Writable<T> = T extends object ? { -readonly [Key in keyof T]: Writable<T[Key]> } : T
export type Told = Writable<PublishedLiabilities>

export const rootFor = (
  day: string,
  previous: string | null,
  totals: Parameters<typeof totalsHash>[0],
): PublishedRoot => {
  const root = { day, previous, totalsHash: totalsHash(totals) }
  return { ...root, hash: dayRoot(root) }
}

/** What an honest back end publishes of these balances, the same on each day, newest first. */
export function publish(all: readonly Balances[], days: readonly string[] = DAYS): Told {
  const sorted = all.toSorted((one, other) => byAsset(one.asset, other.asset))
  const roots: PublishedRoot[] = []
  for (const day of days)
    roots.unshift(
      rootFor(
        day,
        roots[0]?.hash ?? null,
        sorted.map(each => treeFor(day, each).total),
      ),
    )
  const newest = sorted.map(each => treeFor(days.at(-1)!, each))
  const totals = newest.map(({ total }) => total)
  return { account: OWN, roots, isWhole: true, totals, leaves: newest.map(({ leaf }) => leaf) }
}

/** Makes the totals of the newest day consistent with its root again, as a back end would that tampers with them. */
export function commit(told: Told): void {
  const [newest] = told.roots
  const totals = told.totals.map(each => ({
    ...each,
    asset: each.productId === null ? `currency ${each.currencyId}` : `product ${each.productId}`,
  }))
  told.roots[0] = rootFor(newest!.day, newest!.previous, totals)
}

/** Entries of the account that add up to its balances. */
export const entriesOf = (all: readonly Balances[]): ReportedEntry[] =>
  all.map(({ asset, amounts, own }, index) => ({
    id: `${index + 1}-1`,
    transactionId: `${index + 1}`,
    type: 'deposit',
    balance: 'available',
    ...idsOf(asset),
    assetName: asset,
    amount: decimal(amounts[own]!),
    balanceAfter: decimal(amounts[own]!),
    referenceType: 'deposit',
    referenceId: '7',
    time: Date.parse(DAYS[0]) - 1,
    hash: null,
  }))

export const nodesOf = (day: string, balances: Balances): TreeNode[] =>
  balances.amounts.map((_, index) => leafNode(leafAt(day, balances, index)))

/** Builds the tree of an asset anew from changed leaves, with everything above consistent; the own leaf keeps its secrets. */
export function rebuild(told: Told, balances: Balances, nodes: readonly TreeNode[], own: number): void {
  const ids = idsOf(balances.asset)
  const isSame = (each: { currencyId: number | null; productId: number | null }) =>
    each.currencyId === ids.currencyId && each.productId === ids.productId
  const { total, hash } = rootOf(nodes)
  Object.assign(told.totals.find(isSame)!, { leaves: nodes.length, total, root: hash })
  Object.assign(told.leaves.find(isSame)!, { index: own, path: pathOf(nodes, own) })
  commit(told)
}
