/**
 * Parses the Chinese remark of an order fee setting, which says what the fee applies to [R3.6].
 *
 * Grammar: a remark is any sequence of the words below, in any order, with punctuation, brackets and spaces between
 * them (full-width forms count as their ASCII ones; the longest word wins, so that 秒合约 is not 合约). It must name exactly
 * one product type, one position type and one exchange type; repeating the same one is allowed (美股股票). Any other word
 * makes it unreadable: 百分比 would change the rate a hundredfold, 除…外 would negate it. Unreadable rows are reported and
 * left out, never guessed.
 */
import type { ExchangeType, ProductType } from '#models'
import { compare, isDecimal, sign, type Decimal } from '../money/money.ts'

/** 0 quick, 1 contract, 2 spot, 3 coin-to-coin [R1.2]. */
export type PositionType = 0 | 1 | 2 | 3

export interface FeeRow {
  id: number
  remark: string
  /** A fraction: '0.001' is 0.1%. */
  feeRate: Decimal
}

/** feeRate (a fraction) by product type, position type and exchange type. */
export type FeeSettings = Partial<
  Record<ProductType, Partial<Record<PositionType, Partial<Record<ExchangeType, Decimal>>>>>
>

export type UnreadableReason =
  /** Contains words that are not in the grammar. */
  | 'unknown-words'
  /** Names no product type, position type or exchange type. */
  | 'incomplete'
  /** Names two different values of the same kind. */
  | 'ambiguous'
  /** The rate is not a decimal of zero or more. */
  | 'bad-rate'
  /** Another row of the same kind has a different rate; neither counts. */
  | 'conflict'

export interface UnreadableFee {
  row: FeeRow
  reason: UnreadableReason
}

interface FeeKind {
  productType: ProductType
  positionType: PositionType
  exchangeType: ExchangeType
}

const GRAMMAR: readonly (readonly [words: string, meaning: Partial<FeeKind>])[] = [
  ['美股 股票 证券', { productType: 1 }],
  ['虚拟币 虚拟货币 数字币 数字货币 数字资产 加密币 加密货币 加密资产', { productType: 2 }],
  ['期货', { productType: 3 }],
  ['外汇', { productType: 4 }],
  ['快速 快捷 秒合约 期权 二元期权', { positionType: 0 }],
  ['合约 永续 永续合约 差价合约 杠杆', { positionType: 1 }],
  ['现货', { positionType: 2 }],
  ['币币', { positionType: 3 }],
  ['买入 买进 买 买多 买涨 做多 开多 看涨 看多 开仓', { exchangeType: 1 }],
  ['卖出 卖 卖空 做空 开空 买跌 看跌 看空 平多 平仓', { exchangeType: 2 }],
  ['手续费率 手续费 费率 交易 订单 下单 委托 单 的', {}],
]

const MEANING_BY_WORD: ReadonlyMap<string, Partial<FeeKind>> = new Map(
  GRAMMAR.flatMap(([words, meaning]) => words.split(' ').map(word => [word, meaning] as const)),
)

const LONGEST_FIRST = [...MEANING_BY_WORD.keys()].toSorted((a, b) => b.length - a.length)
const TOKEN = new RegExp(`${LONGEST_FIRST.join('|')}|[^]`, 'gu')
/** Listed explicitly: \p{P} would include the percent sign, which changes the rate a hundredfold. */
const SEPARATOR = /^[\s\-_–—·.,:;、。|/\\()[\]{}<>《》〈〉「」【】〔〕]$/u

/** The readable settings by type, and every unreadable row with the reason; never throws [R3.6]. */
export function readFeeSettings(rows: readonly FeeRow[]): {
  settings: FeeSettings
  unreadable: UnreadableFee[]
} {
  const unreadable: UnreadableFee[] = []
  const readable = new Map<string, { kind: FeeKind; rows: FeeRow[] }>()
  for (const row of rows) {
    const kind = isDecimal(row.feeRate) && sign(row.feeRate) >= 0 ? readRemark(row.remark) : 'bad-rate'
    if (typeof kind === 'string') {
      unreadable.push({ row, reason: kind })
      continue
    }
    const key = `${kind.productType} ${kind.positionType} ${kind.exchangeType}`
    const same = readable.get(key)
    if (same) same.rows.push(row)
    else readable.set(key, { kind, rows: [row] })
  }

  const settings: FeeSettings = {}
  for (const { kind, rows: same } of readable.values()) {
    const rate = commonRate(same)
    if (rate === undefined) unreadable.push(...same.map(row => ({ row, reason: 'conflict' as const })))
    else ((settings[kind.productType] ??= {})[kind.positionType] ??= {})[kind.exchangeType] = rate
  }
  return { settings, unreadable }
}

/** The rate as a fraction; undefined when no setting covers it: an unknown fee is not a fee of zero [R3.6]. */
export function feeRateOf(
  settings: FeeSettings,
  productType: ProductType,
  positionType: PositionType,
  exchangeType: ExchangeType,
): Decimal | undefined {
  return settings[productType]?.[positionType]?.[exchangeType]
}

/** What a remark names, or the reason why it is unreadable [R3.6]. */
export function readRemark(remark: string): FeeKind | UnreadableReason {
  const named: Partial<FeeKind> = {}
  for (const token of remark.normalize('NFKC').match(TOKEN) ?? []) {
    if (SEPARATOR.test(token)) continue
    const meaning = MEANING_BY_WORD.get(token)
    if (!meaning) return 'unknown-words'
    if (contradicts(named, meaning)) return 'ambiguous'
    Object.assign(named, meaning)
  }
  const { productType, positionType, exchangeType } = named
  if (productType === undefined || positionType === undefined || exchangeType === undefined)
    return 'incomplete'
  return { productType, positionType, exchangeType }
}

function contradicts(named: Partial<FeeKind>, meaning: Partial<FeeKind>): boolean {
  const both = { ...named, ...meaning }
  return (
    (named.productType ?? both.productType) !== both.productType ||
    (named.positionType ?? both.positionType) !== both.positionType ||
    (named.exchangeType ?? both.exchangeType) !== both.exchangeType
  )
}

function commonRate(rows: readonly FeeRow[]): Decimal | undefined {
  const [first, ...rest] = rows
  return rest.every(row => first && compare(row.feeRate, first.feeRate) === 0) ? first?.feeRate : undefined
}
