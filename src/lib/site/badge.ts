import { BADGE_MAX } from '../constants.ts'

/** The text on the red dot for this many unread messages: none for 0, '999+' beyond 999 [R1.3, R9.13]. */
export function badgeText(unread: number): string | undefined {
  if (!(unread >= 1)) return undefined
  return unread > BADGE_MAX ? `${BADGE_MAX}+` : String(Math.floor(unread))
}
