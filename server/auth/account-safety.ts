import type { Migration } from '../kernel/migrations.ts'
import { insertMessage } from '../messages.ts'
import {
  finish,
  read,
  send,
  type Context,
  type Reader,
  type Row,
  type Statement,
  type Steps,
} from '../kernel/store.ts'
import { domainError } from '../problem.ts'
import { endsSessions, lockNewSessions } from './caller.ts'
import { DAY_BIGINT, HOUR_BIGINT } from '#src/lib/time/time-units.ts'

/**
 * How long money waits after something that a thief could have done, and how long what protects the account takes to be lifted, in
 * milliseconds: long enough for the owner to read the message about it.
 */
export const SAFETY_DELAY = DAY_BIGINT

/** Rests and the freeze, with the account: whatever locks its row locks them too. */
export const accountSafetySchema: Omit<Migration, 'version'> = {
  name: 'rests and the freeze of an account',
  statements: [
    'ALTER TABLE users ADD COLUMN withdrawals_from BIGINT',
    'ALTER TABLE users ADD COLUMN frozen_at BIGINT',
    'ALTER TABLE users ADD COLUMN unfreezes_at BIGINT',
    'ALTER TABLE users ADD COLUMN address_rest_since BIGINT',
    'ALTER TABLE users ADD COLUMN address_rest_ends BIGINT',
    `UPDATE users SET withdrawals_from =
      (SELECT w.withdrawals_from FROM withdraw_passwords w WHERE w.user_id = users.id)`,
    'ALTER TABLE withdraw_passwords DROP COLUMN withdrawals_from',
  ],
}

/** The rest of what signs in, after a password was recovered. */
export const keyRestSchema: Omit<Migration, 'version'> = {
  name: 'rest of keys after a recovered password',
  kind: 'expand',
  statements: ['ALTER TABLE users ADD COLUMN keys_from BIGINT'],
}

interface SafetyRow extends Row {
  readonly withdrawals_from: bigint | null
  readonly frozen_at: bigint | null
  readonly unfreezes_at: bigint | null
  readonly address_rest_since: bigint | null
  readonly address_rest_ends: bigint | null
}

const COLUMNS = 'withdrawals_from, frozen_at, unfreezes_at, address_rest_since, address_rest_ends'
const READ = `SELECT ${COLUMNS} FROM users WHERE id = $1`
const SHARE = `${READ} /*share*/`
const LOCK = `${READ} /*lock*/`
const REST_WITHDRAWALS = `UPDATE users SET withdrawals_from = $2
  WHERE id = $1 AND (withdrawals_from IS NULL OR withdrawals_from < $2)`
const FREEZE = 'UPDATE users SET frozen_at = $2, unfreezes_at = NULL WHERE id = $1'
const KEEP_FROZEN = 'UPDATE users SET unfreezes_at = NULL WHERE id = $1 AND unfreezes_at > $2'
const UNFREEZE = 'UPDATE users SET unfreezes_at = $2 WHERE id = $1'
const REST_ADDRESSES = 'UPDATE users SET address_rest_since = $2, address_rest_ends = NULL WHERE id = $1'
const END_ADDRESS_REST = 'UPDATE users SET address_rest_ends = $2 WHERE id = $1'

/** What protects an account at some moment; times in milliseconds since 1970 UTC. */
export interface SafetyTimes {
  /** Since when it is frozen; null when it is not. */
  readonly frozenSince: bigint | null
  /** When the freeze ends; null when nobody has asked for that. */
  readonly unfreezesAt: bigint | null
  /** No withdrawal before this time; null when they are possible. */
  readonly withdrawalsFrom: bigint | null
  /** Since when new cards and addresses rest; null when they do not. */
  readonly addressRestSince: bigint | null
  /** When they stop to; null when nobody has asked for that. */
  readonly addressRestEnds: bigint | null
}

