/** Proving once more who one is, before something that guards the account is changed. */
import { refusal } from '../domain/problem.ts'
import { Refusal, SIGNED_OUT } from '../http/answers.ts'
import type { Services } from '../http/handler.ts'
import { beginAttempt } from '../sessions/lockout.ts'
import type { Attempt } from '../sessions/lockout.ts'
import { confirmationKey, forgetWrongPasswords } from '../sessions/password-change.ts'
import { verifyPassword } from '../sessions/passwords.ts'
import { isShared } from '../sessions/shared-account.ts'
import { secondStepKey } from '../sessions/two-step.ts'
import { findUser } from '../sessions/users.ts'
import type { User } from '../sessions/users.ts'

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
 * @throws Refusal when it is wrong, at `field`, or none is taken for a while; DomainError `account_shared`
 */
export async function confirmPassword(
  services: Services,
  { userId, password, field = 'password' }: { userId: bigint; password: string; field?: string },
): Promise<User> {
  const { store } = services
  const user = await accountOfSession(services, userId)
  if (isEverybodys(services, user)) throw refusal('account_shared')
  const attempt = await store.execute(beginAttempt, confirmationKey(userId))
  const isRight = attempt.allowed && (await verifyPassword(password, user.passwordHash))
  if (!isRight)
    refuseAttempt(attempt, { field, wrong: 'hint_wrong_password', locked: 'hint_password_locked' })
  await store.execute(forgetWrongPasswords, userId)
  return user
}

/**
 * Counts an attempt at a second step, and looks whether it was right.
 * @throws Refusal when it is wrong or none is taken for a while; what `check` throws
 */
export async function trySecondStep(
  { store }: Services,
  userId: bigint,
  check: () => Promise<boolean>,
): Promise<void> {
  const attempt = await store.execute(beginAttempt, secondStepKey(userId))
  if (attempt.allowed && (await check())) return
  refuseAttempt(attempt, { field: 'code', wrong: 'hint_wrong_second_code', locked: 'hint_two_step_locked' })
}

/** @throws Refusal: the attempt was wrong, or none is taken for a while */
export function refuseAttempt(
  { allowed, left, minutes }: Attempt,
  { field, wrong, locked }: { field: string; wrong: string; locked: string },
): never {
  if (!allowed || left === 0) throw new Refusal(423, locked, { minutes: String(minutes) })
  throw new Refusal(422, wrong, { field, left: String(left) })
}
