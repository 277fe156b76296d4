import type { EquityCurve } from '#models'
import styles from './equity.module.css'

/** Units of the view box; the drawing is stretched to its container. */
const [width, height] = [600, 160]
const padding = 4

/** The equity curve, as a time series. The table below it has the same data. */
export function EquityChart({ points }: Pick<EquityCurve, 'points'>) {
  const path = pathOf(points)
  return (
    <svg className={styles.line} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden>
      <path d={`${path}V${height}H0Z`} className={styles.area} />
      <path d={path} className={styles.stroke} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

function pathOf(points: EquityCurve['points']): string {
  // A drawing 600 units wide does not need exact decimals.
  const values = points.map(point => Number(point.equity))
  const times = points.map(point => point.time)
  const [from = 0, to = 0] = [times[0], times.at(-1)]
  const low = Math.min(...values)
  const span = Math.max(...values) - low
  const y = (value: number) =>
    span === 0 ? height / 2 : padding + (1 - (value - low) / span) * (height - 2 * padding)
  if (values.length < 2 || to === from) return `M0 ${y(low).toFixed(1)}H${width}`
  return points
    .map(({ time }, index) => {
      const x = ((time - from) / (to - from)) * width
      const end = `${x.toFixed(1)} ${y(values[index] ?? low).toFixed(1)}`
      // Money came into an empty account at once, not little by little.
      if (index > 0 && values[index - 1] === 0) return `H${x.toFixed(1)}L${end}`
      return `${index ? 'L' : 'M'}${end}`
    })
    .join('')
}
