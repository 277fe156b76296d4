import type { IdentityStatus } from '#src/api/generated/models/index.ts'
import type { Transitions } from '#server/kernel/state-machine.ts'

/** After a refusal, a new check is submitted. */
export const IDENTITY_TRANSITIONS: Transitions<IdentityStatus> = {
  pending: ['approved', 'refused'],
  approved: [],
  refused: [],
}
