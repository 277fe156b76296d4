import {
  drawLotsInSteps,
  subscriptionListHash,
  sha256Hex,
  type DrawSubscription,
} from '#src/lib/allotment-draw.ts'
import { runInSlices } from '#server/kernel/slices.ts'
import {
  read,
  send,
  type Context,
  type Reader,
  type Row,
  type Store,
  type Steps,
} from '#server/kernel/store.ts'
import { unit } from '#server/market/hash.ts'
import { createLru, type Lru } from '#server/market/lru.ts'
import { sandboxLots, type ShareOffer } from './calendar.ts'

/** Hexadecimal digits of an anonymous id. */
const ID_LENGTH = 20
const TIME_STREAM = 0x220000

/** An entry as it is published. */
export interface ShareEntry extends DrawSubscription {
  readonly origin: 'account' | 'sandbox'
}

const KEEP = 'INSERT INTO share_secret(id, secret) VALUES (1, $1) ON CONFLICT DO NOTHING'
const READ = 'SELECT secret FROM share_secret WHERE id = 1'

/** The secret that all draws of a database are made with; the candidate becomes it when there is none yet. */
function* keepDrawSecret(_: Context, candidate: string): Steps<string> {
  yield* send([KEEP, [candidate]])
  const [row] = yield* read<{ secret: string }>(READ)
  return row!.secret
}

const secrets = new WeakMap<Store, Promise<string>>()

/** The secret of a database, asked for once; every node finds the same. */
export function drawSecret(asker: Store): Promise<string> {
  const store = asker.origin ?? asker
  const asked = secrets.get(store)
  if (asked) return asked
  const candidate = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('hex')
  const secret = store.execute(keepDrawSecret, candidate)
  secrets.set(store, secret)
  secret.catch(() => secrets.delete(store))
  return secret
}

/** The seed of an offer's draw. It stands before anybody subscribes, and nobody can work it out from those of other offers. */
export function seedOf(secret: string, offerId: number): string {
  return sha256Hex(`${secret}:draw:${offerId}`)
}

/** The anonymous id of a subscription: nothing that its owner chooses, so that nobody can look for a lucky one. */
export function entryIdOf(secret: string, subscriptionId: bigint): string {
  return sha256Hex(`${secret}:entry:${subscriptionId}`).slice(0, ID_LENGTH)
}

/** The sandbox's own entries until a moment: they come one by one while the offer is open. */
function sandboxEntries(seed: number, { id, opensAt, closesAt }: ShareOffer, now: number): ShareEntry[] {
  const length = closesAt - opensAt
  return sandboxLots(seed, id).flatMap((lots, index): ShareEntry[] => {
    const at = opensAt + Math.floor(length * unit(seed, TIME_STREAM + id, index))
    if (at > now) return []
    return [{ id: sha256Hex(`sandbox:${seed}:${id}:${index}`).slice(0, ID_LENGTH), lots, origin: 'sandbox' }]
  })
}

interface EntryRow extends Row {
  readonly entry_id: string
  readonly lots: bigint
}

const LIST = "SELECT entry_id, lots FROM share_subscriptions WHERE offer_id = $1 AND status <> 'cancelled'"

/** What the draws of a back end are made with. */
export interface DrawSettings {
  readonly marketSeed: number
  /** Whether there are entries of the sandbox's own. */
  readonly sandbox: boolean
}

/** Everybody who takes part in an offer's draw, by id; from closing on it does not change. */
export async function listEntries(
  reader: Reader,
  { marketSeed, sandbox }: DrawSettings,
  offer: ShareOffer,
  now: number,
): Promise<ShareEntry[]> {
  const rows = await reader.query<EntryRow>(LIST, [BigInt(offer.id)])
  const own = rows.map(({ entry_id, lots }): ShareEntry => ({
    id: entry_id,
    lots: Number(lots),
    origin: 'account',
  }))
  const play = sandbox ? sandboxEntries(marketSeed, offer, now) : []
  return [...own, ...play].toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

/** A draw as it stands at a moment. */
export interface ShareDraw {
  readonly entries: readonly ShareEntry[]
  readonly seed: string
  /** Null before closing. */
  readonly entriesHash: string | null
  /** By entry; null before the draw. */
  readonly won: ReadonlyMap<string, number> | null
}

interface Drawn {
  readonly list: string
  readonly won: Promise<ReadonlyMap<string, number>>
}

/** Draws that were made, by offer, with the list that each was made of: a list that stands is drawn once. */
const drawn = new WeakMap<Store, Lru<Drawn>>()
const REMEMBERED = 100

/** Thousands of lots are drawn a few at a time, as guests may ask for any draw that there was. */
function drawOnce(
  store: Store,
  { id, totalLots }: ShareOffer,
  { seed, entries, list }: { seed: string; entries: readonly ShareEntry[]; list: string },
): Drawn['won'] {
  const origin = store.origin ?? store
  const known = drawn.get(origin) ?? createLru(REMEMBERED)
  drawn.set(origin, known)
  const before = known.get(id)
  if (before?.list === list) return before.won
  const won = runInSlices(drawLotsInSteps(seed, entries, totalLots))
  known.set(id, { list, won })
  return won
}

/** Everything that there is of an offer's draw at a moment; what is not public yet is null, but for the seed. */
export async function drawOf(
  store: Store,
  settings: DrawSettings,
  offer: ShareOffer,
  now: number,
): Promise<ShareDraw> {
  const [secret, entries] = await Promise.all([drawSecret(store), listEntries(store, settings, offer, now)])
  const seed = seedOf(secret, offer.id)
  if (now < offer.closesAt) return { entries, seed, entriesHash: null, won: null }
  const entriesHash = subscriptionListHash(entries)
  const won = now < offer.drawsAt ? null : await drawOnce(store, offer, { seed, entries, list: entriesHash })
  return { entries, seed, entriesHash, won }
}
