/** How many streams may be open at once in this process; see docs/operating.md. */
export interface StreamLimits {
  /** From one address: every tab has one, and offices share an address. */
  readonly ofAddress: number
  readonly inAll: number
}

export const STREAM_LIMITS: StreamLimits = { ofAddress: 30, inAll: 10_000 }

/** Counts what is open. */
export interface OpenStreams {
  hasRoom(address: string): boolean
  open(address: string): void
  close(address: string): void
}

/** A count of open streams within limits. */
export function createOpenStreams({ ofAddress, inAll }: StreamLimits): OpenStreams {
  const counts = new Map<string, number>()
  let total = 0
  return {
    hasRoom: address => total < inAll && (counts.get(address) ?? 0) < ofAddress,
    open(address) {
      total++
      counts.set(address, (counts.get(address) ?? 0) + 1)
    },
    close(address) {
      total--
      const left = (counts.get(address) ?? 0) - 1
      if (left > 0) counts.set(address, left)
      else counts.delete(address)
    },
  }
}
