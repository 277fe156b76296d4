import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { MemoryRouter } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { breakEvenRate, returnsOf } from '#src/lib/trading/quick-math.ts'
import { estimateQuickOrder } from '#server/features/quick/preview.ts'
import { formatMoney } from '#src/lib/money/minor-units.ts'
import { configureClient } from '#src/api/client.ts'
import { dataOf, rowsOf } from '#src/api/envelope.ts'
import { getGetProductResponseMock } from '#src/api/generated/market/market.msw.ts'
import type { ProductDetail, QuickOrder, TradingLimits } from '#models'
import {
  getGetTradingLimitsResponseMock,
  getListQuickOrdersResponseMock,
} from '#src/api/generated/quick/quick.msw.ts'
import { getGetSiteInfoResponseMock } from '#src/api/generated/site/site.msw.ts'
import { getListPlatformCurrenciesMockHandler } from '#src/api/generated/wallet/wallet.msw.ts'
import { createTestQueryClient } from '../support/query-client.ts'
import { switchLocale } from '#src/i18n/runtime.ts'
import { durationSeconds } from '#src/lib/time/durations.ts'
import { clearQuotes, seedQuotes } from '#src/stores/quotes/quotes.ts'
import { signIn, signOut } from '#src/stores/session/session.ts'
import { MantineBoundary } from '#src/ui/forms/mantine-boundary.tsx'
import QuickOrders from '#src/features/quick/quick-orders.tsx'
import QuickTicket from '#src/features/quick/quick-ticket.tsx'
import { useLivePrice } from '#src/widgets/quotes/use-product-detail.ts'

export const backEnd = setupServer()

type Form = Record<string, string>
type Answer = Record<string, unknown>

/** The state of the test back end and the requests it received. */
export interface QuickBackEnd {
  price: string
  cash: string
  feeRate: string
  otherValue: Record<string, string>
  limits: TradingLimits
  listed: QuickOrder[]
  /** Overrides the answer to a preview. */
  preview?: (form: Form) => Answer | undefined
  /** Overrides the answer to an order; 'lost': none comes. */
  place?: (form: Form) => Answer | 'lost' | undefined
  previews: Form[]
  orders: Form[]
  limitsSet: Form[]
  /** Queries of the list. */
  asked: URLSearchParams[]
}

function requireExample<T>(data: T | undefined): T {
  if (data === undefined) throw new Error('the specification has lost its example')
  return data
}

export const apple = requireExample(dataOf(getGetProductResponseMock()))
export const examples = requireExample(rowsOf(getListQuickOrdersResponseMock()))
const limits = requireExample(dataOf(getGetTradingLimitsResponseMock()))
const siteInfo = requireExample(dataOf(getGetSiteInfoResponseMock()))
const ok = (fields: Answer) => ({ code: 200, msg: 'ok', ...fields })

export const options = [
  { id: 10, duration: 60, durationUnit: 'S', payoutRate: '0.8', minAmount: '5', maxAmount: '1000' },
  { id: 11, duration: 5, durationUnit: 'M', payoutRate: '0.82', minAmount: '5', maxAmount: '5000' },
  { id: 13, duration: 4, durationUnit: 'H', payoutRate: '0.86', minAmount: '5', maxAmount: '9000' },
] as const

/** The figures as the reference back end computes them. */
function figuresOf(world: QuickBackEnd, form: Form) {
  const option = options.find(one => String(one.id) === form.optionId) ?? options[0]
  const seconds = durationSeconds({ count: option.duration, unit: option.durationUnit })
  const now = Date.now()
  const market = {
    productId: apple.product.productId,
    option: { ...option, seconds },
    price: world.price,
    priceTime: now,
    now,
    feeRate: world.feeRate,
    isDrawFree: world.otherValue.app_fastFree !== '0',
    mayPriceChange: true,
    obstacle: null,
  }
  const funds = {
    available: BigInt(world.cash) * 1_000_000n,
    dailyLimit: null,
    stakedToday: 0n,
    isCoolingOff: false,
  }
  const quote = estimateQuickOrder(form.stake ?? '', market, funds)
  const returns = returnsOf(quote)
  return {
    duration: seconds === 60 ? 1 : option.duration,
    durationUnit: seconds === 60 ? 'M' : option.durationUnit,
    expiresAt: now + seconds * 1000,
    payoutRate: option.payoutRate,
    feeRate: world.feeRate,
    stake: formatMoney(quote.stake),
    fee: formatMoney(quote.fee),
    total: formatMoney(quote.total),
    profit: formatMoney(quote.profit),
    winReturns: formatMoney(returns.won),
    drawReturns: formatMoney(returns.drawn),
    breakEvenRate: breakEvenRate(quote),
    problem: quote.problem && {
      field: quote.problem.field,
      msg: `hint_${quote.problem.code}`,
      params: quote.problem.params,
    },
  }
}

/** An order as the back end returns it: opened at the market's price. */
export function orderOf(world: QuickBackEnd, form: Form): QuickOrder {
  const { breakEvenRate: _, problem: __, ...figures } = figuresOf(world, form)
  return {
    ...examples[0]!,
    ...figures,
    durationUnit: 'M',
    exchangeType: form.exchangeType === '2' ? 2 : 1,
    openPrice: world.price,
    openPriceTime: Date.now(),
    createdAt: Date.now(),
  }
}

async function formOf(request: Request): Promise<Form> {
  return Object.fromEntries(new URLSearchParams(await request.text()))
}

/** A price of now: one of fifteen seconds ago is not live, and nothing can be ordered at it. */
export function seedPrice(): void {
  clearQuotes()
  const { product } = apple
  seedQuotes([{ ...product, tickerInfo: { ...product.tickerInfo, nowPrice: '187.32', time: Date.now() } }])
}

