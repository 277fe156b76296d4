import {
  drawLotsInSteps,
  subscriptionListHash,
  sha256Hex,
  type DrawSubscription,
} from '#src/lib/trading/allotment-draw.ts'
import { runInSlices } from '#server/kernel/time-slices.ts'
import {
  read,
  send,
  type Context,
  type Reader,
  type Row,
  type Store,
  type Steps,
} from '#server/kernel/store.ts'
import type { Market } from '#server/market/market.ts'
import { createLru, type Lru } from '#src/lib/collections/lru.ts'
import { ID_LENGTH, offerChance } from './offer-chance.ts'
import type { SecretBox } from '#server/auth/secret-box.ts'
import type { OfferTerms } from './offers.ts'

/** A participant of a draw, as published. */
export interface DrawParticipant extends DrawSubscription {
  readonly origin: 'account' | 'sandbox'
}

const INSERT_SECRET = 'INSERT INTO share_secret(id, secret) VALUES (1, $1) ON CONFLICT DO NOTHING'
const READ = 'SELECT secret FROM share_secret WHERE id = 1'

/** The sealed secret of all draws of a database; the candidate is stored when there is none yet. */
function* storeDrawSecret(_: Context, candidate: string): Steps<string> {
  yield* send([INSERT_SECRET, [candidate]])
  const [row] = yield* read<{ secret: string }>(READ)
  return row!.secret
}

const secrets = new WeakMap<Store, Promise<string>>()

/** Where the secret is, and what has sealed it. */
interface Sealing {
  readonly store: Store
  readonly secretBox: SecretBox
}

/** The secret of a database, cached; the same on every node. */
export function readDrawSecret({ store: callerStore, secretBox: box }: Sealing): Promise<string> {
  const store = callerStore.origin ?? callerStore
  const cached = secrets.get(store)
  if (cached) return cached
  const candidate = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('hex')
  const secret = store
    .execute(storeDrawSecret, box.seal(Buffer.from(candidate)))
    .then(sealed => Buffer.from(box.open(sealed)).toString())
  secrets.set(store, secret)
  secret.catch(() => secrets.delete(store))
  return secret
}

/** The seed of an offer's draw. It is fixed before the first subscription and cannot be derived from other seeds. */
export function drawSeedOf(secret: string, offerId: number): string {
  return sha256Hex(`${secret}:draw:${offerId}`)
}

/** The anonymous draw id of a subscription; its owner cannot influence it, so that nobody can search for a lucky one. */
export function drawIdOf(secret: string, subscriptionId: bigint): string {
  return sha256Hex(`${secret}:entry:${subscriptionId}`).slice(0, ID_LENGTH)
}

/** The simulated participants until `now`: they join one by one while the offer is open. */
function simulatedParticipants(market: Market, offer: OfferTerms, now: number): DrawParticipant[] {
  const { opensAt, closesAt } = offer
  return offerChance(market, offer).participants.flatMap(({ id, lots, arrival }): DrawParticipant[] => {
    const at = opensAt + Math.floor((closesAt - opensAt) * arrival)
    return at > now ? [] : [{ id, lots, origin: 'sandbox' }]
  })
}

interface ParticipantRow extends Row {
  readonly entry_id: string
  readonly lots: bigint
}

const LIST = "SELECT entry_id, lots FROM share_subscriptions WHERE offer_id = $1 AND status <> 'cancelled'"

/** What a back end's draws depend on. */
export interface DrawSource {
  readonly secretBox: SecretBox
  readonly market: Market
  /** `sandbox`: there are simulated participants. */
  readonly config: { readonly sandbox: boolean }
}

/** All participants of an offer's draw, by id; final from closing on. */
export async function listParticipants(
  reader: Reader,
  { market, config }: DrawSource,
  offer: OfferTerms,
  now: number,
): Promise<DrawParticipant[]> {
  const rows = await reader.query<ParticipantRow>(LIST, [BigInt(offer.id)])
  const own = rows.map(({ entry_id, lots }): DrawParticipant => ({
    id: entry_id,
    lots: Number(lots),
    origin: 'account',
  }))
  const simulated = config.sandbox ? simulatedParticipants(market, offer, now) : []
  return [...own, ...simulated].toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

/** The state of a draw at a given time. */
export interface DrawState {
  readonly entries: readonly DrawParticipant[]
  readonly seed: string
  /** Null before closing. */
  readonly entriesHash: string | null
  /** Lots by participant id; null before the draw. */
  readonly allotments: ReadonlyMap<string, number> | null
}

interface CachedDraw {
  readonly list: string
  readonly won: Promise<ReadonlyMap<string, number>>
}

/** Cached draws by offer, with the hash of their participants: the same list is drawn once. */
const drawCache = new WeakMap<Store, Lru<CachedDraw>>()
const MAX_CACHED_DRAWS = 100

/** The caller of draws, which all who look at them share: nobody's other work holds them up. */
const DRAWS = 'draws'

/** Draws in time slices, as guests may request any past draw with its thousands of lots. */
function drawOnce(
  store: Store,
  { id, totalLots }: OfferTerms,
  { seed, entries, list }: { seed: string; entries: readonly DrawParticipant[]; list: string },
): CachedDraw['won'] {
  const origin = store.origin ?? store
  const known = drawCache.get(origin) ?? createLru(MAX_CACHED_DRAWS)
  drawCache.set(origin, known)
  const before = known.get(id)
  if (before?.list === list) return before.won
  const won = runInSlices(drawLotsInSteps(seed, entries, totalLots), DRAWS)
  known.set(id, { list, won })
  // Refused, as too many others wait: the next one tries again.
  won.catch(() => known.get(id)?.won === won && known.delete(id))
  return won
}

/** The draw of an offer at `now`; what is not public yet is null, except the seed. */
export async function readDraw(
  store: Store,
  source: DrawSource,
  offer: OfferTerms,
  now: number,
): Promise<DrawState> {
  const [secret, entries] = await Promise.all([
    readDrawSecret({ store, secretBox: source.secretBox }),
    listParticipants(store, source, offer, now),
  ])
  const seed = drawSeedOf(secret, offer.id)
  if (now < offer.closesAt) return { entries, seed, entriesHash: null, allotments: null }
  const entriesHash = subscriptionListHash(entries)
  const won = now < offer.drawsAt ? null : await drawOnce(store, offer, { seed, entries, list: entriesHash })
  return { entries, seed, entriesHash, allotments: won }
}
