/** A proxy in front of a back end that answers as a variation does. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { createClient, type Client } from '#contracts/verify/client.ts'
import { operationsOf } from '#contracts/verify/operations.ts'
import { readDocument } from '#contracts/material.ts'
import { readJson } from '#contracts/verify/wire.ts'
import type { PassingAnswer, PassingRequest, Variation } from './variation.ts'

export interface VariationProxy {
  readonly url: string
  /** How many answers were others than the back end's. */
  readonly changes: () => number
  close: () => Promise<void>
}

const operations = operationsOf(readDocument())
/** Of one connection, or of how a body was encoded on it. */
const OF_CONNECTION = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'date',
])

async function readRequest(request: IncomingMessage): Promise<PassingRequest> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers
  return {
    method: request.method ?? 'GET',
    target: request.url ?? '/',
    headers: headers as Record<string, string>,
    body: Buffer.concat(parts).toString(),
  }
}

const isJson = (type: string) => type.startsWith('application/json')
const isStream = (type: string) => type.startsWith('text/event-stream')

/** The text of an answer as a variation writes it. */
function vary(text: string, type: string, passing: PassingRequest, variation: Variation): string {
  const [path] = passing.target.split('?')
  const operation = operations.find(one => one.path === path && one.method === passing.method)
  const { value, write = JSON.stringify, text: change = (same: string) => same, events } = variation
  if (isStream(type)) return change(events?.(text) ?? text)
  const json = isJson(type) && operation ? readJson(text) : undefined
  if (json === undefined || (!value && !variation.write)) return change(text)
  return change(write(value ? value(json, operation!) : json))
}

/** Sends an answer. */
async function send(
  response: ServerResponse,
  status: number,
  { reason, headers, body }: PassingAnswer,
  { transport = {} }: Variation,
  number: number,
): Promise<void> {
  const { pieces = 1, pause: between = 0, delay, end = 'length', closes, lacksDate } = transport
  const before = delay?.(number) ?? 0
  if (before > 0) await pause(before)
  response.sendDate = !lacksDate
  if (end === 'close') response.useChunkedEncodingByDefault = false
  const framing = [
    ...(end === 'length' ? ['Content-Length', String(body.length)] : []),
    ...(closes || end === 'close' ? ['Connection', 'close'] : []),
  ]
  response.writeHead(status, reason, [...headers.flat(), ...framing])
  const pieceSize = Math.ceil(body.length / pieces)
  for (let from = 0; from < body.length; from += pieceSize) {
    response.write(body.subarray(from, from + pieceSize))
    // oxlint-disable-next-line no-await-in-loop -- One piece after the other.
    if (from + pieceSize < body.length) await pause(between)
  }
  response.end()
}

/** Asks the back end. */
async function forward(client: Client, passing: PassingRequest) {
  const { status, headers, body } = await client.send(passing, { untilEvent: true })
  return { status, headers, text: body }
}

/** The headers of an answer that a proxy makes itself. */
const OWN_HEADERS = {
  'content-type': 'application/json',
  'content-language': 'en',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

/** Starts a proxy on a free port. */
export async function startVariationProxy(
  target: string,
  statesPath: string,
  variation: Variation,
): Promise<VariationProxy> {
  const client = createClient(new URL(target))
  let [asked, changes] = [0, 0]

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const passing = await readRequest(request)
    const isState = passing.target === statesPath
    const number = isState ? 0 : ++asked
    const instead = isState ? undefined : variation.instead?.(number, passing)
    const before = JSON.stringify(passing)
    variation.request?.(passing)
    const { status, headers, text } = instead
      ? { status: 200, headers: OWN_HEADERS, text: JSON.stringify(instead) }
      : await forward(client, passing)
    const kept = Object.entries(headers).filter(([name]) => !OF_CONNECTION.has(name))
    const type = headers['content-type'] ?? ''
    const written = isState ? (variation.text?.(text) ?? text) : vary(text, type, passing, variation)
    const answer: PassingAnswer = { reason: 'OK', headers: [...kept], body: Buffer.from(written) }
    if (!isState) variation.around?.(answer)
    const isOther = instead !== undefined || written !== text || before !== JSON.stringify(passing)
    const isOtherAround = answer.reason !== 'OK' || JSON.stringify(answer.headers) !== JSON.stringify(kept)
    if (!isState && (isOther || isOtherAround || variation.transport)) changes++
    await send(response, status, answer, isState ? { ...variation, transport: {} } : variation, number)
  }
  const server = createServer((request, response) => {
    respond(request, response).catch((error: Error) => response.destroy(error))
  })
  server.keepAliveTimeout = variation.transport?.idle ?? 0
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    changes: () => changes,
    close: () =>
      new Promise(resolve => {
        client.close()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
