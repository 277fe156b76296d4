import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Drawing } from '#src/widgets/chart/drawings/drawings.ts'

const key = 'fairline:chart-drawings'
const level = (id: string, price = '100'): Drawing => ({ id, kind: 'horizontal', price })
const trend: Drawing = {
  id: 'trend',
  kind: 'trend',
  ends: [
    { time: 1, price: '90' },
    { time: 2, price: '95.5' },
  ],
}

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})

const load = () => import('#src/widgets/chart/drawings/drawings.ts')
async function drawnOn(chart: string): Promise<readonly Drawing[]> {
  const { useDrawings } = await load()
  return renderHook(() => useDrawings(chart)).result.current
}
const store = (data: unknown) => localStorage.setItem(key, JSON.stringify({ v: 1, data }))

it('lines are kept on this device, each on its own chart', async () => {
  const { putDrawing } = await load()
  putDrawing('2:BTC', trend)
  putDrawing('1:AAPL', level('a'))
  putDrawing('2:BTC', level('b'))
  vi.resetModules()
  expect(await drawnOn('2:BTC')).toEqual([trend, level('b')])
  expect(await drawnOn('1:AAPL')).toEqual([level('a')])
})

it('a moved line replaces itself, and a deleted one leaves nothing behind', async () => {
  const { putDrawing, setDrawings } = await load()
  putDrawing('2:BTC', level('a', '100'))
  putDrawing('2:BTC', level('a', '101'))
  expect(await drawnOn('2:BTC')).toEqual([level('a', '101')])
  setDrawings('2:BTC', () => [])
  expect(JSON.parse(localStorage.getItem(key)!)).toMatchObject({ data: {} })
})

it('a line that another tab has drawn meanwhile is not lost', async () => {
  const { putDrawing } = await load()
  putDrawing('2:BTC', level('a'))
  store({ '2:BTC': [level('a'), level('other tab')] })
  putDrawing('2:BTC', level('b'))
  expect((await drawnOn('2:BTC')).map(({ id }) => id)).toEqual(['a', 'other tab', 'b'])
})

it('a chart has at most 20 lines, and the device those of the 100 charts that were drawn on last', async () => {
  const { putDrawing, MAX_DRAWINGS } = await load()
  for (let count = 0; count < 30; count++) putDrawing('2:BTC', level(`${count}`))
  const kept = await drawnOn('2:BTC')
  expect(kept).toHaveLength(MAX_DRAWINGS)
  expect(kept.at(-1)?.id).toBe('29')
  for (let count = 0; count < 99; count++) putDrawing(`1:P${count}`, level('a'))
  expect(await drawnOn('2:BTC')).toHaveLength(MAX_DRAWINGS)
  putDrawing('1:P0', level('b'))
  putDrawing('1:ONE-MORE', level('a'))
  expect(await drawnOn('2:BTC')).toHaveLength(0)
  expect(await drawnOn('1:P0')).toHaveLength(2)
})

it.each([
  ['a text', 'lines'],
  ['a list of charts', [[level('a')]]],
  ['lines that are no list', { '2:BTC': { 0: level('a') } }],
  ['lines without a price', { '2:BTC': [{ id: 'a', kind: 'horizontal' }] }],
  ['prices that are no decimals', { '2:BTC': [level('a', 'NaN'), level('b', '1e3')] }],
  ['a trend line with one end', { '2:BTC': [{ ...trend, ends: [trend.ends[0]] }] }],
  [
    'times that are no numbers',
    { '2:BTC': [{ ...trend, ends: [{ time: null, price: '1' }, trend.ends[1]] }] },
  ],
  ['another kind of line', { '2:BTC': [{ ...level('a'), kind: 'circle' }] }],
])('%s in the storage is discarded without an error', async (_, data) => {
  store(data)
  expect(await drawnOn('2:BTC')).toEqual([])
})

it('a bad line does not cost the good ones', async () => {
  store({ '2:BTC': [null, level('a'), { kind: 'horizontal' }, trend] })
  expect(await drawnOn('2:BTC')).toEqual([level('a'), trend])
})
