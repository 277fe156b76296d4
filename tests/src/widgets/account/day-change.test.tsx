import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { setDisplay } from '#src/stores/settings/display.ts'
import { DayChangeButton } from '#src/widgets/account/day-change-button.tsx'
import { answering, useNetwork, visit } from '#tests/src/features/support/visit.tsx'

const path = '/pages/user/accountDetail'
const worth = { allMarginAmount: '0', profitAndLose: '0', userBalanceConvert: '10476.3' }
// Of another day than the device's.
const panel = { currencyId: 3, ...worth, profitAndLoseToday: '77.7', time: 1795199400000 }
const screens = { [path]: () => <DayChangeButton panel={panel} /> }
const dayPath = '/api/userInfo/dayChange'

const line = (kind: string, value: string, productId: number | null = null) => ({
  kind,
  productId,
  currencyId: null,
  assetName: productId === null ? null : 'AAPL',
  value,
})
const day = {
  currencyId: 3,
  dayStart: new Date(2026, 10, 24).getTime(),
  time: new Date(2026, 10, 24, 15).getTime(),
  startValue: '10000',
  paidIn: '500',
  paidOut: '20.5',
  change: '-3.2',
  endValue: '10476.3',
  lines: [line('holding', '-2.700001', 1), line('fees', '-0.5'), line('contracts', '0.000001')],
}
const answer = (change: object = {}) =>
  answering('get', dayPath, { code: 200, msg: 'ok', data: { ...day, ...change } })

useNetwork()

async function openDay(handlers = [answer()]) {
  const visited = await visit(path, screens, { handlers })
  await visited.user.click(await screen.findByRole('button', { name: /How it adds up/ }))
  return visited
}

it('today’s result opens every line to its last digit, and each line its entries [U2]', async () => {
  await openDay()
  const dialog = within(await screen.findByRole('dialog', { name: 'Today’s P&L' }))
  expect(await dialog.findByText('−2.700001')).toBeTruthy()
  expect(dialog.getByText('+0.000001')).toBeTruthy()
  expect(dialog.getByText('−3.200000')).toBeTruthy()
  expect(dialog.queryByText(/do not add up/)).toBeNull()
  const wayOf = (name: string) => dialog.getByRole('link', { name }).getAttribute('href')
  expect(wayOf('AAPL')).toBe('/pages/record/accountRecord?asset=p1&from=2026-11-24')
  expect(wayOf('Fees')).toBe('/pages/record/accountRecord?type=fee&from=2026-11-24')
  expect(wayOf('Deposits')).toBe('/pages/record/accountRecord?from=2026-11-24')
  expect(wayOf('Contract positions')).toBe('/pages/position/contractPosition')
})

it.each([
  ['as many as its longest figure has', {}, 6],
  [
    'those of money where none has more',
    { change: '-3.2', lines: [line('holding', '-2.7', 1), line('fees', '-0.5')] },
    2,
  ],
  [
    'never more than it needs, though the back end sends zeros',
    { startValue: '10000.000000', lines: [line('fees', '-3.200')] },
    2,
  ],
])('today’s result shows all its figures with the same decimals: %s (U18)', async (_, change, decimals) => {
  await openDay([answer(change)])
  const dialog = within(await screen.findByRole('dialog', { name: 'Today’s P&L' }))
  await dialog.findByRole('link', { name: 'Fees' })
  const figures = dialog.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(figures.length).toBeGreaterThan(4)
  for (const figure of figures) expect(figure).toMatch(new RegExp(`\\.\\d{${decimals}}( USDT)?$`))
})

it.each([
  ['a line is missing', { lines: day.lines.slice(1) }],
  ['what was paid out is hidden', { paidOut: '0' }],
  ['the change is prettier than the values', { change: '3.2' }],
])('today’s result says when the back end’s figures do not add up: %s [U2]', async (_, change) => {
  await openDay([answer(change)])
  expect(await screen.findByText(/do not add up/)).toBeTruthy()
})

it.each([
  ['that of the day of this device', [answer()], '−3.20'],
  [
    'that of the back end where it answers for no other day',
    [answering('get', dayPath, { code: 460, msg: 'x' })],
    '+77.70',
  ],
])('today’s result is %s [U2]', async (_, handlers, shown) => {
  const { client } = await visit(path, screens, { handlers })
  await waitFor(() => expect(client.isFetching()).toBe(0))
  expect(await screen.findByText(shown)).toBeTruthy()
})

it('today’s result asks for the day of this device, and is hidden with the balances [U2]', async () => {
  setDisplay({ hideFigures: true })
  const asked: (string | undefined)[] = []
  const handler = answering('get', dayPath, fields => {
    asked.push(fields.utcOffset)
    return { code: 200, msg: 'ok', data: day }
  })
  await openDay([handler])
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByRole('link', { name: 'AAPL' })
  expect(dialog.textContent).not.toMatch(/10,000|2\.70|3\.20/)
  const midnight = new Date()
  midnight.setHours(0, 0, 0, 0)
  expect(asked).toEqual([`${-midnight.getTimezoneOffset()}`])
})

it('today’s result offers a retry when it fails to load [R8.5]', async () => {
  let isUp = false
  const handler = answering('get', dayPath, () =>
    isUp ? { code: 200, msg: 'ok', data: day } : { code: 460, msg: 'x' },
  )
  const { user } = await openDay([handler])
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isUp = true
  await user.click(retry)
  expect(await screen.findByText('−2.700001')).toBeTruthy()
})
