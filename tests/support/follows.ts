/** People who trade in public and those who follow them, for tests of the back end. */
import { randomUUID } from 'node:crypto'
import type { Person } from './back-end.ts'

const key = () => ({ idempotencyKey: randomUUID() })

/** Limits of a following as the app sends them. */
export const FOLLOW_LIMITS = {
  sizing: 'amount',
  amount: '50',
  totalLimit: '200',
  maxLoss: '100',
  slippage: '0.01',
  ways: 'both',
  productTypes: '1,2,3,4',
  atStop: 'close',
}

/** Lets somebody's trades be seen; gives the id under which they are. */
export async function showTrades(member: Person, nickName = `Trader ${randomUUID().slice(0, 8)}`) {
  const { data } = await member.get('becomeTrader', { body: { nickName, consent: 'yes', ...key() } })
  return data.id
}

/** Lets somebody follow a trader; gives the following. */
export async function follow(member: Person, traderId: string, limits: Record<string, string> = {}) {
  const body = { traderId, ...FOLLOW_LIMITS, ...limits, ...key() }
  return (await member.get('followTrader', { body })).data
}
