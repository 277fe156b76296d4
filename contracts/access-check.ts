/** Checks that every operation of an account says who may see and do what (`x-access`), from which the probes with two accounts follow. */
import type { Operation } from './verify/document.ts'
import { answersOf } from './spec.ts'

/** Names the device, not something of the account. */
const DEVICE = 'deviceId'
const ANSWERS = ['own', 'shared', 'default']
const names = (values: readonly string[]) => values.join(', ')

const isId = (name: string) => (name === 'id' || name.endsWith('Id')) && name !== DEVICE

/** Every field of a request, from query and body. */
const fieldsOf = ({ parameters, body }: Operation): string[] => [
  ...parameters.filter(({ in: place }) => place === 'query').map(({ name }) => name),
  ...Object.keys(body?.schema.properties ?? {}),
]

function problemsOf(operation: Operation): string[] {
  const { answer, ...access } = operation.access
  const fields = fieldsOf(operation)
  const refusals = [...answersOf(operation)].filter(([, { code }]) => code !== 200).map(([name]) => name)
  const allowed = ['shared', 'none', ...refusals]
  const isOfOneId = Object.entries(access).some(([, example]) => example !== 'shared' && example !== 'none')
  return [
    ...fields
      .filter(name => isId(name) && !(name in access))
      .map(name => `x-access says nothing about ${name}`),
    ...Object.keys(access)
      .filter(name => !fields.includes(name))
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
