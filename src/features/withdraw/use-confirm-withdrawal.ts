import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dataOf } from '#src/api/envelope.ts'
import { ApiError } from '#src/api/errors.ts'
import { createWithdrawal, previewWithdrawal } from '#src/api/generated/withdraw/withdraw.ts'
import type { Withdrawal, WithdrawalRequest } from '#src/api/generated/models/index.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/format-number.ts'
import { CODE_LENGTH, isCode } from '#src/lib/validation/validators.ts'
import { discardDraft } from '#src/stores/drafts.ts'
import { useSecondCode } from '#src/widgets/second-code/use-second-code.ts'
import { useSendOnce } from '#src/widgets/forms/send-once.ts'
import { refreshAccount } from '#src/widgets/account/refresh-account.ts'
import { useForm } from '#src/widgets/forms/use-form.ts'
import { useUpdatePasswordState } from '#src/widgets/withdraw-password/use-withdraw-password.ts'
import { withdrawalLists } from './use-withdrawal.ts'
import { withdrawDraft, withdrawPath, type WithdrawProposal } from './use-withdraw-form.ts'

/** Less would be received than was confirmed: the new figures have to be confirmed. */
const TERMS_CHANGED = 'hint_withdraw_terms'

type WithdrawalPayload = Omit<WithdrawalRequest, 'idempotencyKey'>

/** State of the confirmation sheet; submits the withdrawal exactly once. */
export function useConfirmWithdrawal(proposal: WithdrawProposal, onSent: (withdrawal: Withdrawal) => void) {
  const client = useQueryClient()
  const keepPassword = useUpdatePasswordState()
  const [preview, setPreview] = useState(proposal.preview)
  const [hasNewTerms, setNewTerms] = useState(false)
  const validatePin = usePinValidator()
  const second = useSecondCode()
  const form = useForm({
    initial: { withdrawPassword: '', code: '' },
    validate: { withdrawPassword: validatePin, code: second.check },
  })
  const { send, unanswered } = useSendOnce<WithdrawalPayload, Withdrawal>(withdrawPath, async request =>
    dataOf(await createWithdrawal(request, { catch: true, quiet: true })),
  )

  const refreshPreview = async () => {
    const { amount, channelId } = preview
    const next = dataOf(await previewWithdrawal({ amount, channelId }, { catch: true, quiet: true }))
    if (!next) return
    setPreview(next)
    setNewTerms(true)
  }
  const confirm = async () => {
    const { amount, channelId, arrives: previewArrives } = preview
    const { withdrawPassword, code: typedCode } = form.values
    const figures = { amount, channelId, targetId: proposal.target.id, previewArrives }
    const request = { ...figures, withdrawPassword, ...second.toRequestFields(typedCode) }
    try {
      const withdrawal = await second.detectRequired(send(request))
      if (!withdrawal) return
      discardDraft(withdrawDraft)
      void refreshAccount(client, withdrawalLists)
      onSent(withdrawal)
    } catch (error) {
      // A locked password is shown on the form behind the sheet, too.
      if (error instanceof ApiError && error.code === 423) await keepPassword()
      if (!(error instanceof ApiError) || error.msg !== TERMS_CHANGED) throw error
      await refreshPreview()
    }
  }
  return {
    form,
    second,
    preview,
    hasNewTerms,
    /** It may have been accepted: sending it again does not withdraw twice. */
    isUnanswered: unanswered !== undefined,
    onSubmit: form.submit(confirm),
  }
}

function usePinValidator() {
  const validation = useMessages('validation')
  const locale = useLanguage()
  return (value: string) => {
    if (isCode(value)) return undefined
    const length = formatNumber(String(CODE_LENGTH), { locale, decimals: 0 })
    return value === '' ? validation.required() : validation.code({ length })
  }
}
