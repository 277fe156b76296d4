import { useState, type CSSProperties, type KeyboardEvent } from 'react'
import type { Depth, DepthLevel } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber, formatPercent } from '#src/lib/numbers/format-number.ts'
import { scaleOf, truncate } from '#src/lib/money/decimal.ts'
import { add, divide, max, multiply, subtract } from '#src/lib/money/money.ts'
import styles from './market-depth.module.css'

interface OrderBookSidesProps {
  depth: Depth
  priceScale: number
  /** Number of levels per side. */
  levelCount: number
  /** Asks above bids, the best of both in the middle, with what is offered up to each level; else side by side. */
  isLadder?: boolean
  /** Makes each level a button that passes its price. */
  onChoosePrice?: ((price: string) => void) | undefined
}

/** Bids and asks with the spread; side by side the best of each is first. */
export function OrderBookSides(props: OrderBookSidesProps) {
  const { depth, priceScale, levelCount: count, isLadder = false, onChoosePrice } = props
  const t = useMessages('chart')
  const shown = [depth.bids.slice(0, count), depth.asks.slice(0, count)]
  const quantities = shown.flat().map(level => level.quantity)
  // In a narrow ladder four digits say enough.
  const quantityScale = isLadder ? fourDigits(quantities) : Math.max(0, ...quantities.map(scaleOf))
  const [bids = [], asks = []] = shown.map(levels => withSums(levels, quantityScale))
  const sideProps = {
    priceScale,
    onChoosePrice,
    hasSums: isLadder,
    largest: quantities.reduce((most, quantity) => max(most, quantity), '0'),
    quantityScale,
  }
  const bidSide = (
    <Side label={t.bids()} price={t.bidPrice()} levels={bids} best={0} way="up" {...sideProps} />
  )
  const askSide = (
    <Side
      label={t.asks()}
      price={t.askPrice()}
      levels={isLadder ? asks.toReversed() : asks}
      best={isLadder ? asks.length - 1 : 0}
      way="down"
      {...sideProps}
    />
  )
  const spread = bids[0] && asks[0] && (
    <Spread bid={bids[0].price} ask={asks[0].price} priceScale={priceScale} />
  )
  if (isLadder) {
    return (
      <>
        {/* From the end: where there is no room for all, the best stay in view. */}
        <div className={styles.above}>{askSide}</div>
        {spread}
        <div className={styles.below}>{bidSide}</div>
      </>
    )
  }
  return (
    <>
      <div className={styles.sides}>
        {bidSide}
        {askSide}
      </div>
      {spread}
    </>
  )
}

/** A level, and the quantity of it and all better ones as they are shown, so that the sums agree with them. */
type SummedLevel = DepthLevel & { sum: string }

function withSums(levels: readonly DepthLevel[], scale: number): SummedLevel[] {
  let sum = '0'
  return levels.map(level => {
    sum = add(sum, truncate(level.quantity, scale))
    return { ...level, sum }
  })
}

/** The decimals with which the largest of these quantities has four digits, if it has as many. */
function fourDigits(quantities: readonly string[]): number {
  const whole = Math.max(1, ...quantities.map(quantity => quantity.split('.')[0]!.length))
  return Math.min(Math.max(0, 4 - whole), Math.max(0, ...quantities.map(scaleOf)))
}

interface SideProps {
  label: string
  price: string
  levels: readonly SummedLevel[]
  /** The index of the best level. */
  best: number
  way: 'up' | 'down'
  priceScale: number
  quantityScale: number
  largest: string
  hasSums: boolean
  onChoosePrice: ((price: string) => void) | undefined
}

function Side(props: SideProps) {
  const { label, price, levels, best, way, priceScale, quantityScale, largest, hasSums, onChoosePrice } =
    props
  const t = useMessages('chart')
  const trade = useMessages('trade')
  const locale = useLanguage()
  const quantity = (value: string) => formatNumber(value, { locale, decimals: quantityScale })
  // One tab stop per side: the level that had the focus last, else the best.
  const [focused, setFocused] = useState<number>()
  const tabStop = Math.min(focused ?? best, levels.length - 1)
  // The level that has the focus stands still: what was heard or aimed at is what is taken.
  const [held, setHeld] = useState<SummedLevel>()
  return (
    <table className={styles.side} data-way={way} data-pressable={onChoosePrice && true}>
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{price}</th>
          <th scope="col">{t.quantity()}</th>
          {hasSums && <th scope="col">{trade.total()}</th>}
        </tr>
      </thead>
      <tbody>
        {levels.map((current, index) => {
          const level = held && index === focused ? held : current
          const text = formatNumber(level.price, { locale, decimals: priceScale })
          return (
            // Levels stay in their places when their prices move, and with them the focus.
            <tr key={index} style={barStyle(level.quantity, largest)}>
              <td className={`figures ${styles.price}`}>
                {onChoosePrice ? (
                  <button
                    type="button"
                    className={styles.level}
                    aria-label={trade.asLimitPrice({ price: text })}
                    tabIndex={index === tabStop ? 0 : -1}
                    onFocus={() => {
                      setFocused(index)
                      setHeld(current)
                    }}
                    onBlur={() => setHeld(undefined)}
                    onKeyDown={moveFocus}
                    onClick={({ detail }) => {
                      onChoosePrice(level.price)
                      // After a pointer the focus is left behind.
                      if (detail > 0) setHeld(undefined)
                    }}
                  >
                    {text}
                  </button>
                ) : (
                  text
                )}
              </td>
              <td className="figures">{quantity(level.quantity)}</td>
              {hasSums && <td className="figures">{quantity(level.sum)}</td>}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** The arrow keys, Home and End move the focus between the levels of a side. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...(event.currentTarget.closest('tbody')?.querySelectorAll('button') ?? [])]
  const current = buttons.findIndex(button => button === event.currentTarget)
  const target = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: buttons.length - 1 }[event.key]
  if (target === undefined) return
  event.preventDefault()
  buttons[target]?.focus()
}

/** The length of the bar behind a level. */
function barStyle(quantity: string, largest: string): CSSProperties {
  return { '--share': `${divide(multiply(quantity, '100'), largest, 0)}%` } as CSSProperties
}

function Spread({ bid, ask, priceScale }: { bid: string; ask: string; priceScale: number }) {
  const t = useMessages('chart')
  const locale = useLanguage()
  const spread = subtract(ask, bid)
  const amount = formatNumber(spread, { locale, decimals: priceScale })
  const percent = formatPercent(divide(multiply(spread, '100'), ask, 3), { locale, decimals: 3 })
  return (
    <p className={styles.note}>
      {t.spread()} <bdi className="figures">{t.spreadOf({ amount, percent })}</bdi>
    </p>
  )
}
