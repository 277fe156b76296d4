import { hash } from 'node:crypto'
import { insertMessage } from '../messages.ts'
import { read, type Context, type Reader, type Statement, type Steps } from '../kernel/store.ts'
import { parseUserAgent } from './user-agent.ts'

/** The device of a sign-in. */
export interface SignInDevice {
  /** The hash of the random id that the app keeps on the device; null when none was sent. */
  readonly deviceHash: string | null
  readonly userAgent: string | null
}

/** The hash under which a device's id is stored. */
export function hashDevice(deviceId: string | undefined): string | null {
  return deviceId === undefined ? null : hash('sha256', deviceId, 'base64url')
}

const KNOWN = `SELECT d.device_hash FROM users u JOIN known_devices d ON d.user_id = u.id
  WHERE u.account = $1 AND d.device_hash = $2`

/** Whether an account was signed in to on a device before. Takes as long for an account that does not exist. */
export async function isKnownDevice(
  reader: Reader,
  { account, deviceHash }: { readonly account: string; readonly deviceHash: string | null },
): Promise<boolean> {
  return (await reader.query(KNOWN, [account, deviceHash ?? ''])).length > 0
}

const KNOWN_OF = 'SELECT device_hash FROM known_devices WHERE user_id = $1 AND device_hash = $2'

/** The same for the id of an account. */
export async function isKnownDeviceOf(
  reader: Reader,
  { userId, deviceHash }: { readonly userId: bigint; readonly deviceHash: string | null },
): Promise<boolean> {
  return (await reader.query(KNOWN_OF, [userId, deviceHash ?? ''])).length > 0
}

const INSERT_KNOWN = `INSERT INTO known_devices(user_id, device_hash, first_seen) VALUES ($1, $2, $3)
  ON CONFLICT DO NOTHING RETURNING device_hash`

/** The statement that stores a device as known. */
export const insertKnownDevice = (context: Context, userId: bigint, deviceHash: string): Statement => [
  INSERT_KNOWN,
  [userId, deviceHash, context.now],
]

/** An account has at most so many known devices; the oldest are forgotten. */
export const MAX_KNOWN_DEVICES = 50
const FORGET_OLDEST = `DELETE FROM known_devices WHERE user_id = $1 AND device_hash <> $2 AND device_hash NOT IN (
  SELECT d.device_hash FROM known_devices d WHERE d.user_id = $1 AND d.device_hash <> $2
  ORDER BY d.first_seen DESC, d.device_hash LIMIT ${MAX_KNOWN_DEVICES - 1})`

/**
 * Stores the device of a sign-in as known, and gives the alert message when it is new. A device without an id counts as new each time:
 * a superfluous alert is better than a missing one.
 */
export function* registerDevice(
  context: Context,
  userId: bigint,
  { deviceHash, userAgent }: SignInDevice,
): Steps<Statement[]> {
  const isKnown =
    deviceHash !== null && (yield* read(...insertKnownDevice(context, userId, deviceHash))).length === 0
  if (isKnown) return []
  const { browser, system } = parseUserAgent(userAgent)
  const alert = insertMessage(context, userId, 'new_device', { browser: browser ?? '', system: system ?? '' })
  return deviceHash === null ? [alert] : [alert, [FORGET_OLDEST, [userId, deviceHash]]]
}
