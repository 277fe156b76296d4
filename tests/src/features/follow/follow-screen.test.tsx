import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import FollowScreen from '#src/features/follow/follow-screen.tsx'
import { traderRecord } from '#src/lib/trading/trader-record.ts'
import { exampleOf } from '../support/examples.ts'
import { review } from '../support/review.ts'
import { answering, errorOf, figureOf, toasts, useNetwork, visit, type Visit } from '../support/visit.tsx'

const path = '/pages/followOrder/followOrder'
const screens = { [path]: FollowScreen }

const traders = exampleOf('listTraders', 'some')
const robot = traders.rows[0]!
const trades = exampleOf('listTraderTrades', 'some').rows
const detail = exampleOf('getTrader', 'robot').data
const active = exampleOf('listFollows', 'some').rows[0]!
const copies = exampleOf('listCopies', 'some')
const ok = (data: object) => ({ code: 200, msg: 'ok', data })
const page = (...rows: object[]) => ({ code: 200, msg: 'ok', rows, total: rows.length })

/** A record consistent with its trades. */
const points = [
  { time: robot.record.since, realised: '0', open: '0' },
  { time: robot.record.until, realised: '10.5', open: '-1.25' },
]
const honest = {
  ...detail,
  points,
  record: { ...detail.record, ...traderRecord([...trades, ...detail.openTrades], points) },
}

const defaultHandlers = [
  answering('get', '/api/trader/list', traders),
  answering('get', '/api/trader/detail', ok(honest)),
  answering('get', '/api/trader/trades', page(...trades)),
  answering('get', '/api/follow/list', page(active)),
  answering('get', '/api/follow/copies', copies),
]

const open = (query = '', options: Visit = {}) =>
  visit(path + query, screens, { ...options, handlers: [...(options.handlers ?? []), ...defaultHandlers] })

useNetwork()

describe('trader list', () => {
  it('shows a win rate that agrees with the counts beside it (look V39)', async () => {
    const record = { ...robot.record, wins: 4, closedTrades: 24, winRate: '16.66' }
    await open('', { handlers: [answering('get', '/api/trader/list', page({ ...robot, record }))] })
    const [first] = within(await screen.findByRole('list', { name: 'Traders' })).getAllByRole('listitem')
    expect(first!.textContent).toContain('Win rate16.67%4 of 24 trades')
  })

  it('shows a guest return and drawdown side by side, with the period and a disclaimer [R1.4]', async () => {
    await open('', { isMember: false })
    const [first, second] = within(await screen.findByRole('list', { name: 'Traders' })).getAllByRole(
      'listitem',
    )
    expect(first!.textContent).toContain('Sandbox robot TideRobot')
    expect(first!.textContent).toContain('Return+3.06%')
    expect(first!.textContent).toContain('Max. drawdown1.82%')
    expect(first!.textContent).toContain('1 of 2 trades')
    expect(second!.textContent).toContain('Return- -')
    expect(screen.getByText(/do not guarantee future results/)).toBeTruthy()
    expect(screen.getByText(/You can lose money, even with traders/)).toBeTruthy()
  })

  it('sorts as the reader chooses', async () => {
    const asked: (string | undefined)[] = []
    const list = answering('get', '/api/trader/list', ({ sort }) => (asked.push(sort), traders))
    const { user } = await open('', { handlers: [list] })
    await user.click(await screen.findByRole('button', { name: 'Lowest drawdown' }))
    await waitFor(() => expect(asked).toEqual(['returnRate', 'drawdown']))
  })

  it('has an empty state, and a retry when it fails to load', async () => {
    let isUp = false
    const { user } = await open('', {
      handlers: [answering('get', '/api/trader/list', () => (isUp ? page() : { code: 209, msg: 'later' }))],
    })
    await screen.findByRole('alert')
    isUp = true
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('No traders yet')).toBeTruthy()
  })
})

