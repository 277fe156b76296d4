/** Calls of operations to the handlers of a scenario, without a server or a worker. */
import { getResponse, HttpHandler, type RequestHandler } from 'msw'
import { readSpecification } from '#scripts/specification.ts'
import { operations, type OperationId } from '#src/api/generated/operations.ts'
import { mocks } from '#src/api/generated/mocks.ts'
import { createHandlers } from '#src/mocks/handlers.ts'
import { scenarioOf } from '#src/mocks/scenarios.ts'
import type { Answer, Fields } from '#src/mocks/fields.ts'
import { specValidatorOf } from '#server/openapi/spec-validator.ts'

export const spec = readSpecification()

export const mockedIds = Object.keys(mocks) as (keyof typeof mocks)[]

type Asked = Record<string, string | number>

export function requestOf(id: OperationId, fields: Asked = {}): Request {
  const { path, method } = operations[id]
  const texts = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))
  const url = new URL(path, 'http://fairline.test')
  if (method === 'get') url.search = String(texts)
  return new Request(url, method === 'get' ? {} : { method, body: texts })
}

/** The answer of a handler; rejects when none answers. */
export async function ask(handlers: RequestHandler[], id: OperationId, fields?: Asked): Promise<Answer> {
  const response = await getResponse(handlers, requestOf(id, fields))
  if (!response) throw new Error(`${id} was not answered.`)
  return (await response.json()) as Answer
}

/** Calls one scenario; the rows and the data of its answers as plain fields. */
export function callsOf(search: string) {
  const handlers = createHandlers(scenarioOf(search))
  const answer = (id: OperationId, fields?: Asked) =>
    ask(
      handlers.filter(handler => mayAnswer(handler, id)),
      id,
      fields,
    )
  return {
    answer,
    rows: async (id: OperationId, fields?: Asked) => ((await answer(id, fields)).rows ?? []) as Fields[],
    data: async (id: OperationId, fields?: Asked) => (await answer(id, fields)).data as Fields,
  }
}

/** Leaves out the handlers of other addresses, since a handler compiles its address anew for each request that it is asked about. */
function mayAnswer(handler: RequestHandler, id: OperationId): boolean {
  const path = handler instanceof HttpHandler ? handler.info.path : undefined
  return typeof path !== 'string' || path.endsWith('*') || path === `*${operations[id].path}`
}

/** How an answer violates the specification; undefined when it does not. */
export function violationOf(id: OperationId, answer: Answer): string | undefined {
  const { method, path } = operations[id]
  return specValidatorOf(spec).find(method.toUpperCase(), path)?.findAnswerViolation(answer)
}
