import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Activity, ActivityDetail } from '#models'
import ActivityScreen from '#src/features/activity/activity-screen.tsx'
import ActivitiesScreen from '#src/features/activity/activities-screen.tsx'
import { answering, errorOf, figureOf, useNetwork, visit, type Visit } from '../support/visit.tsx'

const list = '/pages/activity/index'
const detail = '/pages/activity/detail'
const screens = { [list]: ActivitiesScreen, [detail]: ActivityScreen }

const running: Activity = {
  id: 47,
  title: 'What will BTC cost?',
  summary: 'Say what one BTC will cost.',
  state: 'running',
  isOpen: true,
  productType: 2,
  productCode: 'BTC',
  startsAt: Date.UTC(2026, 10, 16),
  joinUntil: Date.UTC(2026, 10, 23),
  endsAt: Date.UTC(2026, 10, 30),
  prizes: [{ rank: 1, amount: '50' }],
  currencyName: 'USDT',
  participants: 2,
  closePrice: null,
  myForecast: null,
  myRank: null,
}
const ended: Activity = { ...running, id: 45, state: 'ended', isOpen: false, closePrice: '91250' }
const result = {
  rank: 1,
  name: 'an***',
  forecast: '91000',
  distance: '250',
  joinedAt: Date.UTC(2026, 10, 3, 12),
  prize: '50',
  isMine: true,
}
const ok = (data: object) => ({ code: 200, msg: 'ok', data })
const page = (...rows: object[]) => ({ code: 200, msg: 'ok', rows, total: rows.length })
const detailOf = (activity: Activity): ActivityDetail => ({
  activity,
  content: '<h2>The rule</h2><p>The nearest forecast wins.</p>',
  minForecast: '9125',
  maxForecast: '912500',
  priceScale: 2,
})
const open = (path: string, options: Visit = {}) =>
  visit(path, screens, {
    ...options,
    handlers: [
      ...(options.handlers ?? []),
      answering('get', '/api/activity/list', page(running, ended)),
      answering('get', '/api/activity/detail', ({ id }) => ok(detailOf(id === '45' ? ended : running))),
      answering('get', '/api/activity/results', page(result)),
    ],
  })

useNetwork()

describe('activity list', () => {
  it('separates open activities from ended ones, also for a guest [R1.4, R2.5]', async () => {
    await open(list, { isMember: false })
    const found = await screen.findByRole('list', { name: 'Activities' })
    expect(found.textContent).toContain('Open to join')
    expect(found.textContent).toContain('Ended')
  })

  it('filters by status only on request', async () => {
    const asked: (string | undefined)[] = []
    const rows = answering('get', '/api/activity/list', ({ state }) => (asked.push(state), page()))
    const { user } = await open(list, { handlers: [rows] })
    await user.click(await screen.findByRole('button', { name: 'Upcoming' }))
    await waitFor(() => expect(asked).toEqual([undefined, 'upcoming']))
    expect(await screen.findByText('A new one begins every Monday.')).toBeTruthy()
  })
})

describe('activity', () => {
  it('submits a forecast once and shows that it counts [R2.5]', async () => {
    const sent: Record<string, string>[] = []
    const joined = { ...running, myForecast: '92000.5' }
    const join = answering('post', '/api/activity/join', fields => (sent.push(fields), ok(joined)))
    const look = answering('get', '/api/activity/detail', () =>
      ok(detailOf(sent.length > 0 ? joined : running)),
    )
    const { user } = await open(`${detail}?id=47`, { handlers: [join, look] })
    await user.type(await screen.findByRole('textbox', { name: /Your forecast for one BTC/ }), '92,000.50')
    await user.dblClick(screen.getByRole('button', { name: 'Submit forecast' }))
    await waitFor(() => expect(figureOf('Your forecast')).toBe('92,000.50 USDT'))
    expect(sent).toMatchObject([{ id: '47', forecast: '92000.50' }])
    expect(screen.queryByRole('button', { name: 'Submit forecast' })).toBeNull()
  })

  it('shows an error at the field for a forecast out of range or too precise', async () => {
    const { user } = await open(`${detail}?id=47`)
    const field = await screen.findByRole('textbox', { name: /Your forecast for one BTC/ })
    await user.type(field, '12')
    await user.click(screen.getByRole('button', { name: 'Submit forecast' }))
    expect(errorOf(field)).toContain('9,125')
    await user.clear(field)
    await user.type(field, '92000.001')
    expect(errorOf(field)).toContain('2')
  })

  it('says that joining has closed meanwhile, with the time [R2.5]', async () => {
    const closed = { code: 460, msg: 'hint_activity_closed', params: { time: '2026-11-23 00:00 UTC' } }
    const { user } = await open(`${detail}?id=47`, {
      handlers: [answering('post', '/api/activity/join', closed)],
    })
    await user.type(await screen.findByRole('textbox', { name: /Your forecast/ }), '92000')
    await user.click(screen.getByRole('button', { name: 'Submit forecast' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Joining closed at 2026-11-23 00:00 UTC')
  })

  it('asks a guest to sign in and returns here [R1.4]', async () => {
    await open(`${detail}?id=47`, { isMember: false })
    const link = await screen.findByRole('link', { name: 'Sign in to join' })
    expect(link.getAttribute('href')).toContain(encodeURIComponent(`${detail}?id=47`))
  })

  it('publishes the result with everything needed to recompute the ranking [R2.5]', async () => {
    await open(`${detail}?id=45`)
    const places = await screen.findByRole('list', { name: 'Results' })
    expect(places.textContent).toContain('91,000.00')
    expect(places.textContent).toContain('250.00 away')
    expect(screen.getByText(/Ranked by distance from 91,250.00 USDT/)).toBeTruthy()
  })

  it('shows that an activity with this id does not exist', async () => {
    await open(`${detail}?id=none`)
    expect(await screen.findByText('Activity not found')).toBeTruthy()
  })
})
