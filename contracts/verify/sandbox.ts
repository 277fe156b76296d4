/**
 * Whether the server is a sandbox, by `data.sandbox` of getSiteInfo, from which the app also labels every screen with a balance. Anything
 * but true, also no answer, counts as real money.
 */
import type { Client } from './client.ts'
import type { Operation } from './document.ts'
import { headersFor } from './draft.ts'
import { partOf } from './wire.ts'

const SITE_INFO_OPERATION = 'getSiteInfo'

/** Asks the server. @throws Unreachable */
export async function isSandbox(client: Client, operations: readonly Operation[]): Promise<boolean> {
  const operation = operations.find(({ id }) => id === SITE_INFO_OPERATION)
  if (!operation) return false
  const headers = headersFor(operation)
  const received = await client.send(
    { method: 'GET', target: operation.path, headers, body: '' },
    { waits: true },
  )
  const data = partOf(received, 'data')
  return typeof data === 'object' && data !== null && 'sandbox' in data && data.sandbox === true
}

/** The rule about operations that change data. */
export function createForbidden(mayWrite: boolean): (operation: Operation) => string | undefined {
  return operation =>
    operation.changes && !mayWrite
      ? 'changes something, and the server is not marked as a sandbox (getSiteInfo: sandbox); --allow-writes calls it all the same'
      : undefined
}
