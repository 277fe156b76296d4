import { isDecimal } from '#src/lib/money/decimal.ts'
import type { Trend } from '#src/lib/numbers/format-number.ts'
import styles from './sparkline.module.css'

export interface SparklineProps {
  /** Prices, oldest first, as decimal strings. Anything else is skipped. */
  values: readonly string[]
  /** The price from which the line counts: it begins there, and a dotted line stays at it. */
  base?: string
  /** Its colour; that of the overall change by default. */
  direction?: Trend
  /** px; default 60 by 28. */
  width?: number
  height?: number
  /** As wide as its container; width and height are those of the drawing. */
  stretches?: boolean
  /** Accessible name; without it the line is decorative. */
  label?: string
}

/** A small price chart. */
export function Sparkline({
  values,
  base,
  direction,
  width = 60,
  height = 28,
  stretches = false,
  label,
}: SparklineProps) {
  // Pixels, not money: the precision of a number suffices for 60 points.
  const points = [...(base === undefined ? [] : [base]), ...values].filter(isDecimal).map(Number)
  const y = scaleOf(points, height)
  return (
    <svg
      className={styles.line}
      data-way={direction ?? overallDirection(points)}
      width={stretches ? '100%' : width}
      height={height}
      {...(stretches && { preserveAspectRatio: 'none' })}
      viewBox={`0 0 ${width} ${height}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {base !== undefined && points.length > 0 && (
        <path className={styles.base} d={`M0 ${y(points[0]!).toFixed(1)}H${width}`} fill="none" />
      )}
      <path
        d={linePath(points, width, y)}
        fill="none"
        stroke="currentColor"
        {...(stretches && { vectorEffect: 'non-scaling-stroke' })}
      />
    </svg>
  )
}

function overallDirection(points: readonly number[]): Trend {
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined || first === last) return 'level'
  return last > first ? 'up' : 'down'
}

/** Where a price stands, in px from the top. */
function scaleOf(points: readonly number[], height: number): (value: number) => number {
  const low = Math.min(...points)
  const span = Math.max(...points) - low
  return value => (span > 0 ? 1.5 + (1 - (value - low) / span) * (height - 3) : height / 2)
}

function linePath(points: readonly number[], width: number, y: (value: number) => number): string {
  if (points.length < 2) return `M0 ${y(points[0] ?? 0)}H${width}`
  const step = width / (points.length - 1)
  return points
    .map((value, index) => {
      const x = (index * step).toFixed(1)
      // Out of nothing at once, not little by little.
      if (points[index - 1] === 0) return `H${x}V${y(value).toFixed(1)}`
      return `${index ? 'L' : 'M'}${x} ${y(value).toFixed(1)}`
    })
    .join('')
}
