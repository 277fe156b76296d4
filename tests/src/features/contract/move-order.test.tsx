/** Open contract orders whose lines are moved on the chart. */
import { fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { http, HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { contractDraftForm } from '#src/features/contract/contract-draft.ts'
import { MoveContractOrder } from '#src/features/contract/move-contract-order.tsx'
import { usePositionPriceLines } from '#src/features/contract/use-position-price-lines.ts'
import { dataOf } from '#src/api/envelope.ts'
import {
  getGetContractRulesResponseMock,
  getPlaceContractOrderResponseMock,
} from '#src/api/generated/contract/contract.msw.ts'
import { getAlertMock } from '#src/api/generated/alert/alert.msw.ts'
import { getQuickMock } from '#src/api/generated/quick/quick.msw.ts'
import { getSpotMock } from '#src/api/generated/spot/spot.msw.ts'
import { getGetProductResponseMock } from '#src/api/generated/market/market.msw.ts'
import type { ContractOrder } from '#models'
import { contracts } from '#src/app/trade/trading-modes.ts'
import { useChartLines } from '#src/app/trade/use-chart-lines.tsx'
import { PATHS } from '#src/lib/paths.ts'
import { saveDraft } from '#src/stores/storage/drafts.ts'
import { MantineBoundary } from '#src/ui/forms/mantine-boundary.tsx'
import { createTestQueryClient } from '../support/query-client.ts'
import { backEnd, setUpTicketTests } from '../spot/support.tsx'
import { serveContracts } from './support.tsx'

setUpTicketTests()

const example = dataOf(getPlaceContractOrderResponseMock())!
const order: ContractOrder = {
  ...example,
  id: '77',
  productId: 1,
  productType: 1,
  productCode: 'AAPL',
  direction: 'long',
  orderType: 'limit',
  status: 'open',
  quantity: '2',
  leverage: 5,
  limitPrice: '180',
  fillPrice: null,
  notional: '360',
  margin: '72',
  fee: '0.216',
  total: '72.216',
  takeProfit: '220',
  stopLoss: '170',
  liquidationPrice: '151.57',
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

function openMove(moved: Partial<ContractOrder> = {}, limitPrice = '182.5') {
  const onClose = vi.fn()
  const world = serveContracts()
  render(
    <Page>
      <MoveContractOrder order={{ ...order, ...moved }} limitPrice={limitPrice} onClose={onClose} />
    </Page>,
  )
  const sent = (path: string) =>
    world.received.filter(call => call.path.endsWith(path)).map(({ form }) => form)
  return { world, onClose, sent }
}

const confirmButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Move order' })
const row = (label: string) => screen.getByText(label).closest('div')?.textContent

describe('the line of an open contract order', () => {
  it('can be moved once the price steps of the contract are known, and asks for a review', async () => {
    serveContracts({ positions: [] })
    backEnd.use(
      http.get('*/api/contractOrder/list', () =>
        HttpResponse.json({ code: 200, msg: 'ok', rows: [order], total: 1 }),
      ),
    )
    const reviewMove = vi.fn()
    const product = { productId: 1, productType: 1, productCode: 'AAPL' } as const
    const { result } = renderHook(
      () => usePositionPriceLines(product, { reviewExits: vi.fn(), reviewMove }),
      { wrapper: Page },
    )
    await waitFor(() => expect(result.current[0]?.onMove).toBeDefined())
    expect(result.current).toMatchObject([
      { id: 'contract 77 order', kind: 'order', price: '180', label: 'Order Long 2', step: '0.01' },
    ])
    result.current[0]!.onMove!('182.5')
    expect(reviewMove.mock.calls).toEqual([[order, '182.5']])
  })
})

describe('the limit line of a contract ticket', () => {
  it('moves by the price step of the contract, as the ticket accepts no other price', async () => {
    serveContracts({ positions: [] })
    const answer = getGetContractRulesResponseMock()
    const rules = { ...answer, data: { ...dataOf(answer)!, priceStep: '0.25' } }
    const rulesHandler = http.get('*/api/contract/rules', () => HttpResponse.json(rules))
    backEnd.use(rulesHandler, ...getAlertMock(), ...getQuickMock(), ...getSpotMock())
    const { product, rules: productRules } = dataOf(getGetProductResponseMock())!
    saveDraft(contractDraftForm(product), { type: 'limit', limitPrice: '180' })
    const { result } = renderHook(
      () => useChartLines({ product, rules: productRules, mode: contracts, route: PATHS.trade }),
      { wrapper: Page },
    )
    const line = () => result.current.lines.find(({ kind }) => kind === 'ticket')
    await waitFor(() => expect(line()).toMatchObject({ price: '180', step: '0.25' }))
  })
})

describe('a moved contract order', () => {
  it('is reviewed with old and new price, margin, fee and liquidation price, and takes the place of the old one when it is confirmed', async () => {
    const { onClose, sent } = openMove()
    await waitFor(() => expect(confirmButton().disabled).toBe(false))
    expect(sent('preview').at(-1)).toMatchObject({
      replaces: '77',
      direction: 'long',
      orderType: 'limit',
      leverage: '5',
      quantity: '2',
      limitPrice: '182.5',
      takeProfit: '220',
      stopLoss: '170',
    })
    expect(row('Limit price')).toBe('Limit pricewas 180.00182.50')
    expect(row('Position value')).toMatch(/^Position valuewas 360\.00365\.00/)
    expect(row('Margin')).toMatch(/^Marginvalue divided by 5was 72\.0073\.00/)
    expect(row('Opening fee')).toMatch(/^Opening fee0\.06% of the valuewas 0\.2160\.219/)
    expect(row('Total cost')).toMatch(/^Total costwas 72\.21673\.219/)
    expect(row('Liquidation price')).toMatch(/^Liquidation price15\.79% awaywas 151\.57153\.68/)
    expect(screen.getByText(/^Quantity, leverage, take profit and stop loss stay the same/)).toBeDefined()
    expect(sent('place')).toEqual([])
    fireEvent.click(confirmButton())
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(sent('place')).toHaveLength(1)
    expect(sent('place')[0]).toMatchObject({
      replaces: '77',
      direction: 'long',
      orderType: 'limit',
      leverage: '5',
      quantity: '2',
      limitPrice: '182.5',
      takeProfit: '220',
      stopLoss: '170',
      previewPrice: '182.5',
    })
  })

  it('has no take profit and no stop loss where the old one has none, and says that there was no liquidation price', async () => {
    const { sent } = openMove({ takeProfit: null, stopLoss: null, liquidationPrice: null })
    await waitFor(() => expect(confirmButton().disabled).toBe(false))
    expect(sent('preview').at(-1)).not.toHaveProperty('takeProfit')
    expect(sent('preview').at(-1)).not.toHaveProperty('stopLoss')
    expect(row('Liquidation price')).toContain('was None')
  })

  it('cannot be confirmed where a take profit or stop loss, which stays, no longer fits the price', async () => {
    openMove({}, '169')
    expect((await screen.findByRole('alert')).textContent).toBe('Stop lossThis must be below 169')
    expect(confirmButton().disabled).toBe(true)
  })

  it('says that the old one was filled meanwhile, and stays', async () => {
    const { world, onClose } = openMove()
    world.answer = path => (path.endsWith('place') ? { code: 460, msg: 'hint_order_not_open' } : undefined)
    await waitFor(() => expect(confirmButton().disabled).toBe(false))
    fireEvent.click(confirmButton())
    expect(await screen.findByText('This order is no longer open')).toBeDefined()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('is sent again as it was when no answer came', async () => {
    const { world, onClose, sent } = openMove()
    world.answer = path => (path.endsWith('place') ? 'lost' : undefined)
    await waitFor(() => expect(confirmButton().disabled).toBe(false))
    fireEvent.click(confirmButton())
    expect(await screen.findByText(/No response received/)).toBeDefined()
    world.answer = () => undefined
    fireEvent.click(confirmButton())
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(new Set(sent('place').map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  })
})
