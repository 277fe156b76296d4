/**
 * Stands between the Pact verifier and the back end: passes every request on as it is, and keeps what was sent and what came back, so
 * that the answers can be judged by the specification as well. The verifier also asks it for states, which it passes to the hook.
 */
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Client } from './client.ts'
import { StateNotOffered, type State, type Values } from './state-hook.ts'
import { readJson, type Received, type Sent } from './wire.ts'

/** Names the interaction in requests and state changes; never reaches the back end. */
export const KEY_HEADER = 'x-contract-interaction'
export const KEY_PARAM = '__interaction'

const STATES_PATH = '/.contract/states'
/** What the verifier's own HTTP client adds, which the app does not send. */
const NOT_PASSED_ON = new Set([
  KEY_HEADER,
  'host',
  'connection',
  'accept-encoding',
  'transfer-encoding',
  'content-length',
  'user-agent',
])
const NOT_PASSED_BACK = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length'])

/** What happened to one interaction on its way. */
export interface Passage {
  sent?: Sent
  received?: Received
  /** What has been set up for it so far, to be undone when the next state fails: the verifier does not. */
  arranged?: State[]
  /** The state that the hook does not offer, in words. */
  notOffered?: string
  /** Why hook or back end failed, in words. */
  failure?: string
}

export interface RecordingProxy {
  readonly url: string
  readonly statesUrl: string
  /** By the interaction's key. */
  readonly passages: ReadonlyMap<string, Passage>
  close: () => Promise<void>
}

/** Makes a state true, or undoes it, and gives its values. */
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

type PassageOf = (key: string) => Passage

/** Changes a state as the verifier asks; what keeps the hook from it is noted at the interaction. */
async function changed(passageOf: PassageOf, changeState: ChangeState, body: string): Promise<Reply> {
  const asked = (readJson(body) ?? {}) as {
    state: string
    params?: Record<string, unknown>
    action: 'setup' | 'teardown'
  }
  const { [KEY_PARAM]: key, ...params } = asked.params ?? {}
  const passage = passageOf(String(key))
  const state = { name: asked.state, params }
  const arranged = (passage.arranged ??= [])
  // The verifier goes on to the next state, but what it is for will not be asked.
  const before = passage.notOffered ?? passage.failure
  if (before) return { status: 400, body: before }
  try {
    const values = await changeState(state, asked.action)
    if (asked.action === 'setup') arranged.push(state)
    return { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(values) }
  } catch (error) {
    const { message } = error as Error
    passage[error instanceof StateNotOffered ? 'notOffered' : 'failure'] ??= message
    for (const each of arranged.toReversed()) await changeState(each, 'teardown').catch(() => undefined)
    // The verifier tries again and again what fails with a status from 500 on.
    return { status: 400, body: message }
  }
}

/** Passes a request on, and notes what was sent and what came back. */
async function passed(
  passage: Passage,
  client: Client,
  request: IncomingMessage,
  body: string,
): Promise<Reply> {
  const { method = 'GET', url = '/', headers } = request
  passage.sent = { method, target: url, headers: without(headers, NOT_PASSED_ON), body }
  try {
    const received = await client.send(passage.sent)
    passage.received = received
    return {
      status: received.status,
      headers: without(received.headers, NOT_PASSED_BACK),
      body: received.body,
    }
  } catch (error) {
    passage.failure = (error as Error).message
    return { status: 502, body: passage.failure }
  }
}

/** Starts one on a free port of this machine. */
export async function startProxy(client: Client, changeState: ChangeState): Promise<RecordingProxy> {
  const passages = new Map<string, Passage>()
  const passageOf: PassageOf = key => {
    const found = passages.get(key) ?? {}
    passages.set(key, found)
    return found
  }
  const server = createServer((request, response) => {
    const answer = async () => {
      const body = await readBody(request)
      const {
        status,
        headers,
        body: text,
      } = request.url === STATES_PATH
        ? await changed(passageOf, changeState, body)
        : await passed(passageOf(String(request.headers[KEY_HEADER])), client, request, body)
      response.writeHead(status, headers)
      response.end(text)
    }
    answer().catch((error: Error) => response.destroy(error))
  })
  // No connection is closed between two requests: whoever asks could be about to use it again.
  server.keepAliveTimeout = 0
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    statesUrl: url + STATES_PATH,
    passages,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
