/** A server on loopback that answers as it is told and remembers what it heard; nothing of it is recorded. */
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { HeardRequest } from '../spec.ts'

/** How the peer answers a call. */
export type Reply =
  | { json: unknown; status?: number }
  | { text: string; type: string; status?: number; name?: string }
  /** Hangs up without a word. */
  | 'nothing'

export interface Peer {
  readonly url: string
  /** Every call since the last `answers`. */
  readonly heard: HeardRequest[]
  answers: (reply: Reply) => void
  close: () => Promise<void>
}

/** A header of the last call that was heard. */
export const header = (peer: Peer, lowerCaseName: string): string | undefined =>
  peer.heard.at(-1)?.headers[lowerCaseName]?.toString()

/** The texts of a multipart body, by the names of its parts. */
export function partsOf(peer: Peer): Record<string, string> {
  const type = header(peer, 'content-type') ?? ''
  const boundary = /^multipart\/form-data; ?boundary=(.+)$/.exec(type)?.[1]
  if (!boundary) return { 'not multipart': type }
  const parts = (peer.heard.at(-1)?.body ?? '').split(`--${boundary}`).slice(1, -1)
  return Object.fromEntries(
    parts.map(part => {
      const [head = '', ...body] = part.split('\r\n\r\n')
      return [/ name="([^"]*)"/.exec(head)?.[1] ?? head, body.join('\r\n\r\n').replace(/\r\n$/, '')]
    }),
  )
}

function send(response: ServerResponse, reply: Reply): void {
  if (reply === 'nothing') return void response.destroy()
  const isJson = 'json' in reply
  response.statusCode = reply.status ?? 200
  response.setHeader('Content-Type', isJson ? 'application/json' : reply.type)
  if (!isJson && reply.name) response.setHeader('Content-Disposition', `attachment; filename="${reply.name}"`)
  response.end(isJson ? JSON.stringify(reply.json) : reply.text)
}

export async function startPeer(): Promise<Peer> {
  const heard: HeardRequest[] = []
  let current: Reply = 'nothing'
  const server = createServer((request, response) => {
    void (async () => {
      let body = ''
      for await (const chunk of request) body += String(chunk)
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://peer')
      const { method = '', headers } = request
      heard.push({ method, path: pathname, query: [...searchParams], headers, body })
      send(response, current)
    })()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The peer has no address')
  return {
    url: `http://127.0.0.1:${address.port}`,
    heard,
    answers: reply => {
      current = reply
      heard.length = 0
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
