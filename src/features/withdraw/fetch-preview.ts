import type { QueryClient } from '@tanstack/react-query'
import { dataOf } from '#src/api/envelope.ts'
import { UnusableAnswer } from '#src/api/errors.ts'
import { fetchedOnce } from '#src/api/fetched-once.ts'
import { getPreviewWithdrawalQueryOptions } from '#src/api/generated/withdraw/withdraw.ts'
import type { WithdrawalPreview, WithdrawalPreviewRequest } from '#models'

/** What a withdrawal would cost now, without toasts. @throws ApiError, TransportError, SwallowedAnswer, UnusableAnswer */
export async function fetchWithdrawalPreview(
  client: QueryClient,
  request: WithdrawalPreviewRequest,
): Promise<WithdrawalPreview> {
  const preview = dataOf(await client.fetchQuery(getPreviewWithdrawalQueryOptions(request, fetchedOnce)))
  if (!preview) throw new UnusableAnswer()
  return preview
}
