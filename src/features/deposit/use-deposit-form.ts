import { useState } from 'react'
import { dataOf } from '#src/api/envelope.ts'
import { createDeposit } from '#src/api/generated/deposit/deposit.ts'
import type { Deposit, DepositRequest, RechargeChannel } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { multiply, subtract, trimZeros, truncate, type Decimal } from '#src/lib/money.ts'
import { discardDraft } from '#src/stores/drafts.ts'
import { pendingOperations } from '#src/stores/idempotency.ts'
import { useAmountReader } from '#src/widgets/amount-fault.ts'
import { usePhotos } from '#src/widgets/photo-input/use-photos.ts'
import { sendOnce } from '#src/widgets/send-once.ts'
import { useForm } from '#src/widgets/use-form.ts'

const operation = 'createDeposit'
/** What the form's draft is kept under. */
export const depositDraft = 'deposit'

/** Decimals of a fee: the minor unit of USDT, below which the server cuts; a coin's is as fine as its amounts. */
const feeDecimals = 6

export interface DepositTerms {
  amount: Decimal
  fee: Decimal
  /** Amount less fee: what reaches the balance. */
  credited: Decimal
}

/** What a deposit through the channel costs and brings, as the server computes it. */
export function depositTerms(amount: Decimal, { feeRate, decimals = 0 }: RechargeChannel): DepositTerms {
  const fee = truncate(multiply(amount, feeRate), Math.max(feeDecimals, decimals))
  return { amount, fee, credited: subtract(amount, fee) }
}

/** The form of a deposit: channel, amount and proof, sent once per intention, whatever the connection does. */
export function useDepositForm(channels: readonly RechargeChannel[], onSent: (deposit: Deposit) => void) {
  const t = useMessages('photos')
  const refusals = useMessages('refusals')
  const readAmount = useAmountReader()
  const [isUnanswered] = useState(() => pendingOperations(operation).length > 0)
  const first = channels[0]
  const chosen = (channelId: string) => channels.find(one => String(one.id) === channelId) ?? first
  const read = (amount: string, channelId: string) => {
    const channel = chosen(channelId)
    const { minAmount: minimum, maxAmount: maximum, decimals = 2 } = channel ?? {}
    return readAmount(amount, { minimum, maximum, decimals })
  }
  const needsProof = (channelId: string) => chosen(channelId)?.isProofRequired === 1
  const form = useForm({
    initial: { channelId: String(first?.id ?? ''), amount: '', proofId: '' },
    check: {
      amount: (amount, { channelId }) => read(amount, channelId).fault,
      proofId: (proofId, { channelId }) =>
        needsProof(channelId) && proofId === '' ? refusals.hint_deposit_proof_needed() : undefined,
    },
    draft: depositDraft,
  })
  const { value: proofId, error: proofError } = form.field('proofId')
  const photos = usePhotos({
    purpose: 'deposit-proof',
    value: proofId,
    onChange: id => form.set('proofId', id),
    most: 1,
  })
  const channel = chosen(form.values.channelId)
  const { value } = read(form.values.amount, form.values.channelId)

  const send = async () => {
    if (!channel || value === undefined) return
    const proof = needsProof(form.values.channelId) ? { proofId } : {}
    const fields = { channelId: channel.id, amount: trimZeros(value), ...proof }
    const deposit = await sendOnce(operation, fields, async (request: DepositRequest) =>
      dataOf(await createDeposit(request, { catch: true, quiet: true })),
    )
    if (!deposit) return
    form.set('amount', '')
    form.set('proofId', '')
    discardDraft(depositDraft)
    onSent(deposit)
  }
  return {
    form,
    channel,
    terms: channel && value !== undefined ? depositTerms(value, channel) : undefined,
    photos,
    proofError: proofError !== undefined && photos.isBusy ? t.waiting() : proofError,
    /** An earlier request got no answer, so that it may or may not have been taken. */
    isUnanswered,
    onSubmit: form.submit(send),
  }
}
