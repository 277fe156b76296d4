import { getListPlatformCurrenciesMockHandler } from '#src/api/generated/wallet/wallet.msw.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { estimateContractOrder, type DirectionRules } from '#server/features/contract/preview.ts'
import { parseMoney, formatMoney, formatPrice, formatQuantity } from '#src/lib/money/minor-units.ts'
import { dataOf, rowsOf } from '#src/api/envelope.ts'
import {
  getGetContractPositionResponseMock,
  getGetContractRulesResponseMock,
  getListContractPositionsResponseMock,
  getPlaceContractOrderResponseMock,
} from '#src/api/generated/contract/contract.msw.ts'
import type { ContractPosition, ContractRules } from '#models'
import { getGetSiteInfoMockHandler } from '#src/api/generated/site/site.msw.ts'
import { getListOrderFeeSettingsResponseMock } from '#src/api/generated/spot/spot.msw.ts'
import { createTestQueryClient } from '../support/query-client.ts'
import { MantineBoundary } from '#src/ui/forms/mantine-boundary.tsx'
import ContractTicket from '#src/features/contract/contract-ticket.tsx'
import { closeFigures } from '#src/features/contract/live-position.ts'
import { PositionList } from '#src/features/contract/position-list.tsx'
import { useLivePrice } from '#src/widgets/quotes/use-product-detail.ts'
import { apple, backEnd } from '../spot/support.tsx'

type Form = Record<string, string>
type Answer = Record<string, unknown>

/** The state of the test back end and the requests it received. */
export interface ContractBackEnd {
  /** The market's price. */
  price: string
  cash: string
  positions: ContractPosition[]
  /** The received calls, with their path and fields. */
  received: { path: string; form: Form }[]
  /** Overrides the answer of a call; 'lost': none comes. */
  answer?: (path: string, form: Form) => Answer | 'lost' | undefined
}

/** An example of the specification. @throws Error when it is missing */
function requireExample<T>(data: T | undefined): T {
  if (data === undefined) throw new Error('the specification has lost its example')
  return data
}

const rules: ContractRules = {
  ...requireExample(dataOf(getGetContractRulesResponseMock())),
  productId: apple.product.productId,
  productType: 1,
  productCode: 'AAPL',
  quantityUnit: 'share',
  quantityScale: 2,
  quantityStep: '0.01',
  leverages: [1, 2, 5, 10],
  maintenanceRate: '0.05',
  pricedIn: 'USD',
  longOpenFeeRate: '0.0006',
  longCloseFeeRate: '0.0006',
  shortOpenFeeRate: '0.0006',
  shortCloseFeeRate: '0.0006',
  funding: null,
}
const domainRules: DirectionRules = {
  ...rules,
  openFeeRate: '0.0006',
  closeFeeRate: '0.0006',
  minAmount: rules.minNotional,
  maxAmount: rules.maxNotional,
}
const filled = requireExample(dataOf(getPlaceContractOrderResponseMock()))
export const position = requireExample(rowsOf(getListContractPositionsResponseMock())?.[0])
const detail = requireExample(dataOf(getGetContractPositionResponseMock()))
const ok = (fields: Answer) => ({ code: 200, msg: 'ok', ...fields })

/** The figures as the reference back end computes them. */
function previewFiguresOf(world: ContractBackEnd, form: Form) {
  const request = {
    direction: form.direction === 'short' ? ('short' as const) : ('long' as const),
    orderType: form.orderType === 'limit' ? ('limit' as const) : ('market' as const),
    leverage: Number(form.leverage),
    quantity: form.quantity,
    margin: form.margin,
    limitPrice: form.limitPrice,
    takeProfit: form.takeProfit,
    stopLoss: form.stopLoss,
  }
  const quote = estimateContractOrder(
    request,
    { rules: domainRules, price: world.price },
    parseMoney(world.cash),
  )
  const { problem, liquidationPrice } = quote
  const total = formatMoney(quote.margin + quote.fee)
  return {
    direction: request.direction,
    orderType: request.orderType,
    leverage: request.leverage,
    price: formatPrice(quote.price),
    quantity: formatQuantity(quote.quantity),
    notional: formatMoney(quote.notional),
    margin: formatMoney(quote.margin),
    feeRate: '0.0006',
    fee: formatMoney(quote.fee),
    total,
    liquidationPrice: liquidationPrice === null ? null : formatPrice(liquidationPrice),
    problem: problem && { field: problem.field, msg: `hint_${problem.code}`, params: problem.params },
  }
}

