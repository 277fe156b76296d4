/** How much of unfinished bodies there may be at a time. */
export interface BodyLimit {
  readonly bodies: number
  readonly bytes: number
}

export interface BodyLimits {
  readonly perAccount: BodyLimit
  /** Of one IPv4 address, or of the /64 of an IPv6 one. */
  readonly perAddress: BodyLimit
  readonly total: BodyLimit
}

/** Bodies of at most 64 kB, which are read into memory. Nearly all arrive with their headers, and count for no time at all. */
export const BODY_LIMITS: BodyLimits = {
  perAccount: { bodies: 100, bytes: 2_097_152 },
  perAddress: { bodies: 400, bytes: 16_777_216 },
  total: { bodies: 4_000, bytes: 67_108_864 },
}

const MAX_UPLOAD = 5_259_264
const ofUploads = (bodies: number): BodyLimit => ({ bodies, bytes: bodies * MAX_UPLOAD })

/** Uploads, which are written to a file as they arrive; the app sends one at a time. */
export const UPLOAD_LIMITS: BodyLimits = {
  perAccount: ofUploads(4),
  perAddress: ofUploads(20),
  total: ofUploads(40),
}

interface Sender {
  readonly userId: bigint | undefined
  readonly address: string
}

/** What bodies that have not arrived yet take from the shares of their senders. */
export interface BodyShares {
  /** Takes room for a body. @returns what gives it back; undefined when a share is full */
  take(sender: Sender, bytes: number): (() => void) | undefined
}

/** Shares of unfinished bodies within limits. */
export function createBodyShares({ perAccount, perAddress, total }: BodyLimits): BodyShares {
  const used = new Map<string, { bodies: number; bytes: number }>()
  const usedBy = (key: string) => used.get(key) ?? { bodies: 0, bytes: 0 }
  const add = (key: string, bodies: number, bytes: number) => {
    const before = usedBy(key)
    const after = { bodies: before.bodies + bodies, bytes: before.bytes + bytes }
    if (after.bodies > 0) used.set(key, after)
    else used.delete(key)
  }
  return {
    take({ userId, address }, bytes) {
      const shares: [string, BodyLimit][] = [
        ['total', total],
        [`address ${address}`, perAddress],
        ...(userId === undefined ? [] : [[`account ${userId}`, perAccount] as [string, BodyLimit]]),
      ]
      const fits = ([key, limit]: [string, BodyLimit]) => {
        const { bodies, bytes: taken } = usedBy(key)
        return bodies < limit.bodies && taken + bytes <= limit.bytes
      }
      if (!shares.every(fits)) return undefined
      for (const [key] of shares) add(key, 1, bytes)
      return () => {
        for (const [key] of shares) add(key, -1, -bytes)
      }
    },
  }
}

/** No limits, where all callers have one address. */
export const unlimitedBodyShares: BodyShares = { take: () => () => {} }
