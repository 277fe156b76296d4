/** The requests that the app makes, as recorded in the pact files, with the values of states that are set up for them. */
import { randomUUID } from 'node:crypto'
import { draftOf, type Interaction } from '#contracts/verify/pacts.ts'
import { toSent, type Draft } from '#contracts/verify/draft.ts'
import { REQUEST_HEADER } from '#contracts/verify/proxy.ts'
import type { StateHook } from '#contracts/verify/state-hook.ts'
import type { Sent } from '#contracts/verify/wire.ts'

export interface AppRequest {
  readonly draft: Draft
  readonly sent: Sent
}

/** Sets up the states of an interaction and gives its request. */
export async function arrange(hook: StateHook, interaction: Interaction): Promise<AppRequest> {
  const name = randomUUID()
  // The states that plan the failure of a call name its operation, and the call by a header.
  const isPlanned = interaction.states.some(({ params }) => params !== undefined && 'operation' in params)
  const states = interaction.states.map(state =>
    state.params && 'operation' in state.params
      ? { ...state, params: { ...state.params, request: name } }
      : state,
  )
  const given = draftOf(interaction, await hook.setUp(states))
  const draft = isPlanned ? { ...given, headers: { ...given.headers, [REQUEST_HEADER]: name } } : given
  return { draft, sent: toSent(draft) }
}