function answerOf(world: ContractBackEnd, path: string, form: Form): Answer {
  const { problem, price, ...figures } = previewFiguresOf(
    { ...world },
    { orderType: 'market', leverage: '1', ...form },
  )
  if (path.endsWith('preview')) {
    const { direction, quantity, margin } = figures
    const { pointValue } = rules
    const opened = {
      ...position,
      direction,
      quantity,
      margin,
      pointValue,
      entryPrice: price,
      closeFeeRate: '0.0006',
    }
    const returnedAt = (at: string | undefined) =>
      at === undefined ? null : closeFigures(opened, at, quantity).returned
    const rest = {
      productId: rules.productId,
      priceTime: Date.now(),
      closeFeeRate: '0.0006',
      maxLoss: figures.total,
      takeProfitReturns: returnedAt(form.takeProfit),
      stopLossReturns: returnedAt(form.stopLoss),
      expiresAt: null,
      currencyId: 3,
      available: world.cash,
    }
    return ok({ data: { ...rest, ...figures, price, problem } })
  }
  return ok({ data: { ...filled, ...figures, fillPrice: price, limitPrice: null } })
}

/** A back end with one account and a constant price. */
export function serveContracts(given: Partial<ContractBackEnd> = {}): ContractBackEnd {
  const world: ContractBackEnd = {
    price: '187.32',
    cash: '1000',
    positions: [position],
    received: [],
    ...given,
  }
  const balance = () => ({
    currencyId: 3,
    currencyName: 'USDT',
    available: world.cash,
    held: '0',
    total: world.cash,
  })
  const reply = async (path: string, request: Request, usual: (form: Form) => Answer) => {
    const form: Form = Object.fromEntries(new URLSearchParams(await request.text()))
    world.received.push({ path, form })
    const answer = world.answer?.(path, form)
    if (answer === 'lost') return new HttpResponse(null, { status: 502 })
    return HttpResponse.json(answer ?? usual(form))
  }
  backEnd.use(
    getGetSiteInfoMockHandler(),
    http.get('*/api/textLang/list', () => HttpResponse.json(ok({ rows: [], total: 0 }))),
    http.get('*/api/orderFeeSetting/list', () => HttpResponse.json(getListOrderFeeSettingsResponseMock())),
    http.get('*/api/userInfo/userBalance', () =>
      HttpResponse.json(ok({ data: { ...balance(), time: Date.now() } })),
    ),
    getListPlatformCurrenciesMockHandler(),
    // The stream stays open without events.
    http.get('*/api/quoteStream', () => new HttpResponse(new ReadableStream())),
    http.get('*/api/contract/rules', () => HttpResponse.json(ok({ data: rules }))),
    http.get('*/api/contractPosition/list', () =>
      HttpResponse.json(ok({ rows: world.positions, total: world.positions.length })),
    ),
    http.get('*/api/contractPosition/detail', () => HttpResponse.json(ok({ data: detail }))),
    ...['contractOrder/preview', 'contractOrder/place'].map(path =>
      http.post(`*/api/${path}`, ({ request }) => reply(path, request, form => answerOf(world, path, form))),
    ),
    ...['close', 'addMargin', 'setExits'].map(act =>
      http.post(`*/api/contractPosition/${act}`, ({ request }) =>
        reply(act, request, () => ok({ data: position })),
      ),
    ),
  )
  return world
}

function Host() {
  return <ContractTicket detail={apple} live={useLivePrice(apple)} onProductChanged={() => {}} />
}

function open(node: ReactNode) {
  return render(
    <QueryClientProvider client={createTestQueryClient()}>
      <MantineBoundary>
        <MemoryRouter initialEntries={['/pages/quoteDetail/quoteDetail']}>{node}</MemoryRouter>
      </MantineBoundary>
    </QueryClientProvider>,
  )
}

/** Opens the contract ticket of Apple as on the trade tab. */
export const openTicket = () => open(<Host />)

/** The open positions. */
export const openPositions = () => open(<PositionList productId={undefined} />)
