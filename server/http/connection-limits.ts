import type { Socket } from 'node:net'
import { addressKey } from '../kernel/address-key.ts'
import { connectionLimits, createShares } from './shares.ts'

export interface ConnectionLimits {
  /** Of one IPv4 address, or of the /64 of an IPv6 one; undefined: where all connections have the address of a proxy. */
  readonly perAddress: number | undefined
  readonly total: number
}

/** Descriptors for all but the connections of clients: the files of the database, uploads, threads. */
const OTHER_DESCRIPTORS = 200

let descriptors: number | undefined

/** How many files and connections the system lets this process have open. Node has raised the limit as far as it may. */
function allowedDescriptors(): number {
  if (descriptors !== undefined) return descriptors
  // Otherwise it looks up the names of all that is connected.
  const report = Object.assign(process.report, { excludeNetwork: true }).getReport()
  const { userLimits } = report as { userLimits?: { open_files: { soft: number | 'unlimited' } } }
  // Windows has no such limit.
  const soft = userLimits?.open_files.soft ?? 'unlimited'
  return (descriptors = soft === 'unlimited' ? Infinity : soft)
}

/**
 * As many connections as there are descriptors for: without one, clients of all addresses would wait for others to leave, whatever they hold.
 * `onNotice` receives what the operator can do about fewer than are wanted.
 */
export function affordableConnections(wanted: number, onNotice: (notice: string) => void): number {
  const allowed = allowedDescriptors()
  const affordable = Math.max(1, allowed - OTHER_DESCRIPTORS)
  if (wanted <= affordable) return wanted
  onNotice(
    `CONNECTIONS is ${wanted}, but the system allows this process only ${allowed} open files and connections: it accepts ${affordable} connections. ` +
      `Allow it ${wanted + OTHER_DESCRIPTORS} (ulimit -n, LimitNOFILE), or set CONNECTIONS to ${affordable}.`,
  )
  return affordable
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
