import { isDecimal } from '../lib/decimal.ts'
import styles from './sparkline.module.css'

export interface SparklineProps {
  /** Prices, oldest first, as decimal strings. What is no decimal is left out. */
  values: readonly string[]
  /** px; 72 by 28 unless told. */
  width?: number
  height?: number
  /** What it shows, for those who do not see it; without it the line is decoration. */
  label?: string
}

/** A price's way in one small line, in the colour of the whole way. */
export function Sparkline({ values, width = 72, height = 28, label }: SparklineProps) {
  // Pixels, not money: a picture 72 points wide needs no more digits than a number has.
  const points = values.filter(isDecimal).map(Number)
  const first = points[0]
  const last = points.at(-1)
  const way =
    first === undefined || last === undefined || first === last ? 'level' : last > first ? 'up' : 'down'
  return (
    <svg
      className={styles.line}
      data-way={way}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={pathOf(points, width, height)} fill="none" stroke="currentColor" />
    </svg>
  )
}

function pathOf(points: readonly number[], width: number, height: number): string {
  const middle = height / 2
  if (points.length < 2) return `M0 ${middle}H${width}`
  const low = Math.min(...points)
  const span = Math.max(...points) - low
  const step = width / (points.length - 1)
  const y = (value: number) => (span === 0 ? middle : 1.5 + (1 - (value - low) / span) * (height - 3))
  return points
    .map((value, index) => `${index ? 'L' : 'M'}${(index * step).toFixed(1)} ${y(value).toFixed(1)}`)
    .join('')
}
