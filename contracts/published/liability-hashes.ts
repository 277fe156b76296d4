/** The hashes of published liabilities (docs/rules/wallet.md), apart from the app's and the reference back end's own. */
import { createHash } from 'node:crypto'
import { Decimal } from '../verify/decimal.ts'

export interface LiabilityNode {
  readonly total: string
  readonly hash: string
}

export interface LiabilityTotal extends Readonly<Record<'total' | 'root', string>> {
  readonly currencyId: number | null
  readonly productId: number | null
  readonly leaves: number
}

export interface LiabilityRoot {
  readonly day: string
  readonly previous: string | null
  readonly totalsHash: string
  readonly hash: string
  readonly totals?: readonly LiabilityTotal[]
}

export interface LiabilityLeaf {
  readonly currencyId: number | null
  readonly productId: number | null
  readonly amount: string
  readonly blind: string
  readonly index: number
  readonly path: readonly LiabilityNode[]
}

const hashOf = (kind: string, ...lines: readonly (string | number)[]) =>
  createHash('sha256')
    .update([`fairline liabilities ${kind}`, ...lines].join('\n'))
    .digest('hex')

/** `currency 3` or `product 201`. */
export const assetOf = ({
  currencyId,
  productId,
}: Pick<LiabilityTotal, 'currencyId' | 'productId'>): string =>
  currencyId === null ? `product ${productId}` : `currency ${currencyId}`

function above(left: LiabilityNode, right: LiabilityNode): LiabilityNode {
  const total = Decimal.parse(left.total).plus(Decimal.parse(right.total)).toText()
  return { total, hash: hashOf('node', left.total, left.hash, right.total, right.hash) }
}

/** Where a leaf and the nodes beside its path lead; undefined when the path does not fit so many leaves. */
export function leadsTo(
  day: string,
  account: string,
  leaf: LiabilityLeaf,
  leaves: number,
): LiabilityNode | undefined {
  const { amount, blind, path } = leaf
  const beside = [...path]
  let node = { total: amount, hash: hashOf('leaf', day, assetOf(leaf), amount, blind, account) }
  let { index } = leaf
  for (let length = leaves; length > 1; length = Math.ceil(length / 2)) {
    const isAlone = index % 2 === 0 && index === length - 1
    const other = isAlone ? undefined : beside.shift()
    if (!isAlone && !other) return undefined
    if (other) node = index % 2 === 0 ? above(node, other) : above(other, node)
    index = Math.floor(index / 2)
  }
  return beside.length === 0 ? node : undefined
}

const orderOf = (total: LiabilityTotal) =>
  [total.currencyId === null ? 1 : 0, total.currencyId ?? total.productId ?? 0] as const

/** The hash of the totals of a day. */
export function hashOfTotals(totals: readonly LiabilityTotal[]): string {
  const sorted = totals.toSorted((one, other) => {
    const [[kind, id], [otherKind, otherId]] = [orderOf(one), orderOf(other)]
    return kind - otherKind || id - otherId
  })
  return hashOf('totals', ...sorted.map(one => `${assetOf(one)} ${one.leaves} ${one.total} ${one.root}`))
}

/** The hash of a day. */
export const hashOfDay = ({ day, previous, totalsHash }: LiabilityRoot): string =>
  hashOf('day', previous ?? '', day, totalsHash)
