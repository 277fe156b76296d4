/**
 * The allotment draw of new shares, for server and client: given the list of subscriptions and the seed, anybody can
 * recompute it. Pure, and independent of the order of the subscriptions. See docs/rules/new-shares.md.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** One subscription in the draw: an anonymous id and the number of lots requested. */
export interface DrawSubscription {
  readonly id: string
  /** A positive integer. */
  readonly lots: number
}

/** SHA-256 of a text in UTF-8, as 64 hexadecimal digits. */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}

/** The published commitment to a seed: the seed cannot be derived from it, and no other seed matches it. */
export function commitmentOf(seed: string): string {
  return sha256Hex(seed)
}

const byId = (a: DrawSubscription, b: DrawSubscription) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/** The list as text, one line a subscription: `id lots`, sorted by id. */
export function subscriptionListText(entries: readonly DrawSubscription[]): string {
  return entries
    .toSorted(byId)
    .map(({ id, lots }) => `${id} ${lots}\n`)
    .join('')
}

/** The hash of the list at closing: any change of the list changes it. */
export function subscriptionListHash(entries: readonly DrawSubscription[]): string {
  return sha256Hex(subscriptionListText(entries))
}

/**
 * Allotted lots by subscription id; 0 for those that get none.
 *
 * Every requested lot is a ticket. A ticket's number is the hash of the seed, the list, the subscription and the index
 * of the lot; the smallest numbers win, one for each lot on offer. No number can be known before the list is closed, as
 * the list is part of the hash.
 * @throws RangeError for a duplicate id
 */
export function drawLots(
  seed: string,
  entries: readonly DrawSubscription[],
  totalLots: number,
): ReadonlyMap<string, number> {
  const steps = drawLotsInSteps(seed, entries, totalLots)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/**
 * As `drawLots`, yielding after each subscription so that the caller can do other work. @throws RangeError for a
 * duplicate id
 */
export function* drawLotsInSteps(
  seed: string,
  entries: readonly DrawSubscription[],
  totalLots: number,
): Generator<void, ReadonlyMap<string, number>> {
  const allotted = new Map(entries.map(({ id }) => [id, 0]))
  if (allotted.size !== entries.length) throw new RangeError('A subscription is in the draw twice.')
  const listHash = subscriptionListHash(entries)
  const tickets: { id: string; number: string }[] = []
  for (const { id, lots } of entries) {
    for (let place = 1; place <= lots; place++) {
      tickets.push({ id, number: sha256Hex(`${seed}:${listHash}:${id}:${place}`) })
    }
    yield
  }
  tickets.sort((a, b) => (a.number < b.number ? -1 : 1))
  for (const { id } of tickets.slice(0, totalLots)) allotted.set(id, allotted.get(id)! + 1)
  return allotted
}

/** A draw as it is published. */
export interface PublishedDraw {
  readonly commitment: string
  readonly seed: string
  readonly entriesHash: string
  readonly totalLots: number
  readonly entries: readonly (DrawSubscription & { readonly allottedLots: number })[]
}

/** A mismatch in a published draw. */
export type DrawError =
  | { readonly kind: 'seed' }
  | { readonly kind: 'entries' }
  | { readonly kind: 'twice' }
  | { readonly kind: 'allotment'; readonly id: string; readonly published: number; readonly drawn: number }

/** Recomputes a published draw and returns every mismatch; empty when it is correct. */
export function verifyDraw({
  commitment,
  seed,
  entriesHash,
  totalLots,
  entries,
}: PublishedDraw): readonly DrawError[] {
  if (new Set(entries.map(({ id }) => id)).size !== entries.length) return [{ kind: 'twice' }]
  const drawn = drawLots(seed, entries, totalLots)
  const errors: DrawError[] = []
  if (commitmentOf(seed) !== commitment) errors.push({ kind: 'seed' })
  if (subscriptionListHash(entries) !== entriesHash) errors.push({ kind: 'entries' })
  for (const { id, allottedLots: published } of entries) {
    const recomputed = drawn.get(id) ?? 0
    if (recomputed !== published) errors.push({ kind: 'allotment', id, published, drawn: recomputed })
  }
  return errors
}
