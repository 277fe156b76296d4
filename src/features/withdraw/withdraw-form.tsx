import { MONEY_SCALE } from '#src/lib/money/minor-units.ts'
import { useState } from 'react'
import type { WithdrawChannel, Withdrawal, WithdrawPasswordState } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { AmountField } from '#src/ui/forms/amount-field.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { useCurrencyName } from '#src/widgets/format/use-currency-name.ts'
import { formatExact } from '#src/lib/numbers/format-number.ts'
import { useSiteSetting } from '#src/widgets/site/use-site-setting.ts'
import { WithdrawalRestrictions } from '#src/widgets/withdraw-password/withdrawal-restrictions.tsx'
import { WithdrawPasswordSheet } from '#src/widgets/withdraw-password/withdraw-password-sheet.tsx'
import { maxWithdrawable } from './withdraw-terms.ts'
import { useWithdrawForm } from './use-withdraw-form.ts'
import type { Target } from './withdraw-targets.ts'
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx'
import { TargetPicker } from './target-picker.tsx'
import { WithdrawChannelPicker } from './channel-picker.tsx'
import { WithdrawCosts } from './withdraw-costs.tsx'
import styles from './withdraw-form.module.css'
import { Tip } from '#src/widgets/site/tip.tsx'
import { FormError } from '#src/widgets/forms/form-error.tsx'
import { useOwnFormat } from '#src/widgets/format/exact-amount.tsx'

export interface WithdrawFormProps {
  channels: readonly WithdrawChannel[]
  targets: readonly Target[]
  password: WithdrawPasswordState
  onSent: (withdrawal: Withdrawal) => void
}

/** The withdrawal form: channel, target, amount and costs; then the confirmation. */
export function WithdrawForm({ channels, targets, password, onSent }: WithdrawFormProps) {
  const t = useMessages('withdraw')
  const currencyName = useCurrencyName()
  const { form, channel, target, terms, available, ...formState } = useWithdrawForm(channels, targets)
  if (!channel) return null
  const currency = currencyName(channel.currencyId)
  return (
    <>
      <form noValidate className={styles.form} onSubmit={formState.onSubmit}>
        {formState.isUnanswered && <Notice tone="risk">{t.unansweredBefore()}</Notice>}
        <Tip remark="withdrawNotice" />
        <WithdrawChannelPicker
          channels={channels}
          value={channel.id}
          onChange={id => formState.choose(String(id))}
        />
        <TargetPicker
          channel={channel}
          targets={formState.eligible}
          value={target?.id}
          error={form.field('targetId').error}
          onChange={id => form.set('targetId', id)}
        />
        <AmountSection
          channel={channel}
          available={available}
          currency={currency}
          field={form.field('amount')}
        />
        <WithdrawCosts channel={channel} terms={terms} currency={currency} />
        <FormError error={form.error} />
        <WithdrawalRestrictions state={password} />
        {password.isSet && (
          <Button type="submit" block busy={form.isSending} disabled={password.withdrawalsFrom !== null}>
            {t.review()}
          </Button>
        )}
      </form>
      {!password.isSet && <SetPasswordNotice />}
      {formState.proposal && (
        <ConfirmWithdrawal
          proposal={formState.proposal}
          onClose={() => formState.setProposal(undefined)}
          onSent={onSent}
        />
      )}
    </>
  )
}

interface AmountSectionProps {
  channel: WithdrawChannel
  available: string | undefined
  currency: string
  field: ReturnType<ReturnType<typeof useWithdrawForm>['form']['field']>
}

/** The amount field, with quick shares of the withdrawable maximum [R9.1]. */
function AmountSection({ channel, available, currency, field }: AmountSectionProps) {
  const t = useMessages('withdraw')
  const own = useOwnFormat()
  const locale = useLanguage()
  const showsMax = useSiteSetting('app_withdrawAll') !== 0
  return (
    <div>
      <AmountField
        {...field}
        label={t.amount()}
        currency={currency}
        decimals={MONEY_SCALE}
        available={showsMax ? maxWithdrawable(channel, available) : undefined}
        hint={
          <>
            {available !== undefined && (
              <>
                {t.available({ available: own(available, 2), currency })}
                <br />
              </>
            )}
            {t.amountHint({
              minimum: formatExact(channel.minAmount, locale),
              maximum: formatExact(channel.maxAmount, locale),
              currency,
            })}
          </>
        }
      />
    </div>
  )
}

/** Shown instead of the button until a withdrawal password is set. Outside the form, as the sheet has its own form. */
function SetPasswordNotice() {
  const t = useMessages('withdraw')
  const [isSetting, setSetting] = useState(false)
  return (
    <>
      <Notice
        action={
          <Button size="small" onPress={() => setSetting(true)}>
            {t.setPassword()}
          </Button>
        }
      >
        {t.needsPassword()}
      </Notice>
      {isSetting && <WithdrawPasswordSheet task="set" onClose={() => setSetting(false)} />}
    </>
  )
}
