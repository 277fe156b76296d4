import type { Withdrawal } from '#models'
import { Row } from '#src/ui/list.tsx'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { ChannelMark } from '#src/widgets/transfers/channel-mark.tsx'
import { TransferStatus } from '#src/widgets/transfers/transfer-status.tsx'
import { useWithdrawalStatusLabels } from './use-status-labels.ts'
import { useMaskedNumber } from './target-number.tsx'
import styles from './records.module.css'
import { ExactMoney } from '#src/widgets/format/exact-amount.tsx'

export interface WithdrawalRowProps {
  withdrawal: Withdrawal
  onOpen: (withdrawal: Withdrawal) => void
}

/** A row of a withdrawal: channel, target, time, amount and status. */
export function WithdrawalRow({ withdrawal, onOpen }: WithdrawalRowProps) {
  const date = useDateFormat()
  const mask = useMaskedNumber()
  const statusLabels = useWithdrawalStatusLabels()
  const { channelName, channelType, targetNumber, createdAt, amount, currencyName, status } = withdrawal
  return (
    <Row
      start={<ChannelMark type={channelType} />}
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
      endNote={<TransferStatus status={status} words={statusLabels[status]} />}
      onPress={() => onOpen(withdrawal)}
    />
  )
}
