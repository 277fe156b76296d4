import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ShareOffer } from '#models'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { exampleOf } from '../support/examples.ts'
import { answering, useNetwork } from '../support/visit.tsx'
import { openOffer, openShares } from './support.tsx'

useNetwork()

const LIST = '/api/newShares/list'

/** The calendar as the server returns it, page by page. */
function calendar(offers: Record<'current' | 'listed', ShareOffer[]>) {
  return answering('get', LIST, ({ view, pageNum, pageSize }) => {
    const all = offers[view as 'current' | 'listed']
    const from = (Number(pageNum) - 1) * Number(pageSize)
    return { code: 200, msg: 'ok', rows: all.slice(from, from + Number(pageSize)), total: all.length }
  })
}

const offers = (): ShareOffer[] => {
  const open = openOffer()
  const HOUR = 3_600_000
  return [
    { ...open, id: 1, productName: 'Open Ltd', productNameLang: { ar: 'المفتوحة', zh: '开放公司' } },
    {
      ...open,
      id: 2,
      productName: 'Soon Ltd',
      productNameLang: {},
      status: 'upcoming',
      opensAt: Date.now() + 2 * HOUR + 600_000,
    },
    {
      ...open,
      id: 3,
      productName: 'Drawn Ltd',
      productNameLang: {},
      status: 'drawn',
      listsAt: Date.now() + 90_000,
    },
  ]
}

describe('new shares calendar', () => {
  it('groups open, upcoming and drawn offers with price and countdown [R2.5]', async () => {
    await openShares(PATHS.newShares, {}, { handlers: [calendar({ current: offers(), listed: [] })] })
    const open = within(await screen.findByRole('list', { name: 'Open now' }))
    const row = open.getByRole('link', { name: /Open Ltd.*Closes: .*\d:\d\d.*180\.25/ })
    expect(row.getAttribute('href')).toContain(pathTo(PATHS.newShareDetail, { id: 1 }))
    expect(row.textContent, 'seen only, as it changes').toMatch(/Closes in 2[23]h \d+m/)
    const coming = within(screen.getByRole('list', { name: 'Upcoming' }))
    expect(coming.getByRole('link', { name: /Soon Ltd.*Opens: / }).textContent).toMatch(/Opens in 2h \d+m/)
    const drawn = within(screen.getByRole('list', { name: 'Awaiting draw or listing' }))
    expect(drawn.getByRole('link', { name: /Drawn Ltd.*Listing: / }).textContent).toMatch(/Lists in 1m \d+s/)
    expect(screen.getByText(/All times are in this device’s time zone/)).toBeTruthy()
  })

  it('shows a guest everything but own subscriptions [R1.4]', async () => {
    const asked = { isMember: false, handlers: [calendar({ current: offers(), listed: [] })] }
    await openShares(PATHS.newShares, {}, asked)
    await screen.findByRole('list', { name: 'Open now' })
    expect(screen.queryByRole('link', { name: 'My subscriptions' })).toBeNull()
  })

  it('pages through listed offers to the end [R2.5]', async () => {
    const listed = Array.from({ length: 23 }, (_, index): ShareOffer => ({
      ...openOffer(),
      id: 100 - index,
      status: 'listed',
      productName: `No. ${index + 1}`,
      productNameLang: {},
    }))
    const { user } = await openShares(PATHS.newShares, {}, { handlers: [calendar({ current: [], listed })] })
    expect(await screen.findByText('No offers right now')).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: 'Listed' }))
    const list = await screen.findByRole('list', { name: 'Listed' })
    expect(within(list).getAllByRole('link')).toHaveLength(20)
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(23))
    expect(screen.getByText('End of list')).toBeTruthy()
  })

  it('offers a retry when it fails to load [R4.7]', async () => {
    const { user } = await openShares(
      PATHS.newShares,
      {},
      { handlers: [answering('get', LIST, { code: 209, msg: 'hint_not_now' })] },
    )
    const retry = await screen.findByRole('button', { name: 'Try again' })
    await user.click(retry)
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  it('shows companies and statuses in the reader’s language [R8.1]', async () => {
    await openShares(
      PATHS.newShares,
      {},
      { locale: 'ar', handlers: [calendar({ current: offers(), listed: [] })] },
    )
    expect(await screen.findByRole('heading', { level: 1, name: 'الأسهم الجديدة' })).toBeTruthy()
    expect(await screen.findByRole('link', { name: /المفتوحة.*مفتوح/ })).toBeTruthy()
  })
})

describe('own new share subscriptions', () => {
  it('are grouped into pending, allotted and cancelled, with receipt and links [R2.5]', async () => {
    const rows = exampleOf('listShareSubscriptions', 'some').rows
    const { user, route } = await openShares(PATHS.newShareRecords, { subscriptions: rows })
    const list = await screen.findByRole('list', { name: 'My subscriptions' })
    expect(within(list).getByText('2 of 3 lots')).toBeTruthy()
    expect(within(list).getByText('0 of 3 lots')).toBeTruthy()
    await user.click(within(list).getByRole('button', { name: /2 of 3 lots/ }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Apple' }))
    expect(sheet.getByText('1,802.50')).toBeTruthy()
    expect(sheet.getByText('9b21c4d7e8f0a1b2c3d4')).toBeTruthy()
    expect(sheet.getByRole('link', { name: 'Ledger entries' }).getAttribute('href')).toMatch(
      /accountRecord\?reference=\d+/,
    )
    expect(sheet.queryByRole('button', { name: 'Cancel subscription' })).toBeNull()
    await user.click(sheet.getByRole('button', { name: 'Close' }))
    await user.click(screen.getByRole('button', { name: 'Not allotted' }))
    await waitFor(() => expect(screen.queryByText('2 of 3 lots')).toBeNull())
    expect(route()).toContain('status=notAllotted')
    await user.click(screen.getByRole('button', { name: 'Canceled' }))
    expect(await screen.findByText('No matching subscriptions')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Show all' }))
    expect(await screen.findByText('2 of 3 lots')).toBeTruthy()
  })

  it.each([
    ['en', ['0 of 1 lot', '2 lots']],
    ['de', ['0 von 1 Paket', '2 Pakete']],
    ['fr', ['0 sur 1 lot', '2 lots']],
    ['rus', ['0 из 1 лота', '2 лота']],
    ['zh', ['1 手中获配 0 手', '2 手']],
    ['ar', ['0 من 1 حصة', '2 حصتان']],
  ] as const)('pluralise lots by the rules of %s [R8.1]', async (locale, texts) => {
    const [drawn, waiting] = [
      { ...exampleOf('listShareSubscriptions', 'some').rows[0]!, lots: 1, allottedLots: 0 },
      { ...exampleOf('listShareSubscriptions', 'some').rows[0]!, id: '9', lots: 2, allottedLots: null },
    ]
    await openShares(PATHS.newShareRecords, { subscriptions: [drawn, waiting] }, { locale })
    for (const text of texts) expect(await screen.findByText(text)).toBeTruthy()
  })

  it('link to the calendar while there are none, and offer a retry [R4.7]', async () => {
    await openShares(PATHS.newShareRecords)
    expect((await screen.findByRole('link', { name: 'Go to calendar' })).getAttribute('href')).toContain(
      PATHS.newShares,
    )
  })

  it('have an error state [R8.6]', async () => {
    const handlers = [answering('get', '/api/newShares/his', { code: 209, msg: 'hint_not_now' })]
    await openShares(PATHS.newShareRecords, {}, { handlers })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})
