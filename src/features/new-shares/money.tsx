import styles from './new-shares.module.css'
import { ExactMoney } from '#src/widgets/format/exact-amount.tsx'

export interface MoneyProps {
  value: string | null | undefined
  currency: string
  isPrivate?: boolean
}

/** An unrounded amount that does not wrap. */
export function Money(props: MoneyProps) {
  return (
    <span className={styles.whole}>
      <ExactMoney {...props} />
    </span>
  )
}
