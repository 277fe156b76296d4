import type { Migration } from '#server/kernel/migrations.ts'

/** From this step on shares are of fees without what vouchers gave back; nothing is stored but the time of the step. */
export const netShareSchema: Omit<Migration, 'version'> = {
  name: 'shares of fees without vouchers',
  // An older node would pay shares of fees that were given back.
  kind: 'contract',
  statements: [],
}
