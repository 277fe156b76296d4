import type { Services } from '../services.ts'
import { DEMO_ACCOUNT } from '../auth/shared-account.ts'
import { findUserByAccount } from '../auth/users.ts'
import { ROBOTS } from '../features/follow/robots.ts'

const MADE_BY_THE_SEED = [DEMO_ACCOUNT, ...ROBOTS.map(({ account }) => account)]

/**
 * Tells the operator of a back end that is no sandbox that its database has been one: the accounts that the seed has made are still
 * there, with what they have, and nobody signs in to them.
 * @returns how many of them there are
 */
export async function tellOfSandboxAccounts({
  store,
  config,
  log,
}: Pick<Services, 'store' | 'config' | 'log'>): Promise<number> {
  if (config.sandbox) return 0
  const users = await Promise.all(MADE_BY_THE_SEED.map(account => findUserByAccount(store, account)))
  const accounts = users.flatMap(user => (user ? [user.info.account] : []))
  if (accounts.length > 0) log.info('accounts of a former sandbox are locked', { accounts })
  return accounts.length
}