const ifFuture = (time: bigint | null, now: bigint) => (time !== null && time > now ? time : null)

/** A protection lasts from its beginning to its end; a clock that goes back does not end it earlier. */
const lasts = (since: bigint | null, end: bigint | null, now: bigint) =>
  since !== null && (end === null || end > now)

function toSafety(row: SafetyRow | undefined, now: bigint): SafetyTimes {
  const { withdrawals_from = null, frozen_at = null, unfreezes_at = null } = row ?? {}
  const { address_rest_since = null, address_rest_ends = null } = row ?? {}
  return {
    frozenSince: lasts(frozen_at, unfreezes_at, now) ? frozen_at : null,
    unfreezesAt: ifFuture(unfreezes_at, now),
    withdrawalsFrom: ifFuture(withdrawals_from, now),
    addressRestSince: lasts(address_rest_since, address_rest_ends, now) ? address_rest_since : null,
    addressRestEnds: ifFuture(address_rest_ends, now),
  }
}

/** What protects an account at `now`, in milliseconds since 1970 UTC. */
export async function readAccountSafety(
  reader: Reader,
  { userId, now }: { readonly userId: bigint; readonly now: number },
): Promise<SafetyTimes> {
  const [row] = await reader.query<SafetyRow>(READ, [userId])
  return toSafety(row, BigInt(now))
}

/** The same within a command; the account cannot be changed until the command has ended. */
export function* shareAccountSafety({ now }: Context, userId: bigint): Steps<SafetyTimes> {
  const [row] = yield* read<SafetyRow>(SHARE, [userId])
  return toSafety(row, now)
}

/** Keeps an account from being frozen until the command has ended. @throws DomainError `account_frozen` */
export function* requireNotFrozen(context: Context, userId: bigint): Steps<void> {
  const { frozenSince } = yield* shareAccountSafety(context, userId)
  if (frozenSince !== null) throw domainError('account_frozen')
}

function* lockAccountSafety({ now }: Context, userId: bigint): Steps<SafetyTimes> {
  const [row] = yield* read<SafetyRow>(LOCK, [userId])
  return toSafety(row, now)
}

/** The statement that reads whether an account is frozen, for `assertNotFrozen`. */
export const selectAccountSafety = (userId: bigint): Statement => [READ, [userId]]

/** @throws DomainError `account_frozen` when the row of `selectAccountSafety` says so */
export function assertNotFrozen({ now }: Context, [row]: readonly Row[]): void {
  if (toSafety(row as SafetyRow | undefined, now).frozenSince !== null) throw domainError('account_frozen')
}

/** Whether an account `u` of a query is frozen at the moment of the parameter. */
export const isFrozenSql = (moment: string): string =>
  `(u.frozen_at IS NOT NULL AND (u.unfreezes_at IS NULL OR u.unfreezes_at > ${moment}))`

/** The hours until a time, rounded up, as a parameter of a message. */
export const hoursUntil = ({ now }: Pick<Context, 'now'>, time: bigint): string =>
  String((time - now + HOUR_BIGINT - 1n) / HOUR_BIGINT)

/** The statement that lets withdrawals rest for a day; a longer rest stays. */
export const restWithdrawals = ({ now }: Context, userId: bigint): Statement => [
  REST_WITHDRAWALS,
  [userId, now + SAFETY_DELAY],
]

const REST_KEYS = 'UPDATE users SET keys_from = $2 WHERE id = $1'
const READ_KEYS_FROM = 'SELECT keys_from FROM users WHERE id = $1'

/**
 * The statement that lets passkeys and two-step verification rest for a day. Whoever has recovered the password by the owner's messages could
 * otherwise lock the owner out by a second step, and wait for the rest of withdrawals to end.
 */
export const restKeys = ({ now }: Context, userId: bigint): Statement => [
  REST_KEYS,
  [userId, now + SAFETY_DELAY],
]

