import { completeAnswer } from '#tests/support/specification/complete-answer.ts'
import { getListPlatformCurrenciesMockHandler } from '#src/api/generated/wallet/wallet.msw.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { previewSpotOrder } from '#server/features/spot/preview.ts'
import type { SpotRequest } from '#server/features/spot/spot-request.ts'
import { configureClient } from '#src/api/client.ts'
import { switchLocale } from '#src/i18n/runtime.ts'
import { signIn, signOut } from '#src/stores/session/session.ts'
import { getNoteMock } from '#src/api/generated/note/note.msw.ts'
import { getListTipsMockHandler } from '#src/api/generated/site/site.msw.ts'
import { createTestQueryClient } from '../support/query-client.ts'
import { getGetProductResponseMock } from '#src/api/generated/market/market.msw.ts'
import {
  getListOrderFeeSettingsResponseMock,
  getPlaceSpotOrderResponseMock,
} from '#src/api/generated/spot/spot.msw.ts'
import type { ProductDetail, SpotOrder } from '#models'
import { dataOf } from '#src/api/envelope.ts'
import { clearQuotes, seedQuotes } from '#src/stores/quotes/quotes.ts'
import { MantineBoundary } from '#src/ui/forms/mantine-boundary.tsx'
import { useTicketPlace } from '#src/app/trade/use-ticket-place.ts'
import SpotTicket from '#src/features/spot/spot-ticket.tsx'
import { useLivePrice } from '#src/widgets/quotes/use-product-detail.ts'

export const backEnd = setupServer(...getNoteMock())

/** When the day orders of this back end end. */
const DAY_END = Date.UTC(2026, 10, 24, 21)

type Form = Record<string, string>
type Answer = Record<string, unknown>

/** The state of the test back end and the requests it received. */
export interface SpotBackEnd {
  /** The market's price. */
  price: string
  cash: string
  units: string
  /** The site's settings [R9.1]. */
  otherValue?: Record<string, string>
  /** Overrides the answer to a preview. */
  preview?: (form: Form) => Answer | undefined
  /** Overrides the answer to an order; 'lost': none comes. */
  place?: (form: Form) => Answer | 'lost' | undefined
  previews: Form[]
  orders: Form[]
}

/** An example of the specification. @throws Error when it is missing */
function requireExample<T>(data: T | undefined): T {
  if (data === undefined) throw new Error('the specification has lost its example')
  return data
}

export const apple = requireExample(dataOf(getGetProductResponseMock()))
const filled = requireExample(dataOf(getPlaceSpotOrderResponseMock()))
const ok = (fields: Answer) => ({ code: 200, msg: 'ok', ...fields })

/** The costs as the reference back end computes them. */
function costs(world: SpotBackEnd, form: Form) {
  const side = form.exchangeType === '2' ? 2 : 1
  const request: SpotRequest = {
    exchangeType: side,
    orderType: form.orderType as SpotRequest['orderType'],
    quantity: form.quantity,
    amount: form.amount,
    limitPrice: form.limitPrice,
    stopPrice: form.stopPrice,
    timeInForce: form.timeInForce as SpotRequest['timeInForce'],
    takeProfitPrice: form.takeProfitPrice,
    stopLossPrice: form.stopLossPrice,
  }
  const { product, rules } = apple
  const market = {
    product: { productId: product.productId, productCode: product.productCode, ...rules },
    price: world.price,
    feeRate: rules.buyFeeRate,
  }
  const { problem, ...figures } = previewSpotOrder(request, market, side === 1 ? world.cash : world.units)
  return {
    productId: product.productId,
    exchangeType: side,
    orderType: request.orderType,
    priceTime: Date.now(),
    currencyId: 3,
    ...figures,
    ...(request.timeInForce === 'day' && { expiresAt: DAY_END }),
    problem: problem && { field: problem.field, msg: `hint_${problem.code}`, params: problem.params },
  }
}

/** An order as the back end returns it: filled at the market's price. */
export function orderOf(world: SpotBackEnd, form: Form): SpotOrder {
  const { price, quantity, cost, fee, feeRate, total } = costs(world, form)
  const exchangeType = form.exchangeType === '2' ? 2 : 1
  return { ...filled, exchangeType, quantity, fillPrice: price, cost, fee, feeRate, total }
}

async function formOf(request: Request): Promise<Form> {
  return Object.fromEntries(new URLSearchParams(await request.text()))
}

/** Starts and stops the mock server, signs in, and resets state between tests. */
export function setUpTicketTests(): void {
  beforeAll(() => {
    backEnd.listen({ onUnhandledFrame: 'error' })
    configureClient({ translate: message => message, toast: () => {}, onSignedOut: () => {} })
  })
  beforeEach(async () => {
    await switchLocale('en')
    localStorage.clear()
    sessionStorage.clear()
    signIn({ token: 'a-token', userId: '7' })
    setQuote('187.32')
  })
  afterEach(() => {
    cleanup()
    signOut()
    clearQuotes()
    backEnd.resetHandlers()
  })
  afterAll(() => backEnd.close())
}

