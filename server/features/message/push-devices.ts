import { lockUser } from '#server/auth/lock-user.ts'
import type { PushDevice, PushRequest } from '#models'
import { SWITCHABLE_NOTICES } from '#src/lib/site/notice-groups.ts'
import { finish, read, type Context, type Reader, type Row, type Steps } from '#server/kernel/store.ts'
import { domainError } from '#server/problem.ts'
import type { PushTarget } from '#server/push/push-sender.ts'

/** How many devices of an account are notified. */
export const MAX_PUSH_DEVICES = 10n

/** A device as it is stored; see pushSchema. */
export interface PushDeviceRow extends Row {
  readonly id: bigint
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly off: string
  readonly has_amounts: bigint
}

const FIND = 'SELECT * FROM push_devices WHERE token_hash = $1'
/** Whoever signed in on the device before is not notified on it any more. */
const TAKE_OVER = 'DELETE FROM push_devices WHERE endpoint = $1 AND token_hash <> $2'
const COUNT = `SELECT count(*) AS devices FROM push_devices d JOIN sessions s ON s.token_hash = d.token_hash
  WHERE d.user_id = $1 AND d.token_hash <> $2 AND s.expires_at > $3`
const STORE = `INSERT INTO push_devices(id, token_hash, user_id, endpoint, p256dh, auth, off, has_amounts)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (token_hash) DO UPDATE SET endpoint = excluded.endpoint,
  p256dh = excluded.p256dh, auth = excluded.auth, off = excluded.off, has_amounts = excluded.has_amounts`
const REMOVE = 'DELETE FROM push_devices WHERE token_hash = $1'

/** The groups of messages that a device is not sent. */
export const groupsOff = ({ off }: Pick<PushDeviceRow, 'off'>): readonly string[] => off.split(',')

/** The device of a session; null if it is not notified. */
export async function findPushDevice(reader: Reader, tokenHash: string): Promise<PushDevice | null> {
  const [row] = await reader.query<PushDeviceRow>(FIND, [tokenHash])
  if (!row) return null
  const off = groupsOff(row)
  const flag = (name: string) => (off.includes(name) ? 0 : 1)
  return {
    endpoint: row.endpoint,
    alert: flag('alert'),
    order: flag('order'),
    position: flag('position'),
    money: flag('money'),
    hasAmounts: row.has_amounts === 1n ? 1 : 0,
  }
}

/** A session, by the hash of its token. */
interface OwnSession {
  readonly userId: bigint
  readonly tokenHash: string
}

/** From now on the device of a session is notified. @throws DomainError `push_limit` */
export function* storePushDevice(
  context: Context,
  { userId, tokenHash, device }: OwnSession & { readonly device: PushRequest },
): Steps<void> {
  const { endpoint, p256dh, auth, hasAmounts } = device
  yield* lockUser(userId)
  const [count] = yield* read<{ devices: bigint }>(COUNT, [userId, tokenHash, context.now])
  if (count!.devices >= MAX_PUSH_DEVICES) throw domainError('push_limit', { limit: `${MAX_PUSH_DEVICES}` })
  const off = SWITCHABLE_NOTICES.filter(group => device[group] === 0).join(',')
  const terms = [endpoint, p256dh, auth, off, BigInt(hasAmounts)]
  return yield* finish(
    undefined,
    [TAKE_OVER, [endpoint, tokenHash]],
    [STORE, [context.id(), tokenHash, userId, ...terms]],
  )
}

/** The device of a session is not notified any more. */
export function* removePushDevice(_: Context, { tokenHash }: { readonly tokenHash: string }): Steps<void> {
  return yield* finish(undefined, [REMOVE, [tokenHash]])
}

const GONE = 'DELETE FROM push_devices WHERE id = $1 AND endpoint = $2'

/** The push service does not know a device any more, unless it has another address by now. */
export function* forgetPushDevice(
  _: Context,
  { id, endpoint }: Pick<PushTarget, 'endpoint'> & { readonly id: bigint },
): Steps<void> {
  return yield* finish(undefined, [GONE, [id, endpoint]])
}
