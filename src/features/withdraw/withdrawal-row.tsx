import type { Withdrawal } from '#src/api/generated/models/index.ts'
import { Row } from '#src/ui/list.tsx'
import { useDates } from '#src/widgets/dates.ts'
import { ExactMoney } from '#src/widgets/ticket/exact.tsx'
import { TransferStatus } from '#src/widgets/transfer-status.tsx'
import { useStatusWords } from './status-words.ts'
import { useMask } from './target-number.tsx'
import styles from './records.module.css'

export interface WithdrawalRowProps {
  withdrawal: Withdrawal
  onOpen: (withdrawal: Withdrawal) => void
}

/** One withdrawal of the list: where, when, how much, and how far it has come. */
export function WithdrawalRow({ withdrawal, onOpen }: WithdrawalRowProps) {
  const date = useDates()
  const mask = useMask()
  const words = useStatusWords()
  const { channelName, channelType, targetNumber, createdAt, amount, currencyName, status } = withdrawal
  return (
    <Row
      title={channelName}
      subtitle={
        <>
          <span className={styles.target}>
            <bdi>{mask(channelType, targetNumber)}</bdi>
          </span>
          {date(createdAt, 'moment')}
        </>
      }
      end={<ExactMoney value={amount} currency={currencyName} isPrivate />}
      endNote={<TransferStatus status={status} words={words[status]} />}
      onPress={() => onOpen(withdrawal)}
    />
  )
}
