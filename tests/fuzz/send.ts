import { Agent, request as httpRequest, type IncomingMessage } from 'node:http'
import { gunzipSync } from 'node:zlib'
import type { HttpRequest } from './request.ts'

/** How long the answer to a judged call may take, in milliseconds. */
export const ANSWER_TIMEOUT = 5000

/** A received answer. */
export interface HttpAnswer {
  readonly status: number
  /** Lower-case. */
  readonly type: string
  readonly body: string
}

/** The result of a request: its answers and how it ended. */
export interface Sent {
  readonly answers: readonly HttpAnswer[]
  readonly ended: 'answered' | 'closed' | 'silent' | 'unsent'
  readonly milliseconds: number
  /** Why it was not sent, or how the connection was closed. */
  readonly reason?: string
}

/** Sends requests over keep-alive connections to one address. */
export interface Client {
  readonly url: string
  readonly host: string
  readonly port: number
  /** @param timeout in milliseconds */
  send(request: HttpRequest, timeout?: number): Promise<Sent>
  close(): void
}

/** A body as text, decompressed if necessary; pictures need not decode correctly. */
export function textOf(bytes: Buffer, encoding: string | undefined): string {
  if (encoding !== 'gzip' || bytes.length === 0) return bytes.toString()
  try {
    return gunzipSync(bytes).toString()
  } catch {
    return bytes.toString('latin1')
  }
}

/** A client whose connections stay open between calls. */
export function createClient(url: string): Client {
  const { hostname, port } = new URL(url)
  const agent = new Agent({ keepAlive: true, maxSockets: 64, scheduling: 'fifo' })
  const where = { host: hostname, port: Number(port), agent }

  const read = (
    response: IncomingMessage,
    done: (answer: HttpAnswer) => void,
    cut: (error: Error) => void,
  ) => {
    const parts: Buffer[] = []
    const type = response.headers['content-type']?.toLowerCase() ?? ''
    const finish = () => {
      const body = textOf(Buffer.concat(parts), response.headers['content-encoding'])
      done({ status: response.statusCode ?? 0, type, body })
    }
    // A stream does not end and may be silent while its market is closed, so its start is enough.
    if (type.startsWith('text/event-stream')) {
      finish()
      response.destroy()
    }
    response.on('data', (part: Buffer) => void parts.push(part))
    response.on('end', finish)
    response.on('error', cut)
  }

  const send = (given: HttpRequest, timeout: number, isAgain = false): Promise<Sent> =>
    new Promise(resolve => {
      const { method, target, headers, body } = given
      const started = performance.now()
      const end = (ended: Sent['ended'], answers: readonly HttpAnswer[], reason?: string) => {
        clearTimeout(timer)
        const milliseconds = performance.now() - started
        resolve({ answers, ended, milliseconds, ...(reason !== undefined && { reason }) })
      }
      const timer = setTimeout(() => {
        end('silent', [])
        request?.destroy()
      }, timeout)
      let request: ReturnType<typeof httpRequest> | undefined
      try {
        const hasHost = headers.some(([name]) => name.toLowerCase() === 'host')
        const all = [...(hasHost ? [] : ['Host', `${hostname}:${port}`]), ...headers.flat()]
        if (body) all.push('Content-Length', String(body.length))
        request = httpRequest({ ...where, method, path: target, headers: all })
        const fail = (error: NodeJS.ErrnoException) => end('closed', [], error.code ?? error.message)
        request.on('response', response => read(response, answer => end('answered', [answer]), fail))
        request.on('error', error => {
          // The server may close a keep-alive connection just as it is reused.
          if (!request?.reusedSocket || isAgain) return fail(error)
          clearTimeout(timer)
          return resolve(send(given, timeout, true))
        })
        request.on('connect', (response, socket) => {
          socket.destroy()
          end('closed', [], `connected: ${response.statusCode}`)
        })
        request.end(body)
      } catch (error) {
        // Node's client refuses to send some headers; those are sent as raw bytes only.
        end('unsent', [], String(error))
      }
    })
  return {
    url,
    host: hostname,
    port: Number(port),
    send: (request, timeout = ANSWER_TIMEOUT) => send(request, timeout),
    close: () => agent.destroy(),
  }
}
