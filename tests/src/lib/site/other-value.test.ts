import { expect, it } from 'vitest'
import { otherCount, otherValue, OTHER_VALUE_DEFAULTS } from '#src/lib/site/other-value.ts'

it('site setting has its documented default [R9.1]', () => {
  expect(otherValue({}, 'default_trade_currency_id')).toBe('3')
  expect(otherValue({}, 'default_transId')).toBe('5')
  expect(otherValue({}, 'app_decimal_no')).toBe('2')
  expect(otherValue({}, 'app_adress_num')).toBe('0')
  const ones = 'scoreTips showMsgTime app_order_time app_fast_fee app_order_change app_logo_type app_fastFree'
  for (const name of `${ones} app_withdrawAll app_showFreeze`.split(' ')) {
    expect([name, name in OTHER_VALUE_DEFAULTS, otherValue({}, name)]).toEqual([name, true, '1'])
  }
  expect(Object.keys(OTHER_VALUE_DEFAULTS)).toHaveLength(13)
})

it('undocumented site setting defaults to 1 [R9.1]', () => {
  for (const name of ['anything', 'toString', '__proto__']) expect(otherValue({}, name)).toBe('1')
  expect(otherValue(undefined, 'app_decimal_no')).toBe('2')
  expect(otherValue(null, 'anything')).toBe('1')
})

it('site setting from the server wins unless it is blank [R9.1]', () => {
  expect(otherValue({ app_decimal_no: '4' }, 'app_decimal_no')).toBe('4')
  expect(otherValue({ app_fast_fee: '0' }, 'app_fast_fee')).toBe('0')
  expect(otherValue({ app_decimal_no: ' ' }, 'app_decimal_no')).toBe('2')
})

it('site setting falls back to its default when a count is invalid [R9.1]', () => {
  expect(otherCount({ app_decimal_no: '4' }, 'app_decimal_no')).toBe(4)
  expect(otherCount({}, 'app_decimal_no')).toBe(2)
  for (const odd of ['-1', '1.5', 'two', '1e3', '9999999999']) {
    expect([odd, otherCount({ app_decimal_no: odd }, 'app_decimal_no')]).toEqual([odd, 2])
  }
})
