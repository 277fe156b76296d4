import type { TradeRules } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { multiply, stepOf } from '#src/lib/money.ts'
import { Segmented } from '#src/ui/choices/choice.tsx'
import { AmountField } from '#src/ui/forms/amount-field.tsx'
import { moneyScale } from '#src/widgets/ticket/field-error.ts'
import { LimitPriceField, OrderTypeChoice } from '#src/widgets/ticket/price-fields.tsx'
import { maxBuyQuantity } from './validate-ticket.ts'
import { sizeField, type TicketField, type TicketDraft } from '#src/widgets/ticket/ticket-draft.ts'
import styles from '#src/widgets/ticket/ticket.module.css'
import type { Funds } from './use-funds.ts'
import { ExactMoney, ExactQuantity, useExactFormat } from '#src/widgets/exact-amount.tsx'

export interface SpotFieldsProps {
  draft: TicketDraft
  onChange: (fields: Partial<TicketDraft>) => void
  errorOf: (field: TicketField) => string | undefined
  rules: TradeRules
  code: string
  funds: Funds
  /** The limit price, else the market price. */
  price: string | undefined
}

/** The fields of the ticket: side, order type, limit price and size. */
export function SpotFields({ draft, onChange, errorOf, rules, code, funds, price }: SpotFieldsProps) {
  const t = useMessages('trade')
  const { side, type, by } = draft
  return (
    <>
      <Segmented
        label={t.side()}
        tone="sides"
        value={side}
        onChange={next => onChange({ side: next })}
        items={[
          { id: 'buy', label: t.buy() },
          { id: 'sell', label: t.sell() },
        ]}
      />
      <div className={styles.kinds}>
        <OrderTypeChoice value={type} onChange={next => onChange({ type: next })} />
        {side === 'buy' && (
          <Segmented
            label={t.enterBy()}
            value={by}
            onChange={next => onChange({ by: next })}
            items={[
              { id: 'quantity', label: t.quantity() },
              { id: 'amount', label: t.amount() },
            ]}
          />
        )}
      </div>
      {type === 'limit' && (
        <LimitPriceField
          currency={funds.currency}
          decimals={rules.priceScale}
          step={stepOf(rules.priceScale)}
          value={draft.limitPrice}
          onChange={limitPrice => onChange({ limitPrice })}
          error={errorOf('limitPrice')}
        />
      )}
      <SizeField {...{ draft, onChange, errorOf, rules, code, funds, price }} />
    </>
  )
}

function SizeField({ draft, onChange, errorOf, rules, code, funds, price }: SpotFieldsProps) {
  const t = useMessages('trade')
  const spot = useMessages('spot')
  const exactly = useExactFormat()
  const field = sizeField(draft)
  const isSelling = draft.side === 'sell'
  const maxSize =
    isSelling || field === 'amount'
      ? isSelling
        ? funds.units
        : funds.cash
      : funds.cash && price && maxBuyQuantity(funds.cash, priceWithBuffer(price, draft), rules)
  const available = isSelling ? funds.units : funds.cash
  return (
    <div className={styles.size}>
      <AmountField
        key={field}
        name={field}
        label={field === 'amount' ? spot.amountToSpend() : t.quantity()}
        currency={field === 'amount' ? funds.currency : code}
        decimals={field === 'amount' ? moneyScale : rules.quantityScale}
        available={maxSize}
        value={draft[field]}
        onChange={text => onChange({ [field]: text })}
        error={errorOf(field)}
        hint={
          field === 'amount'
            ? t.rangeAmount({
                minimum: exactly(rules.minAmount),
                maximum: exactly(rules.maxAmount),
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
            <ExactQuantity value={available} code={code} />
          ) : (
            <ExactMoney value={available} currency={funds.currency} isPrivate />
          )}
        </p>
      )}
    </div>
  )
}

/**
 * The price for the maximum quantity: of a market order with a buffer of 0.5 %, so that the order is still affordable
 * a tick later. To spend the whole balance, enter an amount.
 */
function priceWithBuffer(price: string, { type }: TicketDraft): string {
  return type === 'market' ? multiply(price, '1.005') : price
}
