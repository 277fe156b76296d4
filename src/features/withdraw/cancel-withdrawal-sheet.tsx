import { useState } from 'react'
import { dataOf } from '#src/api/envelope.ts'
import { useCancelWithdrawal } from '#src/api/generated/withdraw/withdraw.ts'
import type { Withdrawal } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { DefinitionList } from '#src/ui/list.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { TargetNumber } from './target-number.tsx'
import styles from './withdraw.module.css'
import { FormError } from '#src/widgets/forms/form-error.tsx'
import { toFormFailure, type FormFailure } from '#src/widgets/format/server-messages.ts'
import { ExactMoney } from '#src/widgets/format/exact-amount.tsx'

export interface CancelWithdrawalSheetProps {
  withdrawal: Withdrawal
  onClose: () => void
}

/** Asks for confirmation before a withdrawal is cancelled; an unanswered request is sent again unchanged. */
export function CancelWithdrawalSheet({ withdrawal, onClose }: CancelWithdrawalSheetProps) {
  const t = useMessages('withdraw')
  const locale = useLanguage()
  const [failure, setFailure] = useState<FormFailure>()
  const { mutateAsync } = useCancelWithdrawal()
  const { id, amount, currencyName, channelType, targetNumber } = withdrawal

  const cancel = async () => {
    setFailure(undefined)
    try {
      if (dataOf(await mutateAsync({ data: { id } }))) toast(t.cancelled())
      onClose()
    } catch (error) {
      setFailure(toFormFailure(error, locale))
    }
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={t.cancelTitle()}
      footer={
        <div className={styles.choice}>
          <Button block kind="quiet" onPress={onClose}>
            {t.keep()}
          </Button>
          <Button block kind="danger" onPress={cancel}>
            {t.cancel()}
          </Button>
        </div>
      }
    >
      <div className={styles.stack}>
        <DefinitionList
          lines={[
            { label: t.amount(), value: <ExactMoney value={amount} currency={currencyName} isPrivate /> },
            { label: t.target(), value: <TargetNumber kind={channelType} number={targetNumber} /> },
          ]}
        />
        <p>{t.cancelText()}</p>
        <FormError error={failure} noAnswerText={t.cancelNoAnswer()} />
      </div>
    </Sheet>
  )
}
