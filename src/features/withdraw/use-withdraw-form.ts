import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dataOf } from '#src/api/envelope.ts'
import { ApiError } from '#src/api/errors.ts'
import { useGetUserBalance } from '#src/api/generated/user/user.ts'
import type { WithdrawChannel, WithdrawalPreview } from '#models'
import { useEarlierUnanswered } from '#src/widgets/forms/use-unanswered.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { MONEY_SCALE } from '#src/lib/money/minor-units.ts'
import { compare, trimZeros } from '#src/lib/money/money.ts'
import { readDraft } from '#src/stores/storage/drafts.ts'
import { useCurrencyName } from '#src/widgets/format/use-currency-name.ts'
import { useAmountParser } from '#src/widgets/forms/use-amount-parser.ts'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { useForm } from '#src/widgets/forms/use-form.ts'
import { fetchWithdrawalPreview } from './fetch-preview.ts'
import { computeWithdrawTerms } from './withdraw-terms.ts'
import { eligibleTargets, type Target } from './withdraw-targets.ts'
import { useOwnFormat } from '#src/widgets/format/exact-amount.tsx'

/** The name of the draft. */
export const withdrawDraft = 'withdrawal'

/** A withdrawal to be confirmed. */
export interface WithdrawProposal {
  channel: WithdrawChannel
  target: Target
  preview: WithdrawalPreview
}

/** State of the withdrawal form: channel, target and amount, and the proposal to confirm. */
export function useWithdrawForm(channels: readonly WithdrawChannel[], targets: readonly Target[]) {
  const t = useMessages('withdraw')
  const date = useDateFormat()
  const client = useQueryClient()
  const [proposal, setProposal] = useState<WithdrawProposal>()
  const isUnanswered = useEarlierUnanswered('createWithdrawal')
  const isUsable = (channel: WithdrawChannel) =>
    eligibleTargets(targets, channel).some(({ usableFrom }) => usableFrom === null)
  const first = channels.find(isUsable) ?? channels[0]
  const channelOf = (id: string) => channels.find(one => String(one.id) === id) ?? first
  /** The chosen target if it is eligible, else the first eligible one that can be used now. */
  const targetOf = (channelId: string, targetId: string) => {
    const channel = channelOf(channelId)
    const eligible = channel ? eligibleTargets(targets, channel) : []
    const usable = eligible.find(({ usableFrom }) => usableFrom === null)
    return eligible.find(one => one.id === targetId) ?? usable ?? eligible[0]
  }
  // Validation needs the balance before the form exists; the draft may have another channel.
  const [channelId, setChannelId] = useState(() => readDraft(withdrawDraft)?.channelId)
  const balance = useAvailableBalance(channelOf(channelId ?? '')?.currencyId)
  const validateAmount = useAmountValidator(channelOf, balance)
  const form = useForm({
    initial: { channelId: String(first?.id ?? ''), targetId: '', amount: '' },
    validate: {
      targetId: (id, values) => {
        const chosen = targetOf(values.channelId, id)
        if (!chosen) return t.addTargetFirst()
        const { usableFrom } = chosen
        return usableFrom === null ? undefined : t.targetFrom({ time: date(usableFrom, 'minute') })
      },
      amount: (amount, values) => validateAmount(amount, values.channelId).error,
    },
    draft: withdrawDraft,
  })
  const channel = channelOf(form.values.channelId)
  const target = targetOf(form.values.channelId, form.values.targetId)
  const { value } = validateAmount(form.values.amount, form.values.channelId)

  const review = async () => {
    if (!channel || !target || value === undefined) return
    const preview = await fetchWithdrawalPreview(client, { amount: trimZeros(value), channelId: channel.id })
    const { problem } = preview
    if (problem) throw new ApiError(422, problem.msg, { ...problem.params, field: problem.field })
    setProposal({ channel, target, preview })
  }
  return {
    form,
    channel,
    target,
    eligible: channel ? eligibleTargets(targets, channel) : [],
    available: balance,
    terms: channel && value !== undefined ? computeWithdrawTerms(value, channel) : undefined,
    /** An earlier request got no answer: it may or may not have been accepted. */
    isUnanswered,
    choose: (id: string) => {
      form.set('channelId', id)
      setChannelId(id)
    },
    proposal,
    setProposal,
    onSubmit: form.submit(review),
  }
}

/** The available balance of a currency; undefined while loading. */
function useAvailableBalance(currencyId: number | undefined) {
  const { data } = useGetUserBalance(
    { currencyId: currencyId ?? 0 },
    { query: { enabled: currencyId !== undefined, meta: { quiet: true } } },
  )
  return dataOf(data)?.available
}

/** Validates an amount against the limits of the channel and the available balance. */
function useAmountValidator(
  channelOf: (id: string) => WithdrawChannel | undefined,
  available: string | undefined,
) {
  const t = useMessages('withdraw')
  const own = useOwnFormat()
  const currencyName = useCurrencyName()
  const readAmount = useAmountParser()
  return (amount: string, channelId: string) => {
    const channel = channelOf(channelId)
    const unit = channel && currencyName(channel.currencyId)
    const limits = { minimum: channel?.minAmount, maximum: channel?.maxAmount, decimals: MONEY_SCALE, unit }
    const { value, error } = readAmount(amount, limits)
    if (value === undefined || available === undefined || compare(value, available) <= 0)
      return { value, error: error }
    const funds = [own(available, 2), unit].join(' ')
    return { value: undefined, error: t.aboveAvailable({ available: funds }) }
  }
}
