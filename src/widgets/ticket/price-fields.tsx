import { useMessages } from '#src/i18n/use-messages.ts'
import { Segmented } from '#src/ui/choices/choice.tsx'
import { AmountField } from '#src/ui/forms/amount-field.tsx'
import { useExactFormat } from '../exact-amount.tsx'

type OrderType = 'market' | 'limit'

export interface OrderTypeChoiceProps {
  value: OrderType
  onChange: (type: OrderType) => void
}

/** Market or limit order. */
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
  /** The price step, a decimal. */
  step: string
  value: string
  onChange: (text: string) => void
  error: string | undefined
}

/** The limit price, with its step. */
export function LimitPriceField({ step, currency, ...field }: LimitPriceFieldProps) {
  const t = useMessages('trade')
  const exactly = useExactFormat()
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
