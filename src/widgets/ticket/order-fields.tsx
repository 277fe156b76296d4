import type { ReactNode } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { stepOf } from '#src/lib/money/decimal.ts'
import { Segmented, type SegmentedProps } from '#src/ui/choices/choice.tsx'
import { LimitPriceField } from './price-fields.tsx'
import type { SizeInput } from '#src/stores/trading/size-input.ts'
import { hasLimitPrice, type StoredTicketDraft, type TicketDraft, type TicketField } from './ticket-draft.ts'
import styles from './ticket.module.css'

export interface OrderFieldsProps {
  draft: TicketDraft
  onChange: (fields: Partial<StoredTicketDraft>) => void
  onChooseSizeInput: (input: SizeInput) => void
  errorOf: (field: TicketField) => string | undefined
  sides: SegmentedProps<TicketDraft['side']>['items']
  /** How the size can be entered; undefined: there is no choice. */
  sizeInputs: SegmentedProps<SizeInput>['items'] | undefined
  /** The choice of the order type. */
  typeChoice: ReactNode
  /** Shown above the limit price, such as the stop price. */
  beforeLimit?: ReactNode
  /** Currency and decimals of the limit price. */
  currency: string
  priceScale: number
  /** The field of the size. */
  children: ReactNode
}

/** The fields of a ticket to buy or to sell: side, order type, prices and size. */
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
        {props.typeChoice}
        {props.sizeInputs && (
          <Segmented
            label={t.enterBy()}
            value={by}
            onChange={props.onChooseSizeInput}
            items={props.sizeInputs}
          />
        )}
      </div>
      {props.beforeLimit}
      {hasLimitPrice(type) && (
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
