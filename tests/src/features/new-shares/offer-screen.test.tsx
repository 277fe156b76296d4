import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { ShareEntry, ShareOfferDetail } from '#models'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { exampleOf } from '../support/examples.ts'
import { answering, errorOf, figureOf, unreachable, useNetwork } from '../support/visit.tsx'
import { pressWhenReady, review } from '../support/review.ts'
import { openOffer, openShares, previewOf } from './support.tsx'

useNetwork()

const ROUTE = pathTo(PATHS.newShareDetail, { id: 1387 })
const SUBSCRIBE = '/api/newShares/subscribe'
const PREVIEW = '/api/newShares/preview'

const lots = () => screen.findByRole('textbox', { name: 'Lots' })
type User = Awaited<ReturnType<typeof openShares>>['user']
const confirm = (user: User) => review(user, 'Subscribe', /^Subscribe, hold/)

/** A detail of the specification with another offer state. */
const detailOf = (name: string, offer = {}): ShareOfferDetail => ({
  ...exampleOf('getShareOffer', name).data,
  offer: { ...openOffer(), ...offer },
})

describe('subscribing to an offer', () => {
  it('shows everything it holds, costs and risks before the button, and sends exactly that [R2.5, R5.1]', async () => {
    const { user, world } = await openShares(ROUTE)
    const field = await lots()
    expect(screen.getByText('lot')).toBeTruthy()
    await user.clear(field)
    await user.type(field, '3')
    await waitFor(() => expect(figureOf('Shares if fully allotted')).toBe('15'))
    expect(screen.getByText('15 × 180.25')).toBeTruthy()
    expect(screen.getByText(/You may get nothing, and shares can lose value/)).toBeTruthy()
    expect(
      screen.getByText(/2,706\.45375 USDT stays on hold until .* cannot be used until then/),
    ).toBeTruthy()
    expect(screen.getByText(/^Lots requested so far: 5; lots offered: 100\./)).toBeTruthy()
    await user.click(await review(user, 'Subscribe', 'Subscribe, hold 2,706.45375 USDT'))
    const receipt = within(await screen.findByRole('dialog', { name: 'Subscribed' }))
    expect(receipt.getByText('Matches the preview exactly.')).toBeTruthy()
    expect(receipt.getByText('3 lots, 15 shares')).toBeTruthy()
    expect(world.sent.filter(([path]) => path === 'subscribe')).toMatchObject([
      ['subscribe', { offerId: '1387', lots: '3' }],
    ])
  })

  it('warns when the receipt differs from the preview [R5.1]', async () => {
    const other = { ...exampleOf('subscribeToShares', 'waiting').data, held: '9999' }
    const { user } = await openShares(
      ROUTE,
      {},
      { handlers: [answering('post', SUBSCRIBE, { code: 200, msg: 'ok', data: other })] },
    )
    await user.click(await confirm(user))
    expect(await screen.findByText(/Differs from the preview/)).toBeTruthy()
  })

  it.each([
    ['nothing', '', /field is required/],
    ['none', '0', /greater than zero/],
    ['half a lot', '1.5', /Whole lots only/],
    ['more than the maximum', '21', /20/],
    ['a word', 'x', /valid number/],
  ])('shows an error at the field for %s and sends nothing [R5.4]', async (_, typed, words) => {
    const { user, world } = await openShares(ROUTE)
    const field = await lots()
    await user.clear(field)
    if (typed) await user.type(field, typed)
    await user.click(screen.getByRole('button', { name: /^Subscribe/ }))
    await waitFor(() => expect(errorOf(field)).toMatch(words))
    expect(world.sent.some(([path]) => path === 'subscribe')).toBe(false)
  })

  it('shows an insufficient balance at the field, as the preview says [R5.1]', async () => {
    const problem = {
      field: 'lots',
      msg: 'hint_insufficient_balance',
      params: { available: '100', currency: 'USDT' },
    }
    const handlers = [
      answering('post', PREVIEW, ({ lots: asked }) => ({
        code: 200,
        msg: 'ok',
        data: { ...previewOf(openOffer(), Number(asked)), problem },
      })),
    ]
    const { user, world } = await openShares(ROUTE, {}, { handlers })
    await pressWhenReady(user, 'Subscribe')
    expect(errorOf(await lots())).toBe('Not enough funds: 100 USDT available')
    expect(world.sent.some(([path]) => path === 'subscribe')).toBe(false)
  })

  it('sends once on a double tap [R8.9]', async () => {
    const { user, world } = await openShares(ROUTE)
    await user.dblClick(await confirm(user))
    await screen.findByRole('dialog', { name: 'Subscribed' })
    expect(world.sent.filter(([path]) => path === 'subscribe')).toHaveLength(1)
  })

  it('shows an existing subscription that another tab has made [R2.5]', async () => {
    const handlers = [answering('post', SUBSCRIBE, { code: 460, msg: 'hint_share_already_subscribed' })]
    const { user, world } = await openShares(ROUTE, {}, { handlers })
    const button = await confirm(user)
    world.detail = { ...world.detail, mine: exampleOf('subscribeToShares', 'waiting').data }
    await user.click(button)
    expect(await screen.findByRole('list', { name: 'Your subscription' })).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'Lots' })).toBeNull()
  })

  it('retries with the same key when no answer came, and says that it may have been done [R8.6, R8.9]', async () => {
    const { user } = await openShares(ROUTE, {}, { handlers: [unreachable('post', SUBSCRIBE)] })
    await user.click(await confirm(user))
    expect(await screen.findByText(/it will not be done twice/)).toBeTruthy()
    expect((await lots()).hasAttribute('disabled')).toBe(true)
  })

  it('asks a guest to sign in and returns [R1.4]', async () => {
    await openShares(ROUTE, {}, { isMember: false })
    const link = await screen.findByRole('link', { name: 'Sign in to subscribe' })
    expect(decodeURIComponent(link.getAttribute('href')!)).toContain(ROUTE)
  })

  it('shows when subscriptions open and when they are over [R2.5]', async () => {
    const upcoming = detailOf('open', { status: 'upcoming', opensAt: Date.now() + 3_600_000 })
    const { unmount } = await openShares(ROUTE, { detail: upcoming })
    expect(await screen.findByText(/You can subscribe from .*\d.*\.$/)).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'Lots' })).toBeNull()
    unmount()
    await openShares(ROUTE, { detail: detailOf('open', { status: 'closed' }) })
    expect(await screen.findByText(/This offer is closed/)).toBeTruthy()
  })

  it('says that the offer has closed meanwhile and holds nothing [R2.5]', async () => {
    const { user, world } = await openShares(
      ROUTE,
      {},
      { handlers: [answering('post', SUBSCRIBE, { code: 460, msg: 'hint_share_offer_not_open' })] },
    )
    await user.click(await confirm(user))
    expect(await screen.findByText('This offer is not open for subscribing or canceling')).toBeTruthy()
    expect(world.detail.mine).toBeNull()
  })

  it('is cancelled after confirmation, releases everything, and can be repeated [R2.5]', async () => {
    const { user } = await openShares(ROUTE)
    await user.click(await confirm(user))
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Subscribed' })).getByRole('button', {
        name: 'Close',
      }),
    )
    await user.click(await screen.findByRole('button', { name: /Awaiting draw/ }))
    await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Cancel subscription' }))
    expect(sheet.getByText('The amount on hold is released to you.')).toBeTruthy()
    await user.click(sheet.getByRole('button', { name: 'Cancel subscription' }))
    expect(await screen.findByRole('button', { name: /Canceled/ })).toBeTruthy()
    expect(await lots()).toBeTruthy()
  })
})

