import { useId } from 'react'
import type { Withdrawal } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { PinField } from '#src/ui/forms/pin-field.tsx'
import { DefinitionList } from '#src/ui/list.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { TargetNumber } from './target-number.tsx'
import { useConfirmWithdrawal } from './use-confirm-withdrawal.ts'
import type { WithdrawProposal } from './use-withdraw-form.ts'
import { WithdrawCosts } from './withdraw-costs.tsx'
import styles from './withdraw-form.module.css'
import { useExactFormat } from '#src/widgets/format/exact-amount.tsx'

export interface ConfirmWithdrawalProps {
  proposal: WithdrawProposal
  onClose: () => void
  onSent: (withdrawal: Withdrawal) => void
}

/** The confirmation sheet of a withdrawal: figures, target and withdrawal password. */
export function ConfirmWithdrawal({ proposal, onClose, onSent }: ConfirmWithdrawalProps) {
  const t = useMessages('withdraw')
  const common = useMessages('common')
  const exactly = useExactFormat()
  const formId = useId()
  const { form, preview, hasNewTerms, isUnanswered, onSubmit } = useConfirmWithdrawal(proposal, onSent)
  const { currencyName: currency, amount } = preview
  const { kind, name, number } = proposal.target
  const targetKind = kind === 'bank' ? t.kindCard() : t.kindAddress()
  return (
    <Sheet
      open
      onClose={onClose}
      locked={form.isSending}
      title={t.confirmTitle()}
      footer={
        <Button type="submit" block busy={form.isSending} native={{ form: formId }}>
          {isUnanswered ? t.askAgain() : t.confirmAmount({ amount: exactly(amount, 2), currency })}
        </Button>
      }
    >
      <form id={formId} noValidate className={styles.stack} onSubmit={onSubmit}>
        {hasNewTerms && (
          <Notice tone="risk" live>
            {t.termsChanged({ arrives: exactly(preview.arrives, 2), currency })}
          </Notice>
        )}
        <WithdrawCosts channel={preview} terms={preview} currency={currency} />
        <DefinitionList
          lines={[
            { label: t.channel(), value: proposal.channel.channelName },
            { label: t.target(), value: <TargetNumber kind={kind} number={number} isWhole />, note: name },
          ]}
        />
        <Notice tone="risk">
          {common.followed({ first: t.compareTarget({ kind: targetKind }), second: t.confirmText() })}
        </Notice>
        <div>
          <PinField label={t.password()} {...form.field('withdrawPassword')} />
          <ButtonLink kind="plain" size="small" to={pathTo(PATHS.changePassword, { type: 'withdraw' })}>
            {t.forgotPassword()}
          </ButtonLink>
        </div>
        {isUnanswered ? (
          <Notice tone="risk" live>
            {t.noAnswer()}
          </Notice>
        ) : (
          form.error && (
            <Notice tone="danger" title={t.notSent()} live>
              {form.error.text}
            </Notice>
          )
        )}
      </form>
    </Sheet>
  )
}
