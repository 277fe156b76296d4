import type { Page } from '@playwright/test'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A request for the page; its body in base64. */
interface Asked {
  readonly id: number
  readonly method: string
  readonly target: string
  readonly headers: readonly (readonly [string, string])[]
  readonly body: string | undefined
}

/** What the page says of an answer: its head, its pieces in base64, its end. */
type Part =
  | { readonly status: number; readonly headers: readonly (readonly [string, string])[] }
  | { readonly bytes: string }
  | { readonly end: 'complete' | 'failed' }

declare global {
  /** In the page: what tells the bridge of an answer, and what ends the requests that nobody reads any more. */
  var toBridge: (id: number, part: Part) => Promise<void>
  var bridged: Map<number, AbortController> | undefined
}

/** Runs in the page. */
async function ask({ id, method, target, headers, body }: Asked): Promise<void> {
  const controller = new AbortController()
  ;(globalThis.bridged ??= new Map()).set(id, controller)
  try {
    const response = await fetch(new URL(target, location.origin), {
      method,
      headers: headers.map(([name, value]): [string, string] => [name, value]),
      body: body === undefined ? null : Uint8Array.from(atob(body), character => character.charCodeAt(0)),
      signal: controller.signal,
    })
    await toBridge(id, { status: response.status, headers: [...response.headers] })
    const reader = response.body?.getReader()
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true }
      if (done || !value) break
      await toBridge(id, { bytes: btoa(Array.from(value, byte => String.fromCharCode(byte)).join('')) })
    }
    await toBridge(id, { end: 'complete' })
  } catch {
    await toBridge(id, { end: 'failed' })
  } finally {
    bridged?.delete(id)
  }
}

function receive(answer: ServerResponse, part: Part): void {
  if ('status' in part) answer.writeHead(part.status, Object.fromEntries(part.headers)).flushHeaders()
  else if ('bytes' in part) answer.write(Buffer.from(part.bytes, 'base64'))
  else if (part.end === 'complete') answer.end()
  else answer.destroy()
}

const headersOf = ({ rawHeaders }: IncomingMessage): [string, string][] =>
  rawHeaders.flatMap((name, index) =>
    index % 2 === 0 ? [[name, rawHeaders[index + 1]!] as [string, string]] : [],
  )

/** An address at which the demo in a page answers: what is asked there the page asks its service worker, as the app does. */
export async function bridgeDemo(page: Page): Promise<{ readonly url: string; readonly close: () => void }> {
  const answers = new Map<number, ServerResponse>()
  await page.exposeFunction('toBridge', (id: number, part: Part) => {
    const answer = answers.get(id)
    if (answer) receive(answer, part)
  })
  let last = 0
  const server = createServer(async (request, response) => {
    const id = ++last
    answers.set(id, response)
    response.on('close', () => {
      answers.delete(id)
      page.evaluate(ended => globalThis.bridged?.get(ended)?.abort(), id).catch(() => {})
    })
    const { method = 'GET', url: target = '/' } = request
    const sent = await buffer(request)
    const body = method === 'GET' || method === 'HEAD' ? undefined : sent.toString('base64')
    page
      .evaluate(ask, { id, method, target, headers: headersOf(request), body })
      .catch(() => response.destroy())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() }
}
