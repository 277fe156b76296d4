/** Names that generated files could not have, or would have twice. */
import { escapePointer, type Operation, type Specification } from '../specification.ts'
import type { Refusal } from './refusal.ts'

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

const RESERVED = new Set(
  (
    'await break case catch class const continue debugger default delete do else enum export extends false finally for function if implements ' +
    'import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var ' +
    'void while with yield arguments eval undefined'
  ).split(' '),
)
/** Names of values that generated files import or declare themselves. */
const OF_GENERATED_CODE = new Set(
  (
    'http options signal query queryClient queryKey queryFn queryOptions requestOptions customOptions mutationFn mutationOptions mutationKey ' +
    'params props data result context queryPolicy pagedQueryPolicy mutationPolicy idempotentMutationPolicy withQueryKey'
  ).split(' '),
)
/** Folders and values of src/api/generated that are not a tag's. */
const NO_TAGS = new Set(['models', 'mocks', 'lively', 'operations'])
/** Types of TypeScript, of the browser and of the query library that generated files use by name. */
const BUILT_IN = new Set(
  (
    'Record Partial Pick Omit Required Readonly Exclude Extract NonNullable Parameters ReturnType Awaited InstanceType Node Element Document ' +
    'Window Location History Empty WithKey Operations OperationId OperationPath ErrorType SecondParameter DataTag QueryKey QueryClient QueryFunction ' +
    'InfiniteData MutationFunction MutationFunctionContext RequestHandlerOptions HttpResponse'
  ).split(' '),
)
const isBuiltIn = (name: string) =>
  BUILT_IN.has(name) || name in globalThis || /^(?:Use|Defined|Undefined).*(?:Options|Result)$/.test(name)

/** Names, each with the first of those before it that differs from it in capitals at most. */
function repeated(names: readonly string[]): Map<number, string> {
  const first = new Map<string, string>()
  const found = new Map<number, string>()
  for (const [index, name] of names.entries()) {
    const earlier = first.get(name.toLowerCase())
    if (earlier === undefined) first.set(name.toLowerCase(), name)
    else found.set(index, earlier)
  }
  return found
}

/** What is generated from an operation besides a function of its name: hooks, keys, options and mocks. */
const GENERATED_FROM =
  /^(?:use[A-Z].*|get.+(?:QueryKey|QueryOptions|MutationOptions|MockHandler|ResponseMock|Mock))$/

function operationProblem(id: string): [what: string, remedy: string] | undefined {
  if (id === '') return ['it has no operationId', 'Name it by a verb and a noun, such as listNotes']
  if (!/^[a-z][A-Za-z0-9]*$/.test(id))
    return [
      `"${id}" cannot name a function`,
      'Name it by a verb and a noun in letters and figures, such as listNotes',
    ]
  if (RESERVED.has(id) || OF_GENERATED_CODE.has(id))
    return [
      `"${id}" means something else in the generated files`,
      `Name it by a verb and a noun, such as ${id}Note`,
    ]
  if (GENERATED_FROM.test(id))
    return [`"${id}" is like the name of a hook or a mock of another operation`, 'Begin it with another verb']
  return undefined
}

/** Operations whose name the client, the mocks and the types could not have. */
export function refusedOperationNames(operations: readonly Operation[]): Refusal[] {
  const twice = repeated(operations.map(({ id }) => id))
  return operations.flatMap(({ id, path, method }, index) => {
    const earlier = twice.get(index)
    const problem: [string, string] | undefined =
      id !== '' && earlier !== undefined
        ? [
            `"${earlier}" names another operation already, and files and types tell names apart by more than capitals`,
            'Give it a name of its own',
          ]
        : operationProblem(id)
    if (!problem) return []
    const [what, remedy] = problem
    const pointer = `/paths/${escapePointer(path)}/${method.toLowerCase()}/operationId`
    return [{ pointer, operation: `${method} ${path}`, what, remedy }]
  })
}

const camel = (tag: string) => tag.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())

function tagProblem(
  tags: readonly string[],
  known: ReadonlySet<string>,
): [what: string, remedy: string] | undefined {
  const [tag] = tags
  if (tag === undefined || tags.length > 1)
    return [
      `it has ${tags.length} tags`,
      'Give it one: it names the folder of everything that belongs to the operation',
    ]
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(tag))
    return [
      `the tag "${tag}" cannot name a folder and a value`,
      'Write it in small letters with hyphens, such as new-shares',
    ]
  if (NO_TAGS.has(tag) || RESERVED.has(camel(tag)))
    return [`the tag "${tag}" means something else in the generated files`, 'Choose another word']
  if (!known.has(tag)) return [`the tag "${tag}" is unknown`, 'Describe it in `tags` of openapi/openapi.yaml']
  return undefined
}

/** Operations whose tag cannot be a folder. */
export function refusedTags({ tags }: Specification, operations: readonly Operation[]): Refusal[] {
  const known = new Set(tags.map(({ name }) => name))
  return operations.flatMap(({ id, path, method, tags: own = [] }) => {
    const problem = tagProblem(own, known)
    if (!problem) return []
    const [what, remedy] = problem
    return [
      { pointer: `/paths/${escapePointer(path)}/${method.toLowerCase()}/tags`, operation: id, what, remedy },
    ]
  })
}

/** Schemas whose name a type could not have, or has already. */
export function refusedSchemaNames(
  { components }: Specification,
  operations: readonly Operation[],
): Refusal[] {
  const names = Object.keys(components.schemas)
  const twice = repeated(names)
  const ofParameters = new Map(operations.map(({ id }) => [`${capitalised(id)}Params`, id]))
  return names.flatMap((name, index) => {
    const problem = (): string | undefined => {
      const earlier = twice.get(index)
      if (earlier !== undefined)
        return `the schema differs from "${earlier}" in capitals only, as files of some systems do not`
      if (!/^[A-Z][A-Za-z0-9]*$/.test(name))
        return 'the schema cannot name a type: a type has letters and figures, a capital first'
      if (isBuiltIn(name))
        return 'the schema would hide a type of the language, the browser or the generated files'
      const operation = ofParameters.get(name)
      return operation && `the schema has the name of the parameters of ${operation}`
    }
    const what = problem()
    return what === undefined
      ? []
      : [
          {
            pointer: `/components/schemas/${escapePointer(name)}`,
            what: `${name}: ${what}`,
            remedy: 'Give it another name',
          },
        ]
  })
}
