import type { LanguageCode } from '#models'
import type { EarningTerms, EarningService } from './product.ts'
import { USDT, productAsset } from '#server/ledger/units.ts'
import { findProductByCode } from '#server/market/catalogue.ts'
import { formatDays, fillPlaceholders } from '../site/texts/format-texts.ts'
import { operatorTextsIn } from '../site/texts/index.ts'

/** Capacity and limits of USDT products. */
const USDT_LIMITS = {
  minAmount: '50',
  maxAmount: '50000',
  personLimit: '100000',
  capacity: '1000000000',
  soldBefore: '0',
  closesAt: null,
} as const

const COIN_TYPE = 2

/** The asset of a product in a coin. @throws Error when the market does not have it */
function coinAsset(code: string) {
  const product = findProductByCode(COIN_TYPE, code)
  if (!product) throw new Error(`The catalogue has no ${code}.`)
  return { asset: productAsset(product.productId), assetName: code }
}

const USDT_ASSET = { asset: USDT, assetName: USDT, decimals: 2 } as const
const INTEREST_PENALTY = { earlyBasis: 'interest', earlyRate: '0.5' } as const
const principalPenalty = (earlyRate: string) => ({ earlyBasis: 'principal', earlyRate }) as const

const pledge = (id: number, terms: Omit<EarningTerms, 'id' | 'service'>): EarningTerms => ({
  id,
  service: 'pledge',
  ...terms,
})
const mining = (id: number, terms: Omit<EarningTerms, 'id' | 'service'>): EarningTerms => ({
  id,
  service: 'mining',
  ...terms,
})

/**
 * The sandbox's products, in list order; ids are never reused. One of each service is sold out and one is closed, so that users can see
 * these states. The reasons for these rates, and who pays, are in docs/rules/earning.md.
 */
const PRODUCTS: readonly EarningTerms[] = [
  pledge(101, { ...USDT_ASSET, ...USDT_LIMITS, ...INTEREST_PENALTY, termDays: 7, dailyRate: '0.0001' }),
  pledge(102, { ...USDT_ASSET, ...USDT_LIMITS, ...INTEREST_PENALTY, termDays: 30, dailyRate: '0.00015' }),
  pledge(103, {
    ...USDT_ASSET,
    ...USDT_LIMITS,
    ...INTEREST_PENALTY,
    earlyRate: '1',
    termDays: 90,
    dailyRate: '0.0002',
  }),
  pledge(104, {
    ...coinAsset('ETH'),
    ...INTEREST_PENALTY,
    decimals: 4,
    termDays: 30,
    dailyRate: '0.00005',
    minAmount: '0.01',
    maxAmount: '20',
    personLimit: '50',
    capacity: '100000',
    soldBefore: '0',
    closesAt: null,
  }),
  pledge(105, {
    ...USDT_ASSET,
    ...USDT_LIMITS,
    ...INTEREST_PENALTY,
    termDays: 14,
    dailyRate: '0.00025',
    capacity: '50000',
    soldBefore: '50000',
  }),
  pledge(106, {
    ...USDT_ASSET,
    ...USDT_LIMITS,
    ...INTEREST_PENALTY,
    termDays: 60,
    dailyRate: '0.0002',
    closesAt: Date.UTC(2025, 5, 30),
  }),
  mining(201, {
    ...USDT_ASSET,
    ...USDT_LIMITS,
    ...principalPenalty('0.01'),
    termDays: 15,
    dailyRate: '0.0003',
  }),
  mining(202, {
    ...USDT_ASSET,
    ...USDT_LIMITS,
    ...principalPenalty('0.03'),
    termDays: 60,
    dailyRate: '0.0005',
  }),
  mining(203, {
    ...coinAsset('BTC'),
    ...principalPenalty('0.02'),
    decimals: 6,
    termDays: 30,
    dailyRate: '0.0001',
    minAmount: '0.001',
    maxAmount: '2',
    personLimit: '5',
    capacity: '10000',
    soldBefore: '0',
    closesAt: null,
  }),
  mining(204, {
    ...USDT_ASSET,
    ...USDT_LIMITS,
    ...principalPenalty('0.05'),
    termDays: 90,
    dailyRate: '0.0008',
    capacity: '20000',
    soldBefore: '20000',
  }),
  mining(205, {
    ...USDT_ASSET,
    ...USDT_LIMITS,
    ...principalPenalty('0.01'),
    termDays: 30,
    dailyRate: '0.0004',
    closesAt: Date.UTC(2025, 5, 30),
  }),
]

/** The products of a service, in list order. */
export const earningProducts = (service: EarningService): readonly EarningTerms[] =>
  PRODUCTS.filter(product => product.service === service)

/** A product of a service. */
export const findEarningProduct = (service: EarningService, id: number): EarningTerms | undefined =>
  PRODUCTS.find(product => product.service === service && product.id === id)

/** The name of a product: its asset and its term. */
export function earningProductName(
  { service, assetName, termDays }: EarningTerms,
  locale: LanguageCode,
): string {
  return fillPlaceholders(operatorTextsIn(locale).products[service], {
    asset: assetName,
    days: formatDays(locale, termDays),
  })
}
