import { discardDraft, readDraft, saveDraft } from '../stores/storage/drafts.ts'
import { pendingOperations } from '../stores/storage/idempotency.ts'

// Stored as one JSON text: drafts omit fields with secret-sounding names.
const draftOf = (operationId: string) => `unanswered:${operationId}`

/** Stores a request in this tab until it is answered. */
export function storeUnanswered(operationId: string, request: object): void {
  saveDraft(draftOf(operationId), { request: JSON.stringify(request) })
}

/** The signed-in account's unanswered request of this tab, within a day, of an operation whose requests are stored. */
export function readUnanswered<Request>(
  operationId: string,
  isRequest: (stored: unknown) => stored is Request,
): Request | undefined {
  try {
    const request: unknown = JSON.parse(readDraft(draftOf(operationId))?.request ?? '')
    return isRequest(request) ? request : undefined
  } catch {
    return undefined
  }
}

/** Discards the stored request after the user has checked it. If it is sent again, its key is still the same. */
export function discardUnanswered(operationId: string): void {
  discardDraft(draftOf(operationId))
}

/** Whether the account has sent a request that has no answer, also before a reload. */
export function hasUnanswered(operationId: string): boolean {
  return pendingOperations(operationId).length > 0
}
