/** The outcome of a call, as a comparable value. */
import { ApiError, TransportError, type TransportFailure } from '#src/api/errors.ts'

export type Outcome =
  | { gives: unknown }
  | 'gives nothing'
  | { rejects: { code: number; msg: string; params: Readonly<Record<string, string>> } }
  | { fails: TransportFailure; status?: number | undefined }

/** Awaits a call. @throws any error that is neither an ApiError nor a TransportError */
export async function outcomeOf(call: () => Promise<unknown>): Promise<Outcome> {
  try {
    const answer = await call()
    return answer === undefined ? 'gives nothing' : { gives: answer }
  } catch (error) {
    if (error instanceof ApiError) {
      const { code, msg, params } = error
      return { rejects: { code, msg, params } }
    }
    if (error instanceof TransportError) return { fails: error.kind, status: error.status }
    throw error
  }
}
