import { randomInt } from 'node:crypto'
import type { UserInfo } from '#src/api/generated/models/index.ts'
import { finish, read, type Context, type Reader, type Row, type Steps } from '../kernel/store.ts'
import { nickNameOf } from './account.ts'
import { holdOpen } from './caller.ts'
import { FORGET_CODE } from './codes.ts'
import { noticeDevice, rememberDevice, type SigningDevice } from './devices.ts'
import { forgetAttempts, type Attempter } from './lockout.ts'
import { isShared } from './shared-account.ts'
import { openSession } from './tokens.ts'

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

/** Somebody with an account, as the wire shows them. */
export interface User {
  readonly id: bigint
  readonly passwordHash: string
  /** In milliseconds since 1970 UTC; null when it is the first one still. */
  readonly passwordChangedAt: number | null
  /** Whether its owner has closed it: nobody signs in to it any more. */
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

/** The user of this account, in its stored spelling. */
export async function findUserByAccount(reader: Reader, account: string): Promise<User | undefined> {
  const [row] = await reader.query<UserRow>(BY_ACCOUNT, [account])
  return row && toUser(row)
}

/** Without letters and digits that look alike. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Eight letters and digits to invite somebody with: a million million, so that two never meet. */
export function makeInviteCode(): string {
  return Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

export interface Registration {
  readonly account: string
  readonly passwordHash: string
  readonly inviteCode: string
  /** The code of who invited them, if anybody did. */
  readonly invitedBy: string | undefined
  /** Of the session that begins with the account. */
  readonly token: string
  /** Where it was opened, if by somebody at a device. */
  readonly device?: SigningDevice
}

export type Registered = { readonly user: UserInfo } | { readonly problem: 'taken' | 'inviteUnknown' }

/** Opens an account and a session in one go, and uses up the code that proved the account. */
export function* registerUser(context: Context, registration: Registration): Steps<Registered> {
  const { account, passwordHash, inviteCode, invitedBy, token, device } = registration
  const [inviter] = invitedBy ? yield* read<{ id: bigint }>(BY_INVITE_CODE, [invitedBy]) : []
  if (invitedBy && !inviter) return { problem: 'inviteUnknown' }
  const id = context.id()
  const nickName = nickNameOf(account)
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
    openSession(context, { token, userId: id, userAgent: device?.userAgent ?? null }),
    [FORGET_CODE, [account, 'register']],
    ...(device?.deviceHash ? [rememberDevice(context, id, device.deviceHash)] : []),
  )
}

/** Somebody who has proved who he is, by the password that `user` has, the token of the session to begin, and the device. */
export interface SignIn {
  readonly user: User
  readonly token: string
  readonly device: SigningDevice
  readonly attempter: Attempter
}

/**
 * Opens a session for somebody whose password was right, and forgets the wrong ones before. A new device is told of.
 * @returns whether it did: not when the account was closed, or its password changed, after it was looked at
 */
export function* signIn(context: Context, { user, token, device, attempter }: SignIn): Steps<boolean> {
  const { id, info } = user
  if ((yield* holdOpen(id)) !== user.passwordHash) return false
  const alert = isShared(info.account) ? [] : yield* noticeDevice(context, id, device)
  return yield* finish(
    true,
    openSession(context, { token, userId: id, userAgent: device.userAgent }),
    ...forgetAttempts(attempter),
    ...alert,
  )
}

const RENAME = 'UPDATE users SET nick_name = $2 WHERE id = $1'

/** Changes what somebody is called. */
export function* rename(
  _: Context,
  { userId, nickName }: { readonly userId: bigint; readonly nickName: string },
): Steps<void> {
  return yield* finish(undefined, [RENAME, [userId, nickName]])
}
