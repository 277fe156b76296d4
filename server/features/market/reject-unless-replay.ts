import { ApiError } from '#server/answers.ts'
import type { Services } from '#server/services.ts'
import { hasStoredAnswer } from '#server/kernel/idempotency.ts'

/**
 * Rejects a request that the market does not allow now, unless it repeats one that was already answered: a client that lost the first
 * answer must still get it, even if the market has closed since.
 * @throws ApiError 460 with the reason, a message key
 */
export async function rejectUnlessReplay(
  { store }: Pick<Services, 'store'>,
  { userId, idempotencyKey }: { readonly userId: bigint; readonly idempotencyKey: string },
  rejectReason: string | null | undefined,
): Promise<void> {
  if (rejectReason && !(await hasStoredAnswer(store, userId, idempotencyKey)))
    throw new ApiError(460, rejectReason)
}
