import { describe, expect, it } from 'vitest'
import type { RealisedGain } from '#models'
import { checkTotals, gainsCsv, holdingDays, koinlyCsv } from '#src/lib/trading/gain-export.ts'
import type { ReportedEntry } from '#src/lib/statement/account-shapes.ts'

const BOUGHT = Date.UTC(2026, 0, 5, 12)
const SOLD = Date.UTC(2026, 2, 7, 9, 30)

const gain = (fields: Partial<RealisedGain>): RealisedGain => ({
  id: '70-0',
  productId: 1,
  assetName: 'AAPL',
  quantity: '0.00000001',
  acquiredAt: BOUGHT,
  acquiredType: 'spotOrder',
  acquiredId: '50',
  soldAt: SOLD,
  referenceType: 'spotOrder',
  referenceId: '69',
  proceeds: '104.895',
  cost: '93.753661',
  gain: '11.141339',
  ...fields,
})

const entry = (fields: Partial<ReportedEntry>): ReportedEntry => ({
  id: '70-1',
  transactionId: '70',
  type: 'spotSell',
  balance: 'available',
  currencyId: 3,
  productId: null,
  assetName: 'USDT',
  amount: '100',
  balanceAfter: '100',
  referenceType: 'spotOrder',
  referenceId: '69',
  time: SOLD,
  hash: null,
  ...fields,
})

const linesOf = (csv: string) => csv.trimEnd().split('\r\n')

describe('the CSV of realized gains', () => {
  it('has exact amounts, ISO times in UTC, the holding period and the method, oldest first [R3.2]', () => {
    const csv = gainsCsv([gain({ id: '71-0', soldAt: SOLD + 1 }), gain({})], 'fifo')
    expect(linesOf(csv)).toEqual([
      'id,assetName,quantity,acquiredAt,soldAt,proceeds,cost,gain,acquiredType,acquiredId,referenceType,referenceId,holdingDays,method',
      '70-0,AAPL,0.00000001,2026-01-05T12:00:00.000Z,2026-03-07T09:30:00.000Z,104.895,93.753661,11.141339,spotOrder,50,spotOrder,69,60,fifo',
      '71-0,AAPL,0.00000001,2026-01-05T12:00:00.000Z,2026-03-07T09:30:00.001Z,104.895,93.753661,11.141339,spotOrder,50,spotOrder,69,60,fifo',
    ])
  })

  it('counts whole days, and takes no name for a formula', () => {
    expect(holdingDays({ acquiredAt: SOLD - 1, soldAt: SOLD })).toBe(0)
    expect(gainsCsv([gain({ assetName: '=1+1' })], 'average')).toContain(",'=1+1,")
  })
})

describe('the totals of a report', () => {
  it('are checked against its rows: a figure that is off and a row that is missing are found [R3.2]', () => {
    const total = { count: 2, proceeds: '209.79', cost: '187.507322', gain: '22.282678' }
    const rows = [gain({}), gain({ id: '71-0' })]
    expect(checkTotals(rows, { total })).toBe(true)
    for (const column of ['proceeds', 'cost', 'gain'] as const)
      expect(checkTotals(rows, { total: { ...total, [column]: '187.507321' } }), column).toBe(false)
    expect(checkTotals(rows.slice(1), { total })).toBe(false)
    expect(checkTotals(rows, { total: { ...total, count: 3 } })).toBe(false)
  })
})

describe('the CSV for Koinly', () => {
  const head =
    'Date,Sent Amount,Sent Currency,Received Amount,Received Currency,Fee Amount,Fee Currency,Net Worth Amount,Net Worth Currency,Label,Description,TxHash'

  it('has a line for each trade with both sides and its fee; holds move nothing', () => {
    const csv = koinlyCsv([
      entry({ id: '70-2', type: 'fee', amount: '-0.1' }),
      entry({}),
      entry({ id: '70-0', productId: 1, currencyId: null, assetName: 'AAPL', amount: '-2' }),
      entry({ id: '70-3', type: 'hold', amount: '-5' }),
    ])
    expect(linesOf(csv)).toEqual([head, '2026-03-07 09:30:00 UTC,2,AAPL,100,USDT,0.1,USDT,,,,spotOrder,70'])
  })

  it('labels results of contracts, rewards and fees, oldest first', () => {
    const contract = { transactionId: '80', referenceType: 'contract', time: SOLD + 1000 } as const
    const csv = koinlyCsv([
      entry({ ...contract, type: 'contractProfit', amount: '-7.5' }),
      entry({ ...contract, transactionId: '81', type: 'fee', amount: '-0.2', time: SOLD + 2000 }),
      entry({ transactionId: '60', type: 'award', referenceType: 'award', amount: '3', time: SOLD - 1000 }),
    ])
    expect(linesOf(csv).slice(1)).toEqual([
      '2026-03-07 09:29:59 UTC,,,3,USDT,,,,,reward,award,60',
      '2026-03-07 09:30:01 UTC,7.5,USDT,,,,,,,realized gain,contract,80',
      '2026-03-07 09:30:02 UTC,0.2,USDT,,,,,,,margin fee,contract,81',
    ])
  })
})
