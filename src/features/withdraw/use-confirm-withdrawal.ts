import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dataOf } from '#src/api/envelope.ts'
import { ApiError } from '#src/api/errors.ts'
import { createWithdrawal, previewWithdrawal } from '#src/api/generated/withdraw/withdraw.ts'
import type { Withdrawal, WithdrawalRequest } from '#src/api/generated/models/index.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { CODE_LENGTH, code } from '#src/lib/validators.ts'
import { discardDraft } from '#src/stores/drafts.ts'
import { useSecondCode } from '#src/widgets/second-code/use-second-code.ts'
import { useSendOnce } from '#src/widgets/send-once.ts'
import { refreshAccount } from '#src/widgets/ticket/send-order.ts'
import { useForm } from '#src/widgets/use-form.ts'
import { useKeepPasswordState } from '#src/widgets/withdraw-password/use-withdraw-password.ts'
import { withdrawalLists } from './use-withdrawal.ts'
import { withdrawDraft, withdrawPath, type WithdrawProposal } from './use-withdraw-form.ts'

/** Less would arrive than was confirmed: the figures are to be confirmed anew. */
const TERMS_CHANGED = 'hint_withdraw_terms'

type Asked = Omit<WithdrawalRequest, 'idempotencyKey'>

/** Sends what stands on the sheet, once per intention, and says what came of it. */
export function useConfirmWithdrawal(proposal: WithdrawProposal, onSent: (withdrawal: Withdrawal) => void) {
  const client = useQueryClient()
  const keepPassword = useKeepPasswordState()
  const [preview, setPreview] = useState(proposal.preview)
  const [hasNewTerms, setNewTerms] = useState(false)
  const checkPin = useCheckPin()
  const second = useSecondCode()
  const form = useForm({
    initial: { withdrawPassword: '', code: '' },
    check: { withdrawPassword: checkPin, code: second.check },
  })
  const { send, unanswered } = useSendOnce<Asked, Withdrawal>(withdrawPath, async request =>
    dataOf(await createWithdrawal(request, { catch: true, quiet: true })),
  )

  const previewAgain = async () => {
    const { amount, channelId } = preview
    const next = dataOf(await previewWithdrawal({ amount, channelId }, { catch: true, quiet: true }))
    if (!next) return
    setPreview(next)
    setNewTerms(true)
  }
  const confirm = async () => {
    const { amount, channelId, arrives: previewArrives } = preview
    const { withdrawPassword, code: typed } = form.values
    const figures = { amount, channelId, targetId: proposal.target.id, previewArrives }
    const asked = { ...figures, withdrawPassword, ...second.sent(typed) }
    try {
      const withdrawal = await second.watch(send(asked))
      if (!withdrawal) return
      discardDraft(withdrawDraft)
      void refreshAccount(client, withdrawalLists)
      onSent(withdrawal)
    } catch (error) {
      // A lock shows on the form behind it as well.
      if (error instanceof ApiError && error.code === 423) await keepPassword()
      if (!(error instanceof ApiError) || error.msg !== TERMS_CHANGED) throw error
      await previewAgain()
    }
  }
  return {
    form,
    second,
    preview,
    hasNewTerms,
    /** It may have been taken: asking again does not do it twice. */
    isUnanswered: unanswered !== undefined,
    onSubmit: form.submit(confirm),
  }
}

function useCheckPin() {
  const validation = useMessages('validation')
  const locale = useLanguage()
  return (value: string) => {
    if (code(value)) return undefined
    const length = formatNumber(String(CODE_LENGTH), { locale, decimals: 0 })
    return value === '' ? validation.required() : validation.code({ length })
  }
}
