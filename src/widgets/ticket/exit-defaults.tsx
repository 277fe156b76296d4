import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { scaleOf } from '#src/lib/money/decimal.ts'
import { formatExact, formatPercent } from '#src/lib/numbers/format-number.ts'
import { abs, type Decimal } from '#src/lib/money/money.ts'
import { percentFrom } from '#src/lib/money/percent-from.ts'
import { priceAtPercent } from '#src/lib/trading/price-at-percent.ts'
import { useExitDefaults } from '#src/stores/trading/exit-defaults.ts'
import { Button } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/choices/choice.tsx'
import styles from './ticket.module.css'

/** The price that an order is opened at, and which way it profits. */
export interface ExitsOf {
  /** Undefined while it is not known. */
  price: Decimal | undefined
  isShort?: boolean
  /** What a take profit or stop loss has to be a multiple of. */
  step: Decimal
}

/** The person's own take profit and stop loss for an order, as they would type them; empty where there is none. */
export function useDefaultExits({ price, isShort = false, step }: ExitsOf) {
  const [defaults] = useExitDefaults()
  const locale = useLanguage()
  const at = (percent: string | undefined, isAbove: boolean) =>
    price && percent
      ? formatExact(priceAtPercent(price, isAbove ? percent : `-${percent}`, step), locale, scaleOf(step))
      : ''
  return { takeProfit: at(defaults?.takeProfit, !isShort), stopLoss: at(defaults?.stopLoss, isShort) }
}

export interface ExitPresetsProps {
  /** The price that they are distances from; undefined while it is not known. */
  price: Decimal | undefined
  isAbove: boolean
  /** What a price has to be a multiple of. */
  step: Decimal
  onPick: (text: string) => void
}

const presets: readonly Decimal[] = ['5', '10']

/** Usual distances of a take profit or stop loss, to fill in by one press. They take the room that an error of the field needs. */
export function ExitPresets({ price, isAbove, step, onPick }: ExitPresetsProps) {
  const locale = useLanguage()
  if (price === undefined) return null
  return (
    <span className={styles.pair}>
      {presets.map(preset => {
        const percent = isAbove ? preset : `-${preset}`
        const text = formatExact(priceAtPercent(price, percent, step), locale, scaleOf(step))
        return (
          <Chip key={percent} onPress={() => onPick(text)}>
            {formatPercent(percent, { locale, decimals: 0, signed: true })}
          </Chip>
        )
      })}
    </span>
  )
}

export interface SaveExitDefaultsProps {
  price: Decimal | undefined
  takeProfit: Decimal | undefined
  stopLoss: Decimal | undefined
}

/** Keeps the distances of both prices as the person's defaults. */
export function SaveExitDefaults({ price, takeProfit, stopLoss }: SaveExitDefaultsProps) {
  const t = useMessages('spot')
  const [defaults, save] = useExitDefaults()
  if (price === undefined || (takeProfit === undefined && stopLoss === undefined)) return null
  const distance = (exit: Decimal | undefined) => (exit === undefined ? '' : abs(percentFrom(price, exit)))
  const chosen = { takeProfit: distance(takeProfit), stopLoss: distance(stopLoss) }
  const isSaved = defaults?.takeProfit === chosen.takeProfit && defaults.stopLoss === chosen.stopLoss
  return isSaved ? (
    <p className={styles.aside}>{t.exitsSaved()}</p>
  ) : (
    <Button kind="quiet" onPress={() => save(chosen)}>
      {t.saveExits()}
    </Button>
  )
}
