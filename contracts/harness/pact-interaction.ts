/** A row as an interaction of a pact: what is sent, what is answered, and what came of it. */
import type { PactV3 } from '@pact-foundation/pact'
import type { Audience } from '#src/api/client.ts'
import type { Matched } from '../matchers.ts'
import type { Row } from '../row.ts'
import { outcomeOf, type Outcome } from './outcome.ts'
import type { WrittenPact } from './pact-files.ts'
import { FORM, headersFor, injectedToken, isJson, pactFields } from './request.ts'
import { openTestClient, type TestClient } from './test-client.ts'

/** A row in one of its variants, as recorded in the pact file. */
export interface Interaction {
  readonly name: string
  readonly row: Row
  readonly given: Row['given']
  /** Derived lazily, as thousands of rows are listed for every one that is run. */
  readonly answer: () => Matched
  /** The stored token, and whether a back end replaces it with its own; undefined for a guest. */
  readonly token: { readonly value: string; readonly isInjected: boolean } | undefined
  readonly audience: Audience
}

export interface RecordingResult {
  readonly outcome: Outcome
  readonly world: TestClient
  /** Pact's mismatches in the request; empty when it was as the row says. */
  readonly mismatches: readonly string[]
  /** The recorded pact, when there was no mismatch. */
  readonly written: WrittenPact | undefined
}

type Request = Parameters<PactV3['withRequest']>[0]

/** What the client must send. */
export function requestOf({ row, token }: Interaction): Request {
  const { method, path } = row.operation
  const authorization = token?.isInjected ? (injectedToken as string) : token?.value
  const headers = {
    ...headersFor(row, row.locale),
    ...(authorization === undefined ? {} : { Authorization: authorization }),
  }
  const fields = pactFields(row) as NonNullable<Request['query']>
  if (method === 'GET') return { method, path, headers, query: fields }
  if (Object.keys(fields).length === 0) return { method, path, headers }
  return {
    method,
    path,
    headers,
    body: JSON.stringify(fields),
    contentType: isJson(row) ? 'application/json' : FORM,
  }
}

/** Opens the page of a row with the stub's address, and makes its call. */
export async function callFrom({ row, token, audience }: Interaction, url: string) {
  const world = await openTestClient({ url, locale: row.locale, token: token?.value })
  return { world, outcome: await outcomeOf(row.call, audience) }
}
