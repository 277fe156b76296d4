/** How orval is told which queries the hook of a write reads again; a paged list in both forms, as one page and as an infinite list. */
import { CHANGES, CHANGES_NO_ANSWER } from '../src/api/changes.ts'
import { changesSomething, type Operation } from './specification.ts'

/** Whether an operation is a list that is read page by page. */
export const isPaged = ({ parameters }: Operation): boolean =>
  parameters.some(({ name }) => name === 'pageNum' || name === 'before')

/** The rules for orval. @throws Error when an operation does not exist */
export function mutationInvalidates(operations: ReadonlyMap<string, Operation>) {
  const tagOf = (id: string) => {
    const tag = operations.get(id)?.tag
    if (!tag) throw new Error(`src/api/changes.ts names "${id}", which is not an operation.`)
    return tag
  }
  return CHANGES.flatMap(([writes, answers]) =>
    writes.map(write => ({
      onMutations: [write],
      invalidates: answers.flatMap(answer => {
        const tag = tagOf(answer)
        const file = tag === tagOf(write) ? {} : { file: `./${tag}/${tag}.ts` }
        const forms = isPaged(operations.get(answer)!) ? [answer, `${answer}Infinite`] : [answer]
        return forms.map(query => ({ query, ...file }))
      }),
    })),
  )
}

/**
 * Checks that of every operation that changes something it is known which answers the app reads again after it.
 * @throws Error with the operations of which nothing is said, or that do not exist
 */
export function checkChanges(operations: readonly Operation[]): void {
  const listed = new Set<string>([...CHANGES.flatMap(([writes]) => writes), ...CHANGES_NO_ANSWER])
  const writes = operations.filter(changesSomething)
  const known = new Set(writes.map(({ id }) => id))
  const missing = writes.filter(({ id }) => !listed.has(id)).map(({ id }) => `${id} is missing`)
  const unknown = [...listed].filter(id => !known.has(id)).map(id => `${id} changes nothing`)
  const problems = [...missing, ...unknown]
  if (problems.length > 0)
    throw new Error(
      `src/api/changes.ts says which answers are read again after each write (CHANGES), or that none is (CHANGES_NO_ANSWER): ${problems.join(', ')}.`,
    )
}
