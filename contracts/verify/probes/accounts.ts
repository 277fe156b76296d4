/** Accounts of a probe's own, and their requests. */
import type { Baseline } from '../baseline.ts'
import { withSession, type Draft } from '../draft.ts'
import type { Values } from '../state-hook.ts'
import { NotApplicable, type Accounts, type ProbeContext } from './probe.ts'

/** The value of a field in the query or the body. */
export const valueIn = ({ query, body }: Draft, field: string): unknown =>
  [...query, ...body].find(([name]) => name === field)?.[1]

/** The same request with the token of an account. */
export const withToken = (draft: Draft, { token }: Values): Draft => withSession(draft, String(token))

interface Account {
  readonly values: Values
  readonly draft: Draft
}

/** @throws NotApplicable without a hook */
export function accountsOf({ accounts }: ProbeContext): Accounts {
  if (!accounts) throw new NotApplicable('needs two accounts: give --states')
  return accounts
}

/** An account in the state of a request, and the request. */
export async function openAccount(scene: ProbeContext, { states, draft }: Baseline): Promise<Account> {
  const values = await accountsOf(scene).setUp(states)
  return { values, draft: withToken(draft(values), values) }
}
