import type { ShareOffer, SharePreview } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { AmountField } from '#src/ui/forms/amount-field.tsx'
import { DefinitionList } from '#src/ui/list.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { ErrorState } from '#src/ui/feedback/states.tsx'
import { ReviewSheet } from '#src/widgets/sheets/review-sheet.tsx'
import { FormError } from '#src/widgets/forms/form-error.tsx'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { feePercent } from '#src/widgets/fees/fee-percent.ts'
import styles from './new-shares.module.css'
import { Money } from './money.tsx'
import { useShareLabels } from './use-share-labels.ts'
import { useSubscribeForm, type SubscribeOptions } from './use-subscribe-form.ts'
import { useExactFormat } from '#src/widgets/format/exact-amount.tsx'

export interface SubscribeFormProps extends SubscribeOptions {
  /** Lots applied for so far by all accounts. */
  appliedLots: number
}

/** The subscription form: lots, amounts held, costs and risk. */
export function SubscribeForm({ offer, appliedLots, onCreated }: SubscribeFormProps) {
  const t = useMessages('newShares')
  const exactly = useExactFormat()
  const labels = useShareLabels()
  const state = useSubscribeForm({ offer, onCreated })
  const { form, preview, isUnanswered, obstacle } = state
  const errorText = form.error?.text ?? obstacle
  return (
    <form noValidate className={classes(styles.form, styles.section)} onSubmit={state.onSubmit}>
      {state.isEarlierUnanswered && <Notice tone="risk">{t.unansweredBefore()}</Notice>}
      <AmountField
        label={t.lots()}
        currency={t.lotsUnit({ lotCount: Number(state.lots ?? 0) })}
        decimals={0}
        disabled={isUnanswered}
        hint={t.lotsHint({ maximum: labels.count(offer.maxLots) })}
        {...form.field('lots')}
      />
      {state.error ? (
        <ErrorState onRetry={state.refetch} />
      ) : (
        <div aria-busy={!state.isCurrent}>
          <PreviewRows offer={offer} preview={preview} />
        </div>
      )}
      <p className={styles.quiet}>
        {t.askedSoFar({
          asked: labels.count(appliedLots),
          total: labels.count(offer.totalLots),
        })}
      </p>
      <WorstCase offer={offer} preview={preview} />
      <FormError
        error={errorText ? { text: errorText, isUnanswered } : undefined}
        retryHint={t.unanswered()}
      />
      <Button type="submit" block busy={form.isSending || state.isWaiting} disabled={obstacle !== undefined}>
        {t.subscribe()}
      </Button>
      <ReviewSheet
        review={state.review}
        title={t.subscribe()}
        confirmLabel={({ held, currencyName }) => t.submit({ amount: `${exactly(held, 2)} ${currencyName}` })}
      >
        {reviewed => (
          <>
            <PreviewRows offer={offer} preview={reviewed} />
            <WorstCase offer={offer} preview={reviewed} />
          </>
        )}
      </ReviewSheet>
    </form>
  )
}

interface PreviewProps {
  offer: ShareOffer
  preview: SharePreview | undefined
}

/** The amount held, and the outcome with full and without allotment; dashes without figures. */
function PreviewRows({ offer, preview }: PreviewProps) {
  const t = useMessages('newShares')
  const locale = useLanguage()
  const exactly = useExactFormat()
  const date = useDateFormat()
  const { currencyName, price, feeRate, drawsAt } = offer
  const money = (value: string | undefined, isPrivate = false) => (
    <Money value={value} currency={currencyName} isPrivate={isPrivate} />
  )
  return (
    <DefinitionList
      lines={[
        {
          label: t.sharesAsked(),
          value: preview && exactly(preview.shares),
        },
        {
          label: t.cost(),
          value: money(preview?.cost),
          note: preview && t.costOf({ shares: exactly(preview.shares), price: exactly(price, 2) }),
        },
        {
          label: t.fee(),
          value: money(preview?.fee),
          note: t.feeNote({ rate: feePercent(feeRate, locale) }),
        },
        { label: t.heldNow(), value: money(preview?.held), note: t.heldNote(), isTotal: true },
        { label: t.available(), value: money(preview?.available, true) },
        {
          label: t.ifNone(),
          value: money(preview?.held),
          note: t.ifNoneNote({ time: date(drawsAt, 'moment') }),
        },
      ]}
    />
  )
}

/** The worst case, with the figures of the subscription. */
function WorstCase({ offer, preview }: PreviewProps) {
  const t = useMessages('newShares')
  const exactly = useExactFormat()
  const date = useDateFormat()
  const held = preview ? `${exactly(preview.held, 2)} ${preview.currencyName}` : offer.currencyName
  return (
    <Notice tone="risk" title={t.worstTitle()}>
      {t.worst({ held, draw: date(offer.drawsAt, 'moment'), listing: date(offer.listsAt, 'moment') })}
    </Notice>
  )
}
