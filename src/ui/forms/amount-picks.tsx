import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { scaleOf } from '#src/lib/money/decimal.ts'
import { isDecimal, multiply, type Decimal } from '#src/lib/money/money.ts'
import { formatNumber, formatPercent, shareOfAvailable } from '#src/lib/numbers/format-number.ts'
import { Chip } from '../choices/choice.tsx'
import styles from './field.module.css'

export interface AmountPicksProps {
  /** The available balance: offers shares of it, truncated at `decimals`. */
  available?: Decimal | undefined
  /** Maximum digits after the point. */
  decimals: number
  /** What "Max" does instead of filling in `available`. */
  onMax?: (() => void) | undefined
  /** The shares besides all of it. */
  shares?: readonly Decimal[]
  /** What the shares are of: the available balance, unless it is a position. */
  shareOf?: 'available' | 'position'
  /** Round amounts to offer instead of the shares. */
  amounts?: readonly Decimal[] | undefined
}

interface Pick {
  id: string
  text: string
  percent?: string
}

const quarters: readonly Decimal[] = ['0.25', '0.5', '0.75']

/** Amounts to fill in by one press, in a line. @param label what they fill in, for screen readers */
export function AmountPicks({
  label,
  value,
  onPick,
  available,
  decimals,
  onMax,
  shares = quarters,
  shareOf = 'available',
  amounts,
}: AmountPicksProps & { label: string; value: string; onPick: (text: string) => void }) {
  const locale = useLanguage()
  const t = useMessages('common')
  // Shares that truncate to zero are not offered: any offered value is valid.
  const textOf = (share: Decimal) =>
    isDecimal(available) ? shareOfAvailable(available, share, { locale, decimals }) : undefined
  const picks: Pick[] = amounts
    ? amounts.map(amount => ({
        id: amount,
        text: formatNumber(amount, { locale, decimals: scaleOf(amount) }),
      }))
    : shares.flatMap(share => {
        const text = textOf(share)
        const percent = formatPercent(multiply(share, '100'), { locale, decimals: 0 })
        return text === undefined ? [] : [{ id: share, text, percent }]
      })
  const most = textOf('1')
  if (picks.length === 0 && most === undefined) return null
  return (
    <fieldset className={styles.shares}>
      <legend className="visually-hidden">{label}</legend>
      {picks.map(({ id, text, percent }) => (
        <Chip key={id} selected={amounts ? value === text : undefined} onPress={() => onPick(text)}>
          {percent === undefined ? text : <ShareLabel percent={percent} of={shareOf} />}
        </Chip>
      ))}
      {most !== undefined && <Chip onPress={() => (onMax ? onMax() : onPick(most))}>{t.max()}</Chip>}
    </fieldset>
  )
}

function ShareLabel({ percent, of }: { percent: string; of: NonNullable<AmountPicksProps['shareOf']> }) {
  const t = useMessages('common')
  const name = { available: t.percentOfAvailable, position: t.percentOfPosition }[of]
  return (
    <>
      <span aria-hidden>{percent}</span>
      <span className="visually-hidden">{name({ percent })}</span>
    </>
  )
}
