/** The accounts of a simulation, created once, as registration is slow on purpose, and copied with the database. */
import type { Store } from '#server/kernel/store.ts'
import { PASSWORD } from '../support/back-end.ts'
import { authenticatorCode } from '../support/features/two-step.ts'
import { WITHDRAW_PASSWORD } from '../support/features/withdraw.ts'
import { startNode, type SimulatedNode } from './back-end.ts'
import type { SimulatedDatabase } from './database.ts'
import type { SimulatedClock } from './faults.ts'
import { otherPassword } from './resolve-fields.ts'
import { DAY, MINUTE } from '#src/lib/time/time-units.ts'

/** The behaviour of an account. */
export type Persona = 'honest' | 'clumsy' | 'hostile'

export interface SimulatedPerson {
  readonly account: string
  readonly persona: Persona
  readonly userId: bigint
  token: string
  /** The expected password; a change with an unknown outcome is resolved at the next sign-in. */
  password: string
  withdrawPassword: string
  /** All authenticator keys. */
  readonly keys: string[]
  /** Whether signing in may be refused: passwords or keys were changed, or the account may be closed. */
  mayBeRefused: boolean
  /** The time of the last refusal, epoch ms: not retried at once, as each attempt hashes the password. */
  refusedAt: number
}

const PERSONAS: readonly Persona[] = [
  ...Array<Persona>(6).fill('honest'),
  ...Array<Persona>(3).fill('clumsy'),
  ...Array<Persona>(3).fill('hostile'),
]
export const PEOPLE = PERSONAS.length

const OK = 200
/** The duration of the first lock, in milliseconds. */
const LOCK_DURATION = 15 * MINUTE
/** The number and amount of initial deposits. */
const DEPOSITS = 2
const DEPOSIT = '50000'

/** A deterministic idempotency key. */
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

/** Registers all accounts in an empty database with money; each but the first is invited by the previous one. */
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
  // By then deposits are credited, and the waiting period after the new password is over.
  clock.moveBy(DAY)
  for (const job of node.jobs) await job.run()
  await node.stop()
  return people
}

/** Tries to sign in. @returns the token, or undefined when refused */
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
    const shown = authenticatorCode(key, node.services.clock.now())
    const answer = await node.call(undefined, 'signInSecondStep', { challenge, code: shown })
    if (answer.code === OK) return (answer.data as { token: string }).token
  }
  return undefined
}

/**
 * Signs in again after a session has ended.
 * @returns whether it succeeded; it may fail where passwords or keys were changed
 * @throws Error when an account without such a change is refused
 */
export async function signIn(node: SimulatedNode, person: SimulatedPerson): Promise<boolean> {
  const now = node.services.clock.now()
  if (Math.abs(now - person.refusedAt) < LOCK_DURATION) return false
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
