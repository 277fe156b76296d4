import type { Socket } from 'node:net'
import { addressKey } from './address-key.ts'

export interface ConnectionLimits {
  /** Of one IPv4 address, or of the /64 of an IPv6 one. */
  readonly perAddress: number
  readonly total: number
}

/**
 * What closes each new connection beyond the limits, without an answer: it holds a descriptor of this process and, until its first request is
 * complete, is seen by no other limit.
 */
export function limitConnections({ perAddress, total }: ConnectionLimits): (socket: Socket) => void {
  const counts = new Map<string, number>()
  let open = 0
  return socket => {
    const address = addressKey(socket.remoteAddress ?? '')
    const count = counts.get(address) ?? 0
    if (open >= total || count >= perAddress) return void socket.destroy()
    open++
    counts.set(address, count + 1)
    socket.once('close', () => {
      open--
      const left = (counts.get(address) ?? 1) - 1
      if (left > 0) counts.set(address, left)
      else counts.delete(address)
    })
  }
}
