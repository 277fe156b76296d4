import { describe, expect, vi } from 'vitest'
import { runJob } from '#server/kernel/job.ts'
import { recordJob } from '#server/features/follow/trader-records.ts'
import { contractOrderFields, itWithBackEnd, type BackEnd } from '#tests/support/back-end.ts'
import { runStatements } from '#tests/support/databases/databases.ts'
import {
  buy,
  closePosition,
  recordDifferences,
  computeDueRecords,
  sellAll,
  startPublicTrading,
} from '#tests/support/features/follow.ts'
import { HOUR, MINUTE } from '#src/lib/time/time-units.ts'

const PAGE = { pageNum: 1, pageSize: 100 }

const runOnce = ({ services }: BackEnd) => runJob(services, recordJob(services))
const detailOf = async ({ guest }: BackEnd, id: string) =>
  (await guest.get('getTrader', { query: { id } })).data

describe('trader records', () => {
  itWithBackEnd('are served precomputed: a guest’s call computes nothing (M7)', async backEnd => {
    const { guest, services } = backEnd
    const trader = await backEnd.signUp({ money: '20000' })
    const id = await startPublicTrading(trader)
    backEnd.clock.advance(1000)
    await buy(trader)
    await sellAll(trader)
    await trader.get('placeContractOrder', { body: await contractOrderFields(trader) })
    await computeDueRecords(backEnd)
    const computedAt = services.market.now()
    backEnd.clock.advance(30_000)
    await buy(trader)

    const quote = vi.spyOn(services.market, 'quote')
    const query = vi.spyOn(services.store, 'query')
    const { rows } = await guest.get('listTraders', { query: PAGE })
    const detail = await detailOf(backEnd, id)
    const trades = await guest.get('listTraderTrades', { query: { ...PAGE, id } })
    expect(quote).not.toHaveBeenCalled()
    expect(query.mock.calls.map(([text]) => text).join(' ')).not.toMatch(
      /FROM (?:spot_orders|contract_positions|contract_fills|postings)\b/,
    )
    expect(rows[0]!.record).toEqual(detail.record)
    expect(detail.record).toMatchObject({ until: computedAt, closedTrades: 1, openTrades: 1 })
    expect(trades).toMatchObject({ total: 1, rows: [{ way: 'spot', productCode: 'AAPL' }] })
  })

  itWithBackEnd('are empty until first computed (M7)', async backEnd => {
    const trader = await backEnd.signUp({ money: '20000' })
    const id = await startPublicTrading(trader)
    await buy(trader)
    await sellAll(trader)
    const { record, points, openTrades } = await detailOf(backEnd, id)
    expect(record).toMatchObject({
      closedTrades: 0,
      openTrades: 0,
      net: '0',
      returnRate: null,
      winRate: null,
    })
    expect([points, openTrades]).toEqual([[], []])
    expect(await backEnd.guest.get('listTraderTrades', { query: { ...PAGE, id } })).toMatchObject({
      total: 0,
    })
  })

  itWithBackEnd(
    'are computed at most once a minute, and only where something changed (M7)',
    async backEnd => {
      const trader = await backEnd.signUp({ money: '20000' })
      const id = await startPublicTrading(trader)
      backEnd.clock.advance(1000)
      await buy(trader)
      expect(await runOnce(backEnd)).toEqual({ succeeded: 1, failed: 0 })
      await sellAll(trader)
      expect(await runOnce(backEnd)).toEqual({ succeeded: 0, failed: 0 })
      backEnd.clock.advance(MINUTE * 10)
      expect(await runOnce(backEnd)).toEqual({ succeeded: 1, failed: 0 })
      expect((await detailOf(backEnd, id)).record).toMatchObject({ closedTrades: 1, openTrades: 0 })
      // Nothing is open: no price changes it.
      backEnd.clock.advance(HOUR)
      expect(await runOnce(backEnd)).toEqual({ succeeded: 0, failed: 0 })
      await buy(trader)
      expect(await runOnce(backEnd)).toEqual({ succeeded: 1, failed: 0 })
      backEnd.clock.advance(HOUR)
      const before = (await detailOf(backEnd, id)).record
      expect(await runOnce(backEnd)).toEqual({ succeeded: 1, failed: 0 })
      const { record, points } = await detailOf(backEnd, id)
      expect(record.until).toBe(before.until + HOUR)
      expect(points.map(point => point.time)).toContain(Math.ceil(before.until / HOUR) * HOUR)
      expect(await recordDifferences(backEnd, id)).toEqual([])
    },
  )

  itWithBackEnd(
    'correct trades that are found late: a closed trade is open at no point since (M7)',
    async backEnd => {
      const trader = await backEnd.signUp({ money: '20000' })
      const id = await startPublicTrading(trader)
      backEnd.clock.advance(1000)
      const { data } = await trader.get('placeContractOrder', {
        body: await contractOrderFields(trader, { leverage: 50, quantity: '0.05' }),
      })
      const price = Number(data.fillPrice)
      await trader.get('setContractExits', {
        body: {
          id: data.id,
          takeProfit: (price * 1.0015).toFixed(2),
          stopLoss: (price * 0.9985).toFixed(2),
          idempotencyKey: crypto.randomUUID(),
        },
      })
      // No job runs for six hours, but records continue.
      for (let hour = 0; hour < 6; hour++) {
        backEnd.clock.advance(HOUR)
        await computeDueRecords(backEnd)
      }
      expect((await detailOf(backEnd, id)).record).toMatchObject({ openTrades: 1 })
      await backEnd.matchMarket()
      backEnd.clock.advance(2 * MINUTE)
      await computeDueRecords(backEnd)
      const { record, points } = await detailOf(backEnd, id)
      expect(record).toMatchObject({ openTrades: 0, closedTrades: 1 })
      const { rows } = await backEnd.guest.get('listTraderTrades', { query: { ...PAGE, id } })
      const since = points.filter(point => point.time >= rows[0]!.closedAt!)
      expect(since.length).toBeGreaterThan(1)
      expect(since.map(point => point.open)).toEqual(since.map(() => '0'))
      expect(since.map(point => point.realised)).toEqual(since.map(() => record.realised))
      expect(await recordDifferences(backEnd, id)).toEqual([])
    },
  )

  itWithBackEnd('of a busy trader or with corrupt rows delay no other record (M7)', async backEnd => {
    const { store } = backEnd.services
    const busy = await backEnd.signUp({ money: '20000' })
    const busyId = await startPublicTrading(busy)
    const broken = await backEnd.signUp({ money: '20000' })
    const brokenId = await startPublicTrading(broken)
    const other = await backEnd.signUp({ money: '20000' })
    const otherId = await startPublicTrading(other)
    backEnd.clock.advance(1000)
    for (let index = 0; index < 15; index++) {
      await buy(busy, { quantity: '0.1' })
      await sellAll(busy)
    }
    for (const member of [broken, other]) {
      await buy(member)
      await sellAll(member)
    }
    await runStatements(store, [
      'UPDATE trader_records SET closed_trades = 9223372036854775807 WHERE trader_id = $1',
      [BigInt(brokenId)],
    ])
    await computeDueRecords(backEnd)
    expect((await detailOf(backEnd, otherId)).record.closedTrades).toBe(1)
    expect((await detailOf(backEnd, busyId)).record.closedTrades).toBe(15)
    expect((await detailOf(backEnd, brokenId)).record.closedTrades).toBe(0)
    const pages = []
    for (const pageNum of [1, 2, 3, 4]) {
      const query = { id: busyId, pageNum, pageSize: 6 }
      pages.push((await backEnd.guest.get('listTraderTrades', { query })).rows.map(trade => trade.id))
    }
    expect(pages.map(page => page.length)).toEqual([6, 6, 3, 0])
    expect(new Set(pages.flat()).size).toBe(15)
    expect(await recordDifferences(backEnd, busyId)).toEqual([])
  })

  itWithBackEnd('sort the list by each figure across pages, traders without one last (M7)', async backEnd => {
    const people = []
    for (let index = 0; index < 4; index++) {
      const member = await backEnd.signUp({ money: '20000' })
      people.push({ member, id: await startPublicTrading(member) })
      backEnd.clock.advance(1000)
    }
    const ids = people.map(({ id }) => id)
    for (const { member } of people.slice(0, 3)) {
      await closePosition(
        member,
        (await member.get('placeContractOrder', { body: await contractOrderFields(member) })).data.id,
      )
      backEnd.clock.advance(HOUR)
    }
    await computeDueRecords(backEnd)
    const list = async (sort: string, pageNum = 1, pageSize = 4) =>
      (await backEnd.guest.get('listTraders', { query: { sort, pageNum, pageSize } })).rows
    for (const sort of ['returnRate', 'winRate', 'drawdown']) {
      const rows = await list(sort)
      expect(rows.at(-1)!.id, sort).toBe(ids[3])
      const figures = rows
        .slice(0, 3)
        .map(({ record }) => Number(sort === 'drawdown' ? record.drawdownRate : record[sort as 'winRate']))
      expect(figures, sort).toEqual(figures.toSorted((a, b) => (sort === 'drawdown' ? a - b : b - a)))
      const paged = [...(await list(sort, 1, 2)), ...(await list(sort, 2, 2))]
      expect(paged.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
    }
    expect((await list('newest')).map(({ id }) => id)).toEqual(ids.toReversed())
  })
})
