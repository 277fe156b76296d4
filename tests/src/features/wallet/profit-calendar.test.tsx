import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import ProfitCalendar from '#src/features/wallet/profit-calendar.tsx'
import { addMonths, daysOfMonth, localMonth, weeksOfMonth } from '#src/lib/time/calendar-month.ts'
import { localDayRange } from '#src/lib/time/local-days.ts'
import { setDisplay } from '#src/stores/settings/display.ts'
import { answering, useNetwork, visit } from '../support/visit.tsx'

const path = '/pages/user/accountDetail'
const screens = { [path]: ProfitCalendar }
const month = localMonth(Date.now())

useNetwork()

const result = (day: string, change: string) => ({
  dayStart: localDayRange(day).start,
  change,
  paidIn: '0',
  paidOut: '0',
  endValue: '1',
})

it('profit calendar has each day’s result as a link to its entries, with a name that says all of it', async () => {
  const rows = [result(`${month}-01`, '1234.567'), result(`${month}-02`, '-3.2')]
  const days = answering('get', '/api/userInfo/dayResults', { code: 200, msg: 'ok', rows, total: 2 })
  await visit(path, screens, { handlers: [days] })
  const table = within(await screen.findByRole('table'))
  const links = table.getAllByRole('link')
  expect(links.map(link => link.getAttribute('href'))).toEqual(
    ['01', '02'].map(day => `/pages/record/accountRecord?from=${month}-${day}&to=${month}-${day}`),
  )
  expect(links[0]!.textContent).toMatch(/1\+1K.*\+1,234\.56 USDT$/)
  expect(links[1]!.textContent).toMatch(/2−3\.2.*−3\.20 USDT$/)
  expect(table.getAllByRole('columnheader')).toHaveLength(7)
})

it('profit calendar goes back twelve months and not into the future, and is hidden with the balances', async () => {
  setDisplay({ hideFigures: true })
  const asked: (string | undefined)[] = []
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const days = answering('get', '/api/userInfo/dayResults', fields => {
    expect(fields).toMatchObject({ timeZone })
    asked.push(fields.month)
    return { code: 200, msg: 'ok', rows: [result(`${fields.month}-01`, '77.7')], total: 1 }
  })
  const { user, container } = await visit(path, screens, { handlers: [days] })
  const next = screen.getByRole('button', { name: 'Next month' })
  const previous = screen.getByRole('button', { name: 'Previous month' })
  expect(next.getAttribute('aria-disabled')).toBe('true')
  for (let count = 1; count <= 12; count++) await user.click(previous) // oxlint-disable-line no-await-in-loop -- one press after another
  await waitFor(() => expect(asked.at(-1)).toBe(addMonths(month, -12)))
  expect(previous.getAttribute('aria-disabled')).toBe('true')
  await screen.findByRole('link')
  expect(container.textContent).not.toContain('77')
})

it('a month in weeks has each of its days once, under its weekday', () => {
  for (let count = 0; count < 60; count++) {
    const each = addMonths('2024-01', count)
    for (const firstDay of [1, 6, 7]) {
      const weeks = weeksOfMonth(each, firstDay)
      expect(weeks.flat().filter(Boolean)).toEqual(daysOfMonth(each))
      for (const week of weeks) {
        expect(week).toHaveLength(7)
        for (const [place, day] of week.entries()) {
          if (day) expect(new Date(localDayRange(day).start).getDay()).toBe((firstDay + place) % 7)
        }
      }
    }
  }
})
