/** Open orders whose lines are moved on the chart. */
import { fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { http, HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { MoveSpotOrder } from '#src/features/spot/move-spot-order.tsx'
import { termsOfMoved } from '#src/features/spot/move-order.ts'
import { useSpotPriceLines } from '#src/features/spot/use-spot-price-lines.ts'
import type { SpotOrder } from '#models'
import { dataOf } from '#src/api/envelope.ts'
import { getPlaceSpotOrderResponseMock } from '#src/api/generated/spot/spot.msw.ts'
import { MantineBoundary } from '#src/ui/forms/mantine-boundary.tsx'
import { createTestQueryClient } from '../support/query-client.ts'
import { backEnd, serveSpot, setUpTicketTests } from './support.tsx'

setUpTicketTests()

const example = dataOf(getPlaceSpotOrderResponseMock())!
const limitOrder: SpotOrder = {
  ...example,
  id: '77',
  exchangeType: 1,
  orderType: 'limit',
  status: 'open',
  quantity: '2',
  limitPrice: '180',
  fillPrice: null,
  closedAt: null,
}

function Page({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={createTestQueryClient()}>
      <MantineBoundary>
        <MemoryRouter>{children}</MemoryRouter>
      </MantineBoundary>
    </QueryClientProvider>
  )
}

function openMove(onClose = vi.fn()) {
  const world = serveSpot()
  render(
    <Page>
      <MoveSpotOrder order={limitOrder} moved={{ limitPrice: '182.5' }} onClose={onClose} />
    </Page>,
  )
  return { world, onClose }
}

const confirmButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Move order' })

describe('the line of an open order', () => {
  it('can be moved: its limit, its stop, or both of an OCO order', async () => {
    serveSpot()
    const orders: SpotOrder[] = [
      limitOrder,
      { ...limitOrder, id: '78', orderType: 'stopLimit', stopPrice: '200', limitPrice: '201' },
      { ...limitOrder, id: '79', exchangeType: 2, orderType: 'oco', stopPrice: '170', limitPrice: '210' },
    ]
    backEnd.use(
      http.get('*/api/spotOrder/list', () =>
        HttpResponse.json({ code: 200, msg: 'ok', rows: orders, total: 3 }),
      ),
    )
    const moves: unknown[] = []
    const { result } = renderHook(
      () => useSpotPriceLines(1, ({ id }, moved) => void moves.push([id, moved])),
      { wrapper: Page },
    )
    await waitFor(() => expect(result.current).toHaveLength(4))
    for (const line of result.current) line.onMove?.('190')
    expect(result.current.map(({ price }) => price)).toEqual(['180', '200', '210', '170'])
    expect(moves).toEqual([
      ['77', { limitPrice: '190' }],
      ['78', { stopPrice: '190' }],
      ['79', { limitPrice: '190' }],
      ['79', { stopPrice: '190' }],
    ])
  })
})

describe('a moved order', () => {
  it('keeps its quantity, its end and its take profit and stop loss', () => {
    const order: SpotOrder = {
      ...limitOrder,
      expiresAt: 1,
      takeProfitPrice: '220',
      stopLossPrice: '160',
    }
    expect(termsOfMoved(order, { limitPrice: '181' })).toEqual({
      exchangeType: 1,
      orderType: 'limit',
      quantity: '2',
      limitPrice: '181',
      takeProfitPrice: '220',
      stopLossPrice: '160',
      timeInForce: 'day',
    })
  })

  it('is a limit order once its stop price was reached; the limit of a stop order follows from its stop price', () => {
    const stop: SpotOrder = { ...limitOrder, orderType: 'stop', stopPrice: '200', limitPrice: '201' }
    const common = { exchangeType: 1, quantity: '2' }
    expect(termsOfMoved(stop, { stopPrice: '205' })).toEqual({
      ...common,
      orderType: 'stop',
      stopPrice: '205',
    })
    expect(termsOfMoved({ ...stop, triggeredAt: 5 }, { limitPrice: '199' })).toEqual({
      ...common,
      orderType: 'limit',
      limitPrice: '199',
    })
  })

  it('is reviewed with its old price and its new costs, and takes the place of the old one when it is confirmed', async () => {
    const { world, onClose } = openMove()
    expect(await screen.findByText('was 180.00')).toBeDefined()
    await waitFor(() => expect(confirmButton().disabled).toBe(false))
    expect(world.previews.at(-1)).toMatchObject({ replaces: '77', limitPrice: '182.5', quantity: '2' })
    expect(screen.getAllByText(/365\.365/).length).toBeGreaterThan(0)
    expect(world.orders).toEqual([])
    fireEvent.click(confirmButton())
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(world.orders).toHaveLength(1)
    expect(world.orders[0]).toMatchObject({
      replaces: '77',
      orderType: 'limit',
      limitPrice: '182.5',
      previewPrice: '182.5',
    })
  })

  it('says why it cannot be placed, and that the old one was filled meanwhile', async () => {
    const { world, onClose } = openMove()
    world.place = () => ({ code: 460, msg: 'hint_order_not_open' })
    await waitFor(() => expect(confirmButton().disabled).toBe(false))
    fireEvent.click(confirmButton())
    expect(await screen.findByText('This order is no longer open')).toBeDefined()
    expect(onClose).not.toHaveBeenCalled()
  })
})
