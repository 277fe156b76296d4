import { accountStore } from '#server/auth/caller.ts'
import type { Services } from '#server/services.ts'
import type { Store } from '#server/kernel/store.ts'

/**
 * Work for an account that several requests of a screen ask for at a time is done once in this process, and all get its outcome. It is
 * given the store that does not depend on the session of the caller who asked first.
 */
export function shareWork<Outcome>() {
  const running = new WeakMap<Store, Map<bigint, Promise<Outcome>>>()
  return (
    services: Pick<Services, 'store'>,
    userId: bigint,
    work: (store: Store) => Promise<Outcome>,
  ): Promise<Outcome> => {
    const store = services.store.origin ?? services.store
    const ofStore = running.get(store) ?? new Map<bigint, Promise<Outcome>>()
    running.set(store, ofStore)
    const known = ofStore.get(userId)
    if (known) return known
    const started = work(accountStore(store, userId)).finally(() => ofStore.delete(userId))
    ofStore.set(userId, started)
    return started
  }
}
