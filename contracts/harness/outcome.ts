/** The outcome of a call, as a comparable value. */
import { settle, type Audience } from '#src/api/client.ts'
import { ApiError, SwallowedAnswer, TransportError, type TransportFailure } from '#src/api/errors.ts'

export type Outcome =
  | { gives: unknown }
  | 'gives nothing'
  | { rejects: { code: number; msg: string; params: Readonly<Record<string, string>> } }
  | { fails: TransportFailure; status?: number | undefined }

/** Awaits a call under the error policy. @throws any error that is not of the client */
export async function outcomeOf(call: () => Promise<unknown>, audience: Audience = {}): Promise<Outcome> {
  try {
    return { gives: await settle(call(), audience) }
  } catch (error) {
    if (error instanceof ApiError) {
      const { code, msg, params } = error
      return { rejects: { code, msg, params } }
    }
    if (error instanceof SwallowedAnswer) return 'gives nothing'
    if (error instanceof TransportError) return { fails: error.kind, status: error.status }
    throw error
  }
}
