import { dayBlockSchema } from '../market/day-blocks.ts'
import { marketHoursSchema, marketSchema, marketTermsSchema } from '../market/market-schema.ts'
import { allowanceSchema, nodeSchema } from '../nodes/nodes-schema.ts'
import type { Migration } from '../kernel/migrations.ts'
import { failedItemSchema } from '../kernel/failed-items.ts'
import { jobProgressSchema } from '../kernel/job-progress.ts'
import { idempotencyPruningSchema } from '../kernel/idempotency.ts'
import { sandboxClockSchema } from '../kernel/sandbox-clock.ts'
import {
  entryChainSchema,
  entryCountSchema,
  idempotencyArrivalSchema,
  ledgerClosingSchema,
  ledgerSchema,
  newestEntrySchema,
} from '../ledger/schema.ts'
import { seedSchema } from '../kernel/seeds-schema.ts'
import { accountSafetySchema, keyRestSchema } from '../auth/account-safety.ts'
import { endedSessionSchema } from '../auth/ended-sessions.ts'
import { authSchema } from '../auth/schema.ts'
import { passkeySchema } from '../auth/passkeys/passkey-schema.ts'
import { liquidationNoticeSchema } from './contract/liquidation-notice-schema.ts'
import { messagePruningSchema } from './message/prune-messages.ts'
import { pushSchema } from './message/push-schema.ts'
import { codeSourceSchema } from '../auth/sign-in-codes-schema.ts'
import { secretsKeySchema } from '../auth/secrets-key-schema.ts'
import { sessionAgeSchema } from '../auth/session-age-schema.ts'
import { securitySchema } from '../auth/security-schema.ts'
import { alertSchema } from './alert/schema.ts'
import { bibiRejectionSchema, bibiSchema } from './bibi/schema.ts'
import { bindingSchema } from './binding/schema.ts'
import { exchangeSchema } from './exchange/schema.ts'
import { copyingSchema } from './follow/copying-schema.ts'
import { recordSchema } from './follow/record-schema.ts'
import { followSchema } from './follow/schema.ts'
import { newSharesSchema } from './new-shares/schema.ts'
import { loanSchema, loanWithdrawalSchema } from './loan/schema.ts'
import { earningSchema } from './earning/schema.ts'
import { contractSchema } from './contract/schema.ts'
import { coinDepositSchema, depositSchema } from './deposit/schema.ts'
import { uploadQuotaSchema, uploadSchema } from './upload/schema.ts'
import { helpSchema } from './help/schema.ts'
import { documentMarkSchema } from './identity/document-schema.ts'
import { identitySchema } from './identity/schema.ts'
import { watchlistGroupSchema } from './market/watchlist-groups.ts'
import { noteSchema } from './note/notes.ts'
import { quickSchema } from './quick/schema.ts'
import { netShareSchema } from './reward/net-share-schema.ts'
import { activityTotalSchema, rewardSchema } from './reward/schema.ts'
import { spotStopSchema } from './spot/schema.ts'
import { siteSchema } from './site/schema.ts'
import { liabilitySchema } from './wallet/liabilities/schema.ts'
import { realisedGainSchema } from './wallet/realised-schema.ts'
import { accountSumSchema } from './wallet/schema.ts'
import { withdrawSchema } from './withdraw/schema.ts'

