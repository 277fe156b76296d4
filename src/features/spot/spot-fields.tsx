import type { TradeRules } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { shareOfAvailable } from '#src/lib/numbers/format-number.ts'
import { multiply, stepOf } from '#src/lib/money/money.ts'
import { BUY } from '#src/lib/trading/spot-math.ts'
import { AmountField } from '#src/ui/forms/amount-field.tsx'
import { moneyScale } from '#src/widgets/ticket/field-error.ts'
import { OrderFields, type OrderFieldsProps } from '#src/widgets/ticket/order-fields.tsx'
import { ExitFields } from './exit-fields.tsx'
import { isSoldByStop } from './spot-draft.ts'
import { SpotTypeChoice, StopPriceField, TimeInForceChoice } from './stop-fields.tsx'
import { mostOfAmount, proceedsOf, quantityOf } from './validate-ticket.ts'
import { hasStopPrice, type TicketDraft } from '#src/widgets/ticket/ticket-draft.ts'
import styles from '#src/widgets/ticket/ticket.module.css'
import type { Funds } from './use-funds.ts'
import { ExactQuantity, ShortMoney, useExactFormat } from '#src/widgets/format/exact-amount.tsx'

export interface SpotFieldsProps extends Pick<
  OrderFieldsProps,
  'draft' | 'onChange' | 'onChooseSizeInput' | 'errorOf'
> {
  rules: TradeRules
  code: string
  funds: Funds
  /** The price of the order: its limit, what a stop order pays at most, or the market price. */
  price: string | undefined
  /** What is bought; undefined while it is not known. */
  quantity: string | undefined
}

/** The fields of the ticket: side, order type, prices, size, and the take profit and stop loss of a purchase. */
export function SpotFields(props: SpotFieldsProps) {
  const t = useMessages('trade')
  return (
    <OrderFields
      {...props}
      sides={[
        { id: 'buy', label: t.buy() },
        { id: 'sell', label: t.sell() },
      ]}
      typeChoice={<SpotTypeChoice draft={props.draft} onChange={props.onChange} />}
      beforeLimit={
        hasStopPrice(props.draft.type) && (
          <StopPriceField {...props} currency={props.funds.currency} priceScale={props.rules.priceScale} />
        )
      }
      sizeInputs={
        isSoldByStop(props.draft)
          ? undefined
          : [
              { id: 'amount', label: t.amount() },
              { id: 'quantity', label: t.quantity() },
            ]
      }
      currency={props.funds.currency}
      priceScale={props.rules.priceScale}
    >
      <SizeField {...props} />
      {props.draft.type !== 'market' && <TimeInForceChoice draft={props.draft} onChange={props.onChange} />}
      {props.draft.side === 'buy' && <ExitFields {...props} currency={props.funds.currency} />}
    </OrderFields>
  )
}

function SizeField({ draft, onChange, errorOf, rules, code, funds, price }: SpotFieldsProps) {
  const t = useMessages('trade')
  const spot = useMessages('spot')
  const exactly = useExactFormat()
  const locale = useLanguage()
  const field = draft.by
  const isSelling = draft.side === 'sell'
  const allUnits =
    funds.units && shareOfAvailable(funds.units, '1', { locale, decimals: rules.quantityScale })
  const available = isSelling ? funds.units : funds.cash
  return (
    <div className={styles.size}>
      <AmountField
        key={field}
        name={field}
        label={
          field === 'quantity' ? t.quantity() : isSelling ? spot.amountToReceive() : spot.amountToSpend()
        }
        currency={field === 'amount' ? funds.currency : code}
        decimals={field === 'amount' ? moneyScale : rules.quantityScale}
        available={maxSize({ draft, rules, funds, price })}
        // All of a holding is a quantity: what it brings changes with the price.
        onMax={
          allUnits !== undefined && isSelling && field === 'amount'
            ? () => onChange({ by: 'quantity', quantity: allUnits })
            : undefined
        }
        value={draft[field]}
        onChange={text => onChange({ [field]: text })}
        error={errorOf(field)}
        hint={
          field === 'amount'
            ? t.rangeAmount({
                minimum: exactly(rules.minAmount),
                maximum: exactly(mostOfAmount(draft.side, rules)),
                currency: funds.currency,
              })
            : spot.rangeQuantity({
                minimum: exactly(rules.minQuantity),
                maximum: exactly(rules.maxQuantity),
                step: exactly(stepOf(rules.quantityScale)),
                code,
              })
        }
      />
      {available !== undefined && (
        <p className={styles.available}>
          {t.available()}{' '}
          {isSelling ? (
            <ExactQuantity value={available} code={code} isPrivate />
          ) : (
            <ShortMoney value={available} currency={funds.currency} isPrivate />
          )}
        </p>
      )}
    </div>
  )
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
