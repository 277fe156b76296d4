/** The accounts of a simulation: made once, as signing up is slow on purpose, and found in every database that is copied. */
import type { Store } from '#server/kernel/store.ts'
import { PASSWORD } from '../support/back-end.ts'
import { shownCode } from '../support/two-step.ts'
import { WITHDRAW_PASSWORD } from '../support/withdrawals.ts'
import { startNode, type SimulatedNode } from './back-end.ts'
import type { SimulatedDatabase } from './database.ts'
import type { SimulatedClock } from './faults.ts'
import { otherPassword } from './fill-in.ts'
import { DAY, MINUTE } from '#src/lib/time/time-units.ts'

/** How somebody behaves. */
export type Persona = 'honest' | 'clumsy' | 'hostile'

export interface SimulatedPerson {
  readonly account: string
  readonly persona: Persona
  readonly userId: bigint
  token: string
  /** As it should be; a change of which nobody knows whether it has happened is found out when signing in. */
  password: string
  withdrawPassword: string
  /** All that an authenticator app was given. */
  readonly keys: string[]
  /** Whether signing in may be refused: passwords or keys were changed, or the account may be closed. */
  mayBeRefused: boolean
  /** When it was refused last, epoch ms: it is not tried again at once, as each time takes a hash of the password. */
  refusedAt: number
}

const PERSONAS: readonly Persona[] = [
  ...Array<Persona>(6).fill('honest'),
  ...Array<Persona>(3).fill('clumsy'),
  ...Array<Persona>(3).fill('hostile'),
]
export const PEOPLE = PERSONAS.length

const OK = 200
/** As long as a first lock lasts, in milliseconds. */
const REST = 15 * MINUTE
/** As often as somebody deposits play money before it begins, and how much. */
const DEPOSITS = 2
const DEPOSIT = '50000'

/** An idempotency key of the simulation's own: the same in every run. */
export const keyOf = (n: number) => `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`

async function dataOf(node: SimulatedNode, ...call: Parameters<SimulatedNode['call']>) {
  const answer = await node.call(...call)
  if (answer.code !== 200) throw new Error(`${call[1]} answered ${JSON.stringify(answer)}`)
  return answer.data as Record<string, string>
}

async function register(node: SimulatedNode, index: number, inviteCode: string | undefined) {
  const account = `person${index}@example.com`
  const sent = await dataOf(node, undefined, 'sendSignInCode', { account, purpose: 'register' })
  const fields = { account, code: sent['sandboxCode'], password: PASSWORD, inviteCode }
  const { token } = await dataOf(node, undefined, 'register', fields)
  const [row] = await node.services.store.query<{ id: bigint }>('SELECT id FROM users WHERE account = $1', [
    account,
  ])
  return {
    account,
    persona: PERSONAS[index]!,
    userId: row!.id,
    token: token!,
    password: PASSWORD,
    withdrawPassword: WITHDRAW_PASSWORD,
    keys: [],
    mayBeRefused: false,
    refusedAt: 0,
  }
}

/** Signs everybody up in an empty database and gives them money. Everybody but the first was invited by the one before. */
export async function createPeople(
  store: Store,
  clock: SimulatedClock,
  database: SimulatedDatabase,
): Promise<SimulatedPerson[]> {
  const node = startNode(store, clock, database.dataDir)
  const people: SimulatedPerson[] = []
  let inviteCode: string | undefined
  for (let index = 0; index < PEOPLE; index++) {
    const person = await register(node, index, inviteCode)
    people.push(person)
    for (let each = 0; each < DEPOSITS; each++) {
      const body = { channelId: 1, amount: DEPOSIT, idempotencyKey: keyOf(0xf000_0000 + each) }
      await dataOf(node, person.token, 'createDeposit', body)
    }
    const withdrawPassword = { password: PASSWORD, withdrawPassword: WITHDRAW_PASSWORD }
    await dataOf(node, person.token, 'setWithdrawPassword', withdrawPassword)
    inviteCode = (await dataOf(node, person.token, 'getTeam', {}))['inviteCode']
    clock.moveBy(1000)
  }
  // Deposits have arrived then, and withdrawals do not rest any more after the new password.
  clock.moveBy(DAY)
  for (const job of node.jobs) await job.run()
  node.stop()
  return people
}

/** Whatever somebody signs in with; the token, if that was accepted. */
async function tryToSignIn(
  node: SimulatedNode,
  { account, keys }: SimulatedPerson,
  password: string,
): Promise<string | undefined> {
  const { code, data } = await node.call(undefined, 'login', { account, password })
  if (code !== OK) return undefined
  const { token, challenge } = data as { token?: string | null; challenge?: string | null }
  if (!challenge) return token ?? undefined
  for (const key of keys.toReversed()) {
    const shown = shownCode(key, node.services.clock.now())
    const answer = await node.call(undefined, 'signInSecondStep', { challenge, code: shown })
    if (answer.code === OK) return (answer.data as { token: string }).token
  }
  return undefined
}

/**
 * A new session for somebody whose last one is over.
 * @returns whether there is one; there may be none where passwords or keys were changed
 * @throws Error when somebody is refused who has changed nothing
 */
export async function signIn(node: SimulatedNode, person: SimulatedPerson): Promise<boolean> {
  const now = node.services.clock.now()
  if (Math.abs(now - person.refusedAt) < REST) return false
  const passwords = person.mayBeRefused
    ? [person.password, otherPassword(person.password)]
    : [person.password]
  for (const password of passwords) {
    const token = await tryToSignIn(node, person, password)
    if (token === undefined) continue
    person.token = token
    person.password = password
    return true
  }
  if (!person.mayBeRefused) throw new Error(`${person.account} cannot sign in.`)
  person.refusedAt = now
  return false
}
