import type {
  ContractOrder as WireOrder,
  ContractPosition as WirePosition,
  ContractPreview,
  ContractPreviewRequest,
  ContractRules as WireRules,
} from '#src/api/generated/models/index.ts'
import { closeResult, notionalOf, profitOf, parseUnits } from '#src/lib/contract-math.ts'
import { divide, multiply, trimZeros } from '#src/lib/money.ts'
import type { ContractOrder } from './order.ts'
import type { ContractPosition } from './position.ts'
import { quoteContractOrder, type ContractQuote, type ContractRequest } from './quote.ts'
import type { Services } from '#server/services.ts'
import { readBalance } from '#server/ledger/balances.ts'
import { USDT, parseMoney, printMoney, printPrice, printQuantity } from '#server/ledger/units.ts'
import { getProduct } from '#server/market/catalogue.ts'
import { FUNDING_INTERVAL, fundingRate, hasFunding, nextFunding } from '#server/market/funding.ts'
import type { MarketProduct } from '#server/market/types.ts'
import { CONTRACT } from './limits.ts'
import { contractFees, contractRules, priceStepOf } from './rules.ts'
import { USDT_ID } from '#server/ledger/currencies.ts'
import { productNamed, tradingObstacle } from '../spot/wire.ts'

const QUANTITY_UNITS = { 1: 'share', 2: 'coin', 3: 'contract', 4: 'lot' } as const

/** What contracts in a product keep to and cost, as the wire shows it. */
export function toWireRules({ market }: Services, product: MarketProduct): WireRules {
  const now = market.now()
  const { productId, productType, productCode, priceScale, quantityScale, contract } = product
  const rules = contractRules(product, 'long', now)
  const long = contractFees(product, 'long')
  const short = contractFees(product, 'short')
  return {
    productId,
    productType,
    productCode,
    currencyId: USDT_ID,
    priceScale,
    priceStep: rules.priceStep,
    pipSize: trimZeros(contract.pipSize),
    quantityUnit: QUANTITY_UNITS[productType],
    quantityScale,
    quantityStep: rules.quantityStep,
    maxQuantity: rules.maxQuantity,
    minNotional: rules.minAmount,
    maxNotional: rules.maxAmount,
    lotSize: contract.lotSize,
    multiplier: contract.multiplier,
    pointValue: rules.pointValue,
    pricedIn: contract.pricedIn,
    leverages: [...rules.leverages],
    maintenanceRate: rules.maintenanceRate,
    longOpenFeeRate: long.openFeeRate,
    longCloseFeeRate: long.closeFeeRate,
    shortOpenFeeRate: short.openFeeRate,
    shortCloseFeeRate: short.closeFeeRate,
    expiresAt: rules.expiresAt,
    funding: hasFunding(product)
      ? {
          interval: FUNDING_INTERVAL,
          rate: fundingRate(market, product, now),
          nextAt: nextFunding(now),
        }
      : null,
  }
}

/** The request of the wire in the domain's terms. */
export function toContractRequest(
  body: Omit<ContractPreviewRequest, 'productType' | 'productCode'>,
): ContractRequest {
  const { direction, orderType: type, leverage, quantity, margin, limitPrice, takeProfit, stopLoss } = body
  return { direction, type, leverage, quantity, margin, limitPrice, takeProfit, stopLoss }
}

/** Whole digits that an amount of the wire may have; see Amount in openapi/schemas/common.yaml. */
const LARGEST = 10n ** 18n

