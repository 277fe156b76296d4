/** People who trade in public and those who follow them, for tests of the back end. */
import { randomUUID } from 'node:crypto'
import { verifyRecord } from '#src/lib/trading/trader-record.ts'
import { copyTradesOnce } from '#server/features/follow/copy-jobs.ts'
import { recordJob, refreshRecord } from '#server/features/follow/trader-records.ts'
import { runJob } from '#server/kernel/job.ts'
import { spotOrderFields, type BackEnd, type Person } from '../back-end.ts'

export const key = () => ({ idempotencyKey: randomUUID() })

/** The limits of a follow as the app sends them. */
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

/** Starts trading in public. @returns the trader id */
export async function startPublicTrading(member: Person, nickName = `Trader ${randomUUID().slice(0, 8)}`) {
  const { data } = await member.get('becomeTrader', { body: { nickName, consent: 'yes', ...key() } })
  return data.id
}

/** Follows a trader. @returns the follow */
export async function follow(member: Person, traderId: string, limits: Record<string, string> = {}) {
  const body = { traderId, ...FOLLOW_LIMITS, ...limits, ...key() }
  return (await member.get('followTrader', { body })).data
}

const PAGE = { pageNum: 1, pageSize: 100 }

export async function traderWithFollower(backEnd: BackEnd, limits: Record<string, string> = {}) {
  const trader = await backEnd.signUp({ money: '20000' })
  const follower = await backEnd.signUp({ money: '1000' })
  const traderId = await startPublicTrading(trader, 'Ana')
  const following = await follow(follower, traderId, limits)
  backEnd.clock.advance(1000)
  return { trader, follower, traderId, following, run: () => copyTradesOnce(backEnd.services) }
}

export const copiesOf = async (member: Person) => (await member.get('listCopies', { query: PAGE })).rows
export const followOf = async (member: Person) => (await member.get('listFollows', { query: PAGE })).rows[0]!
export const spotOf = async (member: Person) => (await member.get('listSpotOrders', { query: PAGE })).rows
export const positionsOf = async (member: Person) =>
  (await member.get('listContractPositions', { query: PAGE })).rows

export async function buy(member: Person, fields: Record<string, string | number> = {}) {
  return (await member.get('placeSpotOrder', { body: await spotOrderFields(member, fields) })).data
}

export async function sellAll(member: Person) {
  const [holding] = (await member.get('listHoldings')).rows
  return buy(member, { exchangeType: 2, quantity: holding!.quantity })
}

export async function closePosition(member: Person, id: string, quantity?: string) {
  const { data } = await member.get('getContractPosition', { query: { id } })
  const body = { id, quantity, previewPrice: data.position.nowPrice, ...key() }
  return (await member.get('closeContractPosition', { body })).data
}

/** Runs the job that computes due trader records. */
export async function computeDueRecords({ services }: BackEnd): Promise<void> {
  const job = recordJob(services)
  for (let worked = 1; worked > 0;) {
    // A run ends early on a busy machine; what has failed is not due again.
    const { succeeded, failed } = await runJob(services, job)
    worked = succeeded + failed
  }
}

/** Computes a trader record now; the job does so at most once a minute. */
export const refreshRecordOf = ({ services }: BackEnd, id: string) => refreshRecord(services, BigInt(id))

/** The differences between a trader record and the same record computed from public data. */
export async function recordDifferences(backEnd: BackEnd, id: string) {
  await refreshRecordOf(backEnd, id)
  const { guest } = backEnd
  const { data } = await guest.get('getTrader', { query: { id } })
  const { rows, total } = await guest.get('listTraderTrades', { query: { ...PAGE, pageSize: 500, id } })
  if (total !== data.record.closedTrades) throw new Error(`${total} trades are listed.`)
  return verifyRecord(data.record, [...rows, ...data.openTrades], data.points)
}
