/** How many streams may be open at once in this process; see docs/operating.md. */
export interface StreamLimits {
  /** Per address: every tab has one stream, and offices share an address. */
  readonly perAddress: number
  readonly total: number
}

export const STREAM_LIMITS: StreamLimits = { perAddress: 30, total: 10_000 }

/** Counts open streams. */
export interface StreamCounter {
  hasCapacity(address: string): boolean
  open(address: string): void
  close(address: string): void
}

/** A count of open streams within limits. */
export function createStreamCounter({ perAddress: ofAddress, total: inAll }: StreamLimits): StreamCounter {
  const counts = new Map<string, number>()
  let openTotal = 0
  return {
    hasCapacity: address => openTotal < inAll && (counts.get(address) ?? 0) < ofAddress,
    open(address) {
      openTotal++
      counts.set(address, (counts.get(address) ?? 0) + 1)
    },
    close(address) {
      openTotal--
      const left = (counts.get(address) ?? 0) - 1
      if (left > 0) counts.set(address, left)
      else counts.delete(address)
    },
  }
}
