/** Somebody who withdraws over HTTP, for tests. */
import { randomUUID } from 'node:crypto'
import { PASSWORD, type Fields, type Person } from '../back-end.ts'
import { runStatements } from '../databases/databases.ts'

export const WITHDRAW_PASSWORD = '246813'
export const TRON_ADDRESS = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
export const BITCOIN_ADDRESS = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'

/** Ends the waiting period after a new withdrawal password. */
export async function endWaitingPeriod(member: Person): Promise<void> {
  const { data } = await member.get('getUserInfo')
  const end = 'UPDATE users SET withdrawals_from = NULL WHERE id = $1'
  await runStatements(member.services.store, [end, [BigInt(data.id)]])
}

/** Sets a withdrawal password unless there is one, and ends its waiting period. */
export async function setWithdrawPassword(member: Person): Promise<void> {
  const { data } = await member.get('isWithdrawPasswordSet')
  const body = { password: PASSWORD, withdrawPassword: WITHDRAW_PASSWORD }
  if (!data) await member.get('setWithdrawPassword', { body })
  await endWaitingPeriod(member)
}

/** Binds a bank card. @returns its id */
export async function bindCard(member: Person): Promise<string> {
  const number = '5555555555554444'
  const properties = JSON.stringify({ bankName: 'Harbour', accountName: 'Ana', cardNumber: number })
  return (await member.get('bindBankCard', { body: { properties } })).data.id
}

/** The id of the Tron address, bound on first use. */
export async function bindTronAddress(member: Person): Promise<string> {
  const { rows } = await member.get('listWalletAddresses')
  const known = rows.find(({ address }) => address === TRON_ADDRESS)
  if (known) return known.id
  const body = { currencyId: 3, addressType: 'TRC20', address: TRON_ADDRESS, label: 'Savings' }
  return (await member.get('bindWalletAddress', { body })).data.id
}

/** The fields of a valid withdrawal of 100 to Tron. */
export async function withdrawalFields(member: Person, fields: Fields = {}): Promise<Fields> {
  await setWithdrawPassword(member)
  return {
    amount: '100',
    channelId: 2,
    targetId: await bindTronAddress(member),
    previewArrives: '0',
    withdrawPassword: WITHDRAW_PASSWORD,
    idempotencyKey: randomUUID(),
    ...fields,
  }
}
