import type { TradeRules } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { shareOfAvailable } from '#src/lib/numbers/format-number.ts'
import { multiply, type Decimal } from '#src/lib/money/money.ts'
import { BUY } from '#src/lib/trading/spot-math.ts'
import type { SizeInput } from '#src/stores/trading/size-input.ts'
import { MONEY_SCALE } from '#src/lib/money/minor-units.ts'
import { AvailableFigure, OrderFields, type OrderFieldsProps } from '#src/widgets/ticket/order-fields.tsx'
import { TicketAmount, type OtherSizeInput } from '#src/widgets/ticket/ticket-amount.tsx'
import { useShownTrade } from '#src/widgets/ticket/ticket-costs.tsx'
import { ExitFields, ExitsSwitch } from './exit-fields.tsx'
import { isSoldByStop, usualAmount } from './spot-draft.ts'
import { SpotTypeChoice, StopPriceField, TimeInForceChoice } from './stop-fields.tsx'
import { proceedsOf, quantityOf, type OrderEstimate } from './validate-ticket.ts'
import { hasStopPrice } from '#src/lib/trading/order-type-prices.ts'
import type { TicketDraft } from '#src/widgets/ticket/ticket-draft.ts'
import type { Funds } from './use-funds.ts'
import { ExactMoney, ExactQuantity, ShortMoney, ShortQuantity } from '#src/widgets/format/exact-amount.tsx'

export interface SpotFieldsProps extends Pick<OrderFieldsProps, 'draft' | 'onChange' | 'errorOf'> {
  onChooseSizeInput: (input: SizeInput) => void
  rules: TradeRules
  code: string
  funds: Funds
  /** The price of the order: its limit, what a stop order pays at most, or the market price. */
  price: string | undefined
  /** What the order comes to; undefined while it is not known. */
  figures: OrderEstimate | undefined
}

/** The fields of the ticket: side, size, order type, prices, and the take profit and stop loss of a purchase. */
export function SpotFields(props: SpotFieldsProps) {
  const { draft, funds, rules } = props
  const t = useMessages('trade')
  return (
    <OrderFields
      {...props}
      sides={[
        { id: 'buy', label: t.buy() },
        { id: 'sell', label: t.sell() },
      ]}
      size={<SizeField {...props} />}
      typeChoice={
        <>
          <SpotTypeChoice draft={draft} onChange={props.onChange} />
          {draft.side === 'buy' && <ExitsSwitch {...props} />}
        </>
      }
      beforeLimit={
        hasStopPrice(draft.type) && (
          <StopPriceField {...props} currency={funds.currency} priceScale={rules.priceScale} />
        )
      }
      currency={funds.currency}
      priceScale={rules.priceScale}
    >
      {draft.type !== 'market' && <TimeInForceChoice draft={draft} onChange={props.onChange} />}
      {draft.side === 'buy' && draft.hasExits === 'yes' && (
        <ExitFields {...props} quantity={props.figures?.quantity} currency={funds.currency} />
      )}
    </OrderFields>
  )
}

function Available({ draft, funds, code }: Pick<SpotFieldsProps, 'draft' | 'funds' | 'code'>) {
  const isSelling = draft.side === 'sell'
  if ((isSelling ? funds.units : funds.cash) === undefined) return null
  return (
    <AvailableFigure>
      {isSelling ? (
        <ExactQuantity value={funds.units} code={code} isPrivate />
      ) : (
        <ShortMoney value={funds.cash} currency={funds.currency} isPrivate />
      )}
    </AvailableFigure>
  )
}

/** The round amounts that are offered for a purchase. */
const amounts: readonly Decimal[] = ['25', '50', usualAmount, '500']

function SizeField(props: SpotFieldsProps) {
  const { draft, onChange, errorOf, rules, code, funds, price } = props
  const t = useMessages('trade')
  const spot = useMessages('spot')
  const locale = useLanguage()
  const field = draft.by
  const isAmount = field === 'amount'
  const isSelling = draft.side === 'sell'
  const shown = useShownTrade(props.figures, !isSelling)
  const allUnits =
    funds.units && shareOfAvailable(funds.units, '1', { locale, decimals: rules.quantityScale })
  return (
    <TicketAmount
      key={field}
      name={field}
      label={isAmount ? (isSelling ? spot.amountToReceive() : spot.amountToSpend()) : t.quantity()}
      unit={isAmount ? funds.currency : code}
      decimals={isAmount ? MONEY_SCALE : rules.quantityScale}
      available={maxSize({ draft, rules, funds, price })}
      amounts={isAmount && !isSelling ? amounts : undefined}
      // All of a holding is a quantity: what it brings changes with the price.
      onMax={
        allUnits !== undefined && isSelling && isAmount
          ? () => onChange({ by: 'quantity', quantity: allUnits })
          : undefined
      }
      value={draft[field]}
      onChange={text => onChange({ [field]: text })}
      error={errorOf(field)}
      funds={<Available draft={draft} funds={funds} code={code} />}
      other={isSoldByStop(draft) ? undefined : otherInput(props, t, shown)}
    />
  )
}

/** The size in the other unit: a quantity for an amount, and the other way round. */
function otherInput(
  { draft, figures, code, funds, onChooseSizeInput }: SpotFieldsProps,
  t: ReturnType<typeof useMessages<'trade'>>,
  shown: ReturnType<typeof useShownTrade>,
): OtherSizeInput {
  return draft.by === 'amount'
    ? {
        label: t.quantity(),
        figure: figures && <ShortQuantity value={figures.quantity} code={code} />,
        onPress: () => onChooseSizeInput('quantity'),
      }
    : {
        label: t.amount(),
        figure: shown && <ExactMoney value={shown.total} currency={funds.currency} />,
        onPress: () => onChooseSizeInput('amount'),
      }
}

/** The largest size that can be entered. */
function maxSize({
  draft,
  rules,
  funds,
  price,
}: Pick<SpotFieldsProps, 'draft' | 'rules' | 'funds' | 'price'>) {
  const isAmount = draft.by === 'amount'
  if (draft.side === 'buy') {
    if (isAmount) return funds.cash
    return funds.cash && price && quantityOf(BUY, funds.cash, priceWithBuffer(price, draft), rules)
  }
  return isAmount ? funds.units && price && proceedsOf(funds.units, price, rules) : funds.units
}

/**
 * The price for the maximum quantity: of a market order with a buffer of 0.5%, so that the order is still affordable
 * a tick later. To spend the whole balance, enter an amount.
 */
function priceWithBuffer(price: string, { type }: TicketDraft): string {
  return type === 'market' ? multiply(price, '1.005') : price
}
