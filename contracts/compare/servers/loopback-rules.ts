/** Twenty rules of the to-do service, as its team could write them beside its specification: what its answers have to do with requests and with each other. */
import { resolve, type Document, type Operation } from '#contracts/verify/document.ts'
import { rawOf } from '#contracts/verify/operations.ts'
import type { Rule } from '#contracts/verify/rules.ts'

interface Link {
  readonly operationId: string
  readonly parameters?: Readonly<Record<string, string>>
  readonly 'x-before'?: boolean
  readonly 'x-rules': readonly Rule[]
}

const rule = (text: string, message: string): Rule => ({ rule: text, message, requirement: '' })

const kept = (name: string) =>
  rule(`!has(request.${name}) || answer.${name} == request.${name}`, `${name} is the one that was sent`)

/** Beside each operation. */
const RULES: Readonly<Record<string, readonly Rule[]>> = {
  'TodoController.create': [
    ...['title', 'desc', 'isComplete', 'remindAtAddress', 'tag'].map(kept),
    rule('answer.id >= 1', 'a new one has an id from 1 on'),
  ],
  'TodoController.find': [
    rule('answer.map(one, one.id).isUnique()', 'no to-do is listed twice'),
    rule('answer.map(one, one.id).isAscending()', 'the oldest comes first'),
    rule("answer.all(one, one.title != '')", 'each has a title'),
  ],
  'TodoController.findById': [rule('string(answer.id) == request.id', 'it is the one that was asked for')],
  'TodoController.count': [rule('answer.count >= 0', 'a count is not negative')],
  'TodoController.updateAll': [rule('answer.count >= 0', 'a count is not negative')],
}

const byId = (id: string, ...rules: readonly Rule[]): Link => ({
  operationId: 'TodoController.findById',
  parameters: { id },
  'x-rules': rules,
})

/** From each operation to a next one. */
const LINKS: Readonly<Record<string, Readonly<Record<string, Link>>>> = {
  'TodoController.create': {
    created: byId(
      '$response.body#/id',
      rule('next.title == answer.title', 'it has the same title'),
      rule('!has(answer.desc) || next.desc == answer.desc', 'it has the same description'),
    ),
    counted: {
      operationId: 'TodoController.count',
      'x-before': true,
      'x-rules': [rule('next.count == before.count + 1.0', 'there is one more')],
    },
    listed: {
      operationId: 'TodoController.find',
      'x-rules': [rule('next.exists(one, one.id == answer.id)', 'it is listed')],
    },
  },
  'TodoController.find': {
    first: byId(
      '$response.body#/0/id',
      rule('next.title == answer[0].title', 'it has the title that is listed'),
      rule('next.id == answer[0].id', 'it is the one that is listed'),
    ),
    counted: {
      operationId: 'TodoController.count',
      'x-rules': [rule('int(next.count) == answer.size()', 'as many are counted as are listed')],
    },
  },
  'TodoController.updateAll': {
    counted: {
      operationId: 'TodoController.count',
      'x-rules': [rule('next.count == answer.count', 'all of them are changed')],
    },
  },
}

/** Puts the rules beside the operations of a specification. */
export function addLoopbackRules(document: Document, operations: readonly Operation[]): void {
  for (const operation of operations) {
    const raw = rawOf(document, operation)
    const rules = RULES[operation.id]
    if (rules) raw['x-rules'] = [...rules]
    const success = raw.responses[operation.answer.status]
    if (success && LINKS[operation.id])
      Object.assign(resolve(document, success), { links: LINKS[operation.id] })
  }
}
