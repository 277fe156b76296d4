import type { IdentityStatus } from '#models'
import type { Transitions } from '#server/kernel/state-machine.ts'

/** After a refusal, a new check is submitted. */
export const IDENTITY_TRANSITIONS: Transitions<IdentityStatus> = {
  pending: ['approved', 'refused'],
  approved: [],
  refused: [],
}
