/** The spec verdict: whether the specification allows an answer. */
import {
  escaped,
  isJson,
  resolve,
  scalarType,
  valueAt,
  type Document,
  type MediaType,
  type Operation,
  type Schema,
} from './document.ts'
import { pathValues } from './operations.ts'
import { answerFor } from './answers.ts'
import { eventProblems } from './events.ts'
import { compileRule, RULES, type Evaluate } from './rules.ts'
import { surroundingProblems } from './surroundings.ts'
import { createValidator, type Validator } from './validator.ts'
import {
  isSuccess,
  partAt,
  partOf,
  readJson,
  type HttpExchange,
  type Violation,
  type Received,
} from './wire.ts'

/** An answer, with what was sent if that is known. */
type Judged = Pick<HttpExchange, 'operation' | 'received'> & Partial<HttpExchange>

export interface Judge extends Validator {
  /**
   * The problems of an answer; empty when the specification allows it. Without what was sent, rules about the
   * request and the headers are left out.
   */
  answer: (exchange: Judged) => Violation[]
  /** Whether a text from a query, a header or a form matches the schema at a pointer. */
  acceptsText: (pointer: string, schema: Schema, text: string) => boolean
}

/** Parses text strictly as its schema's type: `05`, ` 5` and `1e2` are no integers. */
export function readText(type: string, text: string): unknown {
  if (type === 'integer' && /^-?(0|[1-9][0-9]{0,15})$/.test(text)) return Number(text)
  if (type === 'number' && /^-?(0|[1-9][0-9]{0,15})(\.[0-9]{1,15})?$/.test(text)) return Number(text)
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}

/** The fields of a request, from query and body, as the types of the specification. */
export function requestOf(
  document: Document,
  { operation, sent }: Pick<HttpExchange, 'operation' | 'sent'>,
): Record<string, unknown> {
  const query = operation.parameters.filter(parameter => parameter.in === 'query')
  const properties: Record<string, Schema> = {
    ...operation.body?.schema.properties,
    ...Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
  }
  const texts = [...new URLSearchParams(sent.target.split('?')[1] ?? '')]
  const json = isJson(operation.body?.type ?? '') ? readJson(sent.body) : undefined
  if (json === undefined) texts.push(...new URLSearchParams(sent.body))
  const typed = texts.map(([name, text]): [string, unknown] => [
    name,
    properties[name] ? readText(scalarType(document, properties[name]), text) : text,
  ])
  const path = pathValues(operation, sent.target.split('?')[0] ?? '')
  return { ...path, ...Object.fromEntries(typed), ...(json as object | undefined) }
}

