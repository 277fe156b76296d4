import type { Services } from '../services.ts'
import { DEMO_ACCOUNT } from '../auth/sandbox-account.ts'
import { findUserByAccount } from '../auth/users.ts'
import { ROBOTS } from '../features/follow/robots.ts'

const SEEDED_ACCOUNTS = [DEMO_ACCOUNT, ...ROBOTS.map(({ account }) => account)]

/**
 * Logs, when the sandbox is off, that the database has been a sandbox: the seeded accounts still exist with their balances, and nobody
 * can sign in to them.
 * @returns how many of them exist
 */
export async function logSandboxAccounts({
  store,
  config,
  log,
}: Pick<Services, 'store' | 'config' | 'log'>): Promise<number> {
  if (config.sandbox) return 0
  const users = await Promise.all(SEEDED_ACCOUNTS.map(account => findUserByAccount(store, account)))
  const accounts = users.flatMap(user => (user ? [user.info.account] : []))
  if (accounts.length > 0) log.info('accounts of a former sandbox are locked', { accounts })
  return accounts.length
}
