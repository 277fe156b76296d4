/** A tampered back end over HTTP: answers one request consistently with all others. */
import { operations } from '#src/api/generated/operations.ts'
import { ApiError } from '#src/api/errors.ts'
import type { StatementSource } from '#src/widgets/reconcile/collect-statement.ts'
import { tamperedSource, isAboutAccount, tamperedStatementOf } from './tampered-source.ts'
import type { Fault } from './fault.ts'

interface HonestBackEnd {
  readonly fetch: (request: Request) => Promise<Response> | Response
  readonly now: () => number
}

/** The answers of an honest back end for the account of this request. */
function sourceFor({ fetch, now }: HonestBackEnd, { url, headers }: Request): StatementSource {
  return {
    now,
    seenPrices: () => [],
    async get(id, query) {
      const address = new URL(operations[id].path, url)
      for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value))
      const response = await fetch(new Request(address, { headers }))
      const answer = (await response.json()) as { code: number; msg: string }
      if (answer.code !== 200) throw new ApiError(answer.code, answer.msg)
      // The type of this operation's success.
      return answer as never
    },
  }
}

/** The falsified answer; undefined where there is nothing to tamper with. */
export async function tamperedResponse(
  request: Request,
  operation: string,
  { fault, ...backEnd }: HonestBackEnd & { readonly fault: Fault },
): Promise<Response | undefined> {
  if (!isAboutAccount(operation)) return undefined
  const honest = sourceFor(backEnd, request)
  const query = Object.fromEntries(new URL(request.url).searchParams)
  try {
    const { told } = await tamperedStatementOf(fault, honest)
    return Response.json(await tamperedSource(honest, told).get(operation, query as never))
  } catch (error) {
    if (error instanceof ApiError) return Response.json({ code: error.code, msg: error.msg })
    return undefined
  }
}
