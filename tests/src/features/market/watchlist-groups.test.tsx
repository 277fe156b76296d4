import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, it } from 'vitest'
import { getListWatchlistMockHandler } from '#src/api/generated/market/market.msw.ts'
import type { WatchlistGroup } from '#models'
import WatchlistScreen from '#src/features/market/watchlist-screen.tsx'
import { useWatchlistView } from '#src/features/market/watchlist-view.ts'
import { open, pageOf, product, useNetwork } from '../support/market.tsx'

useNetwork()
afterEach(() => useWatchlistView.setState({ sort: undefined, group: undefined }))

type Saved = Record<string, string>

/** A watchlist of three products with these groups; what is saved. */
function serveGroups(groups: WatchlistGroup[], refusal?: { code: number; msg: string }) {
  const saved: Saved[] = []
  const handlers = [
    getListWatchlistMockHandler(() => pageOf([1, 2, 3].map(id => product(id)))),
    http.get('*/api/userProductOption/groups', () =>
      HttpResponse.json({ code: 200, msg: 'ok', rows: groups, total: groups.length }),
    ),
    http.post('*/api/userProductOption/saveGroup', async ({ request }) => {
      const fields = Object.fromEntries(new URLSearchParams(await request.text()))
      saved.push(fields)
      if (refusal) return HttpResponse.json(refusal)
      const others = groups.filter(({ name }) => name !== fields['group'])
      const productIds = fields['productIds'] ? fields['productIds'].split(',').map(Number) : []
      groups.splice(0, groups.length, ...others)
      if (productIds.length > 0) groups.push({ name: fields['name']!, productIds })
      const msg = productIds.length > 0 ? 'hint_watch_group_saved' : 'hint_watch_group_deleted'
      return HttpResponse.json({ code: 200, msg })
    }),
  ]
  return { saved, handlers }
}

const products = () =>
  screen.getAllByRole('listitem').map(row => /Product \d/.exec(row.textContent ?? '')?.[0])
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const sheet = (name: string) => screen.findByRole('dialog', { name })

it('watchlist shows the products of the chosen group, and all of them again', async () => {
  const { handlers } = serveGroups([
    { name: 'Coins', productIds: [3] },
    { name: 'Technology', productIds: [1, 2] },
  ])
  await open(WatchlistScreen, { isMember: true, handlers })
  fireEvent.click(await screen.findByRole('tab', { name: 'Technology' }))
  expect(products()).toEqual(['Product 1', 'Product 2'])
  expect(screen.getByRole('tab', { name: 'Technology', selected: true })).toBeTruthy()
  fireEvent.click(screen.getByRole('tab', { name: 'All' }))
  expect(products()).toEqual(['Product 1', 'Product 2', 'Product 3'])
})

it('a new group takes a product out of the other one, after its name and products were checked', async () => {
  const { saved, handlers } = serveGroups([{ name: 'Technology', productIds: [1, 2] }])
  await open(WatchlistScreen, { isMember: true, handlers })
  await screen.findByRole('tab', { name: 'Technology' })
  press('New group')
  const form = within(await sheet('New group'))
  const name = form.getByLabelText('Group name')
  fireEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(form.getByText('Enter a name without special characters')).toBeTruthy()
  expect(form.getByText('Choose at least one product')).toBeTruthy()
  fireEvent.change(name, { target: { value: ' Technology ' } })
  expect(form.getByText('You have a group with this name')).toBeTruthy()
  fireEvent.change(name, { target: { value: ' Later ' } })
  fireEvent.click(form.getByRole('checkbox', { name: /Product 2 · P2 · In Technology/ }))
  expect(form.queryByText('Choose at least one product')).toBeNull()
  const save = form.getByRole('button', { name: 'Save' })
  fireEvent.click(save)
  fireEvent.click(save)
  expect(await screen.findByText('Group saved')).toBeTruthy()
  expect(saved).toEqual([{ name: 'Later', productIds: '2' }])
  await waitFor(() => expect(products()).toEqual(['Product 2']))
})

it('a group is renamed and keeps what is not on the watchlist now, and is deleted', async () => {
  const { saved, handlers } = serveGroups([{ name: 'Technology', productIds: [1, 99] }])
  await open(WatchlistScreen, { isMember: true, handlers })
  fireEvent.click(await screen.findByRole('tab', { name: 'Technology' }))
  press('Edit group')
  const form = within(await sheet('Edit group'))
  fireEvent.change(form.getByLabelText('Group name'), { target: { value: 'تقنية' } })
  fireEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('tab', { name: 'تقنية', selected: true })).toBeTruthy()
  press('Edit group')
  fireEvent.click(within(await sheet('Edit group')).getByRole('button', { name: 'Delete group' }))
  await waitFor(() => expect(products()).toHaveLength(3))
  expect(saved).toEqual([
    { group: 'Technology', name: 'تقنية', productIds: '1,99' },
    { group: 'تقنية', name: 'تقنية', productIds: '' },
  ])
})

it('a refused group stays in the sheet with the reason', async () => {
  const limit = { code: 460, msg: 'hint_watch_group_limit', params: { limit: '20' } }
  const { handlers } = serveGroups([], limit)
  await open(WatchlistScreen, { isMember: true, handlers })
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'New group' }).disabled).toBe(false),
  )
  press('New group')
  const form = within(await sheet('New group'))
  fireEvent.change(form.getByLabelText('Group name'), { target: { value: 'Coins' } })
  fireEvent.click(form.getByRole('checkbox', { name: /Product 3/ }))
  fireEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('You can have 20 groups. Delete one first')).toBeTruthy()
})

it('a group without products on the watchlist says so', async () => {
  const { handlers } = serveGroups([{ name: 'Old', productIds: [99] }])
  await open(WatchlistScreen, { isMember: true, handlers })
  fireEvent.click(await screen.findByRole('tab', { name: 'Old' }))
  expect(screen.getByText('No products in this group')).toBeTruthy()
})

it('the watchlist is shown while its groups cannot be loaded, which a retry mends', async () => {
  let isWell = false
  const { handlers } = serveGroups([{ name: 'Technology', productIds: [1] }])
  const failing = http.get('*/api/userProductOption/groups', () =>
    isWell ? undefined : HttpResponse.json({ code: 209, msg: 'not now' }),
  )
  await open(WatchlistScreen, { isMember: true, handlers: [failing, ...handlers] })
  expect(await screen.findByText('Your groups could not be loaded.')).toBeTruthy()
  expect(products()).toHaveLength(3)
  isWell = true
  press('Try again')
  expect(await screen.findByRole('tab', { name: 'Technology' })).toBeTruthy()
})
