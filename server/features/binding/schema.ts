import type { Migration } from '#server/kernel/migrations.ts'

/** Withdrawal targets. Unbound rows stay, as withdrawals refer to them; a target may be bound again. */
export const bindingSchema: Omit<Migration, 'version'> = {
  name: 'bank cards and wallet addresses',
  statements: [
    `CREATE TABLE bank_cards(
      id BIGINT PRIMARY KEY,
      user_id BIGINT NOT NULL,
      card_number TEXT NOT NULL,
      properties TEXT NOT NULL,
      created_at BIGINT NOT NULL,
      unbound_at BIGINT
    )`,
    'CREATE UNIQUE INDEX bank_cards_bound ON bank_cards(user_id, card_number) WHERE unbound_at IS NULL',
    `CREATE TABLE wallet_addresses(
      id BIGINT PRIMARY KEY,
      user_id BIGINT NOT NULL,
      currency_id BIGINT NOT NULL,
      address_type TEXT NOT NULL,
      address TEXT NOT NULL,
      label TEXT NOT NULL,
      created_at BIGINT NOT NULL,
      unbound_at BIGINT
    )`,
    `CREATE UNIQUE INDEX wallet_addresses_bound ON wallet_addresses(user_id, currency_id, address_type, address)
      WHERE unbound_at IS NULL`,
  ],
}
