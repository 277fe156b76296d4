/**
 * The draw of new shares, for server and client alike: who knows the list of entries and the seed can work it out anew. Pure, and the
 * same in whatever order the entries come. docs/new-shares.md says how it works in plain words.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** One who takes part: an anonymous id, and how many lots were asked for. */
export interface DrawEntry {
  readonly id: string
  /** A whole number above zero. */
  readonly lots: number
}

/** SHA-256 of a text in UTF-8, as 64 hexadecimal digits. */
export function hashOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}

/** What is published of a seed before it is revealed: nobody can find the seed from it, or another seed that fits it. */
export function commitmentOf(seed: string): string {
  return hashOf(seed)
}

const byId = (a: DrawEntry, b: DrawEntry) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/** The list as one text: a line for each entry, `id lots`, in the order of the ids. */
export function entriesText(entries: readonly DrawEntry[]): string {
  return entries
    .toSorted(byId)
    .map(({ id, lots }) => `${id} ${lots}\n`)
    .join('')
}

/** The fingerprint of the list as it stands at closing: another list has another one. */
export function entriesHashOf(entries: readonly DrawEntry[]): string {
  return hashOf(entriesText(entries))
}

/**
 * Which entry gets how many lots, by its id; an entry that gets none is there with 0.
 *
 * Every lot that was asked for is a ticket. A ticket's number is the hash of seed, list, entry and its place in the entry; those with
 * the smallest numbers win, as many as there are lots. Nobody can know a number before the list is closed, as the list is part of it.
 * @throws RangeError when an id comes twice
 */
export function drawLots(
  seed: string,
  entries: readonly DrawEntry[],
  totalLots: number,
): ReadonlyMap<string, number> {
  const steps = drawSteps(seed, entries, totalLots)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The same an entry at a time, so that whoever runs it can do something else in between. @throws RangeError as above */
export function* drawSteps(
  seed: string,
  entries: readonly DrawEntry[],
  totalLots: number,
): Generator<void, ReadonlyMap<string, number>> {
  const won = new Map(entries.map(({ id }) => [id, 0]))
  if (won.size !== entries.length) throw new RangeError('An entry is in the draw twice.')
  const list = entriesHashOf(entries)
  const tickets: { id: string; number: string }[] = []
  for (const { id, lots } of entries) {
    for (let place = 1; place <= lots; place++) {
      tickets.push({ id, number: hashOf(`${seed}:${list}:${id}:${place}`) })
    }
    yield
  }
  tickets.sort((a, b) => (a.number < b.number ? -1 : 1))
  for (const { id } of tickets.slice(0, totalLots)) won.set(id, won.get(id)! + 1)
  return won
}

/** A draw as it is published. */
export interface PublishedDraw {
  readonly commitment: string
  readonly seed: string
  readonly entriesHash: string
  readonly totalLots: number
  readonly entries: readonly (DrawEntry & { readonly allottedLots: number })[]
}

/** What is wrong with a published draw. */
export type DrawFault =
  | { readonly kind: 'seed' }
  | { readonly kind: 'entries' }
  | { readonly kind: 'twice' }
  | { readonly kind: 'allotment'; readonly id: string; readonly published: number; readonly drawn: number }

/** Works a published draw out anew, and says what of it does not come out: nothing when all is well. */
export function checkDraw({
  commitment,
  seed,
  entriesHash,
  totalLots,
  entries,
}: PublishedDraw): readonly DrawFault[] {
  if (new Set(entries.map(({ id }) => id)).size !== entries.length) return [{ kind: 'twice' }]
  const drawn = drawLots(seed, entries, totalLots)
  const faults: DrawFault[] = []
  if (commitmentOf(seed) !== commitment) faults.push({ kind: 'seed' })
  if (entriesHashOf(entries) !== entriesHash) faults.push({ kind: 'entries' })
  for (const { id, allottedLots: published } of entries) {
    const own = drawn.get(id) ?? 0
    if (own !== published) faults.push({ kind: 'allotment', id, published, drawn: own })
  }
  return faults
}