const mediaTypeOf = (received: Received) =>
  (received.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

/** The schema of an answer: where the API has codes, of its branches the one for its code. */
function branchOf(document: Document, pointer: string, schema: Schema, received: Received): string {
  const { answers, codes } = received.profile
  const fits = (branch: Schema) => {
    const own = partAt(resolve(document, branch).properties, answers.code ?? '') as Schema | undefined
    if (answers.code === undefined || own === undefined) return false
    return codes.success.includes(resolve(document, own).const as number) === isSuccess(received)
  }
  const index = (schema.oneOf ?? []).findIndex(fits)
  if (index < 0) return pointer
  return schema.oneOf?.[index]?.$ref?.slice(1) ?? `${pointer}/oneOf/${index}`
}

/** The problems of a status that is not documented. */
function statusProblems({ answers, pointer, profile }: Operation, status: number): Violation[] {
  if (profile.codes.undocumented.includes(status)) return []
  const says =
    profile.answers.code === undefined
      ? `HTTP status ${status} is not documented; documented are ${answers.map(one => one.status).join(', ') || 'none'}`
      : `HTTP status ${status}; every answer has 200 and a business code`
  return [{ says, pointer: `${pointer}/responses`, ending: 'wrong status' }]
}

const plainType = (type: string) => type.split(';')[0]!.trim().toLowerCase()

/** The documented media type that allows one, such as `application/*`. */
const typeFor = (types: readonly string[], type: string): string | undefined =>
  types.find(one => plainType(one) === type) ??
  types.find(one => one.endsWith('/*') && (one === '*/*' || type.startsWith(one.slice(0, -1))))

/** The problems of a successful answer with the rules beside its operation. */
function judgeRules(
  document: Document,
  compiled: Map<Operation, Evaluate[]>,
  exchange: HttpExchange,
): Violation[] {
  const { operation, received } = exchange
  const variables = { request: requestOf(document, exchange), answer: received.json }
  const rules = compiled.get(operation) ?? operation.rules.map(rule => compileRule(rule, 'operation'))
  compiled.set(operation, rules)
  return rules.flatMap((evaluate, index) => {
    const says = evaluate(variables)
    return says === undefined ? [] : [{ says, pointer: `${operation.pointer}/${RULES}/${index}` }]
  })
}

/** A list without pages that counts others than the rows that came. */
function countProblems({ operation, received }: HttpExchange): Violation[] {
  const { paging, silence } = operation.profile
  const total = partOf(received, 'total')
  const rows = partOf(received, 'rows')
  const pages = [paging?.number, paging?.size, paging?.cursor?.parameter]
  const isWhole = silence === 'strict' && !operation.parameters.some(({ name }) => pages.includes(name))
  if (!isWhole || typeof total !== 'number' || !Array.isArray(rows) || total === rows.length) return []
  const says = `total is ${total} and ${rows.length} rows came, though the list has no pages`
  return [{ says, pointer: operation.answer.pointer }]
}

/** The problems of the JSON of an answer. */
function jsonProblems(
  document: Document,
  explain: Validator['explain'],
  received: Received,
  place: string,
): Violation[] {
  const pointer = `${place}/schema`
  if (received.json === undefined) return [{ says: 'the body is no JSON', pointer, ending: 'no JSON' }]
  const { schema } = valueAt(document, place) as MediaType
  if (!schema) return []
  return explain(schema.$ref?.slice(1) ?? branchOf(document, pointer, schema, received), received.json)
}

/** A judge over a document. */
export function createJudge(document: Document): Judge {
  const { accepts, explain } = createValidator(document)
  const compiledRules = new Map<Operation, Evaluate[]>()

  const content = ({ operation, received, sent }: Judged): Violation[] => {
    const documented = answerFor(operation, received.status)
    if (!documented) return statusProblems(operation, received.status)
    const { pointer, types } = documented
    if (types.length === 0 || operation.method === 'HEAD') return []
    const type = mediaTypeOf(received)
    const allowed = typeFor(types, type)
    if (allowed === undefined) {
      const says = `Content-Type is "${type}"; it must be ${types.join(' or ')}`
      return [{ says, pointer: `${pointer}/content` }]
    }
    const place = `${pointer}/content/${escaped(allowed)}`
    if (type === 'text/event-stream') return eventProblems(document, operation, received.body, place, explain)
    // The content of a file is not validated.
    if (!isJson(type)) return []
    const problems = jsonProblems(document, explain, received, place)
    const isJudged = problems.length === 0 && sent !== undefined && isSuccess(received)
    if (!isJudged) return problems
    const exchange = { operation, received, sent }
    return [...countProblems(exchange), ...judgeRules(document, compiledRules, exchange)]
  }

  const judged = new WeakMap<Received, Violation[]>()

  const answer = (exchange: Judged): Violation[] => {
    const { received, sent } = exchange
    const known = sent && judged.get(received)
    if (known) return known
    const problems = allProblems(exchange)
    if (sent) judged.set(received, problems)
    return problems
  }

  const allProblems = (exchange: Judged): Violation[] => {
    const { operation, received, sent } = exchange
    const around = sent ? surroundingProblems(document, { operation, received, sent }) : []
    // What is not read as it was meant has no content to judge.
    return received.json === undefined && around.length > 0 && received.flaws?.length
      ? around
      : [...content(exchange), ...around]
  }

  return {
    answer,
    accepts,
    acceptsText: (pointer, schema, text) => accepts(pointer, readText(scalarType(document, schema), text)),
    explain,
  }
}
