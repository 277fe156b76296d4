/** Runs a row against Pact's mock server, which records it for the verification of back ends. */
import { MatchersV3, PactV3, SpecificationVersion } from '@pact-foundation/pact'
import type { JsonMap } from '@pact-foundation/pact/src/common/jsonTypes.js'
import type { CallOptions } from '#src/api/client.ts'
import type { Matched } from '../matchers.ts'
import type { Row } from '../row.ts'
import { outcomeOf, type Outcome } from './outcome.ts'
import { hasAlternatives, recordWithCore } from './pact-core-recorder.ts'
import { CONSUMER, PROVIDER, emptyScratchFolder, readWrittenPact, type WrittenPact } from './pact-files.ts'
import { FORM, headersFor, injectedToken, isJson, pactFields } from './request.ts'
import { openTestClient, type TestClient } from './test-client.ts'

// Pact sends usage statistics unless this is set.
process.env.PACT_DO_NOT_TRACK = 'true'

/** A row in one of its variants, as recorded in the pact file. */
export interface Interaction {
  readonly name: string
  readonly row: Row
  readonly given: Row['given']
  /** Derived lazily, as thousands of rows are listed for every one that is run. */
  readonly answer: () => Matched
  /** The stored token, and whether a back end replaces it with its own; undefined for a guest. */
  readonly token: { readonly value: string; readonly isInjected: boolean } | undefined
  readonly options: CallOptions
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
type Rules = Parameters<PactV3['withResponseMatchingRules']>[1]

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

function rulesOf({ rules }: Matched): Rules {
  const body = Object.entries(rules).map(([path, { matchers }]) => ({
    path,
    rules: matchers.map(({ match, ...rest }) => ({ 'pact:matcher:type': String(match), ...rest })),
  }))
  return { body }
}

function describe(interaction: Interaction): PactV3 {
  const pact = new PactV3({
    consumer: CONSUMER,
    provider: PROVIDER,
    dir: emptyScratchFolder(),
    spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
    cors: false,
    logLevel: 'error',
  })
  for (const { state, params } of interaction.given) {
    if (Object.keys(params).length === 0) pact.given(state.name)
    else pact.given(state.name, params as JsonMap)
  }
  const request = requestOf(interaction)
  const answer = interaction.answer()
  return (
    pact
      .uponReceiving(interaction.name)
      .withRequest(request)
      .willRespondWith({
        status: 200,
        headers: { 'Content-Type': MatchersV3.regex('^application/json(;.*)?$', 'application/json') },
        body: answer.body,
      })
      // It describes the request once more: without the headers, whose matchers would be there twice.
      .withResponseMatchingRules({ method: request.method, path: request.path }, rulesOf(answer))
  )
}

/** Opens the page of a row with the stub's address, and makes its call. */
export async function callFrom({ row, token, options }: Interaction, url: string) {
  const world = await openTestClient({ url, locale: row.locale, token: token?.value })
  return { world, outcome: await outcomeOf(() => row.call(options)) }
}

/** Runs an interaction against Pact's mock server. */
export async function record(interaction: Interaction): Promise<RecordingResult> {
  // The library drops how the matchers of a rule combine, and without that Pact requires all of them.
  if (hasAlternatives(interaction.answer())) return recordWithCore(interaction)
  let called: Awaited<ReturnType<typeof callFrom>> | undefined
  const mismatches: string[] = []
  try {
    await describe(interaction).executeTest(async ({ url }) => {
      called = await callFrom(interaction, url)
    })
  } catch (error) {
    // Without a call it is not Pact that failed.
    if (!called) throw error
    mismatches.push(error instanceof Error ? error.message : String(error))
  }
  const written = mismatches.length === 0 ? readWrittenPact() : undefined
  return { ...called!, mismatches, written }
}
