// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { HistoryNote } from '#src/widgets/chart/history-note.tsx'
import type { Candles } from '#src/widgets/chart/use-candles.ts'
import { renderUi } from '#tests/support/render.tsx'

afterEach(cleanup)

const first = { time: Date.UTC(2021, 0, 4), open: '1', high: '1', low: '1', close: '1', volume: '1' }
const past: Candles = {
  candles: [first],
  isFailed: false,
  retry: () => Promise.resolve(),
  loadOlder: () => {},
  isLoadingOlder: false,
  isOlderFailed: false,
  retryOlder: () => Promise.resolve(),
  hasOlder: false,
}
const show = (change: Partial<Candles>, isStartInSight = true) =>
  renderUi(<HistoryNote history={{ ...past, ...change }} interval="1d" isStartVisible={isStartInSight} />)

it('says where the history begins once the reader has come to its end', async () => {
  await show({})
  expect(screen.getByRole('status').textContent).toBe('History starts here: Jan 4, 2021')
})

it('says nothing of an end that is not in sight, or that may not be one', async () => {
  await show({}, false)
  expect(screen.getByRole('status').textContent).toBe('')
  cleanup()
  await show({ hasOlder: true })
  expect(screen.getByRole('status').textContent).toBe('')
})

it('says that older candles are on their way', async () => {
  await show({ hasOlder: true, isLoadingOlder: true })
  expect(screen.getByRole('status').textContent).toBe('Loading older candles')
})

it('offers another try when older candles did not come', async () => {
  let tries = 0
  await show({ hasOlder: true, isOlderFailed: true, retryOlder: () => Promise.resolve((tries += 1)) })
  expect(screen.getByText(/could not be loaded/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(tries).toBe(1)
})
