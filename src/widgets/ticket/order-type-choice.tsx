import type { SpotOrderType } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Picker, type PickerProps } from '#src/ui/choices/picker.tsx'
import { useMarketOrderNote } from './use-market-order-note.ts'

export interface OrderTypeChoiceProps<Type extends SpotOrderType> {
  value: Type
  onChange: (type: Type) => void
  /** What a limit order does until its price is reached, unless the usual. */
  limitNote?: string
  /** The types besides market and limit. */
  more?: PickerProps<Type>['items']
}

/** The order type, behind its name. */
export function OrderTypeChoice<Type extends SpotOrderType = 'market' | 'limit'>({
  value,
  onChange,
  limitNote,
  more = [],
}: OrderTypeChoiceProps<Type | 'market' | 'limit'>) {
  const t = useMessages('trade')
  const marketNote = useMarketOrderNote()
  return (
    <Picker
      label={t.orderType()}
      value={value}
      onChange={onChange}
      items={[
        { id: 'market', label: t.market(), note: marketNote },
        { id: 'limit', label: t.limit(), note: limitNote ?? t.limitWaits() },
        ...more,
      ]}
    />
  )
}
