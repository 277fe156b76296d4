import type { Parts } from './fields.ts'
import type { SpecOperation, SpecValidator } from './spec-validator.ts'

interface Names {
  has: (name: string) => boolean
}

/** A query or form body without the fields. */
function textWithout(text: string, names: Names): string {
  const fields = [...new URLSearchParams(text)]
  const kept = fields.filter(([name]) => !names.has(name))
  return kept.length === fields.length ? text : new URLSearchParams(kept).toString()
}

function jsonWithout(text: string, names: Names): string {
  try {
    const given: unknown = JSON.parse(text)
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return text
    return JSON.stringify(Object.fromEntries(Object.entries(given).filter(([name]) => !names.has(name))))
  } catch {
    return text
  }
}

const partsWithout = (parts: Parts, names: Names): Parts => parts.filter(([name]) => !names.has(name))

function withoutFields(
  operation: SpecOperation,
  fields: () => Readonly<Record<string, string>>,
): SpecOperation {
  const names: Names = { has: name => Object.hasOwn(fields(), name) }
  const isEmpty = () => Object.keys(fields()).length === 0
  return {
    ...operation,
    checkQuery: query => operation.checkQuery(isEmpty() ? query : textWithout(query, names)),
    checkBody: body => {
      if (isEmpty()) return operation.checkBody(body)
      if (typeof body !== 'string') return operation.checkBody(partsWithout(body, names))
      const isJson = operation.bodyType === 'application/json'
      return operation.checkBody(isJson ? jsonWithout(body, names) : textWithout(body, names))
    },
  }
}

/** The validators of a document that leave out the fields of the default body, which every request carries (R7.1). */
export function ignoreDefaultBody(
  validator: SpecValidator,
  fields: () => Readonly<Record<string, string>>,
): SpecValidator {
  const wrapped = new Map(validator.operations.map(each => [each, withoutFields(each, fields)]))
  return {
    ...validator,
    operations: [...wrapped.values()],
    find: (method, path) => {
      const found = validator.find(method, path)
      return found && wrapped.get(found)
    },
  }
}
