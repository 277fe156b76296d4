/** A server in memory that does what the specification of a drawn API says. Its tests of values share nothing with the verifier. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { specificationOf, type Api, type Kind } from './drawn-api.ts'

export const TOKEN = 'a-token-of-the-test'

type Fields = Record<string, unknown>
interface Thing {
  readonly kind: Kind
  readonly parent: string | undefined
  fields: Fields
}

class Refusal extends Error {
  readonly status: number

  constructor(status: number, says: string) {
    super(says)
    this.status = status
  }
}

interface Heard {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

interface Said {
  readonly status: number
  readonly body?: unknown
}

/** Whether a request shows on whose behalf it is sent. */
function isKnown({ session }: Api, { headers, url }: Heard): boolean {
  if (session === 'none') return true
  if (session === 'bearer') return headers.authorization === `Bearer ${TOKEN}`
  if (session === 'header') return headers['x-key'] === TOKEN
  if (session === 'query') return url.searchParams.get('key') === TOKEN
  return (headers.cookie ?? '').split('; ').includes(`session=${TOKEN}`)
}

const typeOf = ({ headers }: Heard) => (headers['content-type'] ?? '').split(';')[0]!.trim()

/** The fields of a body. @throws Refusal */
function fieldsOf({ invalid }: Api, kind: Kind, heard: Heard, isPartial: boolean): Fields {
  if (typeOf(heard) !== 'application/json') throw new Refusal(415, 'this is no JSON')
  let given: unknown
  try {
    given = JSON.parse(heard.body)
  } catch {
    throw new Refusal(400, 'this cannot be read')
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new Refusal(invalid, 'this is no object')
  const sent = given as Fields
  for (const { name, isRequired, accepts } of kind.fields) {
    if (sent[name] === undefined && isRequired && !isPartial) throw new Refusal(invalid, `${name} is missing`)
    if (sent[name] !== undefined && !accepts(sent[name])) throw new Refusal(invalid, `${name} is wrong`)
  }
  const names = kind.fields.map(({ name }) => name)
  const unknown = Object.keys(sent).find(name => !names.includes(name))
  if (unknown !== undefined && kind.isClosed) throw new Refusal(invalid, `${unknown} is not known`)
  return Object.fromEntries(Object.entries(sent).filter(([name]) => names.includes(name)))
}

/** How long an uploaded file is. @throws Refusal */
function uploaded(heard: Heard): Said {
  if (typeOf(heard) !== 'multipart/form-data') throw new Refusal(415, 'this is no form')
  const boundary = /boundary=([^;]+)/.exec(heard.headers['content-type'] ?? '')?.[1]
  if (boundary === undefined) throw new Refusal(400, 'the parts cannot be told apart')
  const parts = heard.body.split(`--${boundary}`).slice(1, -1)
  const named = (name: string) => parts.find(part => part.includes(`name="${name}"`))
  const contentOf = (part: string) => part.slice(part.indexOf('\r\n\r\n') + 4, -2)
  const [file, caption] = [named('file'), named('caption')]
  if (!file?.includes('filename=')) throw new Refusal(400, 'there is no file')
  if (caption && contentOf(caption).length > 30) throw new Refusal(400, 'the caption is too long')
  return { status: 200, body: { length: contentOf(file).length } }
}

/** What a server keeps and answers. */
class DrawnServer {
  readonly #api: Api
  readonly #things = new Map<string, Thing>()
  #last = 0

  constructor(api: Api) {
    this.#api = api
  }

  count(): number {
    return this.#things.size
  }

  /** @throws Refusal */
  answer(heard: Heard): Said {
    if (!isKnown(this.#api, heard)) throw new Refusal(401, 'who are you')
    const parts = heard.url.pathname.split('/').slice(1).map(decodeURIComponent)
    if (parts[0] === 'files' && parts.length === 1 && this.#api.upload)
      return this.#only(heard, 'POST', () => uploaded(heard))
    const [first, second] = this.#api.kinds
    const isSecond = second && parts[this.#api.isNested ? 2 : 0] === second.name
    if (isSecond && this.#api.isNested && parts[0] === first!.name)
      return this.#ofKind(second, heard, parts.slice(3), parts[1])
    if (isSecond && !this.#api.isNested) return this.#ofKind(second, heard, parts.slice(1), undefined)
    if (parts[0] === first!.name) return this.#ofKind(first!, heard, parts.slice(1), undefined)
    throw new Refusal(404, 'there is no such path')
  }

  #only({ method }: Heard, allowed: string, answer: () => Said): Said {
    if (method !== allowed) throw new Refusal(405, 'there is no such method')
    return answer()
  }

  #find(kind: Kind, id: string | undefined, parent: string | undefined): Thing {
    const found = id === undefined ? undefined : this.#things.get(`${kind.name}/${id}`)
    if (!found || found.parent !== parent) throw new Refusal(404, 'there is no such thing')
    return found
  }

  #ofKind(kind: Kind, heard: Heard, parts: readonly string[], parent: string | undefined): Said {
    if (parts.length > 1) throw new Refusal(404, 'there is no such path')
    const [id] = parts
    const { checksFirst } = this.#api
    const check = () => {
      if (parent !== undefined) this.#find(this.#api.kinds[0]!, parent, undefined)
    }
    if (id !== undefined) return this.#ofThing(kind, heard, id, parent)
    if (heard.method === 'GET' && kind.list) {
      check()
      return { status: 200, body: this.#listed(kind, parent, heard) }
    }
    return this.#only(heard, 'POST', () => {
      if (checksFirst === 'thing') check()
      const fields = fieldsOf(this.#api, kind, heard, false)
      check()
      return { status: kind.createdWith, body: this.#create(kind, parent, fields) }
    })
  }

  #listed({ name, list }: Kind, parent: string | undefined, heard: Heard): unknown {
    const all = [...this.#things.values()]
      .filter(thing => thing.kind.name === name && thing.parent === parent)
      .map(({ fields }) => fields)
    const { isPaged, invalid } = this.#api
    const number = (key: string, least: number, most: number, usual: number) => {
      const text = isPaged ? heard.url.searchParams.get(key) : null
      if (text === null) return usual
      const value = Number(text)
      if (!/^\d+$/.test(text) || value < least || value > most) throw new Refusal(invalid, `${key} is wrong`)
      return value
    }
    const from = number('offset', 0, 1000, 0)
    const items = all.slice(from, from + number('limit', 1, 50, 50))
    return list === 'bare' ? items : { items, total: all.length }
  }

  #create(kind: Kind, parent: string | undefined, given: Fields): Fields {
    const id = kind.ids === 'uuid' ? randomUUID() : ++this.#last
    const fields = { id, ...given }
    this.#things.set(`${kind.name}/${id}`, { kind, parent, fields })
    return fields
  }

  #ofThing(kind: Kind, heard: Heard, id: string, parent: string | undefined): Said {
    const { method } = heard
    if (method === 'GET') return { status: 200, body: this.#find(kind, id, parent).fields }
    if (method === 'DELETE' && kind.isDeletable) {
      const { fields } = this.#find(kind, id, parent)
      this.#things.delete(`${kind.name}/${id}`)
      return kind.deletedWith === 204 ? { status: 204 } : { status: 200, body: fields }
    }
    if (method !== kind.change) throw new Refusal(405, 'there is no such method')
    if (this.#api.checksFirst === 'thing') this.#find(kind, id, parent)
    const isPartial = method === 'PATCH'
    const given = fieldsOf(this.#api, kind, heard, isPartial)
    const thing = this.#find(kind, id, parent)
    thing.fields = { id: thing.fields['id'], ...(isPartial && thing.fields), ...given }
    return { status: 200, body: thing.fields }
  }
}

async function hear(request: IncomingMessage): Promise<Heard> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const { method = 'GET', url = '/', headers } = request
  return {
    method,
    headers,
    url: new URL(url, 'http://localhost'),
    body: Buffer.concat(parts).toString('latin1'),
  }
}

/** A stream that says one thing and stays open. */
function speak(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(': hello\n\nevent: news\ndata: {"at":"2026-01-05T10:00:00Z"}\n\n')
}

async function reply(api: Api, server: DrawnServer, request: IncomingMessage, response: ServerResponse) {
  const heard = await hear(request)
  try {
    const isStream = api.stream === 'speaks' && heard.url.pathname === '/news' && heard.method === 'GET'
    if (isStream && isKnown(api, heard)) return speak(response)
    const { status, body } = server.answer(heard)
    response.writeHead(status, body === undefined ? {} : { 'content-type': 'application/json' })
    response.end(body === undefined ? undefined : JSON.stringify(body))
  } catch (error) {
    const status = error instanceof Refusal ? error.status : 500
    response.writeHead(status, { 'content-type': 'application/problem+json' })
    response.end(JSON.stringify({ title: (error as Error).message, status }))
  }
}

/** Starts it on the loopback. */
export async function startDrawn(api: Api) {
  const own = new DrawnServer(api)
  const server = createServer((request, response) => void reply(api, own, request, response))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const spec = join(mkdtempSync(join(tmpdir(), 'drawn-')), 'openapi.json')
  writeFileSync(spec, JSON.stringify(specificationOf(api)))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spec,
    count: () => own.count(),
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
