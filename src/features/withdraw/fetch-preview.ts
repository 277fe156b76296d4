import type { QueryClient } from '@tanstack/react-query'
import { dataOf } from '#src/api/envelope.ts'
import { getPreviewWithdrawalQueryOptions } from '#src/api/generated/withdraw/withdraw.ts'
import type { WithdrawalPreview, WithdrawalPreviewRequest } from '#src/api/generated/models/index.ts'

const fetchedOnce = {
  query: { meta: { quiet: true }, retry: false, staleTime: 0, gcTime: 0 },
  request: { catch: true },
}

/** What a withdrawal would cost now, without toasts. @throws ApiError, TransportError, SwallowedAnswer */
export async function fetchWithdrawalPreview(
  client: QueryClient,
  request: WithdrawalPreviewRequest,
): Promise<WithdrawalPreview | undefined> {
  return dataOf(await client.fetchQuery(getPreviewWithdrawalQueryOptions(request, fetchedOnce)))
}
