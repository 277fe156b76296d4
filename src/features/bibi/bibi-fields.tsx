import type { BibiPair } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { shareOfAvailable } from '#src/lib/numbers/format-number.ts'
import { stepOf } from '#src/lib/money/money.ts'
import { AmountField } from '#src/ui/forms/amount-field.tsx'
import { OrderTypeChoice } from '#src/widgets/ticket/order-type-choice.tsx'
import { OrderFields, type OrderFieldsProps } from '#src/widgets/ticket/order-fields.tsx'
import styles from '#src/widgets/ticket/ticket.module.css'
import type { BibiDraft } from './bibi-draft.ts'
import { maxBuyQuantity, proceedsOf } from './validate-bibi-ticket.ts'
import { ExactQuantity, useExactFormat } from '#src/widgets/format/exact-amount.tsx'

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
      sizeInputs={[
        { id: 'amount', label: quoteCode },
        { id: 'quantity', label: code },
      ]}
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
  const spot = useMessages('spot')
  const locale = useLanguage()
  const exactly = useExactFormat()
  const field = draft.by
  const isAmount = field === 'amount'
  const { baseCode, quoteCode, quantityScale } = pair
  const isSelling = draft.side === 'sell'
  const allUnits =
    available && isSelling && shareOfAvailable(available, '1', { locale, decimals: quantityScale })
  const bounds = { minimum: exactly(pair.minAmount), maximum: exactly(pair.maxAmount), code: quoteCode }
  return (
    <div className={styles.size}>
      <AmountField
        key={field}
        name={field}
        label={isAmount ? (isSelling ? spot.amountToReceive() : bibi.payAtMost()) : t.quantity()}
        currency={isAmount ? quoteCode : baseCode}
        decimals={quantityScale}
        available={maxSize(draft, pair, available, price)}
        // All of a holding is a quantity: what it brings changes with the price.
        onMax={allUnits && isAmount ? () => onChange({ by: 'quantity', quantity: allUnits }) : undefined}
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
          <ExactQuantity value={available} code={isSelling ? baseCode : quoteCode} isPrivate />
        </p>
      )}
    </div>
  )
}

/** The largest size that can be entered; undefined while unknown. */
function maxSize(
  draft: BibiDraft,
  pair: BibiPair,
  available: string | undefined,
  price: string | undefined,
): string | undefined {
  const isAmount = draft.by === 'amount'
  if (draft.side === 'buy') {
    return isAmount ? available : available && price && maxBuyQuantity(available, price, draft, pair)
  }
  return isAmount ? available && price && proceedsOf(available, price, pair) : available
}
