import { useMessages } from '#src/i18n/use-messages.ts'
import { Segmented } from '#src/ui/choice.tsx'
import { AmountField } from '#src/ui/forms/amount-field.tsx'
import { useExactly } from './exact.tsx'

type OrderType = 'market' | 'limit'

export interface OrderTypeChoiceProps {
  value: OrderType
  onChange: (type: OrderType) => void
}

/** At the market's price, or at one's own. */
export function OrderTypeChoice({ value, onChange }: OrderTypeChoiceProps) {
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

export interface LimitPriceFieldProps {
  currency: string
  decimals: number
  /** What a price is a multiple of, a decimal. */
  step: string
  value: string
  onChange: (text: string) => void
  error: string | undefined
}

/** One's own price, with the step it may be set by. */
export function LimitPriceField({ step, currency, ...field }: LimitPriceFieldProps) {
  const t = useMessages('trade')
  const exactly = useExactly()
  return (
    <AmountField
      name="limitPrice"
      label={t.limitPrice()}
      currency={currency}
      hint={t.priceStep({ step: exactly(step), currency })}
      {...field}
    />
  )
}
