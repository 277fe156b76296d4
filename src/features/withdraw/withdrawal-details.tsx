import type { Withdrawal } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { DefinitionList } from '#src/ui/list.tsx'
import { CopyButton } from '#src/widgets/copy-button.tsx'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { TargetNumber } from './target-number.tsx'
import { useFeeText } from './withdraw-terms.ts'
import styles from './withdraw.module.css'
import { ExactMoney } from '#src/widgets/format/exact-amount.tsx'

/** The figures of a withdrawal: amount, fee at the time, received amount, and target. */
export function WithdrawalDetails({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useMessages('withdraw')
  const date = useDateFormat()
  const feeText = useFeeText()
  const { amount, fee, arrives, currencyName: currency, channelName, channelType } = withdrawal
  return (
    <DefinitionList
      lines={[
        { label: t.leaves(), value: <ExactMoney value={amount} currency={currency} isPrivate /> },
        {
          label: t.fee(),
          value: <ExactMoney value={fee} currency={currency} isPrivate />,
          note: feeText(withdrawal, currency),
        },
        {
          label: t.arrives(),
          value: <ExactMoney value={arrives} currency={currency} isPrivate />,
          isTotal: true,
        },
        { label: t.channel(), value: channelName },
        {
          label: t.target(),
          value: <TargetNumber kind={channelType} number={withdrawal.targetNumber} />,
          note: withdrawal.targetName,
        },
        { label: t.asked(), value: date(withdrawal.createdAt, 'moment') },
        {
          label: t.number(),
          value: (
            <span className={styles.number}>
              <bdi>{withdrawal.id}</bdi>
              <CopyButton text={withdrawal.id} label={t.copyNumber()} />
            </span>
          ),
        },
      ]}
    />
  )
}
