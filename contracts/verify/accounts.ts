/** The further accounts of a verification, beside the one in whose state an operation is probed. */
import { profileOf } from './profile/with-profile.ts'
import { headersFor, toSent, withSession } from './draft.ts'
import { NotApplicable, type Accounts } from './probes/probe.ts'
import { StateNotOffered, type State, type StateHook, type Values } from './state-hook.ts'
import type { Verification } from './verification.ts'
import { isSuccess, nameAnswer, type HttpExchange } from './wire.ts'

/** The way in which a session ends that is ended by its own device; others are states. */
export const SIGNED_OUT = 'signed out'

type Session = Pick<Verification, 'client' | 'document' | 'operations' | 'requireBuilt'>

/** Calls an operation without fields. @throws NotBuilt */
async function call(
  { client, operations, requireBuilt }: Session,
  id: string,
  token: string,
): Promise<HttpExchange> {
  const operation = operations.find(one => one.id === id)
  if (!operation) throw new Error(`The specification has no operation ${id}`)
  const draft = { operation, query: [], headers: headersFor(operation), body: [] }
  const sent = { ...toSent(withSession(draft, token)), body: '' }
  const exchange = { operation, sent, received: await client.send(sent, { waits: true }) }
  await requireBuilt(exchange)
  return exchange
}

/** The token of a session that is signed out by its own device, or that a state has ended. */
async function tokenEnded(session: Session, hook: StateHook, way: string): Promise<string> {
  const { states, ends } = profileOf(session.document)
  const name = way === SIGNED_OUT ? states.signedIn : way
  const token = String((await hook.setUp([{ name }]))['token'])
  if (way !== SIGNED_OUT || !ends) return token
  const { received } = await call(session, ends.signOut, token)
  if (!isSuccess(received))
    throw new NotApplicable(`needs ${ends.signOut}, which is not right: it answered ${nameAnswer(received)}`)
  return token
}

/** Tokens of ended sessions, each ended once for the whole verification. */
export function createEndedTokens(session: Session, hook: StateHook): Accounts['endedToken'] {
  const tokens = new Map<string, Promise<string>>()
  return way => {
    const found = tokens.get(way) ?? tokenEnded(session, hook, way)
    tokens.set(way, found)
    return found
  }
}

/** The accounts of one operation's probes, and what must be torn down after them. */
export function createAccounts(
  session: Session,
  hook: StateHook,
  endedToken: Accounts['endedToken'],
): { accounts: Accounts; tearDown: () => Promise<void> } {
  const arranged: (readonly State[])[] = []
  return {
    accounts: {
      async setUp(states) {
        const values = await hook.setUp(states)
        arranged.push(states)
        return values
      },
      async setUpOn(states, token) {
        const values = await hook.setUp(states, token).catch((error: unknown): Values => {
          if (error instanceof StateNotOffered) return {}
          throw error
        })
        arranged.push(states)
        return values['token'] === token ? values : undefined
      },
      endedToken,
      call: (id, token) => call(session, id, token),
    },
    async tearDown() {
      await Promise.all(arranged.map(states => hook.tearDown(states)))
    },
  }
}
