import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { isDecimal, multiply, type Decimal } from '#src/lib/money/money.ts'
import { formatPercent, shareOfAvailable } from '#src/lib/numbers/format-number.ts'
import { Chip } from '../choices/choice.tsx'
import type { FieldProps } from './field.ts'
import styles from './field.module.css'
import { TextField, type TextFieldProps } from './text-field.tsx'

export interface AmountFieldProps extends FieldProps, Pick<TextFieldProps, 'keepsRoom'> {
  /** Name of the currency or asset, at the end of the field. */
  currency?: string
  /** The available balance: offers shares of it, truncated at `decimals`. */
  available?: Decimal | undefined
  /** What "Max" does instead of filling in `available`. */
  onMax?: (() => void) | undefined
  /** Maximum digits after the point. */
  decimals: number
}

const shares = ['0.25', '0.5', '0.75', '1'] as const

/**
 * An amount as the user types it. The text is kept as typed: parse it with `parseNumber(value, {locale, decimals})` of
 * lib, and pass the reason for a failure as `error`.
 */
export function AmountField({ currency, available, onMax, decimals, ...field }: AmountFieldProps) {
  const locale = useLanguage()
  const t = useMessages('common')
  // Shares that truncate to zero are not offered: any offered value is valid.
  const texts = shares.flatMap(share => {
    const text =
      isDecimal(available) && !field.disabled
        ? shareOfAvailable(available, share, { locale, decimals })
        : undefined
    return text === undefined ? [] : [{ share, text }]
  })

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
      {texts.length > 0 && (
        <fieldset className={styles.shares}>
          <legend className="visually-hidden">{field.label}</legend>
          {texts.map(({ share, text }) => (
            <Chip key={share} onPress={() => (share === '1' && onMax ? onMax() : field.onChange(text))}>
              {share === '1' ? (
                t.max()
              ) : (
                <ShareLabel percent={formatPercent(multiply(share, '100'), { locale, decimals: 0 })} />
              )}
            </Chip>
          ))}
        </fieldset>
      )}
    </div>
  )
}

function ShareLabel({ percent }: { percent: string }) {
  const t = useMessages('common')
  return (
    <>
      <span aria-hidden>{percent}</span>
      <span className="visually-hidden">{t.percentOfAvailable({ percent })}</span>
    </>
  )
}
