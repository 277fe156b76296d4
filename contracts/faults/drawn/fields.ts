/** What an operation takes and answers, as the specification has it: the fields that drawn faults change. */
import {
  isNullable,
  resolve,
  scalarType,
  valueAt,
  type Operation,
  type Schema,
} from '#contracts/verify/document.ts'
import { operationsOf } from '#contracts/verify/operations.ts'
import { readDocument } from '#contracts/material.ts'
import type { Envelope } from '../provider/fault.ts'

export const document = readDocument()

/** Operations that the pact files can call and that answer in one piece. */
export const operations = operationsOf(document).filter(
  ({ tag, isStream, answer }) => tag !== 'upload' && !isStream && answer.types[0] === 'application/json',
)

/** A scalar field of a success. */
export interface AnswerField {
  /** Its keys below `data` or below each row. */
  readonly path: readonly string[]
  readonly isInRows: boolean
  /** Whether it belongs to one thing alone (`x-unique`). */
  readonly isUnique: boolean
  readonly schema: Schema
}

const EARLIEST_TIME = 946_684_800_000
export const isTime = ({ minimum = 0 }: Schema): boolean => minimum >= EARLIEST_TIME

/** The schema of a value that is not null. */
function concrete(given: Schema): Schema {
  const schema = resolve(document, given)
  const parts = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []
  const branch = parts.find(one => resolve(document, one).type !== 'null')
  return branch
    ? { ...concrete(branch), ...(isNullable(schema) && { type: [typeOf(branch), 'null'] }) }
    : schema
}
const typeOf = (schema: Schema) => scalarType(document, schema)

const isScalar = (schema: Schema) => !['object', 'array'].includes(typeOf(schema))
/** What follows the market or is made anew is no constant that a fault could contradict. */
const isFixed = (property: Schema, schema: Schema) =>
  !property['x-live'] && !schema['x-live'] && schema.format !== 'binary'

/** The scalar fields of an object, those of objects in it included. */
function fieldsIn(given: Schema, isInRows: boolean, path: readonly string[] = []): AnswerField[] {
  return Object.entries(concrete(given).properties ?? {}).flatMap(([name, property]) => {
    const schema = concrete(property)
    const here = [...path, name]
    if (!isFixed(property, schema) || here.length > 3) return []
    const isUnique = property['x-unique'] === true
    if (isScalar(schema)) return [{ path: here, isInRows, isUnique, schema }]
    return typeOf(schema) === 'object' ? fieldsIn(schema, isInRows, here) : []
  })
}

/** The schema of a success, where the answer is an envelope. */
function successSchema({ pointer }: Operation): Schema {
  const path = `${pointer}/responses/200/content/application~1json/schema`
  const { oneOf = [] } = resolve(document, valueAt(document, path) as Schema)
  const success = oneOf.find(one => resolve(document, one).properties?.['code']?.const === 200) ?? oneOf[0]
  return success ? resolve(document, success) : {}
}

/** The scalar fields of an operation's success. */
export function answerFields(operation: Operation): AnswerField[] {
  const { data, rows } = successSchema(operation).properties ?? {}
  if (rows) return fieldsIn(concrete(rows).items ?? {}, true)
  return data ? fieldsIn(data, false) : []
}

/** The fields of query and body, with the schema of each. */
export function requestFields({ parameters, body }: Operation): { name: string; schema: Schema }[] {
  const query = parameters.filter(({ in: place }) => place === 'query')
  return [
    ...query.map(({ name, schema }) => ({ name, schema: concrete(schema) })),
    ...Object.entries(body?.schema.properties ?? {}).map(([name, schema]) => ({
      name,
      schema: concrete(schema),
    })),
  ]
}

/** The examples of an operation's refusals. */
export function refusalsOf({ pointer }: Operation): Envelope[] {
  const content = valueAt(document, `${pointer}/responses/200/content`) as Record<
    string,
    { examples?: Record<string, { value: Envelope }> }
  >
  return Object.values(content['application/json']?.examples ?? {})
    .map(({ value }) => value)
    .filter(({ code }) => code !== 200)
}

const PAGE = ['pageNum', 'pageSize']
export const filtersOf = ({ parameters }: Operation): string[] =>
  parameters.filter(({ in: place, required }) => place === 'query' && !required).map(({ name }) => name)

/** What an account can always be asked: its own, with no more than a page to name. */
export const readings = operations.filter(
  ({ method, isPublic, access, parameters }) =>
    method === 'GET' &&
    !isPublic &&
    ['own', 'default'].includes(access['answer'] ?? '') &&
    parameters.every(
      ({ in: place, required, name }) => place !== 'query' || !required || PAGE.includes(name),
    ),
)
