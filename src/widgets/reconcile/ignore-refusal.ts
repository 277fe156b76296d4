import { ApiError } from '#src/api/errors.ts'

/** A rejection is an answer; no answer is a failure. */
export function ignoreRefusal(error: unknown): undefined {
  if (!(error instanceof ApiError)) throw error
}
