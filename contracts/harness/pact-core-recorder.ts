/**
 * Records a row through Pact's core, for answers with a nullable field: it is null or of a form, and the rules of `@pact-foundation/pact`
 * 17 cannot say "or": `convertRulesToFFI` leaves out `combine`. Everything else is recorded through the library (pact-recorder.ts).
 */
import { makeConsumerPact } from '@pact-foundation/pact-core'
import library from '@pact-foundation/pact/package.json' with { type: 'json' }
import type { Matched } from '../matchers.ts'
import { callFrom, requestOf, type Interaction, type RecordingResult } from './pact-interaction.ts'
import { CONSUMER, PROVIDER, emptyScratchFolder, readWrittenPact } from './pact-files.ts'

const V4 = 5

/** Whether a value of the answer may match one matcher or another. */
export const hasAlternatives = ({ rules }: Matched): boolean =>
  Object.values(rules).some(({ combine }) => combine === 'OR')

type ConsumerPact = ReturnType<typeof makeConsumerPact>
type PactInteraction = ReturnType<ConsumerPact['newInteraction']>

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

function describeRequest(pact: PactInteraction, interaction: Interaction): void {
  const { method, path, headers = {}, query = {}, body, contentType } = requestOf(interaction)
  pact.withRequest(method, textOf(path))
  for (const [name, value] of Object.entries(headers)) pact.withRequestHeader(name, 0, textOf(value))
  for (const [name, value] of Object.entries(query)) pact.withQuery(name, 0, textOf(value))
  if (body !== undefined && contentType !== undefined) pact.withRequestBody(textOf(body), contentType)
}

function describeAnswer(pact: PactInteraction, { body, rules }: Matched): void {
  const json = { 'pact:matcher:type': 'regex', regex: '^application/json(;.*)?$', value: 'application/json' }
  pact.withStatus(200)
  pact.withResponseHeader('Content-Type', 0, textOf(json))
  pact.withResponseBody(JSON.stringify(body), 'application/json')
  pact.withResponseMatchingRules(JSON.stringify({ body: rules }))
}

function describe(interaction: Interaction): ConsumerPact {
  const pact = makeConsumerPact(CONSUMER, PROVIDER, V4, 'error')
  // As the library does, so that all files name the same tools.
  pact.addMetadata('pact-js', 'version', library.version)
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
export async function recordWithCore(interaction: Interaction): Promise<RecordingResult> {
  const pact = describe(interaction)
  const port = pact.pactffiCreateMockServerForTransport('127.0.0.1', 'http', '{}', 0)
  try {
    const called = await callFrom(interaction, `http://127.0.0.1:${port}`)
    const isMatched = pact.mockServerMatchedSuccessfully(port)
    const mismatches = isMatched ? [] : pact.mockServerMismatches(port).map(each => JSON.stringify(each))
    if (isMatched) pact.writePactFile(emptyScratchFolder())
    return { ...called, mismatches, written: isMatched ? readWrittenPact() : undefined }
  } finally {
    pact.cleanupMockServer(port)
  }
}
