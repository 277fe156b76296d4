import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Award as AwardRow } from '#models'
import AwardsScreen from '#src/features/reward/awards-screen.tsx'
import { answering, figureOf, useNetwork, visit, type Visit } from '../support/visit.tsx'

const path = '/pages/user/award'
const screens = { [path]: AwardsScreen }
const PAID = Date.UTC(2026, 10, 13, 12)

const share: AwardRow = {
  id: '7321480000000061',
  kind: 'team',
  amount: '0.037464',
  currencyName: 'USDT',
  time: PAID,
  level: 1,
  memberName: 'an***',
  day: Date.UTC(2026, 10, 12),
  base: '0.37464',
  rate: '0.1',
  orderId: null,
  taskCode: null,
  activityId: null,
  rank: null,
}
const prize: AwardRow = {
  ...share,
  id: '7321480000000064',
  kind: 'activity',
  amount: '50',
  level: null,
  memberName: null,
  day: null,
  base: null,
  rate: null,
  activityId: 45,
  rank: 1,
}
const page = (...rows: object[]) => ({ code: 200, msg: 'ok', rows, total: rows.length })
const total = (kind: AwardRow['kind'], count: number, amount: string) => ({
  kind,
  count,
  amount,
  currencyName: 'USDT',
})
const defaultHandlers = [
  answering('get', '/api/award/list', page(prize, share)),
  answering(
    'get',
    '/api/award/totals',
    page(
      total('team', 1, '0.037464'),
      total('task', 0, '0'),
      total('voucher', 0, '0'),
      total('activity', 1, '50'),
    ),
  ),
]
const open = (query = '', options: Visit = {}) =>
  visit(path + query, screens, { ...options, handlers: [...(options.handlers ?? []), ...defaultHandlers] })

useNetwork()

describe('awards', () => {
  it('are totalled by kind, without a remainder [R2.5]', async () => {
    await open()
    await screen.findByRole('list', { name: 'Rewards' })
    await waitFor(() => expect(figureOf('Total rewards')).toBe('50.037464 USDT'))
  })

  it('show the calculation of a share and link to its ledger entry [R2.5]', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: /^Commission(?!s)/ }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Commission' }))
    expect(sheet.getByText('an*** · level 1')).toBeTruthy()
    expect(sheet.getByText('Nov 12, 2026')).toBeTruthy()
    expect(sheet.getByText(/^0\.37464/)).toBeTruthy()
    expect(sheet.getByText('10%')).toBeTruthy()
    const way = sheet.getByRole('link', { name: 'View ledger entry' }).getAttribute('href')
    expect(way).toBe('/pages/record/accountRecord?reference=7321480000000061')
  })

  it('filter by kind and level from the URL [R2.5]', async () => {
    const asked: Record<string, string>[] = []
    const list = answering('get', '/api/award/list', fields => (asked.push(fields), page()))
    const { user, route } = await open('?kind=team', { handlers: [list] })
    await user.click(await screen.findByRole('button', { name: 'Level 2' }))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ kind: 'team', level: '2' }))
    expect(route()).toBe(`${path}?kind=team&level=2`)
    await user.click(await screen.findByRole('button', { name: 'Show all' }))
    await waitFor(() => expect(asked.at(-1)).not.toHaveProperty('kind'))
  })

  it('show an empty state', async () => {
    await open('', { handlers: [answering('get', '/api/award/list', page())] })
    expect(await screen.findByText('No rewards yet')).toBeTruthy()
  })
})
