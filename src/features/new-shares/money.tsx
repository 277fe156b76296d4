import { ExactMoney } from '#src/widgets/ticket/exact.tsx'
import styles from './new-shares.module.css'

export interface MoneyProps {
  value: string | null | undefined
  currency: string
  isPrivate?: boolean
}

/** A sum to its last digit, which never breaks in the middle of a figure. */
export function Money(props: MoneyProps) {
  return (
    <span className={styles.whole}>
      <ExactMoney {...props} />
    </span>
  )
}
