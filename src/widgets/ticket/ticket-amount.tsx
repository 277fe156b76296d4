import type { CSSProperties, ReactNode } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import type { Decimal } from '#src/lib/money/money.ts'
import { AmountPicks, type AmountPicksProps } from '#src/ui/forms/amount-picks.tsx'
import type { FieldProps } from '#src/ui/forms/field.ts'
import { TextField } from '#src/ui/forms/text-field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from './ticket-amount.module.css'

export interface TicketAmountProps
  extends
    Required<Pick<FieldProps, 'label' | 'name' | 'value' | 'onChange'>>,
    Pick<FieldProps, 'error'>,
    Pick<AmountPicksProps, 'available' | 'decimals' | 'onMax' | 'amounts'> {
  /** The currency or asset that it counts. */
  unit: string
  /** The other way to enter the size. */
  other?: OtherSizeInput | undefined
  /** What there is to trade with. */
  funds?: ReactNode
}

export interface OtherSizeInput {
  label: string
  /** What the size comes to in it; undefined while there is none. */
  figure: ReactNode | undefined
  onPress: () => void
}

const shares: readonly Decimal[] = ['0.1', '0.25', '0.5', '0.75']

/** The size of an order: the one large number of its ticket, with amounts to fill in by one press. */
export function TicketAmount({ unit, other, funds, ...props }: TicketAmountProps) {
  const { available, decimals, onMax, amounts, ...field } = props
  const t = useMessages('trade')
  return (
    <div className={styles.block}>
      <div
        className={styles.amount}
        style={{ '--digits': widthOf(field.value) } as CSSProperties}
        // An amount that was filled in is replaced by what is typed.
        onFocus={({ target }) => {
          if (target instanceof HTMLInputElement && amounts?.includes(target.value)) target.select()
        }}
      >
        <TextField
          {...field}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          className={styles.number}
          end={<span className={styles.unit}>{unit}</span>}
        />
      </div>
      <div className={styles.under}>
        {other && (
          <button type="button" className={styles.other} onClick={other.onPress}>
            <span className="visually-hidden">
              {t.enterBy()} {other.figure !== undefined && other.label}{' '}
            </span>
            <span>
              {other.figure === undefined ? other.label : '= '}
              {other.figure}
            </span>
            <Icon name="swap" size={16} />
          </button>
        )}
        {funds}
      </div>
      <AmountPicks
        label={field.label}
        value={field.value}
        onPick={field.onChange}
        {...{ available, decimals, onMax, amounts, shares }}
      />
    </div>
  )
}

/** The width of a number in that of a digit; a separator is about half as wide. */
function widthOf(text: string): number {
  const separators = text.match(/[.,\s’']/g)?.length ?? 0
  return Math.max(1, text.length - separators / 2)
}
