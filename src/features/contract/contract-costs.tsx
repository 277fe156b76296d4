import type { ContractOrder, ContractRules } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { isDecimal, max, sign, subtract } from '#src/lib/money/money.ts'
import { shownDifference } from '#src/lib/numbers/agreeing-figures.ts'
import { Price } from '#src/ui/figures/price.tsx'
import { feePercent } from '#src/widgets/fees/fee-percent.ts'
import type { ContractTerms } from './contract-operation.ts'
import { amountsOf, useExactContract } from './contract-amounts.tsx'
import type { ContractFigures } from './validate-contract-ticket.ts'
import {
  decimalsOf,
  ExactMoney,
  ExactQuantity,
  ShortMoney,
  useExactFormat,
} from '#src/widgets/format/exact-amount.tsx'
import {
  CostList,
  useShownDecimals,
  useShownTrade,
  type CostLine,
  type OrderCosts,
} from '#src/widgets/ticket/ticket-costs.tsx'
import { useNoteWithBefore, useRiskRows } from './contract-risks.tsx'

export interface ContractCostsProps {
  type: 'market' | 'limit'
  direction: 'long' | 'short'
  leverage: number
  /** Undefined: the rows are shown without figures. */
  figures: ContractFigures | undefined
  /** Shown while there are no figures. */
  price: string | undefined
  available: string | undefined
  rules: ContractRules
  /** The unit of a quantity. */
  unit: string
  currency: string
  /** Take profit and stop loss, to be named. */
  tpSl?: Pick<ContractTerms, 'takeProfit' | 'stopLoss'>
  /** Shown below the price, such as the current market price. */
  priceNote?: string | undefined
  /** On a confirmation: what leaves the balance is large. */
  hasHero?: boolean
  /** The open order whose place it takes: what its figures were is noted. */
  before?: ContractOrder
}

/** The costs and risks of a contract order on its confirmation. */
export function ContractCosts(props: ContractCostsProps) {
  return <CostList {...useContractCosts(props)} hasHero={props.hasHero} />
}

/** The costs and risks of a contract order, in figures that add up. */
export function useContractCosts(props: ContractCostsProps): OrderCosts {
  const { type, leverage, figures, unit, currency, priceNote, rules } = props
  const t = useMessages('contract')
  const trade = useMessages('trade')
  const locale = useLanguage()
  const exactly = useExactFormat()
  const riskRows = useRiskRows(props)
  const noteWith = useNoteWithBefore(props)
  // Beside the figures of an open order, which have all their digits, so have those that take their place.
  const { before } = props
  const amounts = figures && amountsOf(figures)
  const shownTrade = useShownTrade(amounts, true)
  const shown = before ? amounts : shownTrade
  const remainingRows = useRemainingRows(props, shown?.total)
  const exact = useExactContract(before ? undefined : figures, currency)
  const price = figures?.price ?? props.price
  const money = (value: string | null | undefined) => <ExactMoney value={value} currency={currency} />
  return {
    exact,
    lines: [
      {
        label: type === 'limit' ? trade.limitPrice() : trade.marketPrice(),
        value: <Price value={price} decimals={decimalsOf(price, rules.priceScale)} />,
        note: noteWith(priceNote, 'limitPrice'),
      },
      { label: t.quantity(), value: <ExactQuantity value={figures?.quantity} code={unit} /> },
      {
        label: t.value(),
        note: noteWith(undefined, 'notional'),
        value: before ? (
          money(figures?.notional)
        ) : (
          <ShortMoney value={figures?.notional} currency={currency} />
        ),
        isMain: true,
      },
      {
        label: t.margin(),
        note: noteWith(t.marginNote({ leverage: exactly(String(leverage)) }), 'margin'),
        value: money(shown?.cost),
      },
      {
        label: t.openFee(),
        note: noteWith(figures && t.ofValue({ rate: feePercent(figures.feeRate, locale) }), 'fee'),
        value: money(shown?.fee),
        isMain: true,
      },
      {
        label: t.leaves(),
        note: noteWith(undefined, 'total'),
        value: money(shown?.total),
        isTotal: true,
        isHero: true,
      },
      ...remainingRows,
      ...riskRows,
    ],
  }
}

/** What is left of the money, as what there is and what is paid are shown; nothing where there is not enough. */
function useRemainingRows(
  { figures, available, currency, hasHero }: ContractCostsProps,
  shownTotal: string | undefined,
): CostLine[] {
  const t = useMessages('contract')
  const decimals = useShownDecimals()
  if (!figures || shownTotal === undefined || !isDecimal(available)) return []
  const exactRest = subtract(available, figures.total)
  if (sign(exactRest) === -1) return []
  const remaining =
    decimals === undefined ? exactRest : max('0', shownDifference(available, [shownTotal], decimals))
  const value = <ShortMoney value={remaining} currency={currency} isPrivate />
  return [{ label: t.availableAfter(), value, isTotal: hasHero === true }]
}