/** Starts and stops the mock server, signs in, and resets state between tests. */
export function setUpQuickTests(): void {
  beforeAll(() => {
    backEnd.listen({ onUnhandledFrame: 'error' })
    configureClient({ translate: message => message, toast: () => {}, onSignedOut: () => {} })
  })
  beforeEach(async () => {
    await switchLocale('en')
    localStorage.clear()
    sessionStorage.clear()
    signIn({ token: 'a-token', userId: '7' })
    seedPrice()
  })
  afterEach(() => {
    cleanup()
    signOut()
    clearQuotes()
    backEnd.resetHandlers()
  })
  afterAll(() => backEnd.close())
}

/** A back end with one account and a constant price. */
export function serveQuick(given: Partial<QuickBackEnd> = {}): QuickBackEnd {
  const world: QuickBackEnd = {
    price: '187.32',
    cash: '1000',
    feeRate: '0',
    otherValue: {},
    limits: { ...limits, dailyStakeLimit: null, coolingOffUntil: null, stakedToday: '0' },
    listed: [],
    previews: [],
    orders: [],
    limitsSet: [],
    asked: [],
    ...given,
  }
  const json = (answer: Answer) => HttpResponse.json(answer)
  const named = { productType: 1, productCode: 'AAPL' }
  const fees = [
    { id: 1, remark: '美股-快速-买入手续费率', feeRate: world.feeRate },
    { id: 2, remark: '美股-快速-卖出手续费率', feeRate: world.feeRate },
  ]
  const balance = { currencyId: 3, currencyName: 'USDT', available: world.cash, held: '0', total: world.cash }
  backEnd.use(
    http.get('*/api/siteInfo/getSiteInfo', () =>
      json(ok({ data: { ...siteInfo, otherValue: world.otherValue } })),
    ),
    http.get('*/api/textLang/list', () => json(ok({ rows: [], total: 0 }))),
    http.get('*/api/orderFeeSetting/list', () => json(ok({ rows: fees, total: 2 }))),
    http.get('*/api/fastTradeOrderOptions/list', () =>
      json(ok({ rows: options.map(option => ({ ...option, ...named })), total: options.length })),
    ),
    http.get('*/api/userInfo/userBalance', () => json(ok({ data: { ...balance, time: Date.now() } }))),
    getListPlatformCurrenciesMockHandler(),
    http.get('*/api/quickOrder/list', ({ request }) => {
      const query = new URL(request.url).searchParams
      world.asked.push(query)
      const status = query.get('status')
      const rows = world.listed.filter(
        order => status === null || (status === 'ended' ? order.status !== 'open' : order.status === status),
      )
      return json(ok({ rows, total: rows.length }))
    }),
    http.get('*/api/tradingLimits/detail', () => json(ok({ data: world.limits }))),
    http.post('*/api/tradingLimits/set', async ({ request }) => {
      world.limitsSet.push(await formOf(request))
      return json(ok({ data: world.limits }))
    }),
    http.post('*/api/quickOrder/preview', async ({ request }) => {
      const form = await formOf(request)
      world.previews.push(form)
      const { product } = apple
      const data = {
        productId: product.productId,
        exchangeType: Number(form.exchangeType),
        optionId: Number(form.optionId),
        price: world.price,
        priceTime: Date.now(),
        currencyId: 3,
        available: world.cash,
        ...figuresOf(world, form),
      }
      return json(world.preview?.(form) ?? ok({ data }))
    }),
    http.post('*/api/quickOrder/place', async ({ request }) => {
      const form = await formOf(request)
      world.orders.push(form)
      const answer = world.place?.(form)
      if (answer === 'lost') return new HttpResponse(null, { status: 502 })
      return json(answer ?? ok({ data: orderOf(world, form) }))
    }),
  )
  return world
}

function Ticket({ detail }: { detail: ProductDetail }) {
  return <QuickTicket detail={detail} live={useLivePrice(detail)} onProductChanged={() => {}} />
}

/** Renders an element inside the app's providers. */
export function renderScreen(what: React.ReactNode) {
  return render(
    <QueryClientProvider client={createTestQueryClient()}>
      <MantineBoundary>
        <MemoryRouter initialEntries={['/pages/quoteDetail/quoteDetail']}>{what}</MemoryRouter>
      </MantineBoundary>
    </QueryClientProvider>,
  )
}

export const openTicket = (detail: ProductDetail = apple) => renderScreen(<Ticket detail={detail} />)
export const openOrders = () => renderScreen(<QuickOrders product={apple.product} />)

export const field = () => document.querySelector<HTMLInputElement>('input[name="stake"]')!

export async function enterStake(text: string): Promise<void> {
  await screen.findByRole('radio', { name: '1 minute, profit if you win: 80%' })
  fireEvent.change(field(), { target: { value: text } })
}

/** The error of the stake field, as a screen reader finds it. */
export function stakeError(): string {
  const ids = field().getAttribute('aria-describedby')?.split(' ') ?? []
  const texts = ids.map(id => document.getElementById(id)).filter(node => node?.id.endsWith('-error'))
  return texts.map(node => node?.textContent).join(' ')
}

export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

export const review = (name = 'Stake on Up') => screen.getByRole<HTMLButtonElement>('button', { name })

/** Enters a stake, waits for its preview and opens the confirmation. */
export async function openConfirmation(button = 'Stake on Up') {
  openTicket()
  await enterStake('100')
  await screen.findByText(/You can lose the full/)
  await waitFor(() => expect(review().getAttribute('aria-busy')).toBeNull())
  press(button)
  return screen.findByRole('dialog', { name: 'Confirm quick order' })
}
