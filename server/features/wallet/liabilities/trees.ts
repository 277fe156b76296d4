import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { scaleOfAsset } from '#server/ledger/units.ts'
import { formatUnits } from '#src/lib/money/minor-units.ts'
import {
  byAsset,
  dayRoot,
  leafNode,
  rootOf,
  totalsHash,
  type AssetTotal,
  type TreeNode,
} from '#src/lib/proofs/liability-tree.ts'
import { hashedAsset, type OwnedAmount } from './balances.ts'

/** A power of two, so that a block is a whole branch of its tree. A proof reads one block and the roots of the others. */
export const BLOCK = 128

/** The leaves of a block, and its node. */
export interface Block {
  readonly number: number
  readonly firstBlind: string
  readonly node: TreeNode
  readonly leaves: readonly TreeNode[]
}

/** The tree of an asset, in blocks. */
export interface AssetTree {
  /** As the ledger names it. */
  readonly asset: string
  readonly summary: AssetTotal
  readonly blocks: readonly Block[]
}

interface BlindedLeaf {
  readonly blind: string
  readonly node: TreeNode
}

/** The blind of a leaf: whoever does not know the secret of the day can neither compute it nor tell it from another. */
export const blindOf = (secret: string, { owner, asset }: Pick<OwnedAmount, 'owner' | 'asset'>): string =>
  bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(`${asset} ${owner}`)))

/** A customer's leaf. */
export function leafOf(
  secret: string,
  day: string,
  owned: OwnedAmount,
): BlindedLeaf & { readonly amount: string } {
  const { asset, account } = owned
  const amount = formatUnits(owned.amount, scaleOfAsset(asset))
  const blind = blindOf(secret, owned)
  return { blind, amount, node: leafNode({ day, asset: hashedAsset(asset), amount, blind, account }) }
}

/** The leaves of an asset, divided by the first two digits of their blinds, so that they are sorted in short steps. */
type Parts = readonly BlindedLeaf[][]
const PARTS = 256

/** The leaves of a day, by asset. */
export type Leaves = Map<string, Parts>

/** Adds the leaves of what some customers have; each step takes less than a millisecond. */
export function* addLeaves(
  leaves: Leaves,
  { secret, day }: { readonly secret: string; readonly day: string },
  owned: Iterable<OwnedAmount>,
): Generator<void, void> {
  for (const each of owned) {
    const { blind, node } = leafOf(secret, day, each)
    const parts = leaves.get(each.asset) ?? Array.from({ length: PARTS }, () => [])
    leaves.set(each.asset, parts)
    parts[Number.parseInt(blind.slice(0, 2), 16)]!.push({ blind, node })
    yield
  }
}

/** The tree of leaves in the order of their blinds, which says nothing about the accounts and is another each day. */
function* treeOf(asset: string, parts: Parts): Generator<void, AssetTree> {
  const leaves: BlindedLeaf[] = []
  for (const part of parts) {
    leaves.push(...part.toSorted((one, other) => (one.blind < other.blind ? -1 : 1)))
    yield
  }
  const blocks: Block[] = []
  for (let start = 0; start < leaves.length; start += BLOCK) {
    const own = leaves.slice(start, start + BLOCK)
    const nodes = own.map(({ node }) => node)
    const { length: number } = blocks
    blocks.push({ number, firstBlind: own[0]!.blind, node: rootOf(nodes), leaves: nodes })
    yield
  }
  const { total, hash: root } = rootOf(blocks.map(({ node }) => node))
  return { asset, summary: { asset: hashedAsset(asset), leaves: leaves.length, total, root }, blocks }
}

/** The trees of a day, in the order of `byAsset`; each step takes about a millisecond. */
export function* treesOf(leaves: Leaves): Generator<void, AssetTree[]> {
  const trees: AssetTree[] = []
  for (const [asset, parts] of leaves) trees.push(yield* treeOf(asset, parts))
  return trees.toSorted((one, other) => byAsset(one.summary.asset, other.summary.asset))
}

/** What is published of a day. */
export function rootOfDay(day: string, previous: string | null, trees: readonly AssetTree[]) {
  const totals = totalsHash(trees.map(({ summary }) => summary))
  return { previous, totalsHash: totals, hash: dayRoot({ day, previous, totalsHash: totals }) }
}
