import type { Socket } from 'node:net'
import { addressKey } from '../kernel/address-key.ts'
import { connectionLimits, createShares } from './shares.ts'

export interface ConnectionLimits {
  /** Of one IPv4 address, or of the /64 of an IPv6 one; undefined: where all connections have the address of a proxy. */
  readonly perAddress: number | undefined
  readonly total: number
}

/**
 * What closes each connection beyond the limits, without an answer: it holds a descriptor of this process and, until its first request is
 * complete, is seen by no other limit.
 */
export function limitConnections({ perAddress, total }: ConnectionLimits): (socket: Socket) => void {
  const shares = createShares(connectionLimits({ perAddress: perAddress ?? total, total }))
  return socket => {
    const address = perAddress === undefined ? '' : addressKey(socket.remoteAddress ?? '')
    const release = shares.take({ address }, 0, () => socket.destroy())
    if (release) socket.once('close', release)
    else socket.destroy()
  }
}
