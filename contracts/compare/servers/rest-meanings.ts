/** Faults of what an answer means: each is of the documented form. */
import { scalarType, type Document, type Operation } from '#contracts/verify/document.ts'
import { changed, thingOf, type Answer, type FaultKinds, type Plan } from './rest-faults.ts'

/** The fields of an answer with a type. */
const fieldsOf = (document: Document, operation: Operation, ...types: readonly string[]) =>
  Object.entries(thingOf(document, operation).properties ?? {})
    .filter(([, schema]) => types.includes(scalarType(document, schema)))
    .map(([name]) => name)

/** One field of every success with another value. */
const withField =
  (change: (value: unknown) => unknown, says: string, ...types: readonly string[]): Plan =>
  (document, operation) =>
    fieldsOf(document, operation, ...types).map(name => ({
      name: `${name} of ${operation.id} ${says}`,
      answer: async (call, pass) =>
        changed(await pass(call), thing =>
          name in thing ? { ...thing, [name]: change(thing[name]) } : thing,
        ),
    }))

/** The rows of every success of a list, where there are several. */
const withRows =
  (change: (rows: readonly unknown[]) => readonly unknown[], says: string): Plan =>
  (document, operation) => {
    const { method, path, id } = operation
    const isList =
      method === 'GET' && !path.includes('{') && fieldsOf(document, operation, 'string').length > 0
    if (!isList) return []
    return [
      {
        name: `${id} ${says}`,
        async answer(call, pass): Promise<Answer> {
          const answer = await pass(call)
          const rows: unknown = answer.status < 300 ? JSON.parse(answer.body || 'null') : undefined
          return Array.isArray(rows) ? { ...answer, body: JSON.stringify(change(rows)) } : answer
        },
      },
    ]
  }

export const MEANINGS: FaultKinds = {
  'a number one too many': withField(value => Number(value) + 1, 'is one too many', 'integer', 'number'),
  'another text': withField(value => `${String(value)} x`, 'is another text', 'string'),
  'the other of yes and no': withField(value => value !== true, 'is the other', 'boolean'),
  'a row left out': withRows(rows => rows.slice(0, -1), 'leaves out the last row'),
  'a row twice': withRows(rows => [...rows, ...rows.slice(-1)], 'has the last row twice'),
  'another order': withRows(rows => rows.toReversed(), 'has the last row first'),
}
