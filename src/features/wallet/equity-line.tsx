import type { EquityCurve } from '#src/api/generated/models/index.ts'
import styles from './equity.module.css'

/** Units of the drawing; it is stretched to its place. */
const [width, height] = [600, 160]
const margin = 4

/** The way of what an account has been worth, each point at its time. The table beside it says the same. */
export function EquityLine({ points }: Pick<EquityCurve, 'points'>) {
  const path = pathOf(points)
  return (
    <svg className={styles.line} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden>
      <path d={`${path}V${height}H0Z`} className={styles.area} />
      <path d={path} className={styles.stroke} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

function pathOf(points: EquityCurve['points']): string {
  // A picture of 600 points needs no more digits than a number has.
  const values = points.map(point => Number(point.equity))
  const times = points.map(point => point.time)
  const [from = 0, to = 0] = [times[0], times.at(-1)]
  const low = Math.min(...values)
  const span = Math.max(...values) - low
  const y = (value: number) =>
    span === 0 ? height / 2 : margin + (1 - (value - low) / span) * (height - 2 * margin)
  if (values.length < 2 || to === from) return `M0 ${y(low).toFixed(1)}H${width}`
  return points
    .map(({ time }, index) => {
      const x = ((time - from) / (to - from)) * width
      return `${index ? 'L' : 'M'}${x.toFixed(1)} ${y(values[index] ?? low).toFixed(1)}`
    })
    .join('')
}
