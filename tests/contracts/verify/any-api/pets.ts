/** A small REST service with its specification, and faults that it can have: what a verification without a profile must find, and no more. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SCHEMAS, SPECIFICATION } from './pets-specification.ts'

/** What is wrong with the service, by what is done there. */
export type Fault =
  | 'none'
  | 'a guest may read'
  | 'legs are told as text'
  | 'an id is not told'
  | 'a deleted pet is still there'
  | 'a change is lost'
  | 'a missing name is accepted'
  | 'wrong legs break it'
  | 'a limit of letters is accepted'
  | 'a new pet is not listed'
  | 'a pet is answered 206'
  | 'a refusal is plain text'
  | 'the new address is not told'
  | 'the second change is lost'
  | 'a deletion takes another pet along'
  | 'a new pet changes the last one'
  | 'a pet is listed as it was at first'
  | 'another account reads a pet'
  | 'another account changes a pet'
  | 'another account deletes a pet'
  | 'another account is refused a deletion that is made'
  | 'another account has the pet in its list'

export const TOKEN = 'a-token-of-the-test'
export const OTHER_TOKEN = 'another-token-of-the-test'

interface Pet {
  readonly id: string
  readonly name: string
  readonly legs: number
  readonly owner?: string | null
}

interface Heard {
  readonly method: string
  readonly path: string
  readonly limit: string | null
  readonly type: string
  readonly token: string | undefined
  readonly body: string
}