/** @throws DomainError `keys_resting` with the remaining hours, while passkeys and two-step verification rest */
export async function requireKeysNotResting(
  reader: Reader,
  { userId, now }: { readonly userId: bigint; readonly now: number },
): Promise<void> {
  const [row] = await reader.query<{ keys_from: bigint | null }>(READ_KEYS_FROM, [userId])
  const until = ifFuture(row?.keys_from ?? null, BigInt(now))
  if (until !== null) throw domainError('keys_resting', { hours: hoursUntil({ now: BigInt(now) }, until) })
}

/** The statement that keeps a frozen account frozen whose freeze was about to end. */
export const keepFrozen = ({ now }: Context, userId: bigint): Statement => [KEEP_FROZEN, [userId, now]]

/**
 * From when money may be sent to a card or address, in milliseconds since 1970 UTC; null: now. Where new ones rest, a day after it was
 * added, or when the rest ends.
 */
export function usableFrom(
  { addressRestSince, addressRestEnds }: SafetyTimes,
  { createdAt, now }: { readonly createdAt: bigint; readonly now: bigint },
): bigint | null {
  if (addressRestSince === null) return null
  const rested = createdAt + SAFETY_DELAY
  return ifFuture(addressRestEnds !== null && addressRestEnds < rested ? addressRestEnds : rested, now)
}

/**
 * Freezes an account, or keeps it frozen where the end of the freeze was asked for. It waits for the running commands of all sessions, also
 * of one that is opened meanwhile, so that nothing is done any more once it has been answered.
 */
export const freezeAccount = endsSessions(function* freezeAccount(
  context: Context,
  userId: bigint,
): Steps<SafetyTimes> {
  const before = yield* lockAccountSafety(context, userId)
  const isFrozen = before.frozenSince !== null
  const frozenSince = before.frozenSince ?? context.now
  const after = { ...before, frozenSince, unfreezesAt: null }
  if (isFrozen && before.unfreezesAt === null) return yield* finish(after)
  yield* send([FREEZE, [userId, frozenSince]], lockNewSessions(userId))
  return yield* finish(after, insertMessage(context, userId, 'account_frozen'))
})

/** Ends the freeze in a day; asking again does not change when. @throws DomainError `account_not_frozen` */
export function* unfreezeAccount(context: Context, userId: bigint): Steps<SafetyTimes> {
  const before = yield* lockAccountSafety(context, userId)
  if (before.frozenSince === null) throw domainError('account_not_frozen')
  if (before.unfreezesAt !== null) return yield* finish(before)
  const unfreezesAt = context.now + SAFETY_DELAY
  return yield* finish(
    { ...before, unfreezesAt },
    [UNFREEZE, [userId, unfreezesAt]],
    insertMessage(context, userId, 'account_unfreezing', { time: String(unfreezesAt) }),
  )
}

/** Lets new cards and addresses rest: on at once, off in a day. Asking for what is already so changes nothing. */
export function* setAddressRest(
  context: Context,
  { userId, isOn }: { readonly userId: bigint; readonly isOn: boolean },
): Steps<SafetyTimes> {
  const before = yield* lockAccountSafety(context, userId)
  const { addressRestSince: since, addressRestEnds: ends } = before
  if (isOn ? since !== null && ends === null : since === null || ends !== null) return yield* finish(before)
  if (isOn) {
    const addressRestSince = since ?? context.now
    return yield* finish(
      { ...before, addressRestSince, addressRestEnds: null },
      [REST_ADDRESSES, [userId, addressRestSince]],
      insertMessage(context, userId, 'address_rest_on'),
    )
  }
  const addressRestEnds = context.now + SAFETY_DELAY
  return yield* finish(
    { ...before, addressRestEnds },
    [END_ADDRESS_REST, [userId, addressRestEnds]],
    insertMessage(context, userId, 'address_rest_off', { time: String(addressRestEnds) }),
  )
}
