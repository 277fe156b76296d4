import { listPendingChecks, reviewIdentity, type PendingCheck } from '../features/identity/identity-checks.ts'
import type { Services } from '../services.ts'
import { runJobToCompletion, pagedItems, type Job } from '../kernel/job.ts'

/** The published rules (docs/sandbox.md): a document number, or an address, that ends in 13 is rejected, so that users can see that. */
function rejectionReason({ fields }: PendingCheck): string | null {
  if ('documentNumber' in fields) {
    return fields.documentNumber.endsWith('13') ? 'hint_identity_number_refused' : null
  }
  return fields.address.trim().endsWith('13') ? 'hint_identity_photos_refused' : null
}

type Dependencies = Pick<Services, 'store' | 'clock' | 'config'>

/** Decides every identity check that has waited long enough, by the published rules. */
export const identityReviewJob = ({ store, clock, config }: Dependencies): Job => ({
  name: 'review identities',
  intervalMs: 250,
  due: () =>
    pagedItems(
      (after: PendingCheck | undefined, limit) =>
        // Exactly `identityDelay` counts as long enough.
        listPendingChecks(store, {
          submittedBefore: clock.now() - config.identityDelay + 1,
          limit,
          after: after?.id ?? 0n,
        }),
      check => ({
        key: `${check.id}`,
        run: () => store.execute(reviewIdentity, { id: check.id, reason: rejectionReason(check) }),
      }),
    ),
})

/** Decides all due checks. @returns how many */
export const reviewIdentities = (ports: Dependencies): Promise<number> =>
  runJobToCompletion(identityReviewJob(ports))
