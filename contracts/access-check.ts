/** Checks that every operation of an account says who may see and do what (`x-access`), from which the probes with two accounts follow. */
import { WITHOUT_REFUSAL, type Operation, type Schema } from './verify/document.ts'
import { answersOf } from './spec.ts'

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

function problemsOf(operation: Operation): string[] {
  const { answer, ...access } = operation.access
  const fields = fieldsOf(operation)
  const refusals = [...answersOf(operation)].filter(([, { code }]) => code !== 200).map(([name]) => name)
  const allowed = [...WITHOUT_REFUSAL, ...refusals]
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
export function findAccessProblems(operations: readonly Operation[]): string[] {
  return operations
    .filter(({ isPublic }) => !isPublic)
    .flatMap(operation => problemsOf(operation).map(says => `${operation.id}: ${says}`))
}