interface Said {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

const problem = (status: number, title: string): Said => ({
  status,
  body: { title, status },
  headers: { 'content-type': 'application/problem+json' },
})

/** A new pet as it may be sent; undefined when it may not. */
function readPet(text: string, fault: Fault): Omit<Pet, 'id'> | undefined {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    return undefined
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined
  const { name, legs, owner = null, ...more } = given as Record<string, unknown>
  if (fault === 'wrong legs break it' && typeof legs === 'string') throw new Error('legs')
  const isNamed = typeof name === 'string' && name !== '' && name.length <= 40
  const isNameless = fault === 'a missing name is accepted' && name === undefined
  const isRight =
    Number.isInteger(legs) &&
    Number(legs) >= 0 &&
    Number(legs) <= 8 &&
    (owner === null || typeof owner === 'string') &&
    Object.keys(more).length === 0
  if (!isRight || !(isNamed || isNameless)) return undefined
  return { name: isNamed ? name : 'nobody', legs: Number(legs), owner: owner as string | null }
}

/** The service. */
function createPets(fault: Fault) {
  const pets = new Map<string, Pet>()
  const first = new Map<string, Pet>()
  const changes = new Map<string, number>()
  const told = (pet: Pet): unknown => {
    if (fault === 'legs are told as text') return { ...pet, legs: String(pet.legs) }
    return fault === 'an id is not told' ? { ...pet, id: undefined } : pet
  }
  const owners = new Map<string, string | undefined>()
  const atCollection = ({ method, limit, body, token }: Heard): Said => {
    if (method === 'GET') {
      const isRight = limit === null || /^([1-9]|[1-4]\d|50)$/.test(limit)
      if (!isRight && fault !== 'a limit of letters is accepted') return problem(400, 'the limit is wrong')
      const all = fault === 'a new pet is not listed' ? [] : [...pets.values()]
      const listed = fault === 'a pet is listed as it was at first' ? all.map(pet => first.get(pet.id)!) : all
      const isListed = ({ id }: Pet) =>
        owners.get(id) === token || fault === 'another account has the pet in its list'
      return {
        status: 200,
        body: listed
          .filter(isListed)
          .slice(0, Number(limit) || 50)
          .map(told),
      }
    }
    if (method !== 'POST') return problem(405, 'no such method')
    const pet = readPet(body, fault)
    if (!pet) return problem(400, 'the pet is wrong')
    const id = randomUUID()
    const last = [...pets.values()].at(-1)
    if (fault === 'a new pet changes the last one' && last) pets.set(last.id, { ...last, legs: pet.legs })
    pets.set(id, { id, ...pet })
    first.set(id, { id, ...pet })
    owners.set(id, token)
    const answer = { status: 201, body: told({ id, ...pet }) }
    return fault === 'the new address is not told'
      ? answer
      : { ...answer, headers: { location: `/pets/${id}` } }
  }
  /** Whether a pet of another account is refused to a caller. */
  const isRefused = ({ method, token }: Heard, { id }: Pet) => {
    const isGuest = fault === 'a guest may read' && token !== `Bearer ${OTHER_TOKEN}`
    if (owners.get(id) === token || isGuest) return false
    if (method === 'DELETE' && fault === 'another account is refused a deletion that is made') pets.delete(id)
    return !(
      (method === 'GET' && fault === 'another account reads a pet') ||
      (method === 'PUT' && fault === 'another account changes a pet') ||
      (method === 'DELETE' && fault === 'another account deletes a pet')
    )
  }
  const atPet = (heard: Heard, id: string): Said => {
    const { method, body } = heard
    const pet = pets.get(id)
    if (!pet || isRefused(heard, pet)) return problem(404, 'no such pet')
    if (method === 'GET') return { status: fault === 'a pet is answered 206' ? 206 : 200, body: told(pet) }
    if (method === 'DELETE') {
      if (fault !== 'a deleted pet is still there') pets.delete(id)
      const [other] = [...pets.keys()]
      if (fault === 'a deletion takes another pet along' && other !== undefined) pets.delete(other)
      return { status: 204 }
    }
    if (method !== 'PUT') return problem(405, 'no such method')
    const changed = readPet(body, fault)
    if (!changed) return problem(400, 'the pet is wrong')
    changes.set(id, (changes.get(id) ?? 0) + 1)
    const isLost = fault === 'the second change is lost' && changes.get(id)! > 1
    if (fault !== 'a change is lost' && !isLost) pets.set(id, { id, ...changed })
    return { status: 200, body: told({ id, ...changed }) }
  }
  return (heard: Heard): Said => {
    const isKnown = [TOKEN, OTHER_TOKEN].some(token => heard.token === `Bearer ${token}`)
    if (!isKnown && !(fault === 'a guest may read' && heard.method === 'GET'))
      return fault === 'a refusal is plain text'
        ? { status: 401, body: 'no', headers: { 'content-type': 'text/plain' } }
        : problem(401, 'sign in')
    if (heard.body !== '' && !heard.type.startsWith('application/json')) return problem(415, 'send JSON')
    const id = /^\/pets\/([^/]+)$/.exec(heard.path)?.[1]
    if (heard.path === '/pets') return atCollection(heard)
    return id === undefined ? problem(404, 'nothing is there') : atPet(heard, id)
  }
}

function say(response: ServerResponse, { status, body, headers = {} }: Said): void {
  response.writeHead(status, {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...headers,
  })
  response.end(typeof body === 'string' || body === undefined ? body : JSON.stringify(body))
}

export interface Pets {
  readonly url: string
  /** The file of its specification. */
  readonly spec: string
  readonly close: () => Promise<void>
}

/** Starts the service with a fault, and writes its specification. */
export async function startPets(fault: Fault): Promise<Pets> {
  const answer = createPets(fault)
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (part: string) => void (body += part))
    request.on('end', () => {
      const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://pets.test')
      const { method = '', headers } = request
      const type = headers['content-type'] ?? ''
      const heard = {
        method,
        path,
        type,
        body,
        limit: searchParams.get('limit'),
        token: headers.authorization,
      }
      try {
        say(response, answer(heard))
      } catch {
        say(response, problem(500, 'it broke'))
      }
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const folder = mkdtempSync(join(tmpdir(), 'pets-'))
  writeFileSync(join(folder, 'pets.yaml'), SPECIFICATION)
  writeFileSync(join(folder, 'schemas.yaml'), SCHEMAS)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spec: join(folder, 'pets.yaml'),
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
