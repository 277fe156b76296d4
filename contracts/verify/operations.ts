/** The operations of a specification, with everything needed to validate their requests and answers. */
import {
  escaped,
  isJson,
  resolve,
  type Document,
  type DocumentedAnswer,
  type LocatedParameter,
  type MediaType,
  type Operation,
  type Parameter,
  type RawOperation,
  type Schema,
} from './document.ts'
import { profileOf } from './profile/with-profile.ts'
import type { Session } from './profile/profile.ts'

/** Headers that OpenAPI describes by media types and security schemes. */
const OTHERWISE_DESCRIBED = /^(accept|authorization|content-type)$/i

function locateParameters(
  document: Document,
  given: readonly Parameter[] | undefined,
  pointer: string,
): LocatedParameter[] {
  return (given ?? [])
    .map((parameter, index) => {
      const found = resolve(document, parameter)
      const place = refOf(parameter) ?? `${pointer}/parameters/${index}`
      // One that is described by a media type is sent as text.
      return { ...found, schema: found.schema ?? {}, pointer: place }
    })
    .filter(one => one.in !== 'header' || !OTHERWISE_DESCRIBED.test(one.name))
}

/** Those of a path and of an operation, whose own stand in place of others of the same name. */
function parametersOf(document: Document, path: string, method: string, raw: RawOperation) {
  const item = `/paths/${escaped(path)}`
  const shared = document.paths[path]?.['parameters'] as Parameter[] | undefined
  const own = locateParameters(document, raw.parameters, `${item}/${method}`)
  const isOwn = (one: LocatedParameter) =>
    own.some(({ name, in: place }) => name === one.name && place === one.in)
  return [...locateParameters(document, shared, item).filter(one => !isOwn(one)), ...own]
}

/** The parts of a form that are files: as OpenAPI 3.0 says it (`format: binary`) or 3.1 (`contentMediaType`). */
function filesOf(document: Document, { encoding = {} }: MediaType, { properties = {} }: Schema) {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, given]) => {
      const whole = resolve(document, given)
      const { format, contentMediaType, contentEncoding } = whole.items
        ? resolve(document, whole.items)
        : whole
      const isFile = format === 'binary' || (contentMediaType !== undefined && contentEncoding === undefined)
      const type = encoding[name]?.contentType ?? contentMediaType ?? 'application/octet-stream'
      return isFile ? [[name, type.split(',')[0]!.trim()]] : []
    }),
  )
}

/** The media type that is sent where there are several: JSON, or the first. */
function bodyOf(document: Document, raw: RawOperation, pointer: string): Operation['body'] {
  const given = raw.requestBody
  if (!given) return undefined
  const { content, required } = resolve(document, given)
  const place = given.$ref?.slice(1) ?? `${pointer}/requestBody`
  const all = Object.entries(content ?? {})
  const [type, media] = all.find(([name]) => isJson(name)) ?? all[0] ?? []
  if (!type || !media?.schema) return undefined
  const schema = resolve(document, media.schema)
  const inline = `${place}/content/${escaped(type)}/schema`
  return {
    type,
    schema,
    isRequired: required === true,
    pointer: refOf(media.schema) ?? inline,
    files: filesOf(document, media, schema),
  }
}

/** The pointer that a reference ends at; undefined where there is none. */
const refOf = ({ $ref }: { $ref?: string }) => $ref?.slice(1)

function answersOf(document: Document, raw: RawOperation, pointer: string): DocumentedAnswer[] {
  return Object.entries(raw.responses ?? {}).map(([status, given]) => {
    const { content = {}, headers = {} } = resolve(document, given)
    const place = refOf(given) ?? `${pointer}/responses/${status}`
    return {
      status,
      pointer: place,
      types: Object.keys(content),
      headers: Object.entries(headers).map(([name, header]) => ({
        ...resolve(document, header),
        name,
        pointer: refOf(header) ?? `${place}/headers/${escaped(name)}`,
      })),
    }
  })
}

/** The documented success: the lowest, or what stands for all. */
function successOf(answers: readonly DocumentedAnswer[], pointer: string): DocumentedAnswer {
  const isSuccess = ({ status }: DocumentedAnswer) => status.startsWith('2')
  return (
    answers.filter(isSuccess).toSorted((one, other) => (one.status < other.status ? -1 : 1))[0] ??
    answers.find(({ status }) => status === 'default') ?? {
      status: '200',
      pointer: `${pointer}/responses`,
      types: [],
      headers: [],
    }
  )
}

