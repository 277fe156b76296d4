import { lockUser } from '../lock-user.ts'
import { insertMessage } from '#server/messages.ts'
import { domainError } from '#server/problem.ts'
import { finish, read, type Context, type Reader, type Row, type Steps } from '#server/kernel/store.ts'
import { lockOpenAccount } from '../caller.ts'
import { registerDevice, type SignInDevice } from '../devices.ts'
import { consumePasskeyChallenge } from './passkey-challenges.ts'
import { hashToken, insertSession } from '../sessions.ts'
import { insertStepUp } from '../step-up.ts'

/** How many passkeys an account can have. */
export const MAX_PASSKEYS = 20

interface PasskeyRow extends Row {
  readonly id: bigint
  readonly user_id: bigint
  readonly credential_id: string
  readonly public_key: string
  readonly sign_count: bigint
  readonly transports: string
  readonly is_synced: bigint
  readonly name: string
  readonly created_at: bigint
  readonly last_used_at: bigint | null
}

const LIST = 'SELECT * FROM passkeys WHERE user_id = $1 ORDER BY id'
const FIND = 'SELECT * FROM passkeys WHERE credential_id = $1'
const COUNT = 'SELECT count(*) AS passkeys FROM passkeys WHERE user_id = $1'
const INSERT = `INSERT INTO passkeys(id, user_id, credential_id, public_key, sign_count, transports, is_synced, name, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (credential_id) DO NOTHING RETURNING *`
const RENAME = 'UPDATE passkeys SET name = $3 WHERE user_id = $1 AND id = $2 RETURNING id'
const REMOVE = 'DELETE FROM passkeys WHERE user_id = $1 AND id = $2 RETURNING name'
/** An authenticator that counts must count upwards: an equal or lower count is a copy of the key, or a replay. */
const USE = `UPDATE passkeys SET sign_count = $2, last_used_at = $3
  WHERE id = $1 AND (sign_count < $2 OR (sign_count = 0 AND $2 = 0)) RETURNING id`

/** A passkey of an account, with what verifies it; times in milliseconds since 1970 UTC. */
export interface StoredPasskey {
  readonly id: bigint
  readonly userId: bigint
  /** Base64url, as are the bytes of the public key. */
  readonly credentialId: string
  readonly publicKey: string
  readonly signCount: number
  readonly transports: readonly string[]
  /** Whether the provider of the passkey keeps a copy that other devices can use. */
  readonly isSynced: boolean
  readonly name: string
  readonly createdAt: number
  readonly lastUsedAt: number | null
}

const toStoredPasskey = (row: PasskeyRow): StoredPasskey => ({
  id: row.id,
  userId: row.user_id,
  credentialId: row.credential_id,
  publicKey: row.public_key,
  signCount: Number(row.sign_count),
  transports: row.transports === '' ? [] : row.transports.split(','),
  isSynced: row.is_synced === 1n,
  name: row.name,
  createdAt: Number(row.created_at),
  lastUsedAt: row.last_used_at === null ? null : Number(row.last_used_at),
})

/** The passkeys of an account, oldest first. */
export async function listPasskeys(reader: Reader, userId: bigint): Promise<StoredPasskey[]> {
  return (await reader.query<PasskeyRow>(LIST, [userId])).map(toStoredPasskey)
}

/** The passkey with this credential id, of whichever account. */
export async function findPasskey(reader: Reader, credentialId: string): Promise<StoredPasskey | undefined> {
  const [row] = await reader.query<PasskeyRow>(FIND, [credentialId])
  return row && toStoredPasskey(row)
}

/** A verified new passkey, with the challenge that it answered. */
export interface VerifiedPasskey {
  readonly userId: bigint
  readonly challenge: string
  readonly credentialId: string
  readonly publicKey: string
  readonly signCount: number
  readonly transports: readonly string[]
  readonly isSynced: boolean
  readonly name: string
}

