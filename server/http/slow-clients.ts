import type { IncomingMessage, ServerResponse } from 'node:http'

/** A body or an answer may take this long at any rate, in milliseconds. */
const GRACE = 10_000
/** From then on this much of a body must have arrived for each second since its start: a weak mobile network has ten times as much. */
const BYTES_PER_SECOND = 4_096
/** And this much of an answer must be read: more, as it may be larger and networks are faster in this direction. */
const READ_BYTES_PER_SECOND = 16_384
const LOOK_EVERY = 1_000

/**
 * Ends the connection of a body that arrives too slowly: whoever holds it back would keep its share for as long as a request may take.
 * @returns what stops looking
 */
export function endSlowSender(request: IncomingMessage): () => void {
  const { socket } = request
  const started = performance.now()
  const readBefore = socket.bytesRead
  let timer: NodeJS.Timeout
  const look = () => {
    const seconds = (performance.now() - started) / 1000
    if ((socket.bytesRead - readBefore) / seconds < BYTES_PER_SECOND) return void request.destroy()
    timer = setTimeout(look, LOOK_EVERY).unref()
  }
  timer = setTimeout(look, GRACE).unref()
  return () => clearTimeout(timer)
}

/** Takes room for so many bytes of an answer. @returns what gives it back; undefined when a share is full */
export type TakeUnread = (
  request: IncomingMessage,
  bytes: number,
  end: () => void,
) => (() => void) | undefined

/**
 * Ends the connection of an answer that is read too slowly, or never: otherwise it would be kept, with the answer, for as long as its client
 * likes. Also of one beyond what its address may leave unread.
 */
export function endSlowReader(request: IncomingMessage, response: ServerResponse, take: TakeUnread): void {
  response.once('prefinish', () => {
    const unread = response.socket?.writableLength ?? 0
    // Nearly all answers fit into the buffer of the system.
    if (unread === 0) return
    const end = () => response.destroy()
    const release = take(request, unread, end)
    if (!release) return void end()
    const timer = setTimeout(end, GRACE + (unread / READ_BYTES_PER_SECOND) * 1000).unref()
    response.once('close', () => {
      clearTimeout(timer)
      release()
    })
  })
}
