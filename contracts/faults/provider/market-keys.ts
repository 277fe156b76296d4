/** Faults of the published keys and terms of the market. */
import { hashOfKey } from '#contracts/published/market-key-hashes.ts'
import { inData, inRows, nudge, type Value } from './changes.ts'
import { envelope, onSuccess, type Fault } from './fault.ts'

const isFuture = (row: Value) => row['key'] === null

export const marketKeyFaults: readonly Fault[] = [
  inRows(
    'listMarketDays',
    'a key is another one than its hash committed to',
    /is not that of its `keyHash`/,
    (row, index) => {
      if (index === 3) row['key'] = 'ab'.repeat(32)
    },
  ),
  inRows(
    'listMarketDays',
    'the hashes of earlier days are changed together with their keys',
    /does not follow from that of/,
    (row, index) => {
      if (isFuture(row) || index < 4) return
      row['key'] = hashOfKey(`${String(row['key'])}`)
      row['keyHash'] = hashOfKey(String(row['key']))
    },
  ),
  inRows(
    'listMarketDays',
    'the key of a day is told while it lasts',
    /is told before `revealsAt`|is not that of its `keyHash`/,
    (row, index) => {
      if (index === 2) row['key'] = '1'.repeat(64)
    },
  ),
  {
    name: 'the keys of days that have ended are not told',
    operation: 'listMarketDays',
    answer: envelope(onSuccess, answer => ({
      ...answer,
      rows: answer.rows?.map(row => ({ ...row, key: null })),
    })),
    shows: /is not told after `revealsAt`/,
  },
  {
    name: 'hashes are not published ahead of their days',
    operation: 'listMarketDays',
    answer: envelope(onSuccess, answer => ({
      ...answer,
      rows: answer.rows?.filter(row => !isFuture(row)),
    })),
    shows: /the hashes of the next two days are published/,
  },
  {
    name: 'a day of the market is left out',
    operation: 'listMarketDays',
    answer: envelope(onSuccess, answer => ({
      ...answer,
      rows: answer.rows?.filter((_, index) => index !== 3),
    })),
    shows: /no day is left out/,
  },
  inRows(
    'listMarketDays',
    'two days have the same key',
    /each day has a key of its own|is not that of its/,
    row => {
      row['keyHash'] = 'c'.repeat(64)
    },
  ),
  inRows(
    'listMarketDays',
    'a key is announced for another time',
    /is not one hour after its end|one hour after a day/,
    row => {
      row['revealsAt'] = Number(row['revealsAt']) + 60_000
    },
  ),
  inData(
    'getMarketTerms',
    'the terms are those of another product',
    /the terms are those of the product/,
    value => {
      value['productId'] = Number(value['productId']) + 1
    },
  ),
  inData(
    'getMarketTerms',
    'an open product is said to be suspended',
    /says the same as `trading.status`/,
    value => {
      value['suspendedSince'] = value['since']
    },
  ),
  inRows('listMarketDays', 'the terms change from a day on', /all days have the same terms/, (row, index) => {
    if (index < 2) row['termsHash'] = 'd'.repeat(64)
  }),
  inData(
    'getMarketTerms',
    'the volatility of a product is told otherwise than it was published',
    /do not lead to the `termsHash`/,
    value => {
      value['volatility'] = Number(value['volatility']) + 1
    },
  ),
  inData(
    'getMarketTerms',
    'the price at which a product began is told otherwise than it was published',
    /do not lead to the `termsHash`/,
    value => nudge(value, 'price', '0.01'),
  ),
  inData(
    'getMarketTerms',
    'the market of a product is said to have begun a day later',
    /`since` is on the first day that is listed/,
    value => {
      value['since'] = Number(value['since']) + 86_400_000
    },
  ),
  {
    name: 'the terms of a product are kept back',
    operation: 'getMarketTerms',
    answer: envelope(onSuccess, () => ({ code: 460, msg: 'hint_product_unknown' })),
    shows: /answered code 460/,
  },
  inData('getMarketTerms', 'the hours change within a day', /hours change at a UTC midnight/, value => {
    value['hoursChanges'] = [{ since: Number(value['since']) - 1, hours: 'exchange' }]
  }),
  inData(
    'getMarketTerms',
    'the changes of hours are listed the newest first',
    /changes of hours are ordered from the oldest/,
    value => {
      value['hoursChanges'] = [
        { since: Date.UTC(2026, 10, 20), hours: 'exchange' },
        { since: Date.UTC(2026, 10, 19), hours: 'always' },
      ]
    },
  ),
  inData('getMarketTerms', 'the market began within a minute', /`since` is a whole minute/, value => {
    value['since'] = Number(value['since']) + 1
  }),
]
