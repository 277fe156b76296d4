import { useState } from 'react'
import { dataOf } from '#src/api/envelope.ts'
import { useWithdrawLoanApplication } from '#src/api/generated/loan/loan.ts'
import type { Loan } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { sign } from '#src/lib/money/money.ts'
import { Button } from '#src/ui/button.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { ConfirmSheet } from '#src/widgets/sheets/confirm-sheet.tsx'

/** Withdraws a pending application, after confirmation; an unanswered request is sent again unchanged. */
export function WithdrawApplication({ loan: { id, status, security } }: { loan: Loan }) {
  const t = useMessages('loan')
  const [isAsking, setAsking] = useState(false)
  const { mutateAsync } = useWithdrawLoanApplication()
  const withdraw = async () => {
    if (dataOf(await mutateAsync({ data: { loanId: id } }))) toast(t.withdrawn())
  }
  return (
    <>
      {status === 'pending' && (
        <Button block kind="quiet" onPress={() => setAsking(true)}>
          {t.withdraw()}
        </Button>
      )}
      {/* Stays open when the application is decided meanwhile: the answer says so. */}
      {isAsking && (
        <ConfirmSheet
          title={t.withdrawTitle()}
          confirmLabel={t.withdraw()}
          cancelLabel={t.keep()}
          onConfirm={withdraw}
          onClose={() => setAsking(false)}
        >
          <p>{t.withdrawText()}</p>
          {sign(security) === 1 && <p>{t.securityComesBack()}</p>}
        </ConfirmSheet>
      )}
    </>
  )
}