describe('trader', () => {
  const query = `?trader=${robot.id}`

  it('has a record that the device recomputes and confirms', async () => {
    const { user } = await open(query)
    await user.click(await screen.findByRole('button', { name: 'Verify on this device' }))
    expect(await screen.findByText('Every figure matches the 3 trades.')).toBeTruthy()
  })

  it('is marked when the record does not follow from the trades', async () => {
    const forged = { ...honest, record: { ...honest.record, returnRate: '99.00' } }
    const { user } = await open(query, { handlers: [answering('get', '/api/trader/detail', ok(forged))] })
    await user.click(await screen.findByRole('button', { name: 'Verify on this device' }))
    expect(await screen.findByText(/Do not rely on them/)).toBeTruthy()
    expect(screen.getByText(/returnRate: 99.00 shown/)).toBeTruthy()
  })

  it('shows the picture of the product of each trade (look V50)', async () => {
    const pictured = trades.map(trade => ({ ...trade, productImg: '/badge.svg' }))
    await open(query, { handlers: [answering('get', '/api/trader/trades', page(...pictured))] })
    const list = await screen.findByRole('list', { name: 'Closed trades' })
    await waitFor(() => expect(list.querySelectorAll('img[src$="/badge.svg"]')).toHaveLength(trades.length))
  })

  const fill = async (user: Awaited<ReturnType<typeof open>>['user'], amounts: [string, string, string]) => {
    const labels = ['Max. per trade', 'Max. total amount', 'Stop copying at a loss of']
    for (const [index, label] of labels.entries())
      await user.type(await screen.findByLabelText(label), amounts[index]!)
  }
  const follow = () => screen.getByRole('button', { name: 'Start copying' })
  const confirm = (user: Awaited<ReturnType<typeof open>>['user']) =>
    review(user, 'Start copying', 'Start copying')

  it('is followed once, by its review, on a double tap, with the typed limits (U22)', async () => {
    const sent: Record<string, string>[] = []
    const { user, route } = await open(query, {
      handlers: [
        answering('post', '/api/follow/start', async fields => {
          sent.push(fields)
          await new Promise(resolve => setTimeout(resolve, 20))
          return ok(active)
        }),
      ],
    })
    await fill(user, ['50', '1,200.5', '100'])
    expect(screen.getByText(/Up to 1,200.50 USDT is at risk/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Forex' }))
    await user.dblClick(await confirm(user))
    await waitFor(() => expect(route()).toBe(`${path}?view=mine`))
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      traderId: robot.id,
      sizing: 'amount',
      amount: '50',
      totalLimit: '1200.5',
      maxLoss: '100',
      slippage: '0.005',
      productTypes: '1,2,3',
      atStop: 'close',
    })
    expect(toasts).toEqual([])
  })

  it('is not followed with contradictory limits, which are shown at the field', async () => {
    const { user } = await open(query)
    await fill(user, ['50', '40', '100'])
    await user.click(follow())
    expect(errorOf(screen.getByLabelText('Max. total amount'))).toBe('Cannot be less than one trade')
  })

  it('keeps the input and the key when no answer came', async () => {
    const keys: (string | null | undefined)[] = []
    const lost = http.post('*/api/follow/start', async ({ request }) => {
      keys.push(new URLSearchParams(await request.text()).get('idempotencyKey'))
      return HttpResponse.error()
    })
    const first = await open(query, { handlers: [lost] })
    await fill(first.user, ['50', '200', '100'])
    await first.user.click(await confirm(first.user))
    expect((await screen.findByText(/it will not be done twice/)).textContent).toContain('Try again')
    first.unmount()
    const record = answering(
      'post',
      '/api/follow/start',
      fields => (keys.push(fields.idempotencyKey), ok(active)),
    )
    const second = await open(query, { handlers: [record] })
    expect((await screen.findByLabelText<HTMLInputElement>('Stop copying at a loss of')).value).toBe('100')
    await second.user.click(await confirm(second.user))
    await waitFor(() => expect(keys).toHaveLength(2))
    expect(keys[1]).toBe(keys[0])
  })

  it('sends a guest to sign in and back here', async () => {
    await open(query, { isMember: false })
    const link = await screen.findByRole('link', { name: 'Sign in to copy' })
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(`${path}?trader=${robot.id}`)
  })
})

describe('own follows', () => {
  it('show profit, loss and fees of each, and are stopped at any time as chosen', async () => {
    const sent: Record<string, string>[] = []
    const stop = answering(
      'post',
      '/api/follow/stop',
      fields => (sent.push(fields), ok({ ...active, status: 'stopped' })),
    )
    const { user } = await open('?view=mine', { handlers: [stop] })
    await screen.findByText('Copying')
    expect(figureOf('Net P&L')).toBe('−0.35 USDT')
    expect(figureOf('Fees (included)')).toBe('0.05')
    await user.click(screen.getByRole('button', { name: 'Stop' }))
    const sheet = within(screen.getByRole('dialog'))
    await user.click(sheet.getByRole('radio', { name: 'Keep as my own' }))
    await user.click(sheet.getByRole('button', { name: 'Stop' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ id: active.id, positions: 'keep' })
  })

  it('list copied orders with a mark, and skipped ones with the reason', async () => {
    await open('?view=copies')
    const [skipped, placed] = within(await screen.findByRole('list', { name: 'Copied trades' })).getAllByRole(
      'listitem',
    )
    expect(placed!.querySelector('[data-letter=A]'), 'the picture of AAPL, or its letter').toBeTruthy()
    expect(placed!.textContent).toContain('Bought AAPLCopied')
    expect(placed!.textContent).toContain('Copied from Sandbox robot Tide')
    expect(skipped!.textContent).toContain('Not copied: price beyond your maximum slippage')
  })
})

it('allow trading in public only after agreeing to its terms', async () => {
  const sent: Record<string, string>[] = []
  const { user } = await open('', {
    handlers: [
      answering('post', '/api/trader/become', fields => (sent.push(fields), ok({ ...robot, isMine: true }))),
    ],
  })
  await user.click(await screen.findByRole('button', { name: 'Share my trades' }))
  expect(screen.getByText(/Under this name, everyone can see every trade/)).toBeTruthy()
  const agree = screen.getByRole('button', { name: 'I agree, share my trades' })
  await user.click(agree)
  expect(errorOf(screen.getByLabelText('Public name'))).toContain('Use 2 to 24 letters')
  await user.type(screen.getByLabelText('Public name'), 'Ana')
  await user.click(agree)
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ nickName: 'Ana', consent: 'yes' })
})
