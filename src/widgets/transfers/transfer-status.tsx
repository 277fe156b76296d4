import type { DepositStatus, WithdrawalStatus } from '#models'
import styles from './transfer-status.module.css'

type Status = DepositStatus | WithdrawalStatus

const stages: Record<Status, 'underWay' | 'arrived' | 'refused' | 'cancelled'> = {
  unpaid: 'underWay',
  pending: 'underWay',
  sent: 'underWay',
  approved: 'arrived',
  completed: 'arrived',
  rejected: 'refused',
  refused: 'refused',
  cancelled: 'cancelled',
}

/** The status of a deposit or withdrawal, with a mark. */
export function TransferStatus({ status, words: label }: { status: Status; words: string }) {
  return (
    <span className={styles.status} data-stage={stages[status]}>
      {label}
    </span>
  )
}
