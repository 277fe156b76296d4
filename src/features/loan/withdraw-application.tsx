import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dataOf } from '#src/api/envelope.ts'
import { withdrawLoanApplication } from '#src/api/generated/loan/loan.ts'
import type { Loan, LoanWithdrawRequest } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { sign } from '#src/lib/money.ts'
import { Button } from '#src/ui/button.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { ConfirmSheet } from '#src/widgets/sheets/confirm-sheet.tsx'
import { LOAN_LISTS } from './use-loans.ts'
import { useSendOnce } from '#src/widgets/forms/send-once.ts'
import { refreshAccount } from '#src/widgets/account/refresh-account.ts'

/** Withdraws a pending application, after confirmation; an unanswered request is sent again unchanged. */
export function WithdrawApplication({ loan: { id, status, security } }: { loan: Loan }) {
  const t = useMessages('loan')
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const { send } = useSendOnce<Omit<LoanWithdrawRequest, 'idempotencyKey'>, Loan>(
    'loan/withdraw',
    async request => dataOf(await withdrawLoanApplication(request, { catch: true, quiet: true })),
  )
  const withdraw = async () => {
    try {
      if (await send({ loanId: id })) toast(t.withdrawn())
    } finally {
      // Also when rejected: the application has been decided meanwhile.
      void refreshAccount(client, LOAN_LISTS)
    }
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
