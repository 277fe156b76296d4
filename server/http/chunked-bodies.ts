import type { IncomingMessage, Server } from 'node:http'

/** A body may have this many parts of any length. */
const FREE_PARTS = 1024
/** From then on they must have as many bytes on average, as the parts of every client and proxy have. */
const BYTES_PER_PART = 64

function endTinyParts(request: IncomingMessage): void {
  if (request.headers['transfer-encoding'] === undefined) return
  const push = request.push.bind(request)
  let parts = 0
  let bytes = 0
  request.push = (part: Buffer | null, encoding) => {
    if (part !== null) {
      parts++
      bytes += part.length
    }
    const isTaken = part === null || parts <= FREE_PARTS || bytes >= parts * BYTES_PER_PART
    if (isTaken) return push(part, encoding)
    request.destroy()
    return false
  }
}

/**
 * Ends the connection of each chunked body in many tiny parts: Node keeps some five hundred bytes for each part, and its limit of what waits to be
 * read counts the bytes of the body alone, so that 64 kB of single bytes would take 35 MB.
 */
export function refuseTinyParts(server: Server): void {
  server.on('request', endTinyParts)
}