/**
 * Stores a passkey and uses up its challenge. Undefined when the challenge was not valid, or the passkey is known already.
 * @throws DomainError `passkey_limit`
 */
export function* addPasskey(context: Context, passkey: VerifiedPasskey): Steps<StoredPasskey | undefined> {
  const { userId, challenge, credentialId, publicKey, signCount, transports, isSynced, name } = passkey
  yield* lockUser(userId)
  if (!(yield* consumePasskeyChallenge(context, { challenge, purpose: 'register', userId }))) return undefined
  const [counted] = yield* read<{ passkeys: bigint }>(COUNT, [userId])
  if (counted!.passkeys >= BigInt(MAX_PASSKEYS)) throw domainError('passkey_limit')
  const key = [context.id(), userId, credentialId, publicKey, BigInt(signCount)]
  const details = [transports.join(','), isSynced ? 1n : 0n, name, context.now]
  const [row] = yield* read<PasskeyRow>(INSERT, [...key, ...details])
  if (!row) return yield* finish(undefined)
  return yield* finish(toStoredPasskey(row), insertMessage(context, userId, 'passkey_added', { name }))
}

/** @throws DomainError `passkey_unknown`, also for another person's */
export function* renamePasskey(
  _: Context,
  { userId, id, name }: { readonly userId: bigint; readonly id: bigint; readonly name: string },
): Steps<void> {
  if ((yield* read(RENAME, [userId, id, name])).length === 0) throw domainError('passkey_unknown')
  return yield* finish(undefined)
}

/** Removes a passkey: it opens nothing any more. @throws DomainError `passkey_unknown`, also for another person's */
export function* removePasskey(
  context: Context,
  { userId, id }: { readonly userId: bigint; readonly id: bigint },
): Steps<void> {
  const [removed] = yield* read<{ name: string }>(REMOVE, [userId, id])
  if (!removed) throw domainError('passkey_unknown')
  return yield* finish(undefined, insertMessage(context, userId, 'passkey_removed', { name: removed.name }))
}

/** A verified answer of a passkey to a challenge. */
export interface PasskeyUse {
  readonly passkeyId: bigint
  readonly userId: bigint
  readonly challenge: string
  /** The new count of the authenticator; 0 for one that does not count. */
  readonly signCount: number
}

/** Uses up the challenge and advances the count. Answers whether both were valid; the challenge is used up in any case. */
export function* usePasskey(
  context: Context,
  answer: PasskeyUse,
  purpose: 'signIn' | 'stepUp',
): Steps<boolean> {
  const { passkeyId, userId, challenge, signCount } = answer
  if (!(yield* consumePasskeyChallenge(context, { challenge, purpose, userId }))) return false
  return (yield* read(USE, [passkeyId, BigInt(signCount), context.now])).length > 0
}

/** Confirms a session by a passkey. Answers whether it was valid. */
export function* stepUpByPasskey(
  context: Context,
  { tokenHash, ...answer }: PasskeyUse & { readonly tokenHash: string },
): Steps<boolean> {
  if (!(yield* usePasskey(context, answer, 'stepUp'))) return yield* finish(false)
  return yield* finish(true, insertStepUp(context, { tokenHash, method: 'passkey' }))
}

export interface PasskeySignIn extends PasskeyUse {
  readonly token: string
  readonly device: SignInDevice
}

/** Opens a session by a passkey. Answers whether it was valid; false as well for a closed account. */
export function* signInWithPasskey(context: Context, signIn: PasskeySignIn): Steps<boolean> {
  const { userId, token, device } = signIn
  if ((yield* lockOpenAccount(userId)) === undefined) return false
  if (!(yield* usePasskey(context, signIn, 'signIn'))) return yield* finish(false)
  const alert = yield* registerDevice(context, userId, device)
  return yield* finish(
    true,
    ...insertSession(context, { token, userId, userAgent: device.userAgent }),
    insertStepUp(context, { tokenHash: hashToken(token), method: 'passkey' }),
    ...alert,
  )
}
