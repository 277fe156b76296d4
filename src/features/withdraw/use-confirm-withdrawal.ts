import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dataOf } from '#src/api/envelope.ts'
import { ApiError } from '#src/api/errors.ts'
import { useCreateWithdrawal } from '#src/api/generated/withdraw/withdraw.ts'
import type { Withdrawal } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { CODE_LENGTH, isCode } from '#src/lib/validation/validators.ts'
import { discardDraft } from '#src/stores/storage/drafts.ts'
import { useForm } from '#src/widgets/forms/use-form.ts'
import { useUnanswered } from '#src/widgets/forms/use-unanswered.ts'
import { fetchWithdrawalPreview } from './fetch-preview.ts'
import { withdrawDraft, type WithdrawProposal } from './use-withdraw-form.ts'

/** Less would be received than was confirmed: the new figures have to be confirmed. */
const TERMS_CHANGED = 'hint_withdraw_terms'

/** State of the confirmation sheet; submits the withdrawal exactly once. */
export function useConfirmWithdrawal(proposal: WithdrawProposal, onSent: (withdrawal: Withdrawal) => void) {
  const client = useQueryClient()
  const [preview, setPreview] = useState(proposal.preview)
  const [hasNewTerms, setNewTerms] = useState(false)
  const validatePin = usePinValidator()
  const form = useForm({
    initial: { withdrawPassword: '' },
    validate: { withdrawPassword: validatePin },
  })
  const creation = useCreateWithdrawal()
  const unanswered = useUnanswered(creation)

  const refreshPreview = async () => {
    const { amount, channelId } = preview
    setPreview(await fetchWithdrawalPreview(client, { amount, channelId }))
    setNewTerms(true)
  }
  const confirm = async () => {
    const { amount, channelId, arrives: previewArrives } = preview
    const { withdrawPassword } = form.values
    const figures = { amount, channelId, targetId: proposal.target.id, previewArrives }
    const request = { ...figures, withdrawPassword }
    try {
      const withdrawal = dataOf(await creation.mutateAsync({ data: unanswered ?? request }))
      if (!withdrawal) return
      discardDraft(withdrawDraft)
      onSent(withdrawal)
    } catch (error) {
      if (!(error instanceof ApiError) || error.msg !== TERMS_CHANGED) throw error
      await refreshPreview()
    }
  }
  return {
    form,
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
