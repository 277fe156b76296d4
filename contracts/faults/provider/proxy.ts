/** A proxy in front of a back end that injects faults, of an operation each. State requests are forwarded unchanged. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient, type Client } from '#contracts/verify/client.ts'
import type { Operation } from '#contracts/verify/document.ts'
import { operationsOf } from '#contracts/verify/operations.ts'
import { readDocument } from '#contracts/material.ts'
import {
  formOf,
  type Answer,
  type Contradiction,
  type Earlier,
  type Envelope,
  type Fault,
  type TrafficContext,
  type ForwardedRequest,
} from './fault.ts'

export interface FaultProxy {
  readonly url: string
  /** How many requests and answers the faults have changed. */
  readonly changes: () => number
  close: () => Promise<void>
}

/** How a success begins. */
const SUCCESS = '{"code":200'

/** Values of states that nobody else may know. */
const SECRET = /password|code|challenge/i

const operations = operationsOf(readDocument())

async function readRequest(request: IncomingMessage): Promise<ForwardedRequest> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const url = new URL(request.url ?? '/', 'http://localhost')
  const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers: headers as Record<string, string>,
    body: Buffer.concat(parts).toString(),
  }
}

async function forward(
  client: Client,
  { method, path, query, headers, body }: ForwardedRequest,
): Promise<Answer> {
  const search = query.toString()
  const sent = { method, target: search ? `${path}?${search}` : path, headers, body }
  const { status, headers: given, body: text } = await client.send(sent, { untilEvent: true })
  const {
    'content-length': _,
    'transfer-encoding': __,
    connection: ___,
    'content-encoding': ____,
    ...rest
  } = given
  return { status, headers: rest, body: text }
}

/** Records the traffic for faults. */
class Traffic {
  #token: string | undefined
  #lastSuccess: string | undefined
  readonly #keys = new Set<string>()
  readonly #kept = new Map<string, string>()
  readonly #secrets = new Set<string>()

  /** Records a request before it is forwarded. */
  memoryFor(passing: ForwardedRequest): TrafficContext {
    const key = formOf(passing).get('idempotencyKey') ?? ''
    // Key and account together, as another account may have used the same key.
    const intention = `${passing.headers['authorization']} ${key}`
    const isRepeated = key !== '' && this.#keys.has(intention)
    this.#keys.add(intention)
    return {
      token: this.#token,
      lastSuccess: this.#lastSuccess,
      isRepeated,
      secrets: this.#secrets,
      kept: this.#kept,
    }
  }

  noteAnswer({ body }: Answer): void {
    if (body.startsWith(SUCCESS)) this.#lastSuccess = body
  }

  noteState({ body }: Answer): void {
    const values = JSON.parse(body || '{}') as Record<string, unknown>
    if (typeof values['token'] === 'string') this.#token = values['token']
    for (const [name, value] of Object.entries(values))
      if (SECRET.test(name) && typeof value === 'string') this.#secrets.add(value)
  }
}

const asText = (message: ForwardedRequest | Answer) =>
  JSON.stringify(message, (_, value: unknown) =>
    value instanceof URLSearchParams ? value.toString() : value,
  )

const named = (id: string | undefined) => operations.find((one: Operation) => one.id === id)
const tokenOf = ({ headers }: ForwardedRequest) => headers['authorization'] ?? ''

/** The operation that contradicts the faulty one. */
function createOther(client: Client, contradiction: Contradiction | undefined) {
  const path = named(contradiction?.operation)?.path
  /** What each account was answered, by its token. */
  const earlier = new Map<string, Earlier>()
  return {
    path,
    contradict(passing: ForwardedRequest, answer: Answer): void {
      const known = earlier.get(tokenOf(passing))
      const isSuccess = answer.body.startsWith(SUCCESS)
      if (known) contradiction?.[isSuccess ? 'answer' : 'refusal']?.(answer, known)
    },
    /** What it answers before the faulty operation is called. */
    async askBefore({ headers }: ForwardedRequest): Promise<string> {
      if (contradiction?.before === undefined || path === undefined) return ''
      const { 'content-type': _, ...rest } = headers
      const query = new URLSearchParams(contradiction.before)
      return (await forward(client, { method: 'GET', path, query, headers: rest, body: '' })).body
    },
    /** Notes what the faulty operation answered. */
    note(sent: ForwardedRequest, { body }: Answer, before: string): void {
      const isMeant = body.startsWith(SUCCESS) === (contradiction?.after !== 'refusal')
      if (path === undefined || !isMeant) return
      earlier.set(tokenOf(sent), { done: JSON.parse(body || '{}') as Envelope, before })
    },
  }
}

/** Counts the requests and answers that faults change. */
function createCounter() {
  let changed = 0
  return {
    /** Lets a fault change a request or an answer. */
    change(message: ForwardedRequest | Answer, apply: () => void): void {
      const before = asText(message)
      apply()
      if (asText(message) !== before) changed++
    },
    changes: () => changed,
  }
}

/**
 * Starts a proxy on a free port; without a fault it forwards everything unchanged.
 * @param faults each of another operation, as the first one of an operation is taken
 */
export async function startFaultProxy(
  target: string,
  statesPath: string,
  faults: readonly Fault[],
): Promise<FaultProxy> {
  const client = createClient(new URL(target))
  const injected = faults.map(fault => ({
    fault,
    path: named(fault.operation)?.path,
    traffic: new Traffic(),
    other: createOther(client, fault.elsewhere),
  }))

  const { change, changes } = createCounter()
  const answerTo = async (passing: ForwardedRequest): Promise<Answer> => {
    if (passing.path === statesPath) {
      const answer = await forward(client, passing)
      for (const { traffic } of injected) traffic.noteState(answer)
      return answer
    }
    const found = injected.find(({ path }) => path === passing.path)
    if (!found) {
      const contradicted = injected.find(({ other }) => other.path === passing.path)
      const answer = await forward(client, passing)
      if (contradicted) change(answer, () => contradicted.other.contradict(passing, answer))
      return answer
    }
    const { fault, traffic, other } = found
    const before = await other.askBefore(passing)
    const memory = traffic.memoryFor(passing)
    const sent = { ...passing, query: new URLSearchParams(passing.query), headers: { ...passing.headers } }
    change(passing, () => fault.request?.(passing, memory))
    const answer = await forward(client, passing)
    traffic.noteAnswer(answer)
    other.note(sent, answer, before)
    change(answer, () => fault.answer?.(answer, sent, memory))
    return answer
  }

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { status, headers, body } = await answerTo(await readRequest(request))
    response.writeHead(status, headers)
    response.end(body)
  }
  const server = createServer((request, response) => {
    respond(request, response).catch((error: Error) => response.destroy(error))
  })
  // Keep-alive connections are never closed, as the client could be about to reuse one.
  server.keepAliveTimeout = 0
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    changes,
    close: () =>
      new Promise(resolve => {
        client.close()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
