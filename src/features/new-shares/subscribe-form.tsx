import type { ShareOffer, SharePreview } from '#src/api/generated/models/index.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { AmountField } from '#src/ui/forms/amount-field.tsx'
import { DefinitionList } from '#src/ui/list.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { ErrorState } from '#src/ui/states.tsx'
import { useDates } from '#src/widgets/dates.ts'
import { feePercent } from '#src/widgets/fees/fee-percent.ts'
import styles from './new-shares.module.css'
import { Money } from './money.tsx'
import { useShareWords } from './use-share-words.ts'
import { useExactly } from '#src/widgets/ticket/exact.tsx'
import { useSubscribing, type SubscribingPorts } from './use-subscribing.ts'

export interface SubscribeFormProps extends SubscribingPorts {
  /** Lots that everybody together asks for so far. */
  asked: number
}

/** How many lots, everything that they hold, cost and risk, and the button. */
export function SubscribeForm({ offer, asked, onMade }: SubscribeFormProps) {
  const t = useMessages('newShares')
  const exactly = useExactly()
  const words = useShareWords()
  const subscribing = useSubscribing({ offer, onMade })
  const { form, preview, isUnanswered, obstacle } = subscribing
  const remark = form.error?.text ?? obstacle
  return (
    <form noValidate className={classes(styles.form, styles.section)} onSubmit={subscribing.onSubmit}>
      {subscribing.isEarlierUnanswered && <Notice tone="risk">{t.unansweredBefore()}</Notice>}
      <AmountField
        label={t.lots()}
        currency={t.lotsUnit({ lotCount: Number(subscribing.lots ?? 0) })}
        decimals={0}
        disabled={isUnanswered}
        hint={t.lotsHint({ maximum: words.count(offer.maxLots) })}
        {...form.field('lots')}
      />
      {subscribing.error ? (
        <ErrorState onRetry={subscribing.refetch} />
      ) : (
        <div aria-busy={!subscribing.isCurrent}>
          <PreviewLines offer={offer} preview={preview} />
        </div>
      )}
      <p className={styles.quiet}>
        {t.askedSoFar({
          asked: words.count(asked),
          total: words.count(offer.totalLots),
        })}
      </p>
      <WorstCase offer={offer} preview={preview} />
      {remark && (
        <Notice tone="danger" live>
          {isUnanswered ? `${remark}. ${t.unanswered()}` : remark}
        </Notice>
      )}
      <Button
        type="submit"
        block
        busy={form.isSending || subscribing.isWaiting}
        disabled={obstacle !== undefined}
      >
        {preview
          ? t.submit({ amount: `${exactly(preview.held, 2)} ${preview.currencyName}` })
          : t.subscribe()}
      </Button>
    </form>
  )
}

interface FiguresProps {
  offer: ShareOffer
  preview: SharePreview | undefined
}

/** What is held now, and what it comes to with all of it and with none; a dash each until there are figures. */
function PreviewLines({ offer, preview }: FiguresProps) {
  const t = useMessages('newShares')
  const locale = useLanguage()
  const exactly = useExactly()
  const date = useDates()
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

/** What can go wrong, with the figures of this very subscription. */
function WorstCase({ offer, preview }: FiguresProps) {
  const t = useMessages('newShares')
  const exactly = useExactly()
  const date = useDates()
  const held = preview ? `${exactly(preview.held, 2)} ${preview.currencyName}` : offer.currencyName
  return (
    <Notice tone="risk" title={t.worstTitle()}>
      {t.worst({ held, draw: date(offer.drawsAt, 'moment'), listing: date(offer.listsAt, 'moment') })}
    </Notice>
  )
}
