import type { Config } from './config.ts'
import { fingerprint, type SharedSettings } from './nodes/settings.ts'

/**
 * The settings that have to be the same on every node: with others it would show other prices, or decide otherwise. MARKET_SEED and
 * the key of the secrets are compared with the database itself (market/stored-seed.ts, auth/secrets-key.ts).
 */
export function sharedSettings(config: Config): SharedSettings {
  const { otherValue } = config
  const sorted = Object.keys(otherValue)
    .toSorted()
    .map(name => [name, otherValue[name]])
  return {
    MARKET_HOURS: config.marketHours,
    SANDBOX: config.sandbox ? 'on' : 'off',
    RATE_LIMITS: config.rateLimits ? 'on' : 'off',
    DEPOSIT_DELAY_MS: String(config.depositDelay),
    WITHDRAW_DELAY_MS: String(config.withdrawDelay),
    LOAN_DELAY_MS: String(config.loanDelay),
    IDENTITY_DELAY_MS: String(config.identityDelay),
    OTHER_VALUE: JSON.stringify(Object.fromEntries(sorted)),
    PASSKEY_RP_ID: config.passkeyRpId,
    PUSH_PRIVATE_KEY: fingerprint(config.push?.privateKey),
  }
}
