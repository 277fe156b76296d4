import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dataOf } from '#src/api/envelope.ts'
import { withdrawLoanApplication } from '#src/api/generated/loan/loan.ts'
import type { Loan, LoanWithdrawRequest } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { sign } from '#src/lib/money.ts'
import { Button } from '#src/ui/button.tsx'
import { toast } from '#src/ui/toast.tsx'
import { AskSheet } from '#src/widgets/ask-sheet.tsx'
import { LOAN_LISTS } from './use-loans.ts'
import { useSendOnce } from '#src/widgets/send-once.ts'
import { refreshAccount } from '#src/widgets/ticket/send-order.ts'

/** Withdraws an application while it is checked, after a question; asked again without an answer it is the same request. */
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
      // Also when it was refused: it was decided meanwhile.
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
      {/* Also of one that was decided while it was asked: the answer says so. */}
      {isAsking && (
        <AskSheet
          title={t.withdrawTitle()}
          action={t.withdraw()}
          keep={t.keep()}
          onConfirm={withdraw}
          onClose={() => setAsking(false)}
        >
          <p>{t.withdrawText()}</p>
          {sign(security) === 1 && <p>{t.securityComesBack()}</p>}
        </AskSheet>
      )}
    </>
  )
}
