/** What the operations of guests check about the account that they name. */
import { Refusal, invalidField, tooManyRequests, type ErrorAnswer } from '#server/answers.ts'
import { normalizeAccount } from '#server/auth/account-name.ts'
import type { SignInOrigin } from '#server/auth/attempt-sources.ts'
import { hashDevice, isKnownDevice } from '#server/auth/devices.ts'
import type { AttemptSource } from '#server/auth/lockout.ts'
import type { Services } from '#server/services.ts'

/** @throws Refusal with this answer */
export function reject({ code, msg, params }: ErrorAnswer): never {
  throw new Refusal(code, msg, params)
}

/** The canonical form of an account. @throws Refusal when it is invalid */
export function parseAccount(text: string): string {
  return normalizeAccount(text) ?? reject(invalidField('account'))
}

/** Takes one token of the rate limit for an account from one origin. @throws Refusal when there is none */
export async function limitAttempts(
  { allowances }: Services,
  { subject, origin: from }: AttemptSource,
): Promise<void> {
  const wait = await allowances.attempts(`${subject} ${from}`)
  if (wait > 0) reject(tooManyRequests(wait))
}

/** The account of an unknown caller, rate limited by address. @throws Refusal */
export async function rateLimitedAccount(services: Services, text: string, address: string): Promise<string> {
  const account = parseAccount(text)
  await limitAttempts(services, { subject: account, origin: address, isKnown: false })
  return account
}

/** Where a guest who names an account comes from. */
export async function signInOriginOf(
  { store }: Services,
  { account, deviceId, address }: { account: string; deviceId: string | undefined; address: string },
): Promise<SignInOrigin> {
  const deviceHash = hashDevice(deviceId)
  return { address, deviceHash, isKnown: await isKnownDevice(store, { account, deviceHash }) }
}
