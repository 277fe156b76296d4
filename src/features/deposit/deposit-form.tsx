import type { Deposit, RechargeChannel } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { compare, multiply, scaleOf, sign, trimZeros } from '#src/lib/money/money.ts'
import { formatNumber, formatPercent, formatExact } from '#src/lib/numbers/format-number.ts'
import { Amount } from '#src/ui/figures/amount.tsx'
import { Button } from '#src/ui/button.tsx'
import { Chip, ChipGroup } from '#src/ui/choices/choice.tsx'
import { AmountField } from '#src/ui/forms/amount-field.tsx'
import { DefinitionList } from '#src/ui/list.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { useCurrencyName } from '#src/widgets/format/use-currency-name.ts'
import { PhotoInput } from '#src/widgets/photo-input/photo-input.tsx'
import { useDepositForm, type DepositTerms } from './use-deposit-form.ts'
import { ChannelDetails } from './channel-details.tsx'
import { ChannelPicker } from './channel-picker.tsx'
import styles from './deposit-form.module.css'
import { Tip } from '#src/widgets/site/tip.tsx'
import { FormError } from '#src/widgets/forms/form-error.tsx'

export interface DepositFormProps {
  channels: readonly RechargeChannel[]
  /** The amount that the screen was opened for, a decimal. */
  wanted: string | undefined
  onSent: (deposit: Deposit) => void
}

/** The deposit form: channel, amount, costs and proof. */
export function DepositForm({ channels, wanted, onSent }: DepositFormProps) {
  const t = useMessages('deposit')
  const locale = useLanguage()
  const currencyName = useCurrencyName()
  const { form, channel, terms, photos, proofError, isUnanswered, onSubmit } = useDepositForm(
    channels,
    wanted,
    onSent,
  )
  const submitLabel = useSubmitLabel()
  if (!channel) return null
  const currency = currencyName(channel.currencyId)
  return (
    <form noValidate className={styles.form} onSubmit={onSubmit}>
      {isUnanswered && !form.error && <Notice tone="risk">{t.unansweredBefore()}</Notice>}
      <Tip remark="depositNotice" />
      <ChannelPicker
        channels={channels}
        value={channel.id}
        onChange={id => form.set('channelId', String(id))}
      />
      <div className={styles.amount}>
        <AmountField
          label={t.amount()}
          currency={currency}
          decimals={channel.decimals ?? 2}
          hint={t.amountHint({
            minimum: formatExact(channel.minAmount, locale),
            maximum: formatExact(channel.maxAmount, locale),
            currency,
          })}
          {...form.field('amount')}
        />
        <AmountShortcuts channel={channel} onPick={amount => form.set('amount', amount)} />
      </div>
      <DepositCosts channel={channel} terms={terms} currency={currency} />
      <Notice title={t.instructions()}>{channel.instructions}</Notice>
      <ChannelDetails channel={channel} />
      {channel.isProofRequired === 1 && (
        <PhotoInput
          name="proofId"
          label={t.proof()}
          hint={t.proofHint()}
          error={proofError}
          photos={photos}
        />
      )}
      <FormError error={form.error} retryHint={t.unanswered()} />
      <Button type="submit" block busy={form.isSending}>
        {submitLabel(channel, terms)}
      </Button>
    </form>
  )
}

/** The label of the button: with the amount, once there is one. */
function useSubmitLabel() {
  const t = useMessages('deposit')
  const locale = useLanguage()
  const currencyName = useCurrencyName()
  return ({ channelType, currencyId }: RechargeChannel, terms: DepositTerms | undefined) => {
    if (channelType === 'online') return t.submitOnline()
    if (!terms) return t.submit()
    const amount = formatNumber(terms.amount, { locale, decimals: decimalsToShow(terms.amount) })
    return t.submitAmount({ amount, currency: currencyName(currencyId) })
  }
}

const commonAmounts = ['100', '1000', '10000', '50000']

/** Common amounts within the limits of the channel. */
function AmountShortcuts({
  channel,
  onPick,
}: {
  channel: RechargeChannel
  onPick: (amount: string) => void
}) {
  const t = useMessages('deposit')
  const locale = useLanguage()
  const allowed = commonAmounts.filter(
    amount => compare(amount, channel.minAmount) >= 0 && compare(amount, channel.maxAmount) <= 0,
  )
  if (allowed.length === 0) return null
  return (
    <ChipGroup label={t.shortcuts()}>
      {allowed.map(amount => {
        const text = formatNumber(amount, { locale, decimals: 0 })
        return (
          <Chip key={amount} onPress={() => onPick(text)}>
            {text}
          </Chip>
        )
      })}
    </ChipGroup>
  )
}

interface DepositCostsProps {
  channel: RechargeChannel
  terms: DepositTerms | undefined
  currency: string
}

/** The fee and the amount credited; dashes until there is an amount. */
function DepositCosts({ channel, terms, currency }: DepositCostsProps) {
  const t = useMessages('deposit')
  const locale = useLanguage()
  const isFree = sign(channel.feeRate) === 0
  const rate = formatPercent(multiply(channel.feeRate, '100'), { locale })
  return (
    <DefinitionList
      lines={[
        {
          label: t.fee(),
          value: (
            <Amount
              value={terms ? trimZeros(terms.fee) : isFree ? '0' : undefined}
              isPrivate={false}
              decimals={decimalsToShow(terms?.fee)}
            />
          ),
          ...(isFree ? {} : { note: t.feeNote({ rate }) }),
        },
        {
          label: t.receives(),
          value: (
            <Amount
              value={terms?.credited}
              currency={currency}
              isPrivate={false}
              decimals={channel.decimals ?? 2}
            />
          ),
          isTotal: true,
        },
      ]}
    />
  )
}

/** The decimals of an amount without trailing zeros, at least two. */
function decimalsToShow(amount: string | undefined): number {
  return Math.max(2, scaleOf(trimZeros(amount ?? '0')))
}