export const review = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Buy AAPL' })

/** Enters two shares, waits for the preview and opens the confirmation. */
export async function openConfirmation() {
  openTicket()
  type('quantity', '2')
  await screen.findByText('375.01464')
  await waitFor(() => expect(review().getAttribute('aria-busy')).toBeNull())
  fireEvent.click(review())
  return screen.findByRole('dialog', { name: 'Confirm buy' })
}

/** A back end with one account and a constant price. */
export function serveSpot(given: Partial<SpotBackEnd> = {}): SpotBackEnd {
  const world: SpotBackEnd = { price: '187.32', cash: '1000', units: '3', previews: [], orders: [], ...given }
  backEnd.use(
    http.get('*/api/orderFeeSetting/list', () => HttpResponse.json(getListOrderFeeSettingsResponseMock())),
    http.get('*/api/userInfo/userBalance', () =>
      HttpResponse.json(
        ok({
          data: {
            currencyId: 3,
            currencyName: 'USDT',
            available: world.cash,
            held: '0',
            total: world.cash,
            time: Date.now(),
          },
        }),
      ),
    ),
    http.get('*/api/spotHolding/list', () =>
      HttpResponse.json(
        completeAnswer(
          '/api/spotHolding/list',
          ok({ rows: [{ productId: apple.product.productId, available: world.units }], total: 1 }),
        ),
      ),
    ),
    http.get('*/api/siteInfo/getSiteInfo', () =>
      HttpResponse.json(
        ok({ data: { siteName: 'Fairline', sandbox: true, otherValue: world.otherValue ?? {} } }),
      ),
    ),
    getListTipsMockHandler(),
    getListPlatformCurrenciesMockHandler(),
    http.post('*/api/spotOrder/preview', async ({ request }) => {
      const form = await formOf(request)
      world.previews.push(form)
      return HttpResponse.json(world.preview?.(form) ?? ok({ data: costs(world, form) }))
    }),
    http.post('*/api/spotOrder/place', async ({ request }) => {
      const form = await formOf(request)
      world.orders.push(form)
      const answer = world.place?.(form)
      if (answer === 'lost') return new HttpResponse(null, { status: 502 })
      return HttpResponse.json(answer ?? ok({ data: orderOf(world, form) }))
    }),
  )
  return world
}

/** Sets the quote, by default as of now. */
export function setQuote(price: string, time = Date.now()): void {
  const { product } = apple
  seedQuotes([{ ...product, tickerInfo: { ...product.tickerInfo, nowPrice: price, time } }])
}

function Host({ detail }: { detail: ProductDetail }) {
  const live = useLivePrice(detail)
  const { pathname, search } = useLocation()
  return (
    <>
      <SpotTicket detail={detail} live={live} place={useTicketPlace()} onProductChanged={() => {}} />
      <output data-testid="route">{pathname + search}</output>
    </>
  )
}

/** Opens the ticket of Apple as on the trade tab, to be filled in by quantity. */
export function openTicket(detail: ProductDetail = apple) {
  const ticket = openTicketAsChosen(detail)
  chooseSizeInput('quantity')
  return ticket
}

/** Chooses how the size is entered. */
export function chooseSizeInput(by: 'quantity' | 'amount' | 'margin'): void {
  if (!field(by)) press(/^(Enter by|Eingabe|طريقة الإدخال) /)
}

/** Chooses what a word of the ticket opens a sheet for: its order type or leverage. */
export function pick(what: string, name: string): void {
  press(new RegExp(`^${what}: `))
  const sheet = screen.getByRole('dialog', { name: what })
  fireEvent.click(within(sheet).getByRole('button', { name: new RegExp(`^${name}(?! limit)`) }))
}

export const chooseType = (name: string) => pick('Order type', name)

/** Opens the ticket of Apple as on the trade tab. */
export function openTicketAsChosen(
  detail: ProductDetail = apple,
  client = createTestQueryClient(),
  route = '/pages/quoteDetail/quoteDetail',
) {
  return render(
    <QueryClientProvider client={client}>
      <MantineBoundary>
        <MemoryRouter initialEntries={[route]}>
          <Host detail={detail} />
        </MemoryRouter>
      </MantineBoundary>
    </QueryClientProvider>,
  )
}

export const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)!

export function type(name: string, text: string): void {
  fireEvent.change(field(name), { target: { value: text } })
}

/** The error of a field, as a screen reader finds it. */
export function errorAt(name: string): string {
  const ids = field(name).getAttribute('aria-describedby')?.split(' ') ?? []
  const texts = ids.map(id => document.getElementById(id)).filter(node => node?.id.endsWith('-error'))
  return texts.map(node => node?.textContent).join(' ')
}

export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
