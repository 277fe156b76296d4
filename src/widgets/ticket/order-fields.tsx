import type { ReactNode } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { stepOf } from '#src/lib/money/decimal.ts'
import { Segmented, type SegmentedProps } from '#src/ui/choices/choice.tsx'
import { LimitPriceField } from './price-fields.tsx'
import { hasLimitPrice } from '#src/lib/trading/order-type-prices.ts'
import type { StoredTicketDraft, TicketDraft, TicketField } from './ticket-draft.ts'
import styles from './ticket.module.css'
import { useIsPhone } from './use-is-phone.ts'

export interface OrderFieldsProps {
  draft: TicketDraft
  onChange: (fields: Partial<StoredTicketDraft>) => void
  errorOf: (field: TicketField) => string | undefined
  sides: SegmentedProps<TicketDraft['side']>['items']
  /** The field of the size. */
  size: ReactNode
  /** The choice of the order type. */
  typeChoice: ReactNode
  /** Shown above the limit price, such as the stop price. */
  beforeLimit?: ReactNode
  /** Currency and decimals of the limit price. */
  currency: string
  priceScale: number
  children?: ReactNode
}

/** The fields of a ticket to buy or to sell: side, size, order type and prices. */
export function OrderFields(props: OrderFieldsProps) {
  const { draft, onChange, errorOf, currency, priceScale } = props
  return (
    <>
      <SideChoice value={draft.side} onChange={side => onChange({ side })} items={props.sides} />
      {props.size}
      <TicketChoices>{props.typeChoice}</TicketChoices>
      {props.beforeLimit}
      {hasLimitPrice(draft.type) && (
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

/** The side of the market, beside each other where the ticket is part of the page; its sheet on a phone is opened for one of them. */
export function SideChoice<Side extends string>(
  props: Pick<SegmentedProps<Side>, 'value' | 'onChange' | 'items'> & { label?: string },
) {
  const t = useMessages('trade')
  return useIsPhone() ? null : <Segmented label={t.side()} tone="sides" {...props} />
}

/** What is chosen by words, in a line. */
export function TicketChoices({ children }: { children: ReactNode }) {
  return <div className={styles.choices}>{children}</div>
}

/** What there is to trade with, under the number. */
export function AvailableFigure({ children }: { children: ReactNode }) {
  const t = useMessages('trade')
  return (
    <p className={styles.available}>
      {t.available()} {children}
    </p>
  )
}
