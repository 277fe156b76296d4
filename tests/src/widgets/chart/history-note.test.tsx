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

it('chart history note names the start of the history when it is reached', async () => {
  await show({})
  expect(screen.getByRole('status').textContent).toBe('History starts here: Jan 4, 2021')
})

it('chart history note is hidden while the start is out of view or unknown', async () => {
  await show({}, false)
  expect(screen.getByRole('status').textContent).toBe('')
  cleanup()
  await show({ hasOlder: true })
  expect(screen.getByRole('status').textContent).toBe('')
})

it('chart history note says that older candles are loading', async () => {
  await show({ hasOlder: true, isLoadingOlder: true })
  expect(screen.getByRole('status').textContent).toBe('Loading older candles')
})

it('chart history note offers a retry when older candles fail to load', async () => {
  let tries = 0
  await show({ hasOlder: true, isOlderFailed: true, retryOlder: () => Promise.resolve((tries += 1)) })
  expect(screen.getByText(/could not be loaded/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(tries).toBe(1)
})
