import { leafNode } from '#src/lib/proofs/liability-tree.ts'
import { negate } from '#src/lib/money/money.ts'
import {
  DAYS,
  commit,
  decimal,
  hex,
  idsOf,
  leafAt,
  nodesOf,
  rebuild,
  treeFor,
  type Balances,
  type Told,
} from '../published-liabilities.ts'

/** What a back end may do, everything else as consistent as it can make it. */
export const TAMPERINGS: Readonly<
  Record<string, { by: string; tamper: (told: Told, balances: Balances, at: number) => void }>
> = {
  'leaves the account out': {
    by: 'included',
    tamper: (told, { asset }) => {
      const { currencyId, productId } = idsOf(asset)
      told.leaves = told.leaves.filter(each => each.currencyId !== currencyId || each.productId !== productId)
    },
  },
  'leaves the account out of its tree and shows the old path': {
    by: 'included',
    tamper: (told, balances) => {
      const nodes = nodesOf(DAYS[2], balances).toSpliced(balances.own, 1)
      const kept = structuredClone(told.leaves)
      rebuild(told, balances, nodes, 0)
      told.leaves = kept
    },
  },
  'counts less than the account has': {
    by: 'included',
    tamper: (told, balances) => {
      const amounts = balances.amounts.with(balances.own, balances.amounts[balances.own]! - 1n)
      const less = { ...balances, amounts }
      rebuild(told, less, nodesOf(DAYS[2], less), balances.own)
      const { currencyId, productId } = idsOf(balances.asset)
      const leaf = told.leaves.find(each => each.currencyId === currencyId && each.productId === productId)!
      leaf.amount = decimal(amounts[balances.own]!)
    },
  },
  'adds a negative leaf beside the account': {
    by: 'included',
    tamper: (told, balances, at) => {
      const nodes = nodesOf(DAYS[2], balances)
      const beside = balances.own ^ 1
      const lower = { total: negate(decimal(BigInt(at) + 1n)), hash: hex('nobody') }
      const swapped = beside < nodes.length ? nodes.with(beside, lower) : [...nodes, lower]
      rebuild(told, balances, swapped, balances.own)
    },
  },
  'publishes a smaller total than its root has': {
    by: 'included',
    tamper: (told, { asset }) => {
      const { currencyId, productId } = idsOf(asset)
      const total = told.totals.find(each => each.currencyId === currencyId && each.productId === productId)!
      total.total = '0.000001'
      commit(told)
    },
  },
  'publishes a negative total': {
    by: 'totals',
    tamper: told => {
      told.totals[0]!.total = '-1'
      commit(told)
    },
  },
  'publishes other totals than the root commits to': {
    by: 'totals',
    tamper: told => void (told.totals[0]!.leaves += 1),
  },
  'divides the customers between two totals of one asset': {
    by: 'totals',
    tamper: told => {
      told.totals.unshift({ ...told.totals[0]!, total: '1', leaves: 1 })
      commit(told)
    },
  },
  'divides them, with a total of nothing in between': {
    by: 'totals',
    tamper: told => {
      const [total] = told.totals
      told.totals.unshift(
        { ...total!, total: '1', leaves: 1 },
        { ...total!, currencyId: NaN, productId: null },
      )
      commit(told)
    },
  },
  "shows another account's path": {
    by: 'included',
    tamper: (told, balances, at) => {
      const { own, amounts, asset } = balances
      const other = (own + 1 + (at % (amounts.length - 1))) % amounts.length
      const { currencyId, productId } = idsOf(asset)
      const leaf = told.leaves.find(each => each.currencyId === currencyId && each.productId === productId)!
      const { leaf: shown } = treeFor(DAYS[2], { ...balances, own: other })
      // Its blind and its place too, so that only the account is another.
      Object.assign(leaf, { ...shown, amount: leaf.amount })
    },
  },
  'counts one leaf for two accounts with the same balance': {
    by: 'included',
    tamper: (told, balances) => {
      const nodes = nodesOf(DAYS[2], balances)
      const leaf = leafAt(DAYS[2], balances, balances.own)
      rebuild(
        told,
        balances,
        nodes.with(balances.own, leafNode({ ...leaf, account: 'b@example.com' })),
        balances.own,
      )
    },
  },
  'moves the leaf to another place': {
    by: 'included',
    tamper: (told, { asset, amounts }) => {
      const { currencyId, productId } = idsOf(asset)
      const leaf = told.leaves.find(each => each.currencyId === currencyId && each.productId === productId)!
      leaf.index = (leaf.index + 1) % amounts.length
    },
  },
  'adds a leaf that the account does not have': {
    by: 'included',
    tamper: told => void told.leaves.push({ ...told.leaves[0]!, currencyId: 12, productId: null }),
  },
  'shows the tree of another day': {
    by: 'included',
    tamper: (told, balances) => {
      const { total, leaf } = treeFor(DAYS[1], balances)
      const isSame = (each: { currencyId: number | null; productId: number | null }) =>
        each.currencyId === total.currencyId && each.productId === total.productId
      const { asset: _, ...figures } = total
      Object.assign(told.totals.find(isSame)!, figures)
      Object.assign(told.leaves.find(isSame)!, leaf)
      commit(told)
    },
  },
  'names an endless number of leaves': {
    by: 'included',
    tamper: told => {
      for (const total of told.totals) total.leaves = Infinity
      commit(told)
    },
  },
}
