import { useMessages } from '#src/i18n/use-messages.ts'
import { AmountField } from '#src/ui/forms/amount-field.tsx'
import { Segmented } from '#src/ui/choices/choice.tsx'
import type { OrderFieldsProps } from '#src/widgets/ticket/order-fields.tsx'
import { OrderTypeChoice } from '#src/widgets/ticket/order-type-choice.tsx'
import type { SpotOrderType } from '#models'
import type { TicketDraft } from '#src/widgets/ticket/ticket-draft.ts'
import { useSlippage } from '#src/widgets/ticket/use-slippage.ts'
import ticket from '#src/widgets/ticket/ticket.module.css'

/** What an order that waits for a price does; undefined for market and limit orders. */
export function useStopNote(): (type: SpotOrderType, side: TicketDraft['side']) => string | undefined {
  const t = useMessages('spot')
  const percent = useSlippage()
  const buyNote = () => (percent === undefined ? t.stopBuyWaitsExact() : t.stopBuyWaits({ percent }))
  return (type, side) => {
    if (type === 'stop') return side === 'buy' ? buyNote() : t.stopSellWaits()
    if (type === 'stopLimit') return t.stopLimitWaits()
    return type === 'oco' ? t.ocoWaits() : undefined
  }
}

/** Market, limit, or one of the stop orders; OCO only to sell. */
export function SpotTypeChoice({ draft, onChange }: Pick<OrderFieldsProps, 'draft' | 'onChange'>) {
  const t = useMessages('spot')
  const noteOf = useStopNote()
  const types: { id: SpotOrderType; label: string }[] = [
    { id: 'stop', label: t.stop() },
    { id: 'stopLimit', label: t.stopLimit() },
    ...(draft.side === 'sell' ? [{ id: 'oco' as const, label: t.oco() }] : []),
  ]
  return (
    <OrderTypeChoice<SpotOrderType>
      value={draft.type}
      onChange={type => onChange({ type })}
      more={types.map(type => ({ ...type, note: noteOf(type.id, draft.side) }))}
    />
  )
}

/** The stop price, for the orders that have one. */
export function StopPriceField({
  draft,
  onChange,
  errorOf,
  currency,
  priceScale,
}: Pick<OrderFieldsProps, 'draft' | 'onChange' | 'errorOf' | 'currency' | 'priceScale'>) {
  const t = useMessages('spot')
  const noteOf = useStopNote()
  return (
    <AmountField
      name="stopPrice"
      label={t.stopPrice()}
      currency={currency}
      decimals={priceScale}
      value={draft.stopPrice}
      onChange={stopPrice => onChange({ stopPrice })}
      error={errorOf('stopPrice')}
      hint={noteOf(draft.type, draft.side)}
    />
  )
}

/** Until canceled, or for the trading day. */
export function TimeInForceChoice({ draft, onChange }: Pick<OrderFieldsProps, 'draft' | 'onChange'>) {
  const t = useMessages('spot')
  return (
    <div className={ticket.kinds}>
      <Segmented
        label={t.timeInForce()}
        value={draft.timeInForce}
        onChange={timeInForce => onChange({ timeInForce })}
        items={[
          { id: 'gtc', label: t.untilCanceled() },
          { id: 'day', label: t.today() },
        ]}
      />
    </div>
  )
}
