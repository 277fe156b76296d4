import { dataOf } from '#src/api/envelope.ts'
import { useCreateDeposit } from '#src/api/generated/deposit/deposit.ts'
import type { Deposit, RechargeChannel } from '#models'
import { useEarlierUnanswered } from '#src/widgets/forms/use-unanswered.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { scaleOf } from '#src/lib/money/decimal.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import {
  compare,
  multiply,
  roundUp,
  subtract,
  trimZeros,
  truncate,
  type Decimal,
} from '#src/lib/money/money.ts'
import { discardDraft } from '#src/stores/storage/drafts.ts'
import { useCurrencyName } from '#src/widgets/format/use-currency-name.ts'
import { useAmountParser } from '#src/widgets/forms/use-amount-parser.ts'
import { usePhotos } from '#src/widgets/photo-input/use-photos.ts'
import { useForm } from '#src/widgets/forms/use-form.ts'

/** Key of the form's draft. */
export const depositDraft = 'deposit'

/**
 * Decimals of a fee: the server truncates below the minor unit of USDT; a coin's fee has the decimals of its amounts.
 */
const feeDecimals = 6

export interface DepositTerms {
  amount: Decimal
  fee: Decimal
  /** Amount less fee. */
  credited: Decimal
}

/** Fee and credited amount of a deposit, computed as the server does. */
export function computeDepositTerms(
  amount: Decimal,
  { feeRate, decimals = 0 }: RechargeChannel,
): DepositTerms {
  const fee = truncate(multiply(amount, feeRate), Math.max(feeDecimals, decimals))
  return { amount, fee, credited: subtract(amount, fee) }
}

/** The text of an amount that another screen asks for: at least what the channel takes, rounded up to its decimals. */
function useWantedAmount(wanted: Decimal | undefined, channel: RechargeChannel | undefined): string {
  const locale = useLanguage()
  if (wanted === undefined || !channel) return ''
  const { minAmount, decimals = 2 } = channel
  const amount = trimZeros(roundUp(compare(wanted, minAmount) === -1 ? minAmount : wanted, decimals))
  return formatNumber(amount, { locale, decimals: scaleOf(amount) })
}

/** State of the deposit form: channel, amount and proof; submitted exactly once, also on a bad connection. */
export function useDepositForm(
  channels: readonly RechargeChannel[],
  wanted: Decimal | undefined,
  onSent: (deposit: Deposit) => void,
) {
  const t = useMessages('photos')
  const refusals = useMessages('refusals')
  const readAmount = useAmountParser()
  const currencyName = useCurrencyName()
  const { mutateAsync: createDeposit } = useCreateDeposit()
  const isUnanswered = useEarlierUnanswered('createDeposit')
  const first = channels[0]
  const channelOf = (channelId: string) => channels.find(one => String(one.id) === channelId) ?? first
  const validateAmount = (amount: string, channelId: string) => {
    const channel = channelOf(channelId)
    const { minAmount: minimum, maxAmount: maximum, decimals = 2, currencyId } = channel ?? {}
    const unit = currencyId === undefined ? undefined : currencyName(currencyId)
    return readAmount(amount, { minimum, maximum, decimals, unit })
  }
  const needsProof = (channelId: string) => channelOf(channelId)?.isProofRequired === 1
  const form = useForm({
    initial: { channelId: String(first?.id ?? ''), amount: useWantedAmount(wanted, first), proofId: '' },
    validate: {
      amount: (amount, { channelId }) => validateAmount(amount, channelId).error,
      proofId: (proofId, { channelId }) =>
        needsProof(channelId) && proofId === '' ? refusals.hint_deposit_proof_needed() : undefined,
    },
    // An amount that another screen asks for goes before an earlier draft.
    ...(wanted === undefined ? { draft: depositDraft } : {}),
  })
  const { value: proofId, error: proofError } = form.field('proofId')
  const photos = usePhotos({
    purpose: 'deposit-proof',
    value: proofId,
    onChange: id => form.set('proofId', id),
    maxPhotos: 1,
  })
  const channel = channelOf(form.values.channelId)
  const { value } = validateAmount(form.values.amount, form.values.channelId)

  const send = async () => {
    if (!channel || value === undefined) return
    const proof = needsProof(form.values.channelId) ? { proofId } : {}
    const fields = { channelId: channel.id, amount: trimZeros(value), ...proof }
    const deposit = dataOf(await createDeposit({ data: fields }))
    if (!deposit) return
    form.set('amount', '')
    form.set('proofId', '')
    discardDraft(depositDraft)
    onSent(deposit)
  }
  return {
    form,
    channel,
    terms: channel && value !== undefined ? computeDepositTerms(value, channel) : undefined,
    photos,
    proofError: proofError !== undefined && photos.isBusy ? t.waiting() : proofError,
    /** An earlier request got no answer: it may or may not have been accepted. */
    isUnanswered,
    onSubmit: form.submit(send),
  }
}
