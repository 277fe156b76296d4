/** Whether the server holds nothing real, by the operation that the profile names. Anything but true, also no answer, counts as real. */
import type { Client } from './client.ts'
import type { Operation } from './document.ts'
import { headersFor } from './draft.ts'
import { partAt } from './wire.ts'

/** Asks the server. @throws Unreachable */
export async function isSandbox(client: Client, operations: readonly Operation[]): Promise<boolean> {
  const operation = operations.find(({ id, profile }) => id === profile.sandbox?.operationId)
  const at = operation?.profile.sandbox?.at
  if (!operation || at === undefined) {
    // Whatever it answers, it is there.
    await client.send({ method: 'GET', target: '/', headers: {}, body: '' })
    return false
  }
  const headers = headersFor(operation)
  const received = await client.send(
    { method: 'GET', target: operation.path, headers, body: '' },
    { waits: true },
  )
  return partAt(received.json, at) === true
}

/** The rule about operations that change data. */
export function createForbidden(mayWrite: boolean): (operation: Operation) => string | undefined {
  return ({ changes, method, path, profile: { sandbox, skip } }) => {
    if (skip.some(pattern => new RegExp(pattern, 'iu').test(`${method} ${path}`)))
      return 'never called: `skip` of the profile, which usually has what signs in and out'
    if (!changes || mayWrite) return undefined
    const how = sandbox ? ` (${sandbox.operationId}: ${sandbox.at.split('/').at(-1)})` : ''
    return `changes something, and the server is not marked as a sandbox${how}; --allow-writes calls it all the same`
  }
}