describe('offer', () => {
  it('shows its terms beside the market price, its dates and its documents [R2.5]', async () => {
    const { user } = await openShares(ROUTE)
    await screen.findByRole('heading', { level: 1, name: 'Apple' })
    expect(figureOf('Shares per lot')).toBe('5')
    expect(figureOf('Market price when announced')).toBe('187.76 USDT')
    await user.click(screen.getByRole('button', { name: 'Risks' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Risks' }))
    expect(sheet.getByText(/You may get nothing/)).toBeTruthy()
  })

  it('that is unknown links to the calendar; one that fails to load offers a retry [R4.7]', async () => {
    const handlers = [
      answering('get', '/api/newShares/detail', { code: 460, msg: 'hint_share_offer_unknown' }),
    ]
    const { unmount } = await openShares(ROUTE, {}, { handlers })
    expect(await screen.findByText('Offer not found')).toBeTruthy()
    unmount()
    await openShares(pathTo(PATHS.newShareDetail, { id: 'x' }))
    expect(await screen.findByRole('link', { name: 'Go to calendar' })).toBeTruthy()
  })
})

describe('allotment draw of an offer', () => {
  const ENTRIES = '/api/newShares/entries'
  const entries = () => exampleOf('listShareEntries', 'drawn').rows
  const drawn = () => detailOf('drawn', { status: 'drawn', totalLots: 4 })
  const listing = (rows: ShareEntry[]) =>
    answering('get', ENTRIES, { code: 200, msg: 'ok', rows, total: rows.length })

  it('is recomputed on the device and matches the published result [R2.5]', async () => {
    const { user } = await openShares(ROUTE, { detail: drawn() }, { handlers: [listing(entries())] })
    await user.click(await screen.findByRole('button', { name: 'Verify the draw' }))
    expect(await screen.findByText(/all 2 entries were allotted what they drew/)).toBeTruthy()
    expect(screen.getByText('Lots allotted to your entry: 2.')).toBeTruthy()
  })

  it('reports every kind of difference [R2.5]', async () => {
    const [first, second] = entries()
    const moved = [
      { ...first!, allottedLots: first!.allottedLots! - 1 },
      { ...second!, allottedLots: second!.allottedLots! + 1 },
    ]
    const { user, unmount } = await openShares(ROUTE, { detail: drawn() }, { handlers: [listing(moved)] })
    await user.click(await screen.findByRole('button', { name: 'Verify the draw' }))
    expect(
      await screen.findByText(/Entry 0c5f6b1d2e3a4958677f was allotted 1 lot, but drew 2\./),
    ).toBeTruthy()
    unmount()
    const swapped = drawn()
    swapped.draw.commitment = 'f'.repeat(64)
    const again = await openShares(ROUTE, { detail: swapped }, { handlers: [listing(entries().slice(0, 1))] })
    await again.user.click(await screen.findByRole('button', { name: 'Verify the draw' }))
    expect(await screen.findByText(/The seed does not match the hash shown before/)).toBeTruthy()
    expect(screen.getByText(/The list is not the one fixed at closing/)).toBeTruthy()
  })

  it('cannot be verified before it is made or without its list [R2.5]', async () => {
    const { unmount } = await openShares(ROUTE)
    expect(await screen.findByText('shown after the draw')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Verify the draw' })).toBeNull()
    unmount()
    const { user } = await openShares(ROUTE, { detail: drawn() }, { handlers: [unreachable('get', ENTRIES)] })
    await user.click(await screen.findByRole('button', { name: 'Verify the draw' }))
    expect(await screen.findByText('The list could not be loaded. Try again.')).toBeTruthy()
  })

  it('lists the participants, marks the own entry and exports the list as CSV [R2.5]', async () => {
    const saved: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => {
      saved.push(blob as Blob)
      return 'blob:list'
    })
    const { user } = await openShares(ROUTE, { detail: drawn() }, { handlers: [listing(entries())] })
    await user.click(await screen.findByRole('button', { name: 'View draw entries' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Draw entries' }))
    expect(await sheet.findByText('yours')).toBeTruthy()
    expect(sheet.getByText('sandbox entry')).toBeTruthy()
    await user.click(sheet.getByRole('button', { name: 'Download list' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(await saved[0]!.text()).toBe(
      'id,origin,lots,allottedLots\r\n0c5f6b1d2e3a4958677f,sandbox,2,2\r\n9b21c4d7e8f0a1b2c3d4,account,3,2\r\n',
    )
    vi.restoreAllMocks()
  })
})
