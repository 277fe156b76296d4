import { hash } from 'node:crypto'
import { leaveMessage } from '../messages.ts'
import { read, type Context, type Reader, type Statement, type Steps } from '../kernel/store.ts'
import { readDevice } from './user-agent.ts'

/** What a sign-in tells of the device it comes from. */
export interface SigningDevice {
  /** Of the random id that the app keeps on the device; null when it told none. */
  readonly deviceHash: string | null
  readonly userAgent: string | null
}

/** How a device's id is stored: enough to know it again. */
export function hashDevice(deviceId: string | undefined): string | null {
  return deviceId === undefined ? null : hash('sha256', deviceId, 'base64url')
}

const KNOWN = `SELECT d.device_hash FROM users u JOIN known_devices d ON d.user_id = u.id
  WHERE u.account = $1 AND d.device_hash = $2`

/** Whether somebody has signed in to an account on a device before. It takes as long for an account that there is not. */
export async function isKnownDevice(
  reader: Reader,
  { account, deviceHash }: { readonly account: string; readonly deviceHash: string | null },
): Promise<boolean> {
  return (await reader.query(KNOWN, [account, deviceHash ?? ''])).length > 0
}

const REMEMBER = `INSERT INTO known_devices(user_id, device_hash, first_seen) VALUES ($1, $2, $3)
  ON CONFLICT DO NOTHING RETURNING device_hash`

/** The statement that takes a device for a known one. */
export const rememberDevice = (context: Context, userId: bigint, deviceHash: string): Statement => [
  REMEMBER,
  [userId, deviceHash, context.now],
]

/**
 * Remembers the device of a sign-in, and gives the message about it when it is a new one. One that tells no id is new each time: an
 * alert too many is better than one too few.
 */
export function* noticeDevice(
  context: Context,
  userId: bigint,
  { deviceHash, userAgent }: SigningDevice,
): Steps<Statement[]> {
  const isKnown =
    deviceHash !== null && (yield* read(...rememberDevice(context, userId, deviceHash))).length === 0
  if (isKnown) return []
  const { browser, system } = readDevice(userAgent)
  return [leaveMessage(context, userId, 'new_device', { browser: browser ?? '', system: system ?? '' })]
}
