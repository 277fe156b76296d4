import { networkKey } from '../kernel/address-key.ts'

/** How many things of a kind, and how much of them in bytes. */
export interface Share {
  readonly count: number
  readonly bytes: number
}

/** How much of a kind there may be at a time. */
export interface ShareLimits {
  readonly perAccount: Share
  /** Of one IPv4 address, or of the /64 of an IPv6 one. */
  readonly perAddress: Share
  readonly total: Share
}

const UNLIMITED: Share = { count: Infinity, bytes: Infinity }
/** Where all callers have one address. */
export const NO_LIMITS: ShareLimits = { perAccount: UNLIMITED, perAddress: UNLIMITED, total: UNLIMITED }

/** Unfinished bodies of at most 64 kB, which are read into memory. Nearly all arrive with their headers, and take no share at all. */
export const BODY_LIMITS: ShareLimits = {
  perAccount: { count: 100, bytes: 2_097_152 },
  perAddress: { count: 400, bytes: 16_777_216 },
  total: { count: 4_000, bytes: 67_108_864 },
}

const MAX_UPLOAD = 5_259_264
const ofUploads = (count: number): Share => ({ count, bytes: count * MAX_UPLOAD })

/** Uploads until they are answered, as each has an open file; the app sends one at a time. */
export const UPLOAD_LIMITS: ShareLimits = {
  perAccount: ofUploads(2),
  perAddress: ofUploads(20),
  total: ofUploads(40),
}

/** Answers that their clients have not read yet, beyond what the system buffers. */
export const ANSWER_LIMITS: ShareLimits = {
  perAccount: UNLIMITED,
  perAddress: { count: Infinity, bytes: 33_554_432 },
  total: { count: Infinity, bytes: 134_217_728 },
}

/** Connections that are open at a time. */
export const connectionLimits = ({
  perAddress,
  total,
}: Record<'perAddress' | 'total', number>): ShareLimits => ({
  perAccount: UNLIMITED,
  perAddress: { count: perAddress, bytes: Infinity },
  total: { count: total, bytes: Infinity },
})

interface Holder {
  readonly userId?: bigint | undefined
  readonly address: string
}

/** What somebody holds. */
interface Held {
  readonly network: string
  /** Takes it away. */
  readonly end: () => void
}

/** What callers take from something limited. */
export interface Shares {
  /**
   * Takes room for a thing. Its `end` is called when it has to make room for somebody else.
   * @returns what gives it back; undefined when a share is full
   */
  take(holder: Holder, bytes: number, end: () => void): (() => void) | undefined
}

/** Adds up amounts by key. */
function createSums() {
  const sums = new Map<string, Share>()
  const of = (key: string): Share => sums.get(key) ?? { count: 0, bytes: 0 }
  return {
    of,
    keys: () => sums.keys(),
    add(key: string, count: number, bytes: number): void {
      const before = of(key)
      const after = { count: before.count + count, bytes: before.bytes + bytes }
      if (after.count > 0) sums.set(key, after)
      else sums.delete(key)
    },
    /** Which limit a thing of so many bytes would exceed. */
    exceeds(key: string, limit: Share, bytes: number): keyof Share | undefined {
      const { count, bytes: taken } = of(key)
      if (count >= limit.count) return 'count'
      return taken + bytes > limit.bytes ? 'bytes' : undefined
    },
  }
}

/**
 * Shares within limits. When all is taken, the network (an IPv4 address, or the /56 of an IPv6 one) that holds the most loses its newest
 * thing, so that nobody is refused because of what others hold.
 */
export function createShares({ perAccount, perAddress, total }: ShareLimits): Shares {
  const sums = createSums()
  const networks = createSums()
  /** Oldest first. */
  const held = new Set<Held>()

  const makeRoom = (network: string, bytes: number): boolean => {
    for (let full; (full = sums.exceeds('total', total, bytes));) {
      const ofNetwork = (key: string) => networks.of(key)[full!]
      const largest = [...networks.keys()].reduce(
        (one, other) => (ofNetwork(other) > ofNetwork(one) ? other : one),
        network,
      )
      const wanted = ofNetwork(network) + (full === 'count' ? 1 : bytes)
      if (ofNetwork(largest) <= wanted) return false
      ;[...held].findLast(each => each.network === largest)!.end()
    }
    return true
  }

  return {
    take({ userId, address }, bytes, end) {
      const own: [string, Share][] = [
        [`address ${address}`, perAddress],
        ...(userId === undefined ? [] : [[`account ${userId}`, perAccount] as [string, Share]]),
      ]
      const network = networkKey(address)
      if (own.some(([key, limit]) => sums.exceeds(key, limit, bytes))) return undefined
      if (!makeRoom(network, bytes)) return undefined
      const add = (count: number, size: number) => {
        for (const key of ['total', ...own.map(([each]) => each)]) sums.add(key, count, size)
        networks.add(network, count, size)
      }
      const release = () => {
        if (held.delete(taken)) add(-1, -bytes)
      }
      const taken: Held = {
        network,
        end: () => {
          release()
          end()
        },
      }
      held.add(taken)
      add(1, bytes)
      return release
    },
  }
}
