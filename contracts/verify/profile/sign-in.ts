/** Signs in by the operation that the profile names, where no token is given. */
import type { Client } from '../client.ts'
import type { Operation } from '../document.ts'
import { headersFor, toSent } from '../draft.ts'
import type { SignIn } from './profile.ts'
import { UsageError } from '../usage.ts'
import { isSuccess, nameAnswer, partAt } from '../wire.ts'

/** A value of the body; `$NAME` is a variable of the environment. @throws UsageError when that is not set */
function filled(value: unknown): unknown {
  const name = typeof value === 'string' ? /^\$([A-Z_][A-Z0-9_]*)$/.exec(value)?.[1] : undefined
  if (name === undefined) return value
  const found = process.env[name]
  if (found === undefined)
    throw new UsageError(`The profile signs in with $${name}, which the environment lacks.`)
  return found
}

/** The token that signing in is answered with. @throws UsageError when it is not */
export async function signIn(
  client: Client,
  operations: readonly Operation[],
  { operationId, body, token: at }: SignIn,
): Promise<string> {
  const operation = operations.find(({ id }) => id === operationId)
  if (!operation)
    throw new UsageError(`The profile signs in by ${operationId}, which the specification lacks.`)
  const fields = Object.entries(body).map(([name, value]) => [name, filled(value)] as const)
  const received = await client.send(
    toSent({ operation, query: [], headers: headersFor(operation), body: fields }),
  )
  const token = partAt(received.json, at)
  if (isSuccess(received) && typeof token === 'string') return token
  throw new UsageError(
    `Signing in by ${operationId} was answered ${nameAnswer(received)}, without a token at ${at}.`,
  )
}
