import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { once } from 'node:events'

export interface ReceivedRequest {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: string
}

export type Answer = (response: ServerResponse, heard: ReceivedRequest) => void

export interface StubServer {
  url: string
  received: ReceivedRequest[]
  /** Sets the answer to all following requests. */
  answerWith: (answer: Answer) => void
  close: () => Promise<void>
}

/** An answer with the documented envelope. */
export function envelope(body: object): Answer {
  return response => response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body))
}

/** A real HTTP server on loopback that records its requests. */
export async function startStubServer(): Promise<StubServer> {
  let answer: Answer = envelope({ code: 200, msg: 'ok', data: null })
  const heard: ReceivedRequest[] = []
  const server = createServer((request, response) => {
    void (async () => {
      let body = ''
      for await (const chunk of request) body += String(chunk)
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://peer')
      const one = {
        method: request.method ?? '',
        path: pathname,
        query: searchParams,
        headers: request.headers,
        body,
      }
      heard.push(one)
      answer(response, one)
    })()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The peer has no address')
  return {
    url: `http://127.0.0.1:${address.port}`,
    received: heard,
    answerWith: given => {
      answer = given
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
