import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getListRecommendedProductsMockHandler } from '#src/api/generated/market/market.msw.ts'
import { getListAppConfigMockHandler, getListPopUpsMockHandler } from '#src/api/generated/site/site.msw.ts'
import HomeEScreen from '#src/features/home/home-e-screen.tsx'
import { useSeenPopUps } from '#src/stores/seen/seen-popups.ts'
import { useLocale } from '#src/stores/settings/locale.ts'
import { block, configOf, open, pageOf, product, useNetwork } from '../support/market.tsx'

const popUp = (id: number, title: string, version = 1) => ({
  id,
  version,
  title,
  content: 'Please read.',
  image: null,
  link: null,
})
const onlyRanking = getListAppConfigMockHandler(configOf([block(1, 'ranking')]))
const recommended = getListRecommendedProductsMockHandler(pageOf([product(3, { productName: 'Middle' })]))

useNetwork()
beforeEach(() => {
  useSeenPopUps.setState({ seen: {} })
})
afterEach(() => {
  vi.restoreAllMocks()
})

it('home shows only the first popup, once per version [R3.2]', async () => {
  const rows = (version: number) =>
    getListPopUpsMockHandler({
      code: 200,
      msg: 'ok',
      total: 2,
      rows: [popUp(1, 'First', version), popUp(2, 'Second')],
    })
  const first = await open(HomeEScreen, { handlers: [rows(1), onlyRanking] })
  fireEvent.click(await screen.findByRole('button', { name: 'First' }))
  expect(within(await screen.findByRole('dialog', { name: 'First' })).getByText('Please read.')).toBeTruthy()
  expect(screen.queryByText('Second')).toBeNull()
  fireEvent.click(screen.getByText('Done'))
  await waitFor(() => expect(screen.queryByText('First')).toBeNull())
  expect(useSeenPopUps.getState().seen).toEqual({ 1: 1 })
  first.unmount()
  // Old enough for the cached copy to be refetched.
  localStorage.clear()
  await open(HomeEScreen, { handlers: [rows(2), onlyRanking] })
  expect(await screen.findByText('First')).toBeTruthy()
})

it('home is not covered by a popup: only its title is shown until it is pressed, and it can be dismissed there (look V28)', async () => {
  const first = { code: 200 as const, msg: 'ok', total: 1, rows: [popUp(1, 'First')] }
  await open(HomeEScreen, { handlers: [getListPopUpsMockHandler(first), onlyRanking] })
  const line = await screen.findByRole('complementary', { name: 'Announcements' })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByText('Please read.')).toBeNull()
  fireEvent.click(within(line).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByText('First')).toBeNull())
  expect(useSeenPopUps.getState().seen).toEqual({ 1: 1 })
})

it('home shows a popup only after the offer of a language has been answered (look V28)', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE'])
  useLocale.setState({ locale: 'en', isChosen: false })
  const first = { code: 200 as const, msg: 'ok', total: 1, rows: [popUp(1, 'First')] }
  await open(HomeEScreen, { handlers: [getListPopUpsMockHandler(first), onlyRanking, recommended] })
  await screen.findByText('Middle')
  expect(screen.queryByText('First')).toBeNull()
  act(() => useLocale.setState({ isChosen: true }))
  expect(await screen.findByText('First')).toBeTruthy()
})
