/** Runs a row against Pact's mock server, which records it for the verification of back ends. */
import { MatchersV3, PactV3, SpecificationVersion } from '@pact-foundation/pact'
import type { JsonMap } from '@pact-foundation/pact/src/common/jsonTypes.js'
import type { Matched } from '../matchers.ts'
import { CONSUMER, PROVIDER, emptyScratchFolder, readWrittenPact, type WrittenPact } from './pact-files.ts'
import { callFrom, requestOf, type Interaction, type RecordingResult } from './pact-interaction.ts'

// Pact sends usage statistics unless this is set.
process.env.PACT_DO_NOT_TRACK = 'true'

type Rules = Parameters<PactV3['withResponseMatchingRules']>[1]

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

/**
 * The pact with how the matchers of each rule combine: `@pact-foundation/pact` 17 leaves that out (`convertRulesToFFI`), and Pact then
 * requires all of them, so that "null or of this form" could not be said. Its mock server judges requests only, which have no alternatives.
 */
function withCombinations(pact: WrittenPact, { rules }: Matched): WrittenPact {
  const [{ response }] = pact.interactions
  for (const [path, { combine }] of Object.entries(rules))
    response.matchingRules.body[path]!.combine = combine
  return pact
}

/** Runs an interaction against Pact's mock server. */
export async function record(interaction: Interaction): Promise<RecordingResult> {
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
  const written =
    mismatches.length === 0 ? withCombinations(readWrittenPact(), interaction.answer()) : undefined
  return { ...called!, mismatches, written }
}