/** What an order would hold and cost now, and what stands in its way; changes nothing. */
export async function contractPreview(
  services: Services,
  userId: bigint,
  body: ContractPreviewRequest,
): Promise<ContractPreview> {
  const product = productNamed(body.productType, body.productCode)
  const { nowPrice, time } = services.market.quote(product)
  const { available } = await readBalance(services.store, userId, USDT)
  const { direction, orderType, leverage } = body
  const rules = contractRules(product, direction, services.market.now())
  const request = toContractRequest(body)
  const quote = quoteContractOrder(request, { rules, price: nowPrice }, parseMoney(available))
  const obstacle = tradingObstacle(services, product, orderType, CONTRACT)
  const { code, field, params } = quote.problem ?? {}
  // An order far above every limit has figures that the wire cannot carry; what matters is that it is too much.
  const isTooLarge = [quote.quantity, quote.notional, quote.margin].some(figure => figure >= LARGEST)
  const figures = isTooLarge ? { ...quote, quantity: 0n, notional: 0n, margin: 0n, fee: 0n } : quote
  const total = printMoney(figures.margin + figures.fee)
  return {
    productId: product.productId,
    direction,
    orderType,
    leverage,
    price: printPrice(figures.price),
    priceTime: time,
    quantity: printQuantity(figures.quantity),
    notional: printMoney(figures.notional),
    margin: printMoney(figures.margin),
    feeRate: rules.openFeeRate,
    fee: printMoney(figures.fee),
    total,
    closeFeeRate: rules.closeFeeRate,
    liquidationPrice: quote.liquidationPrice === null ? null : printPrice(quote.liquidationPrice),
    maxLoss: total,
    ...exitReturns(request, quote, rules),
    expiresAt: rules.expiresAt,
    currencyId: USDT_ID,
    available,
    problem: obstacle
      ? { field: 'product', msg: obstacle }
      : code && field
        ? { field, msg: `hint_${code}`, ...(params && { params }) }
        : null,
  }
}

/** What comes back at the exits, as far as they can stand as they are. */
function exitReturns(
  { direction, takeProfit, stopLoss }: ContractRequest,
  { price, quantity, margin, problem }: ContractQuote,
  { pointValue, closeFeeRate }: { readonly pointValue: string; readonly closeFeeRate: string },
) {
  const exposure = { direction, entryPrice: price, quantity, pointValue: parseUnits.rate(pointValue), margin }
  const returnedAt = (exit: string | undefined) =>
    exit === undefined || problem
      ? null
      : printMoney(
          closeResult(exposure, {
            price: parseUnits.price(exit),
            quantity,
            feeRate: parseUnits.rate(closeFeeRate),
          }).returned,
        )
  return { takeProfitReturns: returnedAt(takeProfit), stopLossReturns: returnedAt(stopLoss) }
}

/** An order as the wire shows it. */
export function toWireContractOrder(order: ContractOrder): WireOrder {
  const { productId, productType, productCode, productName, productNameLang } = getProduct(order.productId)
  const { type, ...rest } = order
  const names = { productId, productType, productCode, productName, productNameLang }
  return { ...rest, ...names, orderType: type, currencyId: USDT_ID }
}

/** Of the margin, in percent with two decimals, cut toward zero [R9.2]. */
function rateOfReturn(profit: string, margin: string): string {
  return margin === '0' ? '0.00' : divide(multiply(profit, '100'), margin, 2)
}

/** A position as the wire shows it, at the price of this moment. */
export function toWirePosition({ market }: Services, position: ContractPosition): WirePosition {
  const product = getProduct(position.productId)
  const { productId, productType, productCode, productName, productNameLang, productImg } = product
  const { nowPrice, time } = market.quote(product)
  const { direction, pointValue: value, entryPrice, margin, status } = position
  const price = parseUnits.price(nowPrice)
  const quantity = parseUnits.quantity(position.quantity)
  const pointValue = parseUnits.rate(value)
  const exposure = { direction, entryPrice: parseUnits.price(entryPrice), pointValue }
  const profit = printMoney(profitOf(exposure, price, quantity))
  return {
    ...position,
    productId,
    productType,
    productCode,
    productName,
    productNameLang,
    productImg,
    priceScale: product.priceScale,
    priceStep: priceStepOf(product),
    notional: printMoney(notionalOf(price, quantity, pointValue)),
    nowPrice,
    profit,
    profitRate: rateOfReturn(profit, margin),
    nextFundingAt: status === 'open' && hasFunding(product) ? nextFunding(market.now()) : null,
    currencyId: USDT_ID,
    time,
  }
}
