/**
 * Talks to the state hook of a back end: POST {state, params, action}, answered by a JSON object of values that requests may then
 * use, such as the token of the account that was made. 501 says "I cannot put my back end into that state".
 */
export interface State {
  readonly name: string
  readonly params?: Readonly<Record<string, unknown>>
}

export type Values = Readonly<Record<string, unknown>>

/** The hook has said that it cannot provide this state. */
export class StateNotOffered extends Error {
  constructor(state: string) {
    super(`the state hook does not offer "${state}"`)
  }
}

/** The hook cannot be reached, fails, or answers something else than a JSON object. */
export class HookFailure extends Error {}

export interface StateHook {
  /** Puts the back end into the states, in order; all or none of them. @throws StateNotOffered, HookFailure */
  setUp: (states: readonly State[]) => Promise<Values>
  /** Undoes them, last first. @throws HookFailure */
  tearDown: (states: readonly State[]) => Promise<void>
}

const HOOK_LIMIT = 10_000

const shortened = (text: string) => (text.length > 120 ? `${text.slice(0, 117)}…` : text)

/** Asks once. @throws StateNotOffered, HookFailure */
async function ask(url: URL, state: State, action: 'setup' | 'teardown'): Promise<Values> {
  const asked = `${action} of "${state.name}"`
  let response: Response
  let text: string
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ state: state.name, params: state.params ?? {}, action }),
      signal: AbortSignal.timeout(HOOK_LIMIT),
    })
    text = await response.text()
  } catch (error) {
    const { message, cause } = error as Error
    const why = cause instanceof Error ? cause.message || message : message
    throw new HookFailure(`the state hook ${url} cannot be reached for the ${asked}: ${why}`)
  }
  if (response.status === 501) throw new StateNotOffered(state.name)
  if (!response.ok) {
    throw new HookFailure(
      `the state hook answered the ${asked} with HTTP ${response.status}: ${shortened(text)}`,
    )
  }
  if (text.trim() === '') return {}
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    value = undefined
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Values
  throw new HookFailure(
    `the state hook must answer a JSON object of values, such as {"token": "…"}; the ${asked} was answered with ${shortened(text)}`,
  )
}

/** The hook at an address. */
export function createStateHook(url: URL): StateHook {
  const tearDown = async (states: readonly State[]) => {
    for (const state of states.toReversed()) await ask(url, state, 'teardown')
  }
  return {
    async setUp(states) {
      let values: Values = {}
      for (const [index, state] of states.entries()) {
        try {
          values = { ...values, ...(await ask(url, state, 'setup')) }
        } catch (error) {
          await tearDown(states.slice(0, index))
          throw error
        }
      }
      return values
    },
    tearDown,
  }
}
