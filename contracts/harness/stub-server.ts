/** A stub server on loopback that answers as configured and keeps the received requests; nothing is recorded in pacts. */
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { ReceivedRequest } from '../spec.ts'

/** How the stub server answers a call. */
export type Reply =
  | { json: unknown; status?: number }
  | { text: string; type: string; status?: number; name?: string }
  /** Closes the connection without an answer. */
  | 'nothing'

export interface StubServer {
  readonly url: string
  /** The calls since the last `answerWith`. */
  readonly received: ReceivedRequest[]
  answerWith: (reply: Reply) => void
  close: () => Promise<void>
}

/** A header of the last received call. */
export const header = (peer: StubServer, lowerCaseName: string): string | undefined =>
  peer.received.at(-1)?.headers[lowerCaseName]?.toString()

/** The texts of a multipart body, by the names of its parts. */
export function partsOf(peer: StubServer): Record<string, string> {
  const type = header(peer, 'content-type') ?? ''
  const boundary = /^multipart\/form-data; ?boundary=(.+)$/.exec(type)?.[1]
  if (!boundary) return { 'not multipart': type }
  const parts = (peer.received.at(-1)?.body ?? '').split(`--${boundary}`).slice(1, -1)
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

export async function startStubServer(): Promise<StubServer> {
  const heard: ReceivedRequest[] = []
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
    received: heard,
    answerWith: reply => {
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
