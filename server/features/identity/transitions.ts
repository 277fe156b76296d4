import type { Transitions } from '#server/kernel/state-machine.ts'

export type IdentityStatus = 'pending' | 'approved' | 'refused'

/** After a refusal, a new check is submitted. */
export const IDENTITY_TRANSITIONS: Transitions<IdentityStatus> = {
  pending: ['approved', 'refused'],
  approved: [],
  refused: [],
}
