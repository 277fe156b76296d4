import { listPendingChecks, reviewIdentity, type PendingCheck } from '../features/identity/checks.ts'
import type { Services } from '../services.ts'
import { completeJob, listedItems, type Job } from '../kernel/job.ts'

/** The published rules (docs/sandbox.md): a document number, or an address, that ends in 13 is refused, so that people can see it. */
function reasonAgainst({ fields }: PendingCheck): string | null {
  if ('documentNumber' in fields) {
    return fields.documentNumber.endsWith('13') ? 'hint_identity_number_refused' : null
  }
  return fields.address.trim().endsWith('13') ? 'hint_identity_photos_refused' : null
}

type Ports = Pick<Services, 'store' | 'clock' | 'config'>

/** Decides every identity check that has waited long enough, by the published rules. */
export const identityReviewJob = ({ store, clock, config }: Ports): Job => ({
  name: 'review identities',
  every: 250,
  due: () =>
    listedItems(
      (after: PendingCheck | undefined, limit) =>
        // Exactly `identityDelay` counts as long enough.
        listPendingChecks(store, {
          submittedBefore: clock.now() - config.identityDelay + 1,
          limit,
          after: after?.id ?? 0n,
        }),
      check => ({
        key: `${check.id}`,
        work: () => store.execute(reviewIdentity, { id: check.id, reason: reasonAgainst(check) }),
      }),
    ),
})

/** Decides what waits. @returns how many checks it decided */
export const reviewIdentities = (ports: Ports): Promise<number> => completeJob(identityReviewJob(ports))
