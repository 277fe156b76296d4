/**
 * Which answers each write changes: the generated mutation hooks read them again (orval's `mutationInvalidates`). By operation id; a
 * paged list is read again in both forms, as one page and as an infinite list.
 */

interface SpecOperation {
  operationId: string
  tags: string[]
  parameters?: { $ref?: string; name?: string }[]
  requestBody?: { content: Record<string, { schema?: { $ref?: string } }> }
}
type Paths = Readonly<Record<string, Readonly<Record<string, SpecOperation | unknown>> | undefined>>

/** What every booking changes. */
const BALANCES = ['getUserBalance', 'getAssetPanel', 'listLedgerEntries']
const SECURITY = ['getSecurity', 'listSessions']

const CHANGES: readonly (readonly [writes: readonly string[], answers: readonly string[]])[] = [
  [
    ['placeSpotOrder', 'cancelSpotOrder'],
    [...BALANCES, 'listHoldings', 'listSpotOrders'],
  ],
]

const isOperation = (value: unknown): value is SpecOperation =>
  typeof value === 'object' && value !== null && 'operationId' in value

/** The operations of a specification by id. */
export function operationsById(paths: Paths): ReadonlyMap<string, SpecOperation> {
  const all = Object.values(paths).flatMap(item => Object.values(item ?? {}).filter(isOperation))
  return new Map(all.map(operation => [operation.operationId, operation]))
}

/** Whether an operation is a list that is read page by page. */
export const isPaged = ({ parameters = [] }: SpecOperation): boolean =>
  parameters.some(({ $ref = '', name }) => name === 'pageNum' || $ref.endsWith('/PageNum'))

/** The rules for orval. @throws Error when an operation does not exist */
export function mutationInvalidates(operations: ReadonlyMap<string, SpecOperation>) {
  const tagOf = (id: string) => {
    const tag = operations.get(id)?.tags[0]
    if (!tag) throw new Error(`scripts/mutation-invalidates.ts names "${id}", which is not an operation.`)
    return tag
  }
  return CHANGES.flatMap(([writes, answers]) =>
    writes.map(write => ({
      onMutations: [write],
      invalidates: answers.flatMap(answer => {
        const tag = tagOf(answer)
        const file = tag === tagOf(write) ? {} : { file: `./${tag}` }
        const forms = isPaged(operations.get(answer)!) ? [answer, `${answer}Infinite`] : [answer]
        return forms.map(query => ({ query, ...file }))
      }),
    })),
  )
}
