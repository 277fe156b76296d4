import styles from './skeleton.module.css'

export interface SkeletonProps {
  /** CSS lengths; default: the width of its column and the height of a line. */
  width?: number | string
  height?: number | string
  round?: boolean
}

/** A placeholder for content that is loading, so that the layout does not shift. */
export function Skeleton({ width = '100%', height = '1em', round = false }: SkeletonProps) {
  return (
    <span
      className={styles.skeleton}
      style={{ inlineSize: width, blockSize: height, borderRadius: round ? '50%' : undefined }}
      aria-hidden
    />
  )
}

/** Placeholder rows in the shape of `Row`. */
export function SkeletonRows({ count = 6 }: { count?: number }) {
  return (
    <div aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.row}>
          <Skeleton width={40} height={40} round />
          <div className={styles.lines}>
            <Skeleton width={`${46 - (index % 3) * 8}%`} height={13} />
            <Skeleton width="24%" height={10} />
          </div>
          <Skeleton width={84} height={16} />
        </div>
      ))}
    </div>
  )
}
