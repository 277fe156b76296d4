/**
 * Proof of liabilities: a Merkle tree of balances for each currency and product, whose nodes carry the sum of the balances below them.
 * Whoever knows one balance and the nodes beside its path computes the total and the root of all. The format is in docs/rules/wallet.md.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { add, trimZeros, type Decimal } from '../money/money.ts'
import { DAY } from '../time/time-units.ts'

/** A node: the sum of the balances below it, and its hash. */
export interface TreeNode {
  readonly total: Decimal
  readonly hash: string
}

/** The UTC day of a time, such as `2026-11-21`. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** The beginning of a UTC day, in milliseconds since 1970. */
export const startOf = (day: string): number => Date.parse(day)

export const dayAfter = (day: string): string => dayOf(startOf(day) + DAY)

/** A customer's balance in one asset (`currency 3` or `product 201`) at the beginning of a UTC day. */
export interface Leaf {
  readonly day: string
  readonly asset: string
  /** Available and on hold together, without trailing zeros. */
  readonly amount: Decimal
  /** A secret of this leaf, 64 hexadecimal digits: without it nobody can try out whose leaf it is. */
  readonly blind: string
  /** The account's name, which is its holder's own. */
  readonly account: string
}

/** The tree of one asset, in figures. */
export interface AssetTotal {
  readonly asset: string
  readonly leaves: number
  readonly total: Decimal
  readonly root: string
}

/** What the root of a day is made of. */
export interface DayRoot {
  readonly day: string
  /** The root of the day published before; null for the first one. */
  readonly previous: string | null
  readonly totalsHash: string
}

/** The first line of each hashed text differs, so that nothing can be passed off as something else. */
const hashOf = (kind: string, ...lines: readonly (string | number)[]) =>
  bytesToHex(sha256(utf8ToBytes([`fairline liabilities ${kind}`, ...lines].join('\n'))))

export const leafNode = ({ day, asset, amount, blind, account }: Leaf): TreeNode => ({
  total: amount,
  hash: hashOf('leaf', day, asset, amount, blind, account),
})

/** The node above two others. Both sums are hashed, not only the sum of both: else a negative one could be hidden. */
export const parentNode = (left: TreeNode, right: TreeNode): TreeNode => ({
  total: trimZeros(add(left.total, right.total)),
  hash: hashOf('node', left.total, left.hash, right.total, right.hash),
})

/** Whether a node is the last of an odd number, which has no other beside it. */
const isLone = (index: number, length: number) => index % 2 === 0 && index === length - 1

/** The nodes of the next level: each pair has a parent, and the last one of an odd number moves up as it is. */
export const nextLevel = (nodes: readonly TreeNode[]): TreeNode[] =>
  nodes.flatMap((node, index) =>
    index % 2 === 1 ? [] : isLone(index, nodes.length) ? [node] : [parentNode(node, nodes[index + 1]!)],
  )

/** The nodes beside the way from a leaf to the root, from below. */
export function pathOf(nodes: readonly TreeNode[], index: number): TreeNode[] {
  const path: TreeNode[] = []
  let at = index
  for (let level = nodes; level.length > 1; level = nextLevel(level)) {
    if (!isLone(at, level.length)) path.push(level[at % 2 === 0 ? at + 1 : at - 1]!)
    at = Math.floor(at / 2)
  }
  return path
}

/** The root of a tree with at least one leaf. */
export function rootOf(nodes: readonly TreeNode[]): TreeNode {
  let level = nodes
  while (level.length > 1) level = nextLevel(level)
  return level[0]!
}

/**
 * The root that follows from one leaf and its path; undefined when the path does not fit a tree of this many leaves.
 * @throws RangeError when a total is no decimal
 */
export function rootFrom(
  leaf: TreeNode,
  {
    index,
    leaves,
    path,
  }: { readonly index: number; readonly leaves: number; readonly path: readonly TreeNode[] },
): TreeNode | undefined {
  if (!Number.isSafeInteger(leaves) || !Number.isSafeInteger(index) || index < 0 || index >= leaves)
    return undefined
  let node = leaf
  let used = 0
  let at = index
  for (let length = leaves; length > 1; length = Math.ceil(length / 2)) {
    if (!isLone(at, length)) {
      const beside = path[used++]
      if (!beside) return undefined
      node = at % 2 === 0 ? parentNode(node, beside) : parentNode(beside, node)
    }
    at = Math.floor(at / 2)
  }
  return used === path.length ? node : undefined
}

/** The hash of the totals of a day, which are in the order of `byAsset`. */
export const totalsHash = (totals: readonly AssetTotal[]): string =>
  hashOf('totals', ...totals.map(({ asset, leaves, total, root }) => `${asset} ${leaves} ${total} ${root}`))

/** The root of a day: it commits to all totals, and by `previous` to every day before. */
export const dayRoot = ({ day, previous, totalsHash: totals }: DayRoot): string =>
  hashOf('day', previous ?? '', day, totals)

/** Currencies before products, each by id. */
export function byAsset(one: string, other: string): number {
  const [kind = '', id] = one.split(' ')
  const [otherKind = '', otherId] = other.split(' ')
  if (kind !== otherKind) return kind < otherKind ? -1 : 1
  return Number(id) - Number(otherId)
}
