/** Runs a row against Pact's mock server, which records it for the verification of back ends. */
import { makeConsumerPact } from '@pact-foundation/pact-core'
import type { CallOptions } from '#src/api/client.ts'
import type { Matched } from '../matchers.ts'
import type { Row } from '../row.ts'
import { outcomeOf, type Outcome } from './outcome.ts'
import { CONSUMER, PROVIDER, readWrittenPact, type WrittenPact } from './pact-files.ts'
import { FORM, headersFor, injectedToken, isJson, pactFields } from './request.ts'
import { openTestClient, type TestClient } from './test-client.ts'

// Pact sends usage statistics unless this is set.
process.env.PACT_DO_NOT_TRACK = 'true'

const V4 = 5

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

type ConsumerPact = ReturnType<typeof makeConsumerPact>
type PactInteraction = ReturnType<ConsumerPact['newInteraction']>

function describeRequest(pact: PactInteraction, { row, token }: Interaction): void {
  const { method, path } = row.operation
  pact.withRequest(method, path)
  const authorization = token && (token.isInjected ? injectedToken : token.value)
  const headers = { ...headersFor(row, row.locale), ...(token ? { Authorization: authorization } : {}) }
  for (const [name, value] of Object.entries(headers)) pact.withRequestHeader(name, 0, textOf(value))
  const fields = pactFields(row)
  if (method === 'GET') {
    for (const [name, value] of Object.entries(fields)) pact.withQuery(name, 0, textOf(value))
  } else if (Object.keys(fields).length > 0) {
    pact.withRequestBody(JSON.stringify(fields), isJson(row) ? 'application/json' : FORM)
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

function describeAnswer(pact: PactInteraction, { body, rules }: Matched): void {
  const json = { 'pact:matcher:type': 'regex', regex: '^application/json(;.*)?$', value: 'application/json' }
  pact.withStatus(200)
  pact.withResponseHeader('Content-Type', 0, textOf(json))
  pact.withResponseBody(JSON.stringify(body), 'application/json')
  pact.withResponseMatchingRules(JSON.stringify({ body: rules }))
}

function describe(interaction: Interaction): ConsumerPact {
  const pact = makeConsumerPact(CONSUMER, PROVIDER, V4, 'error')
  const described = pact.newInteraction(interaction.name)
  for (const { state, params } of interaction.given) {
    if (Object.keys(params).length === 0) described.given(state.name)
    else described.givenWithParams(state.name, JSON.stringify(params))
  }
  describeRequest(described, interaction)
  describeAnswer(described, interaction.answer())
  return pact
}

/** Runs an interaction against Pact's mock server. */
export async function record(interaction: Interaction): Promise<RecordingResult> {
  const pact = describe(interaction)
  const port = pact.pactffiCreateMockServerForTransport('127.0.0.1', 'http', '{}', 0)
  try {
    const { row, token, options } = interaction
    const world = await openTestClient({
      url: `http://127.0.0.1:${port}`,
      locale: row.locale,
      token: token?.value,
    })
    const outcome = await outcomeOf(() => row.call(options))
    const isMatched = pact.mockServerMatchedSuccessfully(port)
    const mismatches = isMatched ? [] : pact.mockServerMismatches(port).map(each => JSON.stringify(each))
    return { outcome, world, mismatches, written: isMatched ? readWrittenPact(pact) : undefined }
  } finally {
    pact.cleanupMockServer(port)
  }
}
