/** Checks that every operation of an account says who may see and do what (`x-access`), from which the probes with two accounts follow. */
import { WITHOUT_REFUSAL, valueAt, type Document, type Operation, type Schema } from './verify/document.ts'
import { operationsOf } from './verify/operations.ts'

/** Names the device, not something of the account. */
const DEVICE = 'deviceId'
const ANSWERS = ['own', 'shared', 'default']
const names = (values: readonly string[]) => values.join(', ')

/** Ids that the back end gives to what accounts have; a field of that schema names one, whatever the field's own name is. */
const ENTRY_ID = '#/components/schemas/EntryId'

/** Names a row of an account from which its list goes on. */
const CURSOR = 'before'

const isId = (name: string, { $ref }: Schema) =>
  (name === 'id' || name === CURSOR || name.endsWith('Id') || $ref === ENTRY_ID) && name !== DEVICE

/** Every field of a request, from query and body. */
const fieldsOf = ({ parameters, body }: Operation): Readonly<Record<string, Schema>> => ({
  ...Object.fromEntries(
    parameters.filter(({ in: place }) => place === 'query').map(({ name, schema }) => [name, schema]),
  ),
  ...body?.schema.properties,
})

/** The names of the examples in which an operation refuses. */
function refusalsOf(document: Document, { pointer }: Operation): string[] {
  const media = valueAt(document, `${pointer}/responses/200/content/application~1json`)
  const { examples = {} } = media as { examples?: Record<string, { value: unknown }> }
  const isRefusal = (value: unknown) => (value as { code: number }).code !== 200
  return Object.entries(examples).flatMap(([name, { value }]) => (isRefusal(value) ? [name] : []))
}

function problemsOf(document: Document, operation: Operation): string[] {
  const { answer, ...access } = operation.access
  const fields = fieldsOf(operation)
  const allowed = [...WITHOUT_REFUSAL, ...refusalsOf(document, operation)]
  const isOfOneId = Object.entries(access).some(([, example]) => !WITHOUT_REFUSAL.includes(example))
  return [
    ...Object.entries(fields)
      .filter(([name, schema]) => isId(name, schema) && !(name in access))
      .map(([name]) => `x-access says nothing about ${name}`),
    ...Object.keys(access)
      .filter(name => !(name in fields))
      .map(name => `x-access names ${name}, which no request has`),
    ...Object.entries(access)
      .filter(([, example]) => !allowed.includes(example))
      .map(([name, example]) => `x-access: ${name} is "${example}"; it may be ${names(allowed)}`),
    ...(operation.method === 'GET' && answer === undefined && !isOfOneId
      ? [`x-access lacks answer: ${names(ANSWERS)}`]
      : []),
    ...(answer === undefined || ANSWERS.includes(answer)
      ? []
      : [`x-access: answer may be ${names(ANSWERS)}`]),
  ]
}

/** What is missing or wrong, one sentence each; empty when every operation of an account says who may see and do what. */
export function findAccessProblems(document: Document): { operation: Operation; says: string }[] {
  return operationsOf(document)
    .filter(({ isPublic }) => !isPublic)
    .flatMap(operation => problemsOf(document, operation).map(says => ({ operation, says })))
}