const READS = new Set(['get', 'head', 'options', 'trace'])

const PREFIXES: Readonly<Record<string, string>> = { basic: 'Basic ', bearer: 'Bearer ' }
const BEARER = { in: 'header', name: 'Authorization', prefix: 'Bearer ' } as const

/** What the profile says, or the first scheme of an operation, or of the document. */
function sessionOf(document: Document, security: readonly Record<string, string[]>[]): Session {
  const { session } = profileOf(document)
  if (session) return session
  const schemes = document.components.securitySchemes ?? {}
  const name = [...security.flatMap(one => Object.keys(one)), ...Object.keys(schemes)].find(
    one => schemes[one],
  )
  const found = name === undefined ? undefined : schemes[name]
  const pointer = name === undefined ? '/security' : `/components/securitySchemes/${escaped(name)}`
  if (found?.type === 'apiKey')
    return { in: found.in ?? 'header', name: found.name ?? '', prefix: '', pointer }
  return { ...BEARER, prefix: PREFIXES[found?.scheme?.toLowerCase() ?? ''] ?? BEARER.prefix, pointer }
}

/** Whether everybody may call it: the specification says so, or says nothing of sessions, and neither does the profile. */
function isPublic(document: Document, raw: RawOperation): boolean {
  const security = raw.security ?? document.security
  if (security === undefined) return profileOf(document).session === undefined
  return security.length === 0 || security.some(one => Object.keys(one).length === 0)
}

const ANY_ROW = '/*'
const touchesOf = ({ 'x-touches': touches }: RawOperation): Operation['touches'] =>
  touches &&
  new Map(
    touches.map(name =>
      name.endsWith(ANY_ROW) ? [name.slice(0, -ANY_ROW.length), 'any row'] : [name, 'named rows'],
    ),
  )

function toOperation(document: Document, path: string, method: string, raw: RawOperation): Operation {
  const pointer = `/paths/${escaped(path)}/${method}`
  const security = raw.security ?? document.security ?? []
  const isWrite = !READS.has(method)
  const answers = answersOf(document, raw, pointer)
  const answer = successOf(answers, pointer)
  return {
    profile: profileOf(document),
    id: raw.operationId,
    summary: raw.summary ?? raw.operationId,
    tag: raw.tags?.[0] ?? '',
    method: method.toUpperCase(),
    path,
    pointer,
    isPublic: isPublic(document, raw),
    changes: isWrite && raw['x-changes'] !== 'nothing',
    session: sessionOf(document, security),
    parameters: parametersOf(document, path, method, raw),
    body: bodyOf(document, raw, pointer),
    answers,
    answer,
    isStream: answer.types.includes('text/event-stream'),
    access: raw['x-access'] ?? {},
    whenFrozen: isWrite && raw['x-changes'] !== 'nothing' ? raw['x-when-frozen'] : undefined,
    touches: touchesOf(raw),
    now: raw['x-now'] ?? [],
    isLocalized: raw['x-localized'] === true,
    rules: raw['x-rules'] ?? [],
  }
}

const patterns = new Map<string, RegExp>()

function patternOf(path: string): RegExp {
  const found = patterns.get(path)
  if (found) return found
  const parts = path.split(/\{[^}]+\}/).map(part => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
  const pattern = new RegExp(`${parts.join('([^/]+)')}$`, 'u')
  patterns.set(path, pattern)
  return pattern
}

/** The values of the parameters in a path of an operation, or at the end of a longer one; undefined for the path of another. */
export function pathValues(
  { path }: Operation,
  at: string,
  isWhole = true,
): Readonly<Record<string, string>> | undefined {
  const found = patternOf(path).exec(at)
  if (!found || (isWhole && found.index > 0)) return undefined
  const names = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name!)
  return Object.fromEntries(names.map((name, index) => [name, decodeText(found[index + 1]!)]))
}

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** An operation as the document has it. */
export const rawOf = ({ paths }: Document, { path, method }: Operation) =>
  paths[path]?.[method.toLowerCase()] as RawOperation

/** Whether a member of a path is an operation; others are texts and lists. */
const isOperation = (member: unknown): member is RawOperation =>
  typeof member === 'object' && member !== null && 'operationId' in member

/** Every operation, in the document's order. */
export function operationsOf(document: Document): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, raw]) =>
      !isOperation(raw) ? [] : [toOperation(document, path, method, raw)],
    ),
  )
}
