/** The state hook that docs/contracts.md requires of every back end: POST {state, params, action} → the state's values. */
import { states, type StateKey } from '../states.ts'
import { StateNotOffered } from '../verify/state-hook.ts'
import { plannedCallOf, stateHandlers } from './state-handlers.ts'
import type { InjectedErrors } from './faults.ts'
import type { World } from './world.ts'

const keys = new Map(Object.entries(states).map(([key, { name }]) => [name as string, key as StateKey]))

interface Asked {
  readonly state?: unknown
  readonly params?: Readonly<Record<string, unknown>>
  readonly action?: unknown
}

/** Answers hook requests with the state handlers. */
export const createHook =
  (world: World, faults: InjectedErrors) =>
  async (request: Request): Promise<Response> => {
    const { state, params = {}, action } = (await request.json().catch(() => ({}))) as Asked
    const key = keys.get(String(state))
    if (request.method !== 'POST' || typeof state !== 'string') {
      return Response.json({ error: 'POST {"state": "…", "params": {}, "action": "setup"}' }, { status: 400 })
    }
    if (!key) return Response.json({ error: `There is no state "${state}".` }, { status: 501 })
    if (action === 'teardown') {
      faults.clear(plannedCallOf(params))
      return Response.json({})
    }
    try {
      return Response.json(await stateHandlers[key](world, params, faults))
    } catch (error) {
      if (error instanceof StateNotOffered) return Response.json({ error: error.message }, { status: 501 })
      return Response.json({ error: String(error) }, { status: 500 })
    }
  }