const tradingSchema: Omit<Migration, 'version'> = {
  name: 'spot orders, holdings, deposits, watchlist',
  statements: [
    `CREATE TABLE spot_orders(
      id BIGINT PRIMARY KEY,
      user_id BIGINT NOT NULL,
      product_id BIGINT NOT NULL,
      side BIGINT NOT NULL CHECK (side IN (1, 2)),
      type TEXT NOT NULL CHECK (type IN ('market', 'limit')),
      status TEXT NOT NULL CHECK (status IN ('open', 'filled', 'cancelled', 'rejected')),
      quantity BIGINT NOT NULL CHECK (quantity > 0),
      limit_price BIGINT CHECK (limit_price > 0),
      fill_price BIGINT CHECK (fill_price > 0),
      cost BIGINT NOT NULL CHECK (cost > 0),
      fee BIGINT NOT NULL CHECK (fee >= 0),
      fee_rate TEXT NOT NULL,
      reason TEXT,
      created_at BIGINT NOT NULL,
      closed_at BIGINT,
      CHECK ((type = 'limit') = (limit_price IS NOT NULL)),
      CHECK ((status = 'filled') = (fill_price IS NOT NULL)),
      CHECK ((status = 'open') = (closed_at IS NULL))
    )`,
    'CREATE INDEX spot_orders_user ON spot_orders(user_id, id)',
    "CREATE INDEX spot_orders_open ON spot_orders(product_id, id) WHERE status = 'open'",
    `CREATE TABLE holdings(
      user_id BIGINT NOT NULL,
      product_id BIGINT NOT NULL,
      cost BIGINT NOT NULL CHECK (cost >= 0),
      PRIMARY KEY (user_id, product_id)
    ) /*clustered*/`,
    `CREATE TABLE deposits(
      id BIGINT PRIMARY KEY,
      user_id BIGINT NOT NULL,
      channel_id BIGINT NOT NULL,
      amount BIGINT NOT NULL CHECK (amount > 0),
      fee BIGINT NOT NULL CHECK (fee >= 0 AND fee < amount),
      status TEXT NOT NULL CHECK (status IN ('pending', 'approved', 'rejected')),
      reason TEXT,
      created_at BIGINT NOT NULL,
      reviewed_at BIGINT,
      CHECK ((status = 'pending') = (reviewed_at IS NULL))
    )`,
    'CREATE INDEX deposits_user ON deposits(user_id, id)',
    "CREATE INDEX deposits_pending ON deposits(id) WHERE status = 'pending'",
    `CREATE TABLE watchlist(
      user_id BIGINT NOT NULL,
      product_id BIGINT NOT NULL,
      added_at BIGINT NOT NULL,
      PRIMARY KEY (user_id, product_id)
    ) /*clustered*/`,
  ],
}

/** Partial indexes that find due rows without reading completed ones. */
const dueIndexSchema: Omit<Migration, 'version'> = {
  name: 'indexes of what waits',
  statements: [
    'DROP INDEX spot_orders_open',
    "CREATE INDEX spot_orders_open ON spot_orders(id) WHERE status = 'open'",
    'DROP INDEX withdrawals_waiting',
    "CREATE INDEX withdrawals_pending ON withdrawals(id) WHERE status = 'pending'",
    "CREATE INDEX withdrawals_sent ON withdrawals(id) WHERE status = 'sent'",
    'CREATE INDEX vouchers_waiting ON vouchers(id) WHERE award_id IS NULL',
    'CREATE INDEX uploads_unused ON uploads(id) WHERE used_at IS NULL',
    `CREATE INDEX copies_opened ON copies(follow_id, order_id)
      WHERE way = 'contract' AND kind = 'open' AND status = 'placed'`,
  ],
}

/** Indexes of open orders by account, so that counting them reads no other rows. */
const openOrderSchema: Omit<Migration, 'version'> = {
  name: 'open orders by account',
  statements: [
    "CREATE INDEX spot_orders_user_open ON spot_orders(user_id) WHERE status = 'open'",
    "CREATE INDEX bibi_orders_user_open ON bibi_orders(user_id) WHERE status = 'open'",
    "CREATE INDEX contract_orders_user_open ON contract_orders(user_id) WHERE status = 'open'",
    "CREATE INDEX contract_positions_user_open ON contract_positions(user_id) WHERE status = 'open'",
  ],
}

