import type { AddressType, WalletAddress } from '#models'
import { checkAddress } from '#src/lib/validation/wallet-address.ts'
import { finish, read, type Context, type Reader, type Row, type Steps } from '#server/kernel/store.ts'
import { domainError } from '#server/problem.ts'
import type { Unbind } from './cards.ts'
import { MAX_BOUND, countBound } from './bound-limit.ts'
import { findCurrency } from '#server/ledger/currencies.ts'

interface WalletAddressRow extends Row {
  readonly id: bigint
  readonly currency_id: bigint
  readonly address_type: AddressType
  readonly address: string
  readonly label: string
  readonly created_at: bigint
}

const INSERT = `INSERT INTO wallet_addresses(id, user_id, currency_id, address_type, address, label, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING id`
const UNBIND = `UPDATE wallet_addresses SET unbound_at = $3 WHERE id = $1 AND user_id = $2 AND unbound_at IS NULL
  RETURNING id`
const SELECT_BOUND = 'SELECT * FROM wallet_addresses WHERE user_id = $1 AND unbound_at IS NULL'

export interface BindWalletAddress {
  readonly userId: bigint
  readonly currencyId: number
  /** One of the currency's. */
  readonly addressType: AddressType
  /** As it was typed. */
  readonly address: string
  readonly label: string
  /** How many may be bound, by app_adress_num; 0: MAX_BOUND [R9.1]. */
  readonly limit: number
}

/** The canonical form of an address. @throws DomainError for the field `address` */
function parseAddress(type: AddressType, typed: string): string {
  const checked = checkAddress(type, typed)
  if (checked.ok) return checked.address
  const at = { field: 'address', addressType: type }
  if (checked.reason === 'network') throw domainError('address_network', { ...at, network: checked.network })
  throw domainError(checked.reason === 'checksum' ? 'address_checksum' : 'address_form', at)
}

/**
 * Binds an address of the network named.
 * @throws DomainError `address_network`, `address_checksum`, `address_form` or `address_bound` for the field `address`;
 * `address_limit`.
 */
export function* bindWalletAddress(context: Context, input: BindWalletAddress): Steps<WalletAddress> {
  const { userId, currencyId, addressType, label } = input
  const address = parseAddress(addressType, input.address)
  const limit = input.limit === 0 ? MAX_BOUND : Math.min(input.limit, MAX_BOUND)
  const total = yield* countBound('wallet_addresses', userId)
  if (total >= limit) throw domainError('address_limit', { limit: String(limit) })
  const id = context.id()
  const values = [id, userId, BigInt(currencyId), addressType, address, label, context.now]
  const inserted = yield* read(INSERT, values)
  if (inserted.length === 0) throw domainError('address_bound', { field: 'address' })
  const row = {
    id,
    currency_id: BigInt(currencyId),
    address_type: addressType,
    address,
    label,
    created_at: context.now,
  }
  return yield* finish(toWalletAddress(row))
}

/** Unbinds one of the caller's addresses. @throws DomainError `address_unknown`, also for another person's */
export function* unbindWalletAddress(context: Context, { userId, id }: Unbind): Steps<void> {
  const unbound = yield* read(UNBIND, [id, userId, context.now])
  if (unbound.length === 0) throw domainError('address_unknown')
  return yield* finish(undefined)
}

/** A person's bound addresses, newest first. */
export async function listWalletAddresses(reader: Reader, userId: bigint): Promise<WalletAddress[]> {
  const rows = await reader.query<WalletAddressRow>(`${SELECT_BOUND} ORDER BY id DESC`, [userId])
  return rows.map(toWalletAddress)
}

/** One of a person's bound addresses. */
export function* readWalletAddress({ userId, id }: Unbind): Steps<WalletAddress | undefined> {
  const [row] = yield* read<WalletAddressRow>(`${SELECT_BOUND} AND id = $2`, [userId, id])
  return row && toWalletAddress(row)
}

/** An address, without the time from which it can be used. */
function toWalletAddress(row: WalletAddressRow): WalletAddress {
  const currencyId = Number(row.currency_id)
  return {
    id: `${row.id}`,
    currencyId,
    addressType: row.address_type,
    address: row.address,
    label: row.label,
    createdAt: Number(row.created_at),
    currencyName: findCurrency(currencyId)?.currencyName ?? '- -',
  }
}
