/** What the specification does not allow in a request that a back end has accepted. */
import { isJson, resolve, type Document, type LocatedParameter } from '../document.ts'
import { FORM } from '../draft.ts'
import { requestOf, type Judge } from '../judge.ts'
import { readJson, type HttpExchange, type Violation } from '../wire.ts'

const accepted = (says: string, pointer: string): Violation => ({
  says: `accepted although ${says}`,
  pointer,
})

/** The values of a parameter, in the order in which they were sent. */
function valuesOf({ name, in: place }: LocatedParameter, { sent }: HttpExchange): string[] {
  if (place === 'query') return new URLSearchParams(sent.target.split('?')[1] ?? '').getAll(name)
  if (place !== 'header' || name.toLowerCase() === 'content-type') return []
  const value = sent.headers[name.toLowerCase()]
  return value === undefined ? [] : [value]
}

function parameterProblems(document: Document, judge: Judge, exchange: HttpExchange): Violation[] {
  return exchange.operation.parameters.flatMap(parameter => {
    const { name, in: place, required, pointer } = parameter
    const values = valuesOf(parameter, exchange)
    if (values.length === 0) return required ? [accepted(`${place} ${name} is missing`, pointer)] : []
    const schema = resolve(document, parameter.schema)
    const isWrong = values.some(text => !judge.acceptsText(`${pointer}/schema`, schema, text))
    return isWrong ? [accepted(`${place} ${name} is "${values.join('", "')}"`, `${pointer}/schema`)] : []
  })
}

function bodyProblems(document: Document, judge: Judge, exchange: HttpExchange): Violation[] {
  const { operation, sent } = exchange
  const { body } = operation
  if (!body || (sent.body === '' && !body.isRequired)) return []
  const type = (sent.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase()
  // Files are not looked into.
  if (body.type !== FORM && !isJson(body.type)) return []
  if (type !== body.type)
    return [accepted(`its Content-Type is "${type}" instead of ${body.type}`, operation.pointer)]
  if (isJson(type ?? ''))
    return judge
      .explain(body.pointer, readJson(sent.body))
      .map(one => accepted(one.says, one.pointer ?? body.pointer))
  // Without the query, whose fields belong to no body.
  const named = requestOf(document, { operation, sent: { ...sent, target: operation.path } })
  const inPath = new Set(operation.parameters.filter(one => one.in === 'path').map(({ name }) => name))
  const fields = Object.fromEntries(Object.entries(named).filter(([name]) => !inPath.has(name)))
  return judge.explain(body.pointer, fields).map(one => accepted(one.says, one.pointer ?? body.pointer))
}

/** The problems of an accepted request; the token of a recording that was sanitized cannot be asked for. */
export function requestProblems(
  { document, judge }: { document: Document; judge: Judge },
  exchange: HttpExchange,
  isSanitized: boolean,
): Violation[] {
  const { operation, sent } = exchange
  const { in: place, name } = operation.session
  const hasToken = place !== 'header' || Boolean(sent.headers[name.toLowerCase()])
  return [
    ...(operation.isPublic || hasToken || isSanitized
      ? []
      : [accepted('the token is missing', operation.pointer)]),
    ...parameterProblems(document, judge, exchange),
    ...bodyProblems(document, judge, exchange),
  ]
}
