import type { ContractPosition, ContractPreview, ContractPreviewRequest, ContractRules } from '#models'
import { closeResult, notionalOf, profitOf } from '#src/lib/trading/contract-math.ts'
import {
  parsePrice,
  parseQuantity,
  parseRate,
  parseMoney,
  formatMoney,
  formatPrice,
  formatQuantity,
} from '#src/lib/money/minor-units.ts'
import { divide, multiply, trimZeros } from '#src/lib/money/money.ts'
import type { UnpricedPosition } from './position.ts'
import { contractMarketOf } from './contract-market.ts'
import { estimateContractOrder, type ContractEstimate, type ContractRequest } from './preview.ts'
import type { Services } from '#server/services.ts'
import { readBalance } from '#server/ledger/balances.ts'
import { USDT } from '#server/ledger/units.ts'
import { getProduct } from '#server/market/catalogue.ts'
import { FUNDING_INTERVAL, fundingRate, hasFunding, nextFundingTime } from '#server/market/funding.ts'
import type { MarketProduct } from '#server/market/types.ts'
import { heldByReplaced } from './replace-order.ts'
import { contractFees, contractRules, priceStepOf } from './rules.ts'
import { USDT_ID } from '#src/lib/constants.ts'
import { requireProduct } from '../market/product-trading.ts'
import { allowsSlippage } from '../site/settings.ts'
import { toPreviewProblem } from '#server/problem.ts'
import { productFields } from '#server/market/product-fields.ts'

const QUANTITY_UNITS = { 1: 'share', 2: 'coin', 3: 'contract', 4: 'lot' } as const

/** The rules and fees of contracts in a product, in both directions. */
export function toContractRules({ market }: Services, product: MarketProduct): ContractRules {
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
          nextAt: nextFundingTime(now),
        }
      : null,
  }
}

/** The market for the order of a request. */
export const marketForOrder = (
  { market, config }: Services,
  product: MarketProduct,
  { direction, orderType }: Pick<ContractRequest, 'direction' | 'orderType'>,
) => contractMarketOf(market, product, { direction, orderType, mayPriceChange: allowsSlippage(config) })

/** The limit of amounts on the wire; see Amount in openapi/schemas/common.yaml. */
const WIRE_LIMIT = 10n ** 18n

/** What becomes available when the order to replace is canceled, in minor units of USDT. */
async function freedBy({ store }: Services, userId: bigint, body: ContractPreviewRequest): Promise<bigint> {
  const { replaces, direction, productType, productCode } = body
  if (replaces === undefined) return 0n
  const { productId } = requireProduct(productType, productCode)
  return heldByReplaced(store, { id: BigInt(replaces), userId, direction, productId })
}

/** The preview of an order; changes nothing. */
export async function previewContract(
  services: Services,
  userId: bigint,
  body: ContractPreviewRequest,
): Promise<ContractPreview> {
  const product = requireProduct(body.productType, body.productCode)
  const balance = await readBalance(services.store, userId, USDT)
  const available = parseMoney(balance.available) + (await freedBy(services, userId, body))
  const { direction, orderType, leverage } = body
  const time = services.market.now()
  const market = marketForOrder(services, product, body)(time)
  const { rules, rejectReason } = market
  const estimate = estimateContractOrder(body, market, available)
  // The amounts of an order far above every limit do not fit the wire format: zeros are sent, with the problem.
  const isTooLarge = [estimate.quantity, estimate.notional, estimate.margin].some(
    figure => figure >= WIRE_LIMIT,
  )
  const shownEstimate = isTooLarge
    ? { ...estimate, quantity: 0n, notional: 0n, margin: 0n, fee: 0n }
    : estimate
  const total = formatMoney(shownEstimate.margin + shownEstimate.fee)
  return {
    productId: product.productId,
    direction,
    orderType,
    leverage,
    price: formatPrice(shownEstimate.price),
    priceTime: services.market.quote(product, time).time,
    quantity: formatQuantity(shownEstimate.quantity),
    notional: formatMoney(shownEstimate.notional),
    margin: formatMoney(shownEstimate.margin),
    feeRate: rules.openFeeRate,
    fee: formatMoney(shownEstimate.fee),
    total,
    closeFeeRate: rules.closeFeeRate,
    liquidationPrice: estimate.liquidationPrice === null ? null : formatPrice(estimate.liquidationPrice),
    maxLoss: total,
    ...tpSlReturns(body, estimate, rules),
    expiresAt: rules.expiresAt,
    currencyId: USDT_ID,
    available: formatMoney(available),
    problem: rejectReason
      ? { field: 'product', msg: `hint_${rejectReason}` }
      : estimate.problem && toPreviewProblem(estimate.problem),
  }
}

/** What take profit and stop loss would return; null when absent or invalid. */
function tpSlReturns(
  { direction, takeProfit, stopLoss }: ContractRequest,
  { price, quantity, margin, problem }: ContractEstimate,
  { pointValue, closeFeeRate }: { readonly pointValue: string; readonly closeFeeRate: string },
) {
  const exposure = { direction, entryPrice: price, quantity, pointValue: parseRate(pointValue), margin }
  const returnedAt = (trigger: string | undefined) =>
    trigger === undefined || problem
      ? null
      : formatMoney(
          closeResult(exposure, {
            price: parsePrice(trigger),
            quantity,
            feeRate: parseRate(closeFeeRate),
          }).returned,
        )
  return { takeProfitReturns: returnedAt(takeProfit), stopLossReturns: returnedAt(stopLoss) }
}

/** The profit in percent of the margin with two decimals, rounded toward zero [R9.2]. */
function rateOfReturn(profit: string, margin: string): string {
  return margin === '0' ? '0.00' : divide(multiply(profit, '100'), margin, 2)
}

/** A position with its names, at the current price. */
export function toContractPosition({ market }: Services, position: UnpricedPosition): ContractPosition {
  const product = getProduct(position.productId)
  const { nowPrice, time } = market.quote(product)
  const { direction, pointValue: value, entryPrice, margin, status } = position
  const price = parsePrice(nowPrice)
  const quantity = parseQuantity(position.quantity)
  const pointValue = parseRate(value)
  const exposure = { direction, entryPrice: parsePrice(entryPrice), pointValue }
  const profit = formatMoney(profitOf(exposure, price, quantity))
  return {
    ...position,
    ...productFields(product),
    priceScale: product.priceScale,
    priceStep: priceStepOf(product),
    notional: formatMoney(notionalOf(price, quantity, pointValue)),
    nowPrice,
    profit,
    profitRate: rateOfReturn(profit, margin),
    nextFundingAt: status === 'open' && hasFunding(product) ? nextFundingTime(market.now()) : null,
    currencyId: USDT_ID,
    time,
  }
}
