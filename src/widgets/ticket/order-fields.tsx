import type { ReactNode } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { stepOf } from '#src/lib/decimal.ts'
import { Segmented, type SegmentedProps } from '#src/ui/choices/choice.tsx'
import { LimitPriceField, OrderTypeChoice } from './price-fields.tsx'
import type { TicketDraft, TicketField } from './ticket-draft.ts'
import styles from './ticket.module.css'

export interface OrderFieldsProps {
  draft: TicketDraft
  onChange: (fields: Partial<TicketDraft>) => void
  errorOf: (field: TicketField) => string | undefined
  sides: SegmentedProps<TicketDraft['side']>['items']
  /** How the size of a purchase can be entered. */
  sizeInputs: SegmentedProps<TicketDraft['by']>['items']
  /** Currency and decimals of the limit price. */
  currency: string
  priceScale: number
  /** The field of the size. */
  children: ReactNode
}

/** The fields of a ticket to buy or to sell: side, order type, limit price and size. */
export function OrderFields(props: OrderFieldsProps) {
  const { draft, onChange, errorOf, currency, priceScale } = props
  const t = useMessages('trade')
  const { side, type, by } = draft
  return (
    <>
      <Segmented
        label={t.side()}
        tone="sides"
        value={side}
        onChange={next => onChange({ side: next })}
        items={props.sides}
      />
      <div className={styles.kinds}>
        <OrderTypeChoice value={type} onChange={next => onChange({ type: next })} />
        {side === 'buy' && (
          <Segmented
            label={t.enterBy()}
            value={by}
            onChange={next => onChange({ by: next })}
            items={props.sizeInputs}
          />
        )}
      </div>
      {type === 'limit' && (
        <LimitPriceField
          currency={currency}
          decimals={priceScale}
          step={stepOf(priceScale)}
          value={draft.limitPrice}
          onChange={limitPrice => onChange({ limitPrice })}
          error={errorOf('limitPrice')}
        />
      )}
      {props.children}
    </>
  )
}
