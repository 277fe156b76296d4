/** Somebody who withdraws over HTTP, for tests. */
import { randomUUID } from 'node:crypto'
import { PASSWORD, type Fields, type Person } from './back-end.ts'
import { runStatements } from './databases.ts'

export const WITHDRAW_PASSWORD = '246813'
export const TRON_ADDRESS = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
export const BITCOIN_ADDRESS = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'

/** Lets somebody withdraw at once who has just set a withdraw password, as if that had been a day ago. */
export async function endRest(member: Person): Promise<void> {
  const { data } = await member.get('getUserInfo')
  const end = 'UPDATE withdraw_passwords SET withdrawals_from = NULL WHERE user_id = $1'
  await runStatements(member.services.store, [end, [BigInt(data.id)]])
}

/** Sets a withdraw password, unless there is one, and ends its rest. */
export async function setWithdrawPassword(member: Person): Promise<void> {
  const { data } = await member.get('isWithdrawPasswordSet')
  const body = { password: PASSWORD, withdrawPassword: WITHDRAW_PASSWORD }
  if (!data) await member.get('setWithdrawPassword', { body })
  await endRest(member)
}

/** The id of a bank card that was bound just now. */
export async function card(member: Person): Promise<string> {
  const number = '5555555555554444'
  const properties = JSON.stringify({ bankName: 'Harbour', accountName: 'Ana', cardNumber: number })
  return (await member.get('bindBankCard', { body: { properties } })).data.id
}

/** The id of the address on Tron, bound unless it is. */
export async function walletAddress(member: Person): Promise<string> {
  const { rows } = await member.get('listWalletAddresses')
  const known = rows.find(({ address }) => address === TRON_ADDRESS)
  if (known) return known.id
  const body = { currencyId: 3, addressType: 'TRC20', address: TRON_ADDRESS, label: 'Savings' }
  return (await member.get('bindWalletAddress', { body })).data.id
}

/** The fields of a withdrawal of 100 to Tron that can be sent as they are. */
export async function withdrawalFor(member: Person, fields: Fields = {}): Promise<Fields> {
  await setWithdrawPassword(member)
  return {
    amount: '100',
    channelId: 2,
    targetId: await walletAddress(member),
    previewArrives: '0',
    withdrawPassword: WITHDRAW_PASSWORD,
    idempotencyKey: randomUUID(),
    ...fields,
  }
}
