/** A back end of two operations in a process of its own, with the fault that PLANT names. See planted.deep.test.ts. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serveFuzzer, reportError } from './child-process.ts'

const plant = process.env['PLANT'] ?? ''
const WITNESS_ID = '7321480000000099'

let made = 0
let hasHung = false
let witnessName = 'mine'
const kept: Buffer[] = []
const idsByKey = new Map<string, string>()

const invalid = { code: 422, msg: 'hint_invalid_field' }
const thing = (id: string, name: string) => ({ code: 200, msg: 'ok', data: { id, name } })

interface Reply {
  readonly status?: number
  readonly type?: string
  readonly body?: object | string
  /** Nothing is answered. */
  readonly isSilent?: boolean
  readonly isDropped?: boolean
}

function stall(milliseconds: number): void {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

/** The answer of the planted fault to a detail call; undefined where it does not apply. */
function plantedDetail(id: string): Reply | undefined {
  const isHuge = /^\d{19}$/.test(id) && BigInt(id) > 2n ** 63n - 1n
  switch (plant) {
    case 'code 500':
      return isHuge ? { body: { code: 500, msg: 'hint_server_error' } } : undefined
    case 'half a JSON':
      return isHuge ? { body: '{"code":200,' } : undefined
    case 'a field left out':
      return isHuge ? { body: { code: 200, msg: 'ok', data: { id } } } : undefined
    case 'a stack':
      return isHuge ? { body: { code: 422, msg: new Error('wrong').stack ?? '' } } : undefined
    case 'an odd status':
      return isHuge ? { status: 418, body: invalid } : undefined
    case 'somebody else':
      return isHuge ? { body: thing(WITNESS_ID, 'hers') } : undefined
    case 'a slow moment':
      if (isHuge && !hasHung) {
        hasHung = true
        stall(1500)
      }
      return undefined
    case 'an error in the log':
      if (isHuge) reportError({ event: 'fault', operation: 'getThing', text: 'Error: something is wrong' })
      return undefined
    default:
      return undefined
  }
}

/** The same for a create call. */
function plantedMake(name: string): Reply | undefined {
  const isOdd = /[\u{10000}-\u{10ffff}]/u.test(name)
  switch (plant) {
    case 'HTTP 500':
      return isOdd ? { status: 500, type: 'text/plain', body: 'Internal Server Error' } : undefined
    case 'no answer': {
      const isSilent = name === '' && !hasHung
      hasHung ||= isSilent
      return isSilent ? { isSilent } : undefined
    }
    case 'a dropped connection':
      return isOdd ? { isDropped: true } : undefined
    case 'memory':
      kept.push(Buffer.alloc(1_000_000, 1))
      return undefined
    case 'a changed witness':
      if (isOdd) witnessName = name
      return undefined
    default:
      return undefined
  }
}

function detail(query: URLSearchParams): Reply {
  const id = query.get('id') ?? ''
  return plantedDetail(id) ?? { body: /^[1-9][0-9]{0,18}$/.test(id) ? thing(id, 'a thing') : invalid }
}

function make(fields: URLSearchParams): Reply {
  const name = fields.get('name') ?? ''
  const key = fields.get('idempotencyKey') ?? ''
  const planted = plantedMake(name)
  if (planted) return planted
  if (name === '' || !/^[0-9a-f-]{36}$/.test(key)) return { body: invalid }
  const id = (plant === 'a key that counts twice' ? undefined : idsByKey.get(key)) ?? String(++made)
  idsByKey.set(key, id)
  return { body: thing(id, name) }
}

async function answer(request: IncomingMessage): Promise<Reply> {
  const [path = '', query = ''] = (request.url ?? '').split('?')
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  if (path === '/healthz') return { status: plant === 'an unwell back end' && made > 5 ? 503 : 200, body: {} }
  if (path === '/witness') return { body: { name: witnessName } }
  if (path === '/api/thing/detail' && request.method === 'GET') return detail(new URLSearchParams(query))
  if (path === '/api/thing/make' && request.method === 'POST') {
    return make(new URLSearchParams(Buffer.concat(parts).toString()))
  }
  return { status: 404, body: { code: 404, msg: 'hint_not_found' } }
}

function reply(
  response: ServerResponse,
  { status = 200, type = 'application/json', body = '', ...rest }: Reply,
) {
  if (rest.isDropped) return response.destroy()
  if (rest.isSilent) return response
  response.writeHead(status, { 'Content-Type': type })
  return response.end(typeof body === 'string' ? body : JSON.stringify(body))
}

await serveFuzzer(async () => {
  const server = createServer((request, response) => {
    // A client that disconnects within a body gets no answer.
    answer(request).then(
      found => reply(response, found),
      () => response.destroy(),
    )
  })
  if (plant === 'a process that ends') server.on('clientError', () => process.exit(3))
  if (plant === 'a connection kept for ever') server.on('clientError', () => {})
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    verify: async () => (plant === 'a ledger that is wrong' ? ['entries add up to nothing: 1 too much'] : []),
    stop: async () => {
      server.close()
      server.closeAllConnections()
    },
  }
})
