import { useMessages } from '#src/i18n/use-messages.ts'
import { useNow } from '#src/ui/figures/age.tsx'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { ExchangeRows } from './exchange-rows.tsx'
import styles from './exchange.module.css'
import { expiryOf, type TimedPreview } from './use-exchange-preview.ts'
import { useSubmitExchange, type SubmitOutcome, type SubmitCallbacks } from './use-submit-exchange.ts'
import { ExactAmount, useExactFormat } from '#src/widgets/format/exact-amount.tsx'

export interface ExchangeSheetProps extends SubmitCallbacks {
  proposal: TimedPreview
  onClose: () => void
}

/** The confirmation sheet of an exchange: a rate that is valid for a few seconds at most, and the costs. */
export function ExchangeSheet({ proposal, onClose, ...sending }: ExchangeSheetProps) {
  const t = useMessages('exchange')
  const common = useMessages('common')
  const exactly = useExactFormat()
  const { preview } = proposal
  const { outcome, confirm, renew, isUnanswered } = useSubmitExchange(proposal, sending)
  const secondsLeft = Math.max(0, Math.ceil((expiryOf(proposal) - useNow(250)) / 1000))
  const isExpired = secondsLeft === 0
  const { amount, fromCurrencyName: currency } = preview
  return (
    <Sheet
      open
      onClose={onClose}
      title={t.confirmTitle()}
      footer={
        isExpired && !isUnanswered ? (
          <Button key="renew" block kind="quiet" icon="refresh" onPress={renew}>
            {t.newRate()}
          </Button>
        ) : (
          <Button key="confirm" block onPress={confirm}>
            {isUnanswered ? t.askAgain() : t.confirm({ amount: exactly(amount), currency })}
          </Button>
        )
      }
    >
      <div className={styles.stack}>
        <OutcomeNotice outcome={outcome} proposal={proposal} />
        <ExchangeRows
          figures={preview}
          isPreview
          before={[
            {
              label: t.from(),
              value: <ExactAmount value={amount} currency={currency} isPrivate={false} />,
            },
          ]}
        />
        {isExpired ? (
          <Notice tone="risk" title={t.expired()} live>
            {t.expiredText()}
          </Notice>
        ) : (
          <p className={styles.clock}>
            <span className="figures">{t.holds({ seconds: exactly(String(secondsLeft)) })}</span>
          </p>
        )}
        <p className={styles.note}>
          {common.followed({ first: t.worth({ value: exactly(preview.value, 2) }), second: t.final() })}
        </p>
      </div>
    </Sheet>
  )
}

/** The outcome of the last submit. */
function OutcomeNotice({
  outcome,
  proposal: { preview },
}: {
  outcome: SubmitOutcome | undefined
  proposal: TimedPreview
}) {
  const t = useMessages('exchange')
  const common = useMessages('common')
  const exactly = useExactFormat()
  switch (outcome?.kind) {
    case undefined:
      return null
    case 'unanswered':
      return (
        <Notice tone="risk" live>
          {common.sentences({ first: outcome.text, second: t.unanswered() })}
        </Notice>
      )
    case 'failed':
      return (
        <Notice tone="danger" title={t.notDone()} live>
          {outcome.text}
        </Notice>
      )
    case 'renewed':
      return (
        <Notice tone="risk" live>
          {preview.received === outcome.before.received
            ? t.newOfferSame()
            : t.newOffer({
                now: exactly(preview.received),
                before: exactly(outcome.before.received),
                currency: preview.toCurrencyName,
              })}
        </Notice>
      )
  }
}
