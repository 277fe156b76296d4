import { act, fireEvent, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { getGetDepthMockHandler } from '#src/api/generated/market/market.msw.ts'
import MarketDepth from '#src/widgets/market-depth/market-depth.tsx'
import { callsTo, open, useNetwork } from '#tests/src/features/support/market.tsx'

useNetwork()

const product = { productType: 1, productCode: 'AAPL' } as const
const Depth = () => <MarketDepth product={product} priceScale={2} />
const level = (cents: number) => ({ price: (cents / 100).toFixed(2), quantity: '1.50' })
const twenty = getGetDepthMockHandler({
  code: 200,
  msg: 'ok',
  data: {
    productId: 1,
    time: 1_795_199_400_000,
    bids: Array.from({ length: 20 }, (_, index) => level(18_728 - index)),
    asks: Array.from({ length: 20 }, (_, index) => level(18_732 + index)),
  },
})
const rowsOf = (name: string) => within(screen.getByRole('table', { name })).getAllByRole('row').slice(1)

it('market depth shows the five best bids and asks and the spread, and twenty on request', async () => {
  await open(Depth, { handlers: [twenty] })
  await screen.findByText('187.28')
  expect(rowsOf('Bids')).toHaveLength(5)
  expect(rowsOf('Asks')[0]!.textContent).toBe('187.321.50')
  expect(screen.getByText('0.04 (0.021%)')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Show 20 levels' }))
  expect(rowsOf('Bids')).toHaveLength(20)
  expect(rowsOf('Asks').at(-1)!.textContent).toBe('187.511.50')
  fireEvent.click(screen.getByRole('button', { name: 'Show 5 levels' }))
  expect(rowsOf('Asks')).toHaveLength(5)
})

it('market depth shows recent trades and their side, and fetches nothing else meanwhile', async () => {
  const asked = callsTo('/api/product/trades')
  await open(Depth, { handlers: [twenty] })
  await screen.findByText('187.28')
  expect(asked).toHaveLength(0)
  fireEvent.click(screen.getByRole('tab', { name: 'Recent trades' }))
  await screen.findByText('187.31')
  const [first, second] = rowsOf('Recent trades')
  expect(within(first!).getByText('bought')).toBeTruthy()
  expect(within(second!).getByText('sold')).toBeTruthy()
  expect(asked[0]?.get('limit')).toBe('20')
})

it('market depth offers a retry when the order book fails to load', async () => {
  let isBroken = true
  const broken = http.get('*/api/product/depth', () =>
    isBroken ? HttpResponse.json({ code: 209, msg: '' }) : undefined,
  )
  await open(Depth, { handlers: [broken, twenty] })
  const alert = await screen.findByRole('alert')
  isBroken = false
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('187.28')).toBeTruthy()
})

it('market depth keeps its last data and marks it as outdated when updates stop', async () => {
  let isBroken = false
  const broken = http.get('*/api/product/depth', () =>
    isBroken ? HttpResponse.json({ code: 209, msg: '' }) : undefined,
  )
  const { client } = await open(Depth, { handlers: [broken, twenty] })
  await screen.findByText('187.28')
  isBroken = true
  await client.refetchQueries()
  expect(await screen.findByText('The order book is not up to date')).toBeTruthy()
  expect(screen.getByText('187.28')).toBeTruthy()
})

it('market depth passes the price of a level that is pressed; one tab stop a side, arrows move between levels', async () => {
  const chosen: string[] = []
  const Chosen = () => (
    <MarketDepth product={product} priceScale={2} onChoosePrice={price => chosen.push(price)} />
  )
  await open(Chosen, { handlers: [twenty] })
  fireEvent.click(await screen.findByRole('button', { name: 'Use 187.27 as limit price' }))
  expect(chosen).toEqual(['187.27'])
  const bids = within(screen.getByRole('table', { name: 'Bids' })).getAllByRole('button')
  const stops = () => bids.map(bid => bid.tabIndex)
  bids[0]!.focus()
  expect(stops()).toEqual([0, -1, -1, -1, -1])
  fireEvent.keyDown(bids[0]!, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(bids[1])
  expect(stops()).toEqual([-1, 0, -1, -1, -1])
  fireEvent.keyDown(bids[1]!, { key: 'End' })
  fireEvent.keyDown(bids[4]!, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(bids[4])
  fireEvent.keyDown(bids[4]!, { key: 'Home' })
  expect(document.activeElement).toBe(bids[0])
})

it('market depth takes the price of a level that was heard, not the one that came since; a pointer takes the last (a11y X25)', async () => {
  let best = 18_728
  const moving = http.get('*/api/product/depth', () =>
    HttpResponse.json({
      code: 200,
      msg: 'ok',
      data: { productId: 1, time: 1_795_199_400_000, bids: [level(best)], asks: [level(best + 4)] },
    }),
  )
  const chosen: string[] = []
  const Chosen = () => (
    <MarketDepth product={product} priceScale={2} onChoosePrice={price => chosen.push(price)} />
  )
  const { client } = await open(Chosen, { handlers: [moving] })
  const bid = await screen.findByRole('button', { name: 'Use 187.28 as limit price' })
  act(() => bid.focus())
  best = 18_735
  await act(() => client.refetchQueries())
  await screen.findByText('187.39')
  expect(bid.getAttribute('aria-label')).toBe('Use 187.28 as limit price')
  expect(bid.textContent).toBe('187.28')
  fireEvent.click(bid)
  fireEvent.click(bid, { detail: 1 })
  expect(bid.textContent).toBe('187.35')
  fireEvent.click(bid, { detail: 1 })
  expect(chosen).toEqual(['187.28', '187.28', '187.35'])
})

it('market depth as a ladder has the best ask above the best bid, where the keyboard enters either side', async () => {
  const Ladder = () => <MarketDepth product={product} priceScale={2} isLadder onChoosePrice={() => {}} />
  await open(Ladder, { handlers: [twenty] })
  await screen.findByText('187.28')
  const textsOf = (row: HTMLElement | undefined) => Array.from(row!.children, cell => cell.textContent)
  expect(textsOf(rowsOf('Asks').at(-1))).toEqual(['187.32', '1.50', '1.50'])
  expect(textsOf(rowsOf('Bids')[0])).toEqual(['187.28', '1.50', '1.50'])
  const tabStops = screen.getAllByRole('button').filter(button => button.tabIndex === 0)
  expect(tabStops.map(button => button.textContent)).toEqual(['187.32', '187.28'])
  expect(screen.getAllByRole('table').map(table => table.querySelector('caption')?.textContent)).toEqual([
    'Asks',
    'Bids',
  ])
})

it('market depth as a ladder sums what is offered up to each level, in figures of four digits that add up', async () => {
  const answer = getGetDepthMockHandler({
    code: 200,
    msg: 'ok',
    data: {
      productId: 1,
      time: 1_795_199_400_000,
      bids: [
        { price: '187.28', quantity: '16.795377' },
        { price: '187.27', quantity: '3.006004' },
      ],
      asks: [
        { price: '187.32', quantity: '0.500009' },
        { price: '187.33', quantity: '2.250000' },
      ],
    },
  })
  await open(() => <MarketDepth product={product} priceScale={2} isLadder />, { handlers: [answer] })
  await screen.findByText('187.28')
  const cellsOf = (name: string) =>
    rowsOf(name).map(row => Array.from(row.children, cell => cell.textContent))
  expect(cellsOf('Asks')).toEqual([
    ['187.33', '2.25', '2.75'],
    ['187.32', '0.50', '0.50'],
  ])
  expect(cellsOf('Bids')).toEqual([
    ['187.28', '16.79', '16.79'],
    ['187.27', '3.00', '19.79'],
  ])
  const heads = within(screen.getByRole('table', { name: 'Bids' })).getAllByRole('columnheader')
  expect(heads.map(head => head.textContent)).toEqual(['Bid', 'Quantity', 'Total'])
})
