/**
 * A client of a back end's state hook: POST {state, params, action, account}, answered by a JSON object of values that requests then use, such as
 * the token of the created account. 501 means that the hook cannot set up this state.
 */
import { createClient, type Client } from './client.ts'
import type { GivenHeaders } from './given-headers.ts'

export interface State {
  readonly name: string
  readonly params?: Readonly<Record<string, unknown>>
}

export type Values = Readonly<Record<string, unknown>>

/** The hook does not offer this state. */
export class StateNotOffered extends Error {
  constructor(state: string, says = `the state hook does not offer "${state}"`) {
    super(says)
  }
}

/** The hook cannot be reached, fails, or does not answer with a JSON object. */
export class HookFailure extends Error {}

export interface StateHook {
  /** Sets up the states in order, all or none of them; on the account of a token, where the hook can. @throws StateNotOffered, HookFailure */
  setUp: (states: readonly State[], account?: string) => Promise<Values>
  /** Tears them down, last first. @throws HookFailure */
  tearDown: (states: readonly State[]) => Promise<void>
  /** Says that it does not listen any more. */
  readonly stopped: () => string | undefined
  close: () => void
}

const shortened = (text: string) => (text.length > 120 ? `${text.slice(0, 117)}…` : text)

/** Sends one hook request. @throws StateNotOffered, HookFailure */
async function ask(
  { client, url }: { client: Client; url: URL },
  state: State,
  action: 'setup' | 'teardown',
  account?: string,
): Promise<Values> {
  const asked = `${action} of "${state.name}"`
  const request = {
    method: 'POST',
    target: url.search,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ state: state.name, params: state.params ?? {}, action, account }),
  }
  const { status, body, json } = await client.send(request).catch((error: Error) => {
    throw new HookFailure(`the state hook ${url} cannot be reached for the ${asked}: ${error.message}`, {
      cause: error,
    })
  })
  if (status === 501) throw new StateNotOffered(state.name)
  if (status < 200 || status > 299) {
    throw new HookFailure(`the state hook answered the ${asked} with HTTP ${status}: ${shortened(body)}`)
  }
  if (body.trim() === '') return {}
  if (typeof json === 'object' && json !== null && !Array.isArray(json)) return json as Values
  throw new HookFailure(
    `the state hook must answer a JSON object of values, such as {"token": "…"}; the ${asked} was answered with ${shortened(body)}`,
  )
}

/** A client of the hook at a URL. */
export function createStateHook(url: URL, given: GivenHeaders = {}): StateHook {
  // Uses the verifier's faster client instead of fetch, as a third of all requests are for states.
  const hook = { client: createClient(url, { headers: given, name: 'the state hook' }), url }
  const tearDown = async (states: readonly State[]) => {
    for (const state of states.toReversed())
      await ask(hook, state, 'teardown').catch((error: unknown) => {
        // What cannot be set up has not been.
        if (!(error instanceof StateNotOffered)) throw error
      })
  }
  return {
    async setUp(states, account) {
      let values: Values = {}
      for (const [index, state] of states.entries()) {
        try {
          values = { ...values, ...(await ask(hook, state, 'setup', account)) }
        } catch (error) {
          await tearDown(states.slice(0, index))
          throw error
        }
      }
      return values
    },
    tearDown,
    stopped: () => hook.client.stopped(),
    close: () => hook.client.close(),
  }
}
