import { useState } from 'react'
import { dataOf } from '../../api/envelope.ts'
import { ApiError } from '../../api/errors.ts'
import { createDeposit } from '../../api/generated/deposit/deposit.ts'
import type { Deposit, RechargeChannel } from '../../api/generated/models/index.ts'
import { multiply, subtract, trimZeros, truncate } from '../../lib/money.ts'
import type { Decimal } from '../../lib/money.ts'
import { discardDraft } from '../../stores/drafts.ts'
import { keyFor, payloadHash, pendingOperations, settle } from '../../stores/idempotency.ts'
import { useAmountReader } from '../../widgets/amount-fault.ts'
import { useForm } from '../../widgets/use-form.ts'

const operation = 'createDeposit'
const draft = 'deposit'

/** Decimals of a fee: the minor unit of USDT, below which the server cuts. */
const feeDecimals = 6

export interface DepositTerms {
  amount: Decimal
  fee: Decimal
  /** Amount less fee: what reaches the balance. */
  credited: Decimal
}

/** What a deposit through the channel costs and brings, as the server computes it. */
export function depositTerms(amount: Decimal, { feeRate }: RechargeChannel): DepositTerms {
  const fee = truncate(multiply(amount, feeRate), feeDecimals)
  return { amount, fee, credited: subtract(amount, fee) }
}

/** The form of a deposit: channel and amount, sent once per intention, whatever the connection does. */
export function useDepositForm(channels: readonly RechargeChannel[], onSent: (deposit: Deposit) => void) {
  const readAmount = useAmountReader()
  const [isUnanswered] = useState(() => pendingOperations(operation).length > 0)
  const first = channels[0]
  const chosen = (channelId: string) => channels.find(one => String(one.id) === channelId) ?? first
  const read = (amount: string, channelId: string) => {
    const channel = chosen(channelId)
    return readAmount(amount, { minimum: channel?.minAmount, maximum: channel?.maxAmount })
  }
  const form = useForm({
    initial: { channelId: String(first?.id ?? ''), amount: '' },
    check: { amount: (amount, { channelId }) => read(amount, channelId).fault },
    draft,
  })
  const channel = chosen(form.values.channelId)
  const { value } = read(form.values.amount, form.values.channelId)

  const send = async () => {
    if (!channel || value === undefined) return
    const deposit = await sendOnce(channel.id, trimZeros(value))
    if (!deposit) return
    form.set('amount', '')
    discardDraft(draft)
    onSent(deposit)
  }
  return {
    form,
    channel,
    terms: channel && value !== undefined ? depositTerms(value, channel) : undefined,
    /** An earlier request got no answer, so that it may or may not have been taken. */
    isUnanswered,
    onSubmit: form.submit(send),
  }
}

/** Sends a deposit under a key that stays the same until the server has answered. */
async function sendOnce(channelId: number, amount: Decimal): Promise<Deposit | undefined> {
  const fields = { channelId, amount }
  const key = keyFor(operation, payloadHash(fields))
  try {
    const answer = await createDeposit({ ...fields, idempotencyKey: key }, { catch: true, quiet: true })
    const deposit = dataOf(answer)
    if (deposit) settle(key)
    return deposit
  } catch (error) {
    if (error instanceof ApiError) settle(key)
    throw error
  }
}
