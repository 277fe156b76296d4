import { operationsOf, readSpecification, resolve, type Schema } from '#scripts/specification.ts'
import { answerSchema, valueSchema } from './one-field.ts'

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const specification = readSpecification()

/** The schema and the first example with rows, or a value, of each operation's success, by its path. */
const successes = new Map(
  operationsOf(specification).map(operation => {
    const values = Object.values(operation.answers['application/json']?.examples ?? {}).map(
      ({ value }) => value,
    )
    const [example = {} as Fields] = values
      .filter(isFields)
      .filter(({ code, rows }) => code === 200 && (!Array.isArray(rows) || rows.length > 0))
    const schema = answerSchema(operation)
    return [operation.path, { example, parts: schema && resolve(specification, schema).properties }]
  }),
)

/** The value with what its schema requires and it lacks, from an example. */
function completed(value: unknown, example: unknown, given: Schema): unknown {
  if (!isFields(value) || !isFields(example)) return value
  const { properties = {}, required = [] } = valueSchema(specification, given)
  const missing = required.filter(name => !(name in value)).map(name => [name, example[name]])
  const own = Object.entries(value).map(([name, one]) => {
    const schema = properties[name]
    return [name, schema ? completed(one, example[name], schema) : one]
  })
  return { ...Object.fromEntries(missing), ...Object.fromEntries(own) }
}

/** An answer whose rows, or value, have from the examples of the operation what is required and a test leaves out of them. */
export function completeAnswer(path: string, answer: object): object {
  const { example, parts = {} } = successes.get(path) ?? { example: {} as Fields }
  const given = answer as { rows?: unknown; data?: unknown }
  const [row] = Array.isArray(example.rows) ? (example.rows as unknown[]) : []
  const rowSchema = parts.rows?.items
  return {
    ...answer,
    ...(Array.isArray(given.rows) &&
      rowSchema && { rows: given.rows.map(one => completed(one, row, rowSchema)) }),
    ...(isFields(given.data) && parts.data && { data: completed(given.data, example.data, parts.data) }),
  }
}
