/** Proving once more who one is, before something that guards the account is changed. */
import { refusal } from '#server/problem.ts'
import { Refusal, SIGNED_OUT } from '#server/answers.ts'
import type { Services } from '#server/services.ts'
import { attemptsOfSession } from '#server/auth/attempters.ts'
import { beginAttempt, forgetWrongOnes, type Attempt, type Attempter } from '#server/auth/lockout.ts'
import { confirmationKey } from '#server/auth/password-change.ts'
import { hashPassword, verifyPassword } from '#server/auth/passwords.ts'
import { isShared } from '#server/auth/shared-account.ts'
import { proveSecondStep, readTwoStep, secondStepKey } from '#server/auth/two-step.ts'
import { findUser, type User } from '#server/auth/users.ts'

/** Of a call: who is signed in, by which session, and from where. */
export interface SignedIn {
  readonly userId: bigint
  readonly token: string | undefined
  readonly address: string
}

/** The account of a session. @throws Refusal when it is gone */
export async function accountOfSession({ store }: Services, userId: bigint): Promise<User> {
  const user = await findUser(store, userId)
  if (!user) throw new Refusal(SIGNED_OUT.code, SIGNED_OUT.msg)
  return user
}

/** Whether everybody has the password of an account, as of the sandbox's demo account. */
export const isEverybodys = ({ config }: Services, { info }: User): boolean =>
  config.sandbox && isShared(info.account)

/**
 * The account of a session, after its password has been given once more. Wrong ones are counted as at sign-in, but apart.
 * @throws Refusal when it is wrong, at `field`, or none is taken for a while; DomainError `account_shared`; NoPlace
 */
export async function confirmPassword(
  services: Services,
  who: SignedIn,
  { password, field = 'password' }: { password: string; field?: string },
): Promise<User> {
  const user = await accountOfSession(services, who.userId)
  if (isEverybodys(services, user)) throw refusal('account_shared')
  const attempter = attemptsOfSession(confirmationKey(who.userId), who.token)
  const texts = { field, wrong: 'hint_wrong_password', locked: 'hint_password_locked' }
  await tryPassword(services, who, { attempter, password, stored: user.passwordHash, texts })
  return user
}

/** What an attempt is refused with, and the field that it is refused at. */
interface RefusalTexts {
  readonly field: string
  readonly wrong: string
  readonly locked: string
}

/** Counts an attempt at a password of somebody who is signed in, and looks whether it is right. @throws Refusal, NoPlace */
export async function tryPassword(
  { store, passwordPlaces }: Services,
  { address }: SignedIn,
  given: { attempter: Attempter; password: string; stored: string; texts: RefusalTexts },
): Promise<void> {
  const { attempter, password, stored, texts } = given
  // The place first: who finds none has not tried.
  await passwordPlaces({ from: address, isKnown: false }, async () => {
    const attempt = await store.execute(beginAttempt, attempter)
    const isRight = attempt.allowed && (await verifyPassword(password, stored))
    if (!isRight) refuseAttempt(attempt, texts)
  })
  await store.execute(forgetWrongOnes, attempter)
}

/** The hash of a new password. @throws NoPlace */
export function hashNewPassword(
  { passwordPlaces }: Services,
  { address }: Pick<SignedIn, 'address'>,
  password: string,
): Promise<string> {
  return passwordPlaces({ from: address, isKnown: false }, () => hashPassword(password))
}

/**
 * Counts an attempt at a second step, and looks whether it was right.
 * @throws Refusal at `field` when it is wrong, or none is taken for a while; what `check` throws
 */
export async function trySecondStep(
  { store }: Services,
  attempter: Attempter,
  check: () => Promise<boolean>,
  field = 'code',
): Promise<void> {
  const attempt = await store.execute(beginAttempt, attempter)
  if (!attempt.allowed || !(await check())) {
    refuseAttempt(attempt, { field, wrong: 'hint_wrong_second_code', locked: 'hint_two_step_locked' })
  }
  await store.execute(forgetWrongOnes, attempter)
}

/** How attempts at the second step of somebody who is signed in are counted. */
export const secondStepOf = ({ userId, token }: SignedIn): Attempter =>
  attemptsOfSession(secondStepKey(userId), token)

/** The code of the second step in a body, where it has the name `code`. */
export const secondCodeIn = (body: object): string | undefined => (body as { code?: string }).code

/**
 * Asks for the second step before money or a key moves, where two-step sign-in is on.
 * @returns since when it is on, in milliseconds since 1970 UTC; null: it is off, and nothing was asked for
 * @throws DomainError `second_code_needed` at `field` when no code was given, which counts as no attempt; Refusal when it is wrong
 */
export async function requireSecondStep(
  services: Services,
  who: SignedIn,
  code: string | undefined,
  field = 'code',
): Promise<number | null> {
  const { store, secretBox: box } = services
  const { userId } = who
  const { since } = await readTwoStep(store, userId)
  if (since === null) return null
  if (code === undefined || code === '') throw refusal('second_code_needed', { field })
  const prove = () => store.execute(proveSecondStep, { userId, code, box })
  await trySecondStep(services, secondStepOf(who), prove, field)
  return since
}

/** @throws Refusal: the attempt was wrong, or none is taken for a while */
export function refuseAttempt(
  { allowed, left, minutes }: Attempt,
  { field, wrong, locked }: RefusalTexts,
): never {
  if (!allowed || left === 0) throw new Refusal(423, locked, { minutes: String(minutes) })
  throw new Refusal(422, wrong, { field, left: String(left) })
}
