import type { Withdrawal } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { DefinitionList } from '#src/ui/list.tsx'
import { CopyButton } from '#src/widgets/copy-button.tsx'
import { useDates } from '#src/widgets/dates.ts'
import { ExactMoney } from '#src/widgets/ticket/exact.tsx'
import { TargetNumber } from './target-number.tsx'
import { useFeeWords } from './withdraw-terms.ts'
import styles from './withdraw.module.css'

/** A withdrawal in figures: what left, what it cost by the terms of its day, what arrives, and where. */
export function WithdrawalLines({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useMessages('withdraw')
  const date = useDates()
  const feeWords = useFeeWords()
  const { amount, fee, arrives, currencyName: currency, channelName, channelType } = withdrawal
  return (
    <DefinitionList
      lines={[
        { label: t.leaves(), value: <ExactMoney value={amount} currency={currency} isPrivate /> },
        {
          label: t.fee(),
          value: <ExactMoney value={fee} currency={currency} />,
          note: feeWords(withdrawal, currency),
        },
        { label: t.arrives(), value: <ExactMoney value={arrives} currency={currency} />, isTotal: true },
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
