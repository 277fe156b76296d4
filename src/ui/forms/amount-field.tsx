import { AmountPicks, type AmountPicksProps } from './amount-picks.tsx'
import type { FieldProps } from './field.ts'
import styles from './field.module.css'
import { TextField, type TextFieldProps } from './text-field.tsx'

export interface AmountFieldProps
  extends
    FieldProps,
    Pick<TextFieldProps, 'keepsRoom'>,
    Pick<AmountPicksProps, 'available' | 'decimals' | 'shareOf'> {
  /** Name of the currency or asset, at the end of the field. */
  currency?: string
}

/**
 * An amount as the user types it. The text is kept as typed: parse it with `parseNumber(value, {locale, decimals})` of
 * lib, and pass the reason for a failure as `error`.
 */
export function AmountField({ currency, available, decimals, shareOf, ...field }: AmountFieldProps) {
  return (
    <div className={styles.root}>
      <TextField
        {...field}
        inputMode="decimal"
        autoComplete="off"
        className={styles.figures}
        end={currency && <span className={styles.unit}>{currency}</span>}
        endWidth={26 + (currency?.length ?? 0) * 10}
      />
      {!field.disabled && (
        <AmountPicks
          label={field.label}
          value={field.value}
          onPick={field.onChange}
          available={available}
          decimals={decimals}
          {...(shareOf && { shareOf })}
        />
      )}
    </div>
  )
}
