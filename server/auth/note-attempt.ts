import type { SecurityEvent, SecurityLog, SecurityReason } from '../kernel/security-log.ts'
import type { AttemptResult } from './lockout.ts'

/** Notes that an attempt was wrong or was not tried, and that it was the one after which others are locked. */
export function noteRefusedAttempt(
  security: SecurityLog,
  event: SecurityEvent,
  { allowed, left }: AttemptResult,
  { account, locks }: { readonly account: bigint | null; readonly locks: SecurityReason },
): void {
  security.note(event, { account, reason: allowed ? 'wrong' : 'locked' })
  if (allowed && left === 0) security.note('locked', { account, reason: locks })
}
