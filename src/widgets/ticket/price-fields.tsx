import { useMessages } from '#src/i18n/use-messages.ts'
import { AmountField } from '#src/ui/forms/amount-field.tsx'
import { useExactFormat } from '../format/exact-amount.tsx'

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
