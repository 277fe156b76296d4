/** Methods of paths that neither the client nor the server has. */
import { escapePointer, type Specification } from '../specification.ts'
import type { Refusal } from './refusal.ts'

const METHODS = ['get', 'post']
/** Fields of a path that are not an operation. */
const FIELDS = ['summary', 'description', 'servers']

const answersWell = (operation: unknown) =>
  (operation as { responses?: Record<string, unknown> } | undefined)?.responses?.['200'] !== undefined

/** Whether a field of a path is an operation that the client and the server have. */
export const isServed = (field: string, value: unknown): boolean =>
  METHODS.includes(field) && answersWell(value)

function pathProblem(field: string): [what: string, remedy: string] {
  if (METHODS.includes(field))
    return ['it has no answer with status 200', 'Add one: every answer is an envelope with its own `code`']
  if (FIELDS.includes(field))
    return [`${field} stands beside the methods of a path`, 'Write it in the operation, or remove it']
  return [`${field} is not get or post`, 'Make it a POST with a path of its own, such as /api/note/delete']
}

/** Operations by methods that neither the server nor the client has, without an answer, and what else stands beside them. */
export function refusedMethods({ paths }: Specification): Refusal[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([field, value]) => field !== 'parameters' && !isServed(field, value))
      .map(([field]) => {
        const [what, remedy] = pathProblem(field)
        const pointer = `/paths/${escapePointer(path)}/${escapePointer(field)}`
        return { pointer, operation: `${field.toUpperCase()} ${path}`, what, remedy }
      }),
  )
}
