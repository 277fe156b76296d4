import type { BibiPair } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { stepOf } from '#src/lib/money.ts'
import { AmountField } from '#src/ui/forms/amount-field.tsx'
import { OrderTypeChoice } from '#src/widgets/ticket/order-type-choice.tsx'
import { OrderFields, type OrderFieldsProps } from '#src/widgets/ticket/order-fields.tsx'
import styles from '#src/widgets/ticket/ticket.module.css'
import type { BibiDraft } from './bibi-draft.ts'
import { maxBuyQuantity } from './validate-bibi-ticket.ts'
import { ExactQuantity, useExactFormat } from '#src/widgets/exact-amount.tsx'

export interface BibiFieldsProps extends Pick<
  OrderFieldsProps,
  'onChange' | 'onChooseSizeInput' | 'errorOf'
> {
  draft: BibiDraft
  pair: BibiPair
  /** The available balance of the coin that is paid. */
  available: string | undefined
  /** Price of the base coin: the limit price, else the market price. */
  price: string | undefined
}

/** The fields of the ticket: side, order type, limit price and size. */
export function BibiFields(props: BibiFieldsProps) {
  const t = useMessages('trade')
  const { baseCode: code, quoteCode, priceScale } = props.pair
  return (
    <OrderFields
      {...props}
      typeChoice={<OrderTypeChoice value={props.draft.type} onChange={type => props.onChange({ type })} />}
      sides={[
        { id: 'buy', label: t.reviewBuy({ code }) },
        { id: 'sell', label: t.reviewSell({ code }) },
      ]}
      // Labelled by coin, as both are quantities.
      sizeInputs={
        props.draft.side === 'buy'
          ? [
              { id: 'amount', label: quoteCode },
              { id: 'quantity', label: code },
            ]
          : undefined
      }
      currency={quoteCode}
      priceScale={priceScale}
    >
      <SizeField {...props} />
    </OrderFields>
  )
}

function SizeField({ draft, onChange, errorOf, pair, available, price }: BibiFieldsProps) {
  const t = useMessages('trade')
  const bibi = useMessages('bibi')
  const exactly = useExactFormat()
  const field = draft.by
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
          <ExactQuantity value={available} code={draft.side === 'sell' ? baseCode : quoteCode} isPrivate />
        </p>
      )}
    </div>
  )
}
