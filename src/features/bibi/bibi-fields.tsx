import type { BibiPair, BibiPreview } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { shareOfAvailable } from '#src/lib/numbers/format-number.ts'
import type { SizeInput } from '#src/stores/trading/size-input.ts'
import { OrderTypeChoice } from '#src/widgets/ticket/order-type-choice.tsx'
import { AvailableFigure, OrderFields, type OrderFieldsProps } from '#src/widgets/ticket/order-fields.tsx'
import { TicketAmount } from '#src/widgets/ticket/ticket-amount.tsx'
import type { BibiDraft } from './bibi-draft.ts'
import { maxBuyQuantity, proceedsOf } from './validate-bibi-ticket.ts'
import { ExactQuantity, ShortQuantity } from '#src/widgets/format/exact-amount.tsx'

export interface BibiFieldsProps extends Pick<OrderFieldsProps, 'onChange' | 'errorOf'> {
  onChooseSizeInput: (input: SizeInput) => void
  draft: BibiDraft
  pair: BibiPair
  /** The available balance of the coin that is paid. */
  available: string | undefined
  /** Price of the base coin: the limit price, else the market price. */
  price: string | undefined
  /** What the order comes to; undefined while it is not known. */
  figures: BibiPreview | undefined
}

/** The fields of the ticket: side, size, order type and limit price. */
export function BibiFields(props: BibiFieldsProps) {
  const t = useMessages('trade')
  const { draft } = props
  const { baseCode: code, quoteCode, priceScale } = props.pair
  return (
    <OrderFields
      {...props}
      size={<SizeField {...props} />}
      typeChoice={<OrderTypeChoice value={draft.type} onChange={type => props.onChange({ type })} />}
      sides={[
        { id: 'buy', label: t.reviewBuy({ code }) },
        { id: 'sell', label: t.reviewSell({ code }) },
      ]}
      currency={quoteCode}
      priceScale={priceScale}
    />
  )
}

function SizeField(props: BibiFieldsProps) {
  const { draft, onChange, errorOf, pair, available, price, figures } = props
  const t = useMessages('trade')
  const bibi = useMessages('bibi')
  const spot = useMessages('spot')
  const locale = useLanguage()
  const field = draft.by
  const isAmount = field === 'amount'
  const { baseCode, quoteCode, quantityScale } = pair
  const isSelling = draft.side === 'sell'
  const allUnits =
    available && isSelling && shareOfAvailable(available, '1', { locale, decimals: quantityScale })
  return (
    <TicketAmount
      key={field}
      name={field}
      label={isAmount ? (isSelling ? spot.amountToReceive() : bibi.payAtMost()) : t.quantity()}
      unit={isAmount ? quoteCode : baseCode}
      decimals={quantityScale}
      available={maxSize(draft, pair, available, price)}
      // All of a holding is a quantity: what it brings changes with the price.
      onMax={allUnits && isAmount ? () => onChange({ by: 'quantity', quantity: allUnits }) : undefined}
      value={draft[field]}
      onChange={text => onChange({ [field]: text })}
      error={errorOf(field)}
      funds={
        available !== undefined && (
          <AvailableFigure>
            <ExactQuantity value={available} code={isSelling ? baseCode : quoteCode} isPrivate />
          </AvailableFigure>
        )
      }
      // Named by coin, as both are quantities.
      other={{
        label: isAmount ? baseCode : quoteCode,
        figure: figures && (
          <ShortQuantity
            value={isAmount ? figures.quantity : figures.cost}
            code={isAmount ? baseCode : quoteCode}
          />
        ),
        onPress: () => props.onChooseSizeInput(isAmount ? 'quantity' : 'amount'),
      }}
    />
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
