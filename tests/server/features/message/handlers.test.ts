import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { finish, type Context, type Steps } from '#server/kernel/store.ts'
import { insertMessage } from '#server/messages.ts'
import { findProductByCode } from '#server/market/catalogue.ts'
import { advanceUntil, fallsTo } from '#tests/support/market-moves.ts'
import { multiply, sign, truncate } from '#src/lib/money/money.ts'
import {
  contractOrderFields,
  itWithBackEnd,
  PASSWORD,
  spotOrderFields,
  type BackEnd,
  type Person,
} from '#tests/support/back-end.ts'

const PAGE = { pageNum: 1, pageSize: 20 }

/** Changes the password, which sends a message. */
async function causeMessage(member: Person, oldPassword = PASSWORD, newPassword = 'skylark2') {
  await member.get('changePassword', { body: { oldPassword, newPassword } })
}
const listed = async (member: Person, query: object = {}) =>
  (await member.get('listMessages', { query: { ...PAGE, ...query } })).rows
const unread = async (member: Person) => (await member.get('countUnreadMessages')).data

/** More messages than one command marks as read. */
function* sendMany(context: Context, userId: bigint): Steps<void> {
  return yield* finish(
    undefined,
    ...Array.from({ length: 1_001 }, () => insertMessage(context, userId, 'password_changed')),
  )
}

describe('messages', () => {
  itWithBackEnd('are all marked as read, however many there are', async ({ signUp, services }) => {
    const member = await signUp()
    await services.store.execute(sendMany, BigInt((await member.get('getUserInfo')).data.id))
    expect(await unread(member)).toBe(1_001)
    expect((await member.get('readAllMessages')).data).toBe(0)
    expect(await unread(member)).toBe(0)
  })

  itWithBackEnd('count as unread until first read, and stay read [R1.3]', async backEnd => {
    const member = await backEnd.signUp()
    await causeMessage(member)
    await causeMessage(member, 'skylark2', 'skylark3')
    const [newest, oldest] = await listed(member)
    expect([newest?.kind, newest?.readAt, oldest?.readAt]).toEqual(['password_changed', null, null])
    expect(await unread(member)).toBe(2)

    const { data } = await member.get('readMessage', { body: { id: newest!.id } })
    expect(data).toBe(1)
    const first = (await member.get('getMessage', { query: { id: newest!.id } })).data.readAt
    expect(first).toBe(backEnd.clock.now())
    backEnd.clock.advance(60_000)
    await member.get('readMessage', { body: { id: newest!.id } })
    expect((await member.get('getMessage', { query: { id: newest!.id } })).data.readAt).toBe(first)
    expect(await listed(member, { isUnread: 1 })).toEqual([oldest])

    expect((await member.get('readAllMessages')).data).toBe(0)
    expect(await unread(member)).toBe(0)
    expect(await listed(member, { isUnread: 1 })).toEqual([])
  })

  itWithBackEnd('report the outcome of a deposit', async backEnd => {
    const member = await backEnd.signUp({ money: '1234.5' })
    const [message] = await listed(member)
    expect(message).toMatchObject({
      kind: 'deposit_approved',
      params: { amount: '1234.5', currency: 'USDT' },
      readAt: null,
    })
  })

  itWithBackEnd('are listed page by page, newest first', async backEnd => {
    const member = await backEnd.signUp()
    for (const [from, to] of [
      [PASSWORD, 'skylark2'],
      ['skylark2', 'skylark3'],
      ['skylark3', 'skylark4'],
    ]) {
      backEnd.clock.advance(1000)
      await causeMessage(member, from, to)
    }
    const page = async (pageNum: number) => member.get('listMessages', { query: { pageNum, pageSize: 2 } })
    const [one, two] = [await page(1), await page(2)]
    expect([one.total, one.rows.length, two.rows.length]).toEqual([3, 2, 1])
    const ids = [...one.rows, ...two.rows].map(({ id }) => BigInt(id))
    expect(ids).toEqual(ids.toSorted((a, b) => (a > b ? -1 : 1)))
  })

  itWithBackEnd('of another account are reported as not found', async backEnd => {
    const [owner, other] = [await backEnd.signUp(), await backEnd.signUp()]
    await causeMessage(owner)
    const { id } = (await listed(owner))[0]!
    const unknown = { code: 460, msg: 'hint_message_unknown' }
    expect(await other.call('getMessage', { query: { id } })).toMatchObject(unknown)
    expect(await other.call('readMessage', { body: { id } })).toMatchObject(unknown)
    expect(await other.call('getMessage', { query: { id: '1' } })).toMatchObject(unknown)
    await other.get('readAllMessages')
    expect(await unread(owner)).toBe(1)
  })
})

/** Kinds and params of all messages but of deposits, oldest first. */
const tradesTold = async (member: Person) =>
  (await listed(member))
    .filter(({ kind }) => kind !== 'deposit_approved')
    .map(({ kind, params }) => [kind, params] as const)
    .toReversed()

/** Runs the jobs for a time, in steps of a minute, twice each: nothing is told twice. */
async function runMinutes(backEnd: BackEnd, minutes: number) {
  for (let minute = 0; minute < minutes; minute++) {
    backEnd.clock.advance(60_000)
    await backEnd.matchMarket()
  }
}

describe('messages about trades', () => {
  itWithBackEnd(
    'tell once of a limit order that was filled, and not of a market order (U6)',
    async backEnd => {
      const member = await backEnd.signUp({ money: '5000' })
      await member.get('placeSpotOrder', { body: await spotOrderFields(member) })
      const { nowPrice } = backEnd.services.market.quote(findProductByCode(1, 'AAPL')!)
      // At the market, so that the first tick that falls fills it.
      const order = await spotOrderFields(member, { orderType: 'limit', limitPrice: nowPrice })
      await member.get('placeSpotOrder', { body: order })
      await runMinutes(backEnd, 30)
      const { rows } = await member.get('listSpotOrders', { query: { ...PAGE, status: 'filled' } })
      const filled = rows.find(({ orderType }) => orderType === 'limit')!
      expect(await tradesTold(member)).toEqual([
        [
          'order_filled',
          {
            market: 'spot',
            product: 'AAPL',
            price: filled.fillPrice,
            quantity: filled.quantity,
            currency: 'USDT',
          },
        ],
      ])
    },
  )

  itWithBackEnd('tell once what closed a position, with its result after fees', async backEnd => {
    const member = await backEnd.signUp({ money: '5000' })
    const { market } = backEnd.services
    const bitcoin = findProductByCode(2, 'BTC')!
    advanceUntil(backEnd, now => fallsTo(market, bitcoin, now, { share: '0.9994', minutes: 28 }), 60_000)
    const { data } = await member.get('placeContractOrder', { body: await contractOrderFields(member) })
    const { nowPrice } = market.quote(bitcoin)
    const stopLoss = truncate(multiply(nowPrice, '0.9995'), 2)
    await member.get('setContractExits', { body: { id: data.id, stopLoss, idempotencyKey: randomUUID() } })
    await runMinutes(backEnd, 30)
    const [kind, params] = (await tradesTold(member))[0]!
    expect([kind, params['product']]).toEqual(['stop_loss_hit', 'BTC'])
    expect(sign(params['profit']!)).toBe(-1)
    expect(await tradesTold(member)).toHaveLength(1)
  })
})