/** Indexes of open orders and positions by their trigger prices, so that triggered rows are found without reading the rest. */
const openPriceSchema: Omit<Migration, 'version'> = {
  name: 'open orders and positions by price',
  statements: [
    'DROP INDEX spot_orders_open',
    'DROP INDEX contract_orders_open',
    'DROP INDEX contract_positions_open',
    "CREATE INDEX spot_orders_price ON spot_orders(product_id, side, limit_price, id) WHERE status = 'open'",
    "CREATE INDEX bibi_orders_price ON bibi_orders(base_id, quote_id, side, limit_price, id) WHERE status = 'open'",
    "CREATE INDEX contract_orders_price ON contract_orders(product_id, direction, limit_price, id) WHERE status = 'open'",
    'ALTER TABLE contract_positions ADD COLUMN lower_trigger BIGINT',
    'ALTER TABLE contract_positions ADD COLUMN upper_trigger BIGINT',
    'ALTER TABLE contract_positions ADD COLUMN due_at BIGINT',
    `UPDATE contract_positions SET
      lower_trigger = CASE WHEN direction = 'short' THEN take_profit WHEN stop_loss IS NULL THEN liquidation_price
        WHEN liquidation_price IS NULL OR stop_loss > liquidation_price THEN stop_loss ELSE liquidation_price END,
      upper_trigger = CASE WHEN direction = 'long' THEN take_profit WHEN stop_loss IS NULL THEN liquidation_price
        WHEN liquidation_price IS NULL OR stop_loss < liquidation_price THEN stop_loss ELSE liquidation_price END,
      due_at = CASE WHEN product_id BETWEEN 201 AND 340 THEN (as_of / 28800000 + 1) * 28800000 ELSE expires_at END
      WHERE status = 'open'`,
    "CREATE INDEX contract_positions_lower ON contract_positions(product_id, lower_trigger, id) WHERE status = 'open'",
    "CREATE INDEX contract_positions_upper ON contract_positions(product_id, upper_trigger, id) WHERE status = 'open'",
    "CREATE INDEX contract_positions_due ON contract_positions(due_at, id) WHERE status = 'open'",
  ],
}

/** What commands count or add up of one account, without reading what has ended. */
const sumIndexSchema: Omit<Migration, 'version'> = {
  name: 'indexes of what commands add up',
  kind: 'contract',
  statements: [
    "CREATE INDEX earning_orders_running ON earning_orders(user_id, product_id, amount) WHERE status = 'running'",
    "CREATE INDEX loans_open ON loans(user_id) WHERE status NOT IN ('refused', 'withdrawn', 'repaid')",
    'DROP INDEX quick_orders_day',
    'CREATE INDEX quick_orders_day ON quick_orders(user_id, created_at, stake)',
  ],
}

/** An account's own rows, for its export, without those of all others. */
const exportIndexSchema: Omit<Migration, 'version'> = {
  name: 'indexes of what an account exports',
  kind: 'expand',
  statements: [
    'CREATE INDEX bank_cards_user ON bank_cards(user_id, id)',
    'CREATE INDEX wallet_addresses_user ON wallet_addresses(user_id, id)',
    'CREATE INDEX activity_entries_user ON activity_entries(user_id, activity_id)',
  ],
}

/** All migrations in order. Append only: existing databases have already run the earlier ones. */
export const migrations: readonly Migration[] = [
  ledgerSchema,
  tradingSchema,
  authSchema,
  contractSchema,
  quickSchema,
  idempotencyArrivalSchema,
  bibiSchema,
  followSchema,
  securitySchema,
  exchangeSchema,
  uploadSchema,
  earningSchema,
  bindingSchema,
  withdrawSchema,
  depositSchema,
  newSharesSchema,
  rewardSchema,
  identitySchema,
  sandboxClockSchema,
  helpSchema,
  loanSchema,
  loanWithdrawalSchema,
  coinDepositSchema,
  dueIndexSchema,
  failedItemSchema,
  bibiRejectionSchema,
  openOrderSchema,
  openPriceSchema,
  jobProgressSchema,
  idempotencyPruningSchema,
  uploadQuotaSchema,
  copyingSchema,
  recordSchema,
  seedSchema,
  siteSchema,
  activityTotalSchema,
  spotStopSchema,
  passkeySchema,
  alertSchema,
  endedSessionSchema,
  accountSumSchema,
  pushSchema,
  liquidationNoticeSchema,
  accountSafetySchema,
  realisedGainSchema,
  keyRestSchema,
  nodeSchema,
  entryChainSchema,
  watchlistGroupSchema,
  noteSchema,
  liabilitySchema,
  allowanceSchema,
  ledgerClosingSchema,
  marketSchema,
  codeSourceSchema,
  netShareSchema,
  documentMarkSchema,
  sessionAgeSchema,
  messagePruningSchema,
  marketHoursSchema,
  secretsKeySchema,
  marketTermsSchema,
  dayBlockSchema,
  entryCountSchema,
  newestEntrySchema,
  sumIndexSchema,
  exportIndexSchema,
].map((migration, index) => ({
  version: index + 1,
  ...migration,
}))
