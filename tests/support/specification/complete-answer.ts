import { operationsOf, readSpecification } from '#scripts/specification.ts'

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The first success of the examples of each operation, by its path. */
const examples = new Map(
  operationsOf(readSpecification()).map(({ path, answers }) => {
    const values = Object.values(answers['application/json']?.examples ?? {}).map(({ value }) => value)
    const success = values
      .filter(isFields)
      .find(one => one.code === 200 && (one.rows as unknown[] | undefined)?.length !== 0)
    return [path, success]
  }),
)

function completed(value: unknown, example: unknown): unknown {
  if (!isFields(value) || !isFields(example)) return value
  const inner = Object.entries(value).map(([name, one]) => [name, completed(one, example[name])])
  return { ...example, ...Object.fromEntries(inner) }
}

/** An answer whose rows, or value, have from the examples of the operation what a test leaves out of them. */
export function completeAnswer(path: string, answer: object): object {
  const { rows: [row] = [], data } = (examples.get(path) ?? {}) as { rows?: unknown[]; data?: unknown }
  const given = answer as { rows?: unknown; data?: unknown }
  return {
    ...answer,
    ...(Array.isArray(given.rows) && { rows: given.rows.map(one => completed(one, row)) }),
    ...('data' in given && { data: completed(given.data, data) }),
  }
}
