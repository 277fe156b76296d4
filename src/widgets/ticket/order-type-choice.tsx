import { useMessages } from '#src/i18n/use-messages.ts'
import { Segmented, type SegmentedProps } from '#src/ui/choices/choice.tsx'
import { hasStopPrice, type OrderType } from './ticket-draft.ts'
import styles from './ticket.module.css'

export interface OrderTypeChoiceProps<Type extends OrderType> {
  value: Type
  onChange: (type: Type) => void
}

/** Market or limit order. */
export function OrderTypeChoice({ value, onChange }: OrderTypeChoiceProps<'market' | 'limit'>) {
  const t = useMessages('trade')
  return (
    <Segmented
      label={t.orderType()}
      value={value}
      onChange={onChange}
      items={[
        { id: 'market', label: t.market() },
        { id: 'limit', label: t.limit() },
      ]}
    />
  )
}

export interface StopTypeChoiceProps extends OrderTypeChoiceProps<OrderType> {
  /** The label of all orders with a stop price. */
  label: string
  /** The orders with a stop price; the first is chosen first. */
  stops: SegmentedProps<OrderType>['items']
}

/** Market, limit or stop order, and then which kind of stop order. */
export function StopTypeChoice({ value, onChange, label, stops }: StopTypeChoiceProps) {
  const t = useMessages('trade')
  const first = stops[0]!.id
  return (
    <div className={styles.types}>
      <Segmented<OrderType>
        label={t.orderType()}
        value={hasStopPrice(value) ? first : value}
        onChange={onChange}
        items={[
          { id: 'market', label: t.market() },
          { id: 'limit', label: t.limit() },
          { id: first, label },
        ]}
      />
      {hasStopPrice(value) && (
        <Segmented<OrderType> label={label} value={value} onChange={onChange} items={stops} />
      )}
    </div>
  )
}
