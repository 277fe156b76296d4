import type { BibiPair } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { stepOf } from '#src/lib/money.ts'
import { Segmented } from '#src/ui/choices/choice.tsx'
import { AmountField } from '#src/ui/forms/amount-field.tsx'
import { sizeField } from '#src/widgets/ticket/ticket-draft.ts'
import { LimitPriceField, OrderTypeChoice } from '#src/widgets/ticket/price-fields.tsx'
import styles from '#src/widgets/ticket/ticket.module.css'
import type { BibiDraft } from './bibi-draft.ts'
import { maxBuyQuantity, type BibiField } from './validate-bibi-ticket.ts'
import { ExactQuantity, useExactFormat } from '#src/widgets/exact-amount.tsx'

export interface BibiFieldsProps {
  draft: BibiDraft
  onChange: (fields: Partial<BibiDraft>) => void
  errorOf: (field: BibiField) => string | undefined
  pair: BibiPair
  /** The available balance of the coin that is paid. */
  available: string | undefined
  /** Price of the base coin: the limit price, else the market price. */
  price: string | undefined
}

/** The fields of the ticket: side, order type, limit price and size. */
export function BibiFields(props: BibiFieldsProps) {
  const { draft, onChange, errorOf, pair } = props
  const t = useMessages('trade')
  const { side, type, by } = draft
  const code = pair.baseCode
  return (
    <>
      <Segmented
        label={t.side()}
        tone="sides"
        value={side}
        onChange={next => onChange({ side: next })}
        items={[
          { id: 'buy', label: t.reviewBuy({ code }) },
          { id: 'sell', label: t.reviewSell({ code }) },
        ]}
      />
      <div className={styles.kinds}>
        <OrderTypeChoice value={type} onChange={next => onChange({ type: next })} />
        {side === 'buy' && (
          <Segmented
            label={t.enterBy()}
            value={by}
            onChange={next => onChange({ by: next })}
            // Labelled by coin, as both are quantities.
            items={[
              { id: 'amount', label: pair.quoteCode },
              { id: 'quantity', label: code },
            ]}
          />
        )}
      </div>
      {type === 'limit' && (
        <LimitPriceField
          currency={pair.quoteCode}
          decimals={pair.priceScale}
          step={stepOf(pair.priceScale)}
          value={draft.limitPrice}
          onChange={limitPrice => onChange({ limitPrice })}
          error={errorOf('limitPrice')}
        />
      )}
      <SizeField {...props} />
    </>
  )
}

function SizeField({ draft, onChange, errorOf, pair, available, price }: BibiFieldsProps) {
  const t = useMessages('trade')
  const bibi = useMessages('bibi')
  const exactly = useExactFormat()
  const field = sizeField(draft)
  const isAmount = field === 'amount'
  const { baseCode, quoteCode, quantityScale } = pair
  const maxAmount =
    draft.side === 'sell' || isAmount
      ? available
      : available && price && maxBuyQuantity(available, price, draft, pair)
  const bounds = { minimum: exactly(pair.minAmount), maximum: exactly(pair.maxAmount), code: quoteCode }
  return (
    <div className={styles.size}>
      <AmountField
        key={field}
        name={field}
        label={isAmount ? bibi.payAtMost() : t.quantity()}
        currency={isAmount ? quoteCode : baseCode}
        decimals={quantityScale}
        available={maxAmount}
        value={draft[field]}
        onChange={text => onChange({ [field]: text })}
        error={errorOf(field)}
        hint={
          isAmount
            ? bibi.rangeAmount(bounds)
            : bibi.rangeCost({ ...bounds, step: exactly(stepOf(quantityScale)), base: baseCode })
        }
      />
      {available !== undefined && (
        <p className={styles.available}>
          {t.available()}{' '}
          <ExactQuantity value={available} code={draft.side === 'sell' ? baseCode : quoteCode} />
        </p>
      )}
    </div>
  )
}
