import { listPendingChecks, reviewIdentity } from '../domain/identity/checks.ts'
import type { PendingCheck } from '../domain/identity/checks.ts'
import type { Services } from '../http/handler.ts'

/** As many checks as are decided in one round. */
const AT_ONCE = 100

/** The published rules (docs/sandbox.md): a document number, or an address, that ends in 13 is refused, so that people can see it. */
function reasonAgainst({ fields }: PendingCheck): string | null {
  if ('documentNumber' in fields) {
    return fields.documentNumber.endsWith('13') ? 'hint_identity_number_refused' : null
  }
  return fields.address.trim().endsWith('13') ? 'hint_identity_photos_refused' : null
}

/**
 * Decides every identity check that has waited long enough, by the published rules. May run anywhere and twice at once.
 * @returns how many it decided
 */
export async function reviewIdentities({
  store,
  clock,
  config,
}: Pick<Services, 'store' | 'clock' | 'config'>): Promise<number> {
  // Exactly `identityDelay` counts as long enough.
  const submittedBefore = clock.now() - config.identityDelay + 1
  const waiting = await listPendingChecks(store, { submittedBefore, limit: AT_ONCE })
  for (const check of waiting) {
    await store.execute(reviewIdentity, { id: check.id, reason: reasonAgainst(check) })
  }
  return waiting.length
}
