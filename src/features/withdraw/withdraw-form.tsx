import { useState } from 'react'
import type { WithdrawChannel, Withdrawal, WithdrawPasswordState } from '#src/api/generated/models/index.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { AmountField } from '#src/ui/forms/amount-field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useCurrencyName } from '#src/widgets/currencies.ts'
import { exactly } from '#src/widgets/server-words.ts'
import { useSiteSetting } from '#src/widgets/site-setting.ts'
import { PasswordStanding } from '#src/widgets/withdraw-password/password-standing.tsx'
import { WithdrawPasswordSheet } from '#src/widgets/withdraw-password/withdraw-password-sheet.tsx'
import { moneyDecimals, mostOf } from './withdraw-terms.ts'
import { useWithdrawForm } from './use-withdraw-form.ts'
import type { Target } from './withdraw-targets.ts'
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx'
import { TargetPicker } from './target-picker.tsx'
import { WithdrawChannelPicker } from './channel-picker.tsx'
import { WithdrawCosts } from './withdraw-costs.tsx'
import styles from './withdraw-form.module.css'

export interface WithdrawFormProps {
  channels: readonly WithdrawChannel[]
  targets: readonly Target[]
  password: WithdrawPasswordState
  onSent: (withdrawal: Withdrawal) => void
}

/** Channel, target, amount, what it costs and what arrives; then the question. */
export function WithdrawForm({ channels, targets, password, onSent }: WithdrawFormProps) {
  const t = useMessages('withdraw')
  const currencyName = useCurrencyName()
  const { form, channel, target, terms, available, ...rest } = useWithdrawForm(channels, targets)
  if (!channel) return null
  const currency = currencyName(channel.currencyId)
  return (
    <>
      <form noValidate className={styles.form} onSubmit={rest.onSubmit}>
        {rest.isUnanswered && <Notice tone="risk">{t.unansweredBefore()}</Notice>}
        <WithdrawChannelPicker
          channels={channels}
          value={channel.id}
          onChange={id => rest.choose(String(id))}
        />
        <TargetPicker
          channel={channel}
          targets={rest.fitting}
          value={target?.id}
          error={form.field('targetId').error}
          onChange={id => form.set('targetId', id)}
        />
        <Amount channel={channel} available={available} currency={currency} field={form.field('amount')} />
        <WithdrawCosts channel={channel} terms={terms} currency={currency} />
        {form.error && (
          <Notice tone="danger" live>
            {form.error.text}
          </Notice>
        )}
        <PasswordStanding state={password} />
        {password.isSet && (
          <Button type="submit" block busy={form.isSending} disabled={password.withdrawalsFrom !== null}>
            {t.review()}
          </Button>
        )}
      </form>
      {!password.isSet && <SetPassword />}
      {rest.proposal && (
        <ConfirmWithdrawal
          proposal={rest.proposal}
          onClose={() => rest.setProposal(undefined)}
          onSent={onSent}
        />
      )}
    </>
  )
}

interface AmountProps {
  channel: WithdrawChannel
  available: string | undefined
  currency: string
  field: ReturnType<ReturnType<typeof useWithdrawForm>['form']['field']>
}

/** The amount, with shares of what is available up to all that can be withdrawn [R9.1]. */
function Amount({ channel, available, currency, field }: AmountProps) {
  const t = useMessages('withdraw')
  const locale = useLanguage()
  const hasAll = useSiteSetting('app_withdrawAll') !== 0
  return (
    <div>
      <AmountField
        {...field}
        label={t.amount()}
        currency={currency}
        decimals={moneyDecimals}
        available={hasAll ? mostOf(channel, available) : undefined}
        hint={
          <>
            {available !== undefined && (
              <>
                {t.available({ available: exactly(available, locale, 2), currency })}
                <br />
              </>
            )}
            {t.amountHint({
              minimum: exactly(channel.minAmount, locale),
              maximum: exactly(channel.maxAmount, locale),
              currency,
            })}
          </>
        }
      />
    </div>
  )
}

/** In the place of the button, until there is a withdraw password: the way to set it. Beside the form, as it has one of its own. */
function SetPassword() {
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
