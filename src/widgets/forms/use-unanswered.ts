import { useState } from 'react'
import { ApiError, TransportError } from '#src/api/errors.ts'
import { hasUnanswered } from '#src/api/unanswered-requests.ts'

interface Write<Variables> {
  readonly error: Error | null
  readonly isSuccess: boolean
  readonly variables: Variables | undefined
}

/**
 * The request of a generated mutation hook that got no answer: it may have been executed, and a retry of it does not
 * execute it twice. It stays until its retry is answered.
 */
export function useUnanswered<Request>({
  error,
  isSuccess,
  variables,
}: Write<{ data: Request }>): Request | undefined {
  const [unanswered, setUnanswered] = useState<Request>()
  const sent = variables?.data
  if (error instanceof TransportError && sent !== unanswered) setUnanswered(sent)
  else if (unanswered !== undefined && (isSuccess || error instanceof ApiError)) setUnanswered(undefined)
  return unanswered
}

/** Whether a request of an operation had no answer when the screen opened: it may have been executed. */
export function useEarlierUnanswered(operationId: string): boolean {
  const [isUnanswered] = useState(() => hasUnanswered(operationId))
  return isUnanswered
}
