/** How orval is told which queries the hook of a write reads again; a paged list in both forms, as one page and as an infinite list. */
import { CHANGES } from '../src/api/changes.ts'
import type { Operation } from './specification.ts'

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
