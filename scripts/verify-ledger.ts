/**
 * Recomputes every invariant of the ledger, and every price of the past from the seed of the market, and prints the findings; exit code 1 when
 * there are any. Changes nothing and may run while the back end is running: `npm run verify-ledger`.
 */
import { SecretsKeyError, openSecretBox } from '../server/auth/secrets-key.ts'
import { readConfig, type Config } from '../server/config.ts'
import { CHECK_NAMES, verifyLedger } from '../server/features/verify-ledger.ts'
import { PRICE_CHECKS, verifyPrices } from '../server/features/verify-prices.ts'
import { openConfiguredMarket, openConfiguredStore } from '../server/create-services.ts'
import type { Store } from '../server/kernel/store.ts'
import type { LedgerFinding } from '../server/ledger/checks.ts'
import type { Market } from '../server/market/market.ts'
import { MarketSeedError } from '../server/market/stored-seed.ts'
import { MarketTermsError } from '../server/market/stored-terms.ts'

const HAS_MARKET = 'SELECT version FROM market_versions WHERE version = 2'

/** The market of the database; text that says why it cannot be opened. */
async function openMarket(config: Config, store: Store): Promise<Market | string> {
  // Opening it would make one.
  if ((await store.query(HAS_MARKET)).length === 0)
    return 'The back end has not made the market of this database yet.'
  try {
    // From the seed alone: what is cached in the database may be wrong, too.
    const secretBox = await openSecretBox(store, config)
    const options = { clock: Date, store, secretBox, serves: false, isCached: false }
    return (await openConfiguredMarket(config, options)).market
  } catch (error) {
    const isExpected =
      error instanceof MarketSeedError ||
      error instanceof MarketTermsError ||
      error instanceof SecretsKeyError
    if (isExpected) return error.message
    throw error
  }
}

function report(name: string, findings: readonly LedgerFinding[]): void {
  const broken = findings.filter(finding => finding.check === name)
  console.log(`${broken.length === 0 ? 'holds ' : 'BROKEN'}  ${name}`)
  for (const { message } of broken) console.log(`          ${message}`)
}

const config = readConfig(process.env)
const store = await openConfiguredStore(config, Date, { withoutTimeouts: true })
try {
  const findings = await verifyLedger(store)
  for (const name of CHECK_NAMES) report(name, findings)
  const market = await openMarket(config, store)
  if (typeof market === 'string')
    for (const name of PRICE_CHECKS) console.log(`unknown  ${name}\n          ${market}`)
  else {
    const found = await verifyPrices(store, market)
    for (const name of PRICE_CHECKS) report(name, found)
    findings.push(...found)
  }
  console.log(findings.length === 0 ? 'The ledger is consistent.' : `${findings.length} findings.`)
  if (findings.length > 0) process.exitCode = 1
} finally {
  await store.close()
}
