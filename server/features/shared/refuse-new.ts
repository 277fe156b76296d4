import { Refusal } from '#server/answers.ts'
import type { Services } from '#server/services.ts'
import { isAnswered } from '#server/kernel/idempotency.ts'

/**
 * Refuses what the market does not allow at this moment, but not the repetition of what was done before: whoever lost the first
 * answer has to hear that there is an order, also when the market has closed since.
 * @throws Refusal 460 with the obstacle, a message key
 */
export async function refuseNew(
  { store }: Pick<Services, 'store'>,
  { userId, idempotencyKey }: { readonly userId: bigint; readonly idempotencyKey: string },
  obstacle: string | null | undefined,
): Promise<void> {
  if (obstacle && !(await isAnswered(store, userId, idempotencyKey))) throw new Refusal(460, obstacle)
}
