import { isDecimal } from '#src/lib/money/decimal.ts'
import styles from './sparkline.module.css'

export interface SparklineProps {
  /** Prices, oldest first, as decimal strings. Anything else is skipped. */
  values: readonly string[]
  /** px; default 72 by 28. */
  width?: number
  height?: number
  /** Accessible name; without it the line is decorative. */
  label?: string
}

/** A small price chart, in the colour of the overall change. */
export function Sparkline({ values, width = 72, height = 28, label }: SparklineProps) {
  // Pixels, not money: the precision of a number suffices for 72 points.
  const points = values.filter(isDecimal).map(Number)
  const first = points[0]
  const last = points.at(-1)
  const direction =
    first === undefined || last === undefined || first === last ? 'level' : last > first ? 'up' : 'down'
  return (
    <svg
      className={styles.line}
      data-way={direction}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={linePath(points, width, height)} fill="none" stroke="currentColor" />
    </svg>
  )
}

function linePath(points: readonly number[], width: number, height: number): string {
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
