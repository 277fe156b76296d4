import { MINUTE, SECOND } from '#src/lib/time/time-units.ts'
import { minIdAt } from '#server/kernel/ids.ts'
import { finish, read, type Context, type Reader, type Steps } from '#server/kernel/store.ts'
import type { MessageRow } from '#server/messages.ts'
import type { PushDeviceRow } from './push-devices.ts'

/** Which message goes to which device. */
export interface DeliveryKey {
  readonly deviceId: bigint
  readonly messageId: bigint
}

/** A message on its way to a device. */
export interface Delivery extends DeliveryKey {
  readonly device: PushDeviceRow
  readonly message: Pick<MessageRow, 'kind' | 'params' | 'created_at'>
}

/** How often a delivery is tried. */
export const MAX_ATTEMPTS = 5n
/** After this long a claim counts as lost, with the process that had it, in milliseconds; longer than a push service may take. */
const LEASE = BigInt(MINUTE)
/** The first wait after a failure, in milliseconds; each further one is four times as long. */
const FIRST_WAIT = BigInt(5 * SECOND)
/** How long a delivery is remembered, in milliseconds; longer than any look for new messages goes back. */
const REMEMBERED = 2n * 24n * 60n * BigInt(MINUTE)

/** Unread messages that are newer than the device, of sessions that have not ended. CROSS JOIN: SQLite begins with the few new messages. */
const NEW = `FROM messages m CROSS JOIN push_devices d CROSS JOIN sessions s
  WHERE m.id > $1 AND m.read_at IS NULL AND d.user_id = m.user_id AND m.id > d.id
    AND s.token_hash = d.token_hash AND s.expires_at > $2
    AND NOT EXISTS (SELECT 1 FROM push_deliveries e WHERE e.device_id = d.id AND e.message_id = m.id)`
const HAS_NEW = `SELECT 1 AS found ${NEW} LIMIT 1`
const ENQUEUE = `INSERT INTO push_deliveries(device_id, message_id, attempts, due_at)
  SELECT d.id, m.id, 0, CAST($2 AS BIGINT) ${NEW} ON CONFLICT (device_id, message_id) DO NOTHING`
const DUE = `SELECT p.device_id, p.message_id, p.due_at, m.kind, m.params, m.created_at, m.read_at,
    d.id, d.endpoint, d.p256dh, d.auth, d.off, d.has_amounts
  FROM push_deliveries p JOIN push_devices d ON d.id = p.device_id JOIN messages m ON m.id = p.message_id
    JOIN sessions s ON s.token_hash = d.token_hash AND s.expires_at > $1
  WHERE p.due_at <= $1 AND (p.due_at, p.device_id, p.message_id) > ($2, $3, $4)
  ORDER BY p.due_at, p.device_id, p.message_id LIMIT $5`
const CLAIM = `UPDATE push_deliveries SET attempts = attempts + 1, due_at = $3
  WHERE device_id = $1 AND message_id = $2 AND due_at <= $4 RETURNING attempts`
const SETTLE = 'UPDATE push_deliveries SET due_at = $3 WHERE device_id = $1 AND message_id = $2'
const FORGET = 'DELETE FROM push_deliveries WHERE message_id < $1'

/** Whether there are messages since `from` (epoch ms) that no device was sent. */
export async function hasNewDeliveries(
  reader: Reader,
  { from, now }: { readonly from: number; readonly now: number },
): Promise<boolean> {
  return (await reader.query(HAS_NEW, [minIdAt(BigInt(from)), BigInt(now)])).length > 0
}

/** Sets new messages on their way to the devices of their readers, each once, however many nodes do so. */
export function* enqueueDeliveries(context: Context, { from }: { readonly from: number }): Steps<void> {
  return yield* finish(undefined, [ENQUEUE, [minIdAt(BigInt(from)), context.now]])
}

type DueRow = PushDeviceRow &
  Pick<MessageRow, 'kind' | 'params' | 'created_at'> & {
    device_id: bigint
    message_id: bigint
    due_at: bigint
  }
export type DueDelivery = Delivery & { readonly dueAt: bigint }

/** Deliveries that are due at `now` (epoch ms), after the given one. */
export async function listDueDeliveries(
  reader: Reader,
  now: number,
  after: DueDelivery | undefined,
  limit: number,
): Promise<DueDelivery[]> {
  const start = [after?.dueAt ?? 0n, after?.deviceId ?? 0n, after?.messageId ?? 0n]
  const rows = await reader.query<DueRow>(DUE, [BigInt(now), ...start, BigInt(limit)])
  return rows.map(row => ({
    deviceId: row.device_id,
    messageId: row.message_id,
    dueAt: row.due_at,
    device: row,
    message: row,
  }))
}

/**
 * Claims a delivery for this process, so that no other one sends it too.
 * @returns how often it has been claimed by now; undefined when it is not due any more
 */
export function* claimDelivery(
  { now }: Context,
  { deviceId, messageId }: DeliveryKey,
): Steps<bigint | undefined> {
  const [row] = yield* read<{ attempts: bigint }>(CLAIM, [deviceId, messageId, now + LEASE, now])
  return yield* finish(row?.attempts)
}

/** A delivery is done. */
export function* endDelivery(_: Context, { deviceId, messageId }: DeliveryKey): Steps<void> {
  return yield* finish(undefined, [SETTLE, [deviceId, messageId, null]])
}

/** A delivery has failed: it is tried again later, not sooner than `after` milliseconds, unless it was tried often enough. */
export function* postponeDelivery(
  { now }: Context,
  { deviceId, messageId, attempts, after = 0 }: DeliveryKey & { attempts: bigint; after?: number },
): Steps<void> {
  const wait = FIRST_WAIT * 4n ** (attempts - 1n)
  const asked = BigInt(after)
  const dueAt = attempts >= MAX_ATTEMPTS ? null : now + (wait > asked ? wait : asked)
  return yield* finish(undefined, [SETTLE, [deviceId, messageId, dueAt]])
}

/** Deletes what is known of old deliveries. */
export function* forgetDeliveries({ now }: Context): Steps<void> {
  return yield* finish(undefined, [FORGET, [minIdAt(now - REMEMBERED)]])
}
