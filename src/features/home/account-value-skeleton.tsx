import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import styles from './account-summary.module.css'

/** The placeholder of the figures while they load. */
export function AccountValueSkeleton() {
  return (
    <div className={styles.waiting}>
      <Skeleton width="52%" height={28} />
      <Skeleton width="36%" height={13} />
    </div>
  )
}
