import { useMessages } from '#src/i18n/use-messages.ts'
import { useNow } from '#src/ui/age.tsx'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { ExchangeAmount } from '#src/widgets/exchange/exchange-amount.tsx'
import { ExchangeLines } from '#src/widgets/exchange/exchange-lines.tsx'
import { useExactly } from '#src/widgets/ticket/exact.tsx'
import styles from './exchange.module.css'
import { expiryOf, type Quote } from './use-exchange-preview.ts'
import { useExchangeSending, type Outcome, type Sending } from './use-exchange-sending.ts'

export interface ExchangeSheetProps extends Sending {
  offer: Quote
  onClose: () => void
}

/** The last word before an exchange: a rate that stands still for as long as it is held, and what it gives. */
export function ExchangeSheet({ offer, onClose, ...sending }: ExchangeSheetProps) {
  const t = useMessages('exchange')
  const exactly = useExactly()
  const { preview } = offer
  const { outcome, confirm, renew, isUnanswered } = useExchangeSending(offer, sending)
  const left = Math.max(0, Math.ceil((expiryOf(offer) - useNow(250)) / 1000))
  const isExpired = left === 0
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
        <Remark outcome={outcome} offer={offer} />
        <ExchangeLines
          figures={preview}
          isOffer
          before={[
            {
              label: t.from(),
              value: <ExchangeAmount value={amount} currency={currency} isPrivate={false} />,
            },
          ]}
        />
        {isExpired ? (
          <Notice tone="risk" title={t.expired()} live>
            {t.expiredText()}
          </Notice>
        ) : (
          <p className={styles.clock}>
            <span className="figures">{t.holds({ seconds: exactly(String(left)) })}</span>
          </p>
        )}
        <p className={styles.note}>
          {t.worth({ value: exactly(preview.value, 2) })} {t.final()}
        </p>
      </div>
    </Sheet>
  )
}

/** What came of the last press. */
function Remark({ outcome, offer: { preview } }: { outcome: Outcome | undefined; offer: Quote }) {
  const t = useMessages('exchange')
  const exactly = useExactly()
  switch (outcome?.is) {
    case undefined:
      return null
    case 'unanswered':
      return (
        <Notice tone="risk" live>
          {`${outcome.text}. ${t.unanswered()}`}
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
