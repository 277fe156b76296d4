import { randomInt } from 'node:crypto'
import type { UserInfo } from '#models'
import { finish, read, type Context, type Reader, type Row, type Steps } from '../kernel/store.ts'
import { defaultNickName } from './account-name.ts'
import { lockOpenAccount } from './caller.ts'
import { DELETE_CODES } from './sign-in-codes.ts'
import { registerDevice, insertKnownDevice, type SignInDevice } from './devices.ts'
import { clearAttempts, type AttemptSource } from './lockout.ts'
import { isSharedAccount } from './sandbox-account.ts'
import { hashToken, insertSession } from './sessions.ts'
import { insertStepUp } from './step-up.ts'

interface UserRow extends Row {
  readonly id: bigint
  readonly account: string
  readonly nick_name: string
  readonly account_type: bigint
  readonly invite_code: string
  readonly password_hash: string
  readonly created_at: bigint
  readonly password_changed_at: bigint | null
  readonly closed_at: bigint | null
}

const BY_ID = 'SELECT * FROM users WHERE id = $1'
const BY_ACCOUNT = 'SELECT * FROM users WHERE account = $1'
const BY_INVITE_CODE = 'SELECT id FROM users WHERE invite_code = $1'
const INSERT = `INSERT INTO users(id, account, nick_name, account_type, invite_code, invited_by, password_hash, created_at)
  VALUES ($1, $2, $3, 0, $4, $5, $6, $7) ON CONFLICT (account) DO NOTHING RETURNING id`

/** A user; `info` is what the account itself sees. */
export interface User {
  readonly id: bigint
  readonly passwordHash: string
  /** In milliseconds since 1970 UTC; null when it was never changed. */
  readonly passwordChangedAt: number | null
  /** Whether its owner has closed the account: nobody can sign in to it any more. */
  readonly isClosed: boolean
  readonly info: UserInfo
}

function toUser(row: UserRow): User {
  return {
    id: row.id,
    passwordHash: row.password_hash,
    passwordChangedAt: row.password_changed_at === null ? null : Number(row.password_changed_at),
    isClosed: row.closed_at !== null,
    info: {
      id: `${row.id}`,
      account: row.account,
      nickName: row.nick_name,
      avatar: null,
      accountType: Number(row.account_type),
      inviteCode: row.invite_code,
      createdAt: Number(row.created_at),
    },
  }
}

/** The user of this id. */
export async function findUser(reader: Reader, id: bigint): Promise<User | undefined> {
  const [row] = await reader.query<UserRow>(BY_ID, [id])
  return row && toUser(row)
}

/** The user of this account, in its canonical form. */
export async function findUserByAccount(reader: Reader, account: string): Promise<User | undefined> {
  const [row] = await reader.query<UserRow>(BY_ACCOUNT, [account])
  return row && toUser(row)
}

/** Without letters and digits that look alike. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Eight random letters and digits: 32^8 (about 10^12) codes, so that collisions are practically impossible. */
export function generateInviteCode(): string {
  return Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

export interface Registration {
  readonly account: string
  readonly passwordHash: string
  readonly inviteCode: string
  /** The inviter's code, if any. */
  readonly invitedBy: string | undefined
  /** The token of the first session. */
  readonly token: string
  /** The device of the registration; omitted for accounts that the seed creates. */
  readonly device?: SignInDevice
}

export type RegistrationResult = { readonly user: UserInfo } | { readonly problem: 'taken' | 'inviteUnknown' }

/** Creates an account and a session in one transaction, and deletes the code that verified the account. */
export function* registerUser(context: Context, registration: Registration): Steps<RegistrationResult> {
  const { account, passwordHash, inviteCode, invitedBy, token, device } = registration
  const [inviter] = invitedBy ? yield* read<{ id: bigint }>(BY_INVITE_CODE, [invitedBy]) : []
  if (invitedBy && !inviter) return { problem: 'inviteUnknown' }
  const id = context.id()
  const nickName = defaultNickName(account)
  const values = [id, account, nickName, inviteCode, inviter?.id ?? null, passwordHash, context.now]
  const inserted = yield* read(INSERT, values)
  if (inserted.length === 0) return { problem: 'taken' }
  const info: UserInfo = {
    id: `${id}`,
    account,
    nickName,
    avatar: null,
    accountType: 0,
    inviteCode,
    createdAt: Number(context.now),
  }
  return yield* finish(
    { user: info },
    ...insertSession(context, { token, userId: id, userAgent: device?.userAgent ?? null }),
    insertStepUp(context, { tokenHash: hashToken(token), method: 'password' }),
    [DELETE_CODES, [account, 'register']],
    ...(device?.deviceHash ? [insertKnownDevice(context, id, device.deviceHash)] : []),
  )
}

/** A sign-in whose password, the one stored in `user`, was right; with the token of the new session and the device. */
export interface SignIn {
  readonly user: User
  readonly token: string
  readonly device: SignInDevice
  readonly source: AttemptSource
}

/**
 * Opens a session after a right password, clears earlier failures, and sends a message about a new device.
 * @returns false when the account was closed or its password changed since it was read
 */
export function* signIn(context: Context, { user, token, device, source }: SignIn): Steps<boolean> {
  const { id, info } = user
  if ((yield* lockOpenAccount(id)) !== user.passwordHash) return false
  const alert = isSharedAccount(info.account) ? [] : yield* registerDevice(context, id, device)
  return yield* finish(
    true,
    ...insertSession(context, { token, userId: id, userAgent: device.userAgent }),
    insertStepUp(context, { tokenHash: hashToken(token), method: 'password' }),
    ...clearAttempts(source),
    ...alert,
  )
}

const UPDATE_NICK_NAME = 'UPDATE users SET nick_name = $2 WHERE id = $1'

/** Changes a user's nickname. */
export function* changeNickName(
  _: Context,
  { userId, nickName }: { readonly userId: bigint; readonly nickName: string },
): Steps<void> {
  return yield* finish(undefined, [UPDATE_NICK_NAME, [userId, nickName]])
}
