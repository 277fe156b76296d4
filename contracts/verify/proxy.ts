/**
 * A proxy between the Pact verifier and the back end that forwards every request unchanged and records request and answer, so that the
 * answers can be validated against the specification as well. It forwards the verifier's state requests to the hook.
 */
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isLost, type Client } from './client.ts'
import { StateNotOffered, type State, type Values } from './state-hook.ts'
import { readJson, type Received, type Sent } from './wire.ts'

/** Identifies the interaction in requests and state changes; never forwarded to the back end. */
export const KEY_HEADER = 'x-contract-interaction'
export const KEY_PARAM = '__interaction'
/**
 * Names the request that a state plans a failure for, in the request and in the state's param `request`. Only such requests have it, so that
 * another call, or the same one sent again, cannot use up the failure.
 */
export const REQUEST_HEADER = 'x-contract-request'

const STATES_PATH = '/.contract/states'
/** Headers that the verifier's HTTP client adds and the app does not send. */
const DROPPED_REQUEST_HEADERS = new Set([
  KEY_HEADER,
  'host',
  'connection',
  'accept-encoding',
  'transfer-encoding',
  'content-length',
  'user-agent',
])
const DROPPED_RESPONSE_HEADERS = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
])

/** The recorded traffic of one interaction. */
export interface InteractionTraffic {
  /** The name of its request, when a state plans its failure. */
  request?: string
  sent?: Sent
  received?: Received
  /** States set up so far, to be torn down when the next one fails, which the verifier does not do. */
  statesSetUp?: State[]
  /** The message about a state that the hook does not offer. */
  notOffered?: string
  /** The message about a failed hook or back end. */
  failure?: string
  /** Whether no answer came from it. */
  isLost?: boolean
}

export interface RecordingProxy {
  readonly url: string
  readonly statesUrl: string
  /** By the interaction's key. */
  readonly traffic: ReadonlyMap<string, InteractionTraffic>
  close: () => Promise<void>
}

/** Sets up or tears down a state and returns its values. */
export type ChangeState = (state: State, action: 'setup' | 'teardown') => Promise<Values>

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

function without(headers: IncomingMessage['headers'] | Readonly<Record<string, string>>, names: Set<string>) {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      names.has(name) || value === undefined ? [] : [[name, [value].flat().join(', ')]],
    ),
  )
}

interface Reply {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: string
}

type TrafficOf = (key: string) => InteractionTraffic

/** Changes a state for the verifier; failures are recorded with the interaction. */
async function handleStateChange(
  trafficOf: TrafficOf,
  changeState: ChangeState,
  body: string,
): Promise<Reply> {
  const asked = (readJson(body) ?? {}) as {
    state: string
    params?: Record<string, unknown>
    action: 'setup' | 'teardown'
  }
  const { [KEY_PARAM]: key, ...given } = asked.params ?? {}
  const traffic = trafficOf(String(key))
  // The states that plan the failure of a call name its operation.
  if ('operation' in given) traffic.request ??= randomUUID()
  const params = 'operation' in given ? { ...given, request: traffic.request } : given
  const state = { name: asked.state, params }
  const arranged = (traffic.statesSetUp ??= [])
  // The verifier continues with the next state, but the interaction will not be sent.
  const before = traffic.notOffered ?? traffic.failure
  if (before) return { status: 400, body: before }
  try {
    const values = await changeState(state, asked.action)
    if (asked.action === 'setup') arranged.push(state)
    return { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(values) }
  } catch (error) {
    const { message } = error as Error
    traffic[error instanceof StateNotOffered ? 'notOffered' : 'failure'] ??= message
    traffic.isLost = isLost(error)
    for (const each of arranged.toReversed()) await changeState(each, 'teardown').catch(() => undefined)
    // The verifier keeps retrying on statuses from 500 on.
    return { status: 400, body: message }
  }
}

/** Forwards a request and records it with its answer. */
async function forwardRequest(
  traffic: InteractionTraffic,
  client: Client,
  request: IncomingMessage,
  body: string,
  waits: boolean,
): Promise<Reply> {
  const { method = 'GET', url = '/', headers } = request
  traffic.sent = {
    method,
    target: url,
    headers: {
      ...without(headers, DROPPED_REQUEST_HEADERS),
      ...(traffic.request && { [REQUEST_HEADER]: traffic.request }),
    },
    body,
  }
  try {
    const received = await client.send(traffic.sent, { waits })
    traffic.received = received
    const { 'content-type': type, ...rest } = without(received.headers, DROPPED_RESPONSE_HEADERS)
    // Pact compares writings where browsers read values: 200.0 is 200, and the names of media types have no case.
    const named = type?.replace(/^[^;]*/, name => name.trim().toLowerCase())
    return {
      status: received.status,
      headers: { ...rest, ...(named && { 'content-type': named }) },
      body: received.json === undefined ? received.body : JSON.stringify(received.json),
    }
  } catch (error) {
    traffic.failure = (error as Error).message
    traffic.isLost = isLost(error)
    return { status: 502, body: traffic.failure }
  }
}

/**
 * Starts a proxy on a free port.
 * @param mayWait whether "too many requests" is not what an interaction expects, by its key: then it is waited for
 */
export async function startProxy(
  client: Client,
  changeState: ChangeState,
  mayWait: (key: string) => boolean,
): Promise<RecordingProxy> {
  const traffic = new Map<string, InteractionTraffic>()
  const trafficOf: TrafficOf = key => {
    const found = traffic.get(key) ?? {}
    traffic.set(key, found)
    return found
  }
  const server = createServer((request, response) => {
    const answer = async () => {
      const body = await readBody(request)
      const key = String(request.headers[KEY_HEADER])
      const {
        status,
        headers,
        body: text,
      } = request.url === STATES_PATH
        ? await handleStateChange(trafficOf, changeState, body)
        : await forwardRequest(trafficOf(key), client, request, body, mayWait(key))
      response.writeHead(status, headers)
      response.end(text)
    }
    answer().catch((error: Error) => response.destroy(error))
  })
  // Keep-alive connections are never closed, as the client could be about to reuse one.
  server.keepAliveTimeout = 0
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    statesUrl: url + STATES_PATH,
    traffic,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
