import { expect, it } from 'vitest'
import { feeRateOf, readFeeSettings, readRemark } from '#src/lib/trading/fee-remarks.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'

const products = { 1: ['美股', '股票'], 2: ['虚拟币', '数字货币', '加密货币'], 3: ['期货'], 4: ['外汇'] }
const positions = { 0: ['快速', '秒合约', '期权'], 1: ['合约', '永续', '杠杆'], 2: ['现货'], 3: ['币币'] }
const exchanges = {
  1: ['买入', '买进', '买', '买涨', '做多', '开多', '看涨', '开仓'],
  2: ['卖出', '卖', '卖空', '买跌', '做空', '开空', '看跌', '平多', '平仓'],
}

const anyKeywordOf = (kinds: Record<number, string[]>) =>
  fc.constantFrom(
    ...Object.entries(kinds).flatMap(([kind, words]) => words.map(word => [Number(kind), word] as const)),
  )

let id = 0
const row = (remark: string, feeRate = '0.001') => ({ id: ++id, remark, feeRate })

it('fee remark parser reads product type, position type and exchange type from Chinese [R3.6]', () => {
  expect(readRemark('美股-现货-买入手续费率')).toEqual({ productType: 1, positionType: 2, exchangeType: 1 })
  expect(readRemark('虚拟币合约平仓手续费')).toEqual({ productType: 2, positionType: 1, exchangeType: 2 })
  expect(readRemark('加密货币币币买入')).toEqual({ productType: 2, positionType: 3, exchangeType: 1 })
  expect(readRemark('期货合约做空')).toEqual({ productType: 3, positionType: 1, exchangeType: 2 })
})

it('fee remark parser reads 秒合约 as quick orders, though it contains 合约 [R3.6]', () => {
  expect(readRemark('外汇秒合约买')).toEqual({ productType: 4, positionType: 0, exchangeType: 1 })
})

it('fee remark parser tolerates spaces, full-width punctuation and a repeated type [R3.6]', () => {
  const spot = { productType: 1, positionType: 2, exchangeType: 1 }
  for (const remark of [
    '美股：现货（买入）手续费率',
    '美股 / 现货　买入',
    '【美股股票】现货·买入',
    '买入，现货、美股。',
  ]) {
    expect([remark, readRemark(remark)]).toEqual([remark, spot])
  }
})

it('fee remark parser reads every combination of the documented words in any order and with any separator [R3.6]', () => {
  const separators = fc.constantFrom('', '-', ' ', '－', '：', '，', '|', '　')
  fc.assert(
    fc.property(
      fc.tuple(anyKeywordOf(products), anyKeywordOf(positions), anyKeywordOf(exchanges)),
      fc.constantFrom([0, 1, 2], [2, 1, 0], [1, 0, 2]),
      separators,
      fc.constantFrom('', '手续费率', '手续费', '费率'),
      ([product, position, exchange], order, separator, tail) => {
        // Without a separator, 开仓 before 单 or 虚拟币 before 币币 must still be split correctly.
        const words = [product[1], position[1], exchange[1]]
        const remark = order.map(at => words[at]).join(separator) + tail
        expect(readRemark(remark)).toEqual({
          productType: product[0],
          positionType: position[0],
          exchangeType: exchange[0],
        })
      },
    ),
    { numRuns: 500 },
  )
})

it('fee remark parser never guesses a missing or contradictory type [R3.6]', () => {
  expect(readRemark('美股现货手续费率')).toBe('incomplete')
  expect(readRemark('币币买入')).toBe('incomplete')
  expect(readRemark('')).toBe('incomplete')
  expect(readRemark('美股外汇现货买入')).toBe('ambiguous')
  expect(readRemark('美股现货合约买入')).toBe('ambiguous')
  expect(readRemark('美股现货买卖手续费')).toBe('ambiguous')
  expect(readRemark('外汇合约开仓做空')).toBe('ambiguous')
})

it('fee remark parser rejects a remark with an unknown word [R3.6]', () => {
  for (const remark of [
    '除美股外现货买入',
    '美股现货买入手续费率%',
    '美股现货买入百分比',
    '美股现货买入VIP',
    'US stock spot buy',
  ]) {
    expect([remark, readRemark(remark)]).toEqual([remark, 'unknown-words'])
  }
})

it('fee settings keep the readable rows and report the rest with reasons [R3.6]', () => {
  const good = row('美股-现货-买入手续费率', '0.001')
  const odd = row('美股-特别-买入', '0.5')
  const negative = row('美股-现货-卖出手续费率', '-0.001')
  const { settings, unreadable } = readFeeSettings([good, odd, negative])
  expect(settings).toEqual({ 1: { 2: { 1: '0.001' } } })
  expect(unreadable).toEqual([
    { row: odd, reason: 'unknown-words' },
    { row: negative, reason: 'bad-rate' },
  ])
})

it('fee settings drop contradictory rows and merge identical ones [R3.6]', () => {
  const low = row('外汇合约买入', '0.001')
  const high = row('外汇-合约-做多', '0.002')
  const disagreeing = readFeeSettings([low, high])
  expect(disagreeing.settings).toEqual({})
  expect(disagreeing.unreadable.map(({ reason }) => reason)).toEqual(['conflict', 'conflict'])
  expect(readFeeSettings([low, row('外汇合约买', '0.0010')])).toEqual({
    settings: { 4: { 1: { 1: '0.001' } } },
    unreadable: [],
  })
})

it('fee settings distinguish an unknown fee from a zero fee [R3.6]', () => {
  const { settings } = readFeeSettings([row('虚拟币现货买入', '0')])
  expect(feeRateOf(settings, 2, 2, 1)).toBe('0')
  expect(feeRateOf(settings, 2, 2, 2)).toBeUndefined()
  expect(feeRateOf(settings, 3, 0, 1)).toBeUndefined()
})

it('fee settings report every row that is not a setting [R3.6]', () => {
  const remarks = fc.array(
    fc.constantFrom('美股', '期货', '现货', '合约', '买入', '卖出', '费率', '%', ' '),
    { maxLength: 6 },
  )
  fc.assert(
    fc.property(fc.array(remarks, { maxLength: 10 }), lists => {
      const rows = lists.map(words => row(words.join('')))
      const { settings, unreadable } = readFeeSettings(rows)
      for (const each of rows) {
        const kind = readRemark(each.remark)
        const isKnown =
          typeof kind !== 'string' &&
          feeRateOf(settings, kind.productType, kind.positionType, kind.exchangeType) === each.feeRate
        expect(isKnown).not.toBe(unreadable.some(({ row: reported }) => reported === each))
      }
    }),
  )
})
