import { useState } from 'react'
import { dataOf } from '#src/api/envelope.ts'
import { ApiError } from '#src/api/errors.ts'
import { useGetUserBalance } from '#src/api/generated/user/user.ts'
import { previewWithdrawal } from '#src/api/generated/withdraw/withdraw.ts'
import type { WithdrawChannel, WithdrawalPreview } from '#src/api/generated/models/index.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { compare, trimZeros } from '#src/lib/money.ts'
import { readDraft } from '#src/stores/drafts.ts'
import { pendingOperations } from '#src/stores/idempotency.ts'
import { useAmountReader } from '#src/widgets/amount-fault.ts'
import { exactly } from '#src/widgets/server-words.ts'
import { useForm } from '#src/widgets/use-form.ts'
import { moneyDecimals, withdrawTerms } from './withdraw-terms.ts'
import { fittingTargets, type Target } from './withdraw-targets.ts'

/** What a withdrawal is kept under until it is answered, and what was typed. */
export const withdrawPath = 'withdraw/create'
export const withdrawDraft = 'withdrawal'

/** A withdrawal as it is to be confirmed. */
export interface WithdrawProposal {
  channel: WithdrawChannel
  target: Target
  preview: WithdrawalPreview
}

/** The form of a withdrawal: channel, target and amount, up to the figures that are to be confirmed. */
export function useWithdrawForm(channels: readonly WithdrawChannel[], targets: readonly Target[]) {
  const validation = useMessages('validation')
  const [proposal, setProposal] = useState<WithdrawProposal>()
  const [isUnanswered] = useState(() => pendingOperations(withdrawPath).length > 0)
  const [first] = channels
  const channelOf = (id: string) => channels.find(one => String(one.id) === id) ?? first
  /** Those that fit; the first of them unless another is chosen. */
  const targetOf = (channelId: string, targetId: string) => {
    const channel = channelOf(channelId)
    const fitting = channel ? fittingTargets(targets, channel) : []
    return fitting.find(one => one.id === targetId) ?? fitting[0]
  }
  // The check of the amount needs the balance before there is a form; what was typed before may name another channel.
  const [channelId, setChannelId] = useState(() => readDraft(withdrawDraft)?.channelId)
  const balance = useBalance(channelOf(channelId ?? '')?.currencyId)
  const read = useReadAmount(channelOf, balance)
  const form = useForm({
    initial: { channelId: String(first?.id ?? ''), targetId: '', amount: '' },
    check: {
      targetId: (id, values) => (targetOf(values.channelId, id) ? undefined : validation.required()),
      amount: (amount, values) => read(amount, values.channelId).fault,
    },
    draft: withdrawDraft,
  })
  const channel = channelOf(form.values.channelId)
  const target = targetOf(form.values.channelId, form.values.targetId)
  const { value } = read(form.values.amount, form.values.channelId)

  const propose = async () => {
    if (!channel || !target || value === undefined) return
    const asked = { amount: trimZeros(value), channelId: channel.id }
    const preview = dataOf(await previewWithdrawal(asked, { catch: true, quiet: true }))
    if (!preview) return
    const { problem } = preview
    if (problem) throw new ApiError(422, problem.msg, { ...problem.params, field: problem.field })
    setProposal({ channel, target, preview })
  }
  return {
    form,
    channel,
    target,
    fitting: channel ? fittingTargets(targets, channel) : [],
    available: balance,
    terms: channel && value !== undefined ? withdrawTerms(value, channel) : undefined,
    /** An earlier request got no answer, so that it may or may not have been taken. */
    isUnanswered,
    choose: (id: string) => {
      form.set('channelId', id)
      setChannelId(id)
    },
    proposal,
    setProposal,
    onSubmit: form.submit(propose),
  }
}

/** What is available in a currency; undefined while there is no answer. */
function useBalance(currencyId: number | undefined) {
  const { data } = useGetUserBalance(
    { currencyId: currencyId ?? 0 },
    { query: { enabled: currencyId !== undefined, meta: { quiet: true } } },
  )
  return dataOf(data)?.available
}

/** Reads an amount within the channel's limits and what is available, or why not in words. */
function useReadAmount(
  channelOf: (id: string) => WithdrawChannel | undefined,
  available: string | undefined,
) {
  const t = useMessages('withdraw')
  const locale = useLanguage()
  const readAmount = useAmountReader()
  return (amount: string, channelId: string) => {
    const channel = channelOf(channelId)
    const limits = { minimum: channel?.minAmount, maximum: channel?.maxAmount, decimals: moneyDecimals }
    const { value, fault } = readAmount(amount, limits)
    if (value === undefined || available === undefined || compare(value, available) <= 0)
      return { value, fault }
    return { value: undefined, fault: t.aboveAvailable({ available: exactly(available, locale, 2) }) }
  }
}
