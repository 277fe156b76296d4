/** Checks that tools of other teams can read the specification: docs/contracts-tools.md says which tool needs what. */
import type { Document, Operation, Schema } from './verify/document.ts'
import { rawOf } from './verify/operations.ts'

/** What a pattern must not have: a tool that makes values from it turns it into an automaton. */
const UNREADABLE: readonly [what: RegExp, why: string][] = [
  [/\(\?[=!<]/, 'looks ahead or behind'],
  [/(?<!\\)(\\\\)*\\[1-9]/, 'refers back'],
  [/\^\//, 'begins with ^/, which some take for a delimiter: write ^[/]'],
  // A digit that may be of either part doubles the states of the automaton with each repetition.
  [/\[0-9\]\{\d*,(1[1-9]|[2-9]\d)\}\[1-9\]/, 'has two long parts that overlap'],
]

function patternsOf(node: unknown, found = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return found
  const { pattern } = node as Schema
  if (typeof pattern === 'string') found.add(pattern)
  for (const each of Object.values(node)) patternsOf(each, found)
  return found
}

const patternProblems = (document: Document): string[] =>
  [...patternsOf(document)].flatMap(pattern =>
    UNREADABLE.filter(([what]) => what.test(pattern)).map(([, why]) => `the pattern ${pattern} ${why}`),
  )

function bodyProblems(document: Document, operation: Operation): string[] {
  const { id, body } = operation
  if (!body) return []
  const { requestBody, responses } = rawOf(document, operation)
  const isNeeded = (body.schema.required ?? []).length > 0
  const answers = new Set(
    Object.values(responses).flatMap(({ content = {} }) =>
      Object.values(content).flatMap(({ examples = {} }) => Object.keys(examples)),
    ),
  )
  const names = Object.values(requestBody?.content ?? {}).flatMap(({ examples = {} }) =>
    Object.keys(examples),
  )
  return [
    ...(isNeeded && !body.isRequired ? [`${id}: fields of its body are required, but the body is not`] : []),
    ...(!isNeeded && body.isRequired ? [`${id}: its body is required, but nothing in it is`] : []),
    ...(names.length === 0 ? [`${id}: its body has no example`] : []),
    ...names
      .filter(name => !answers.has(name))
      .map(name => `${id}: no example of an answer has the name of the example "${name}" of a request`),
  ]
}

/** What other tools could not read, one sentence each. */
export function findUnreadable(document: Document, operations: readonly Operation[]): string[] {
  return [
    ...patternProblems(document),
    ...operations.flatMap(operation => [
      ...operation.parameters
        .filter(({ example }) => example === undefined)
        .map(({ name }) => `${operation.id}: the parameter ${name} has no example`),
      ...bodyProblems(document, operation),
    ]),
  ]
}
