import { useState } from 'react'
import { useCancelShareSubscription } from '#src/api/generated/new-shares/new-shares.ts'
import type { SharePreview, ShareSubscription } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { productName } from '#src/lib/collections/lookups.ts'
import { compare } from '#src/lib/money/money.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { serverNow } from '#src/stores/quotes/quotes.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { DefinitionList, type Definition } from '#src/ui/list.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { feePercent } from '#src/widgets/fees/fee-percent.ts'
import { CancelSheet } from '#src/widgets/orders/cancel-sheet.tsx'
import { TimeZoneNote } from '#src/widgets/settings/time-zone-notes.tsx'
import { CheckButton } from '#src/widgets/reconcile/check-sheet.tsx'
import { HashText } from './hash-text.tsx'
import { Money } from './money.tsx'
import styles from './new-shares.module.css'
import { useShareLabels } from './use-share-labels.ts'

export interface SubscriptionSheetProps {
  subscription: ShareSubscription
  /** The preview, right after subscribing: then the sheet is the receipt. */
  preview?: SharePreview | undefined
  /** Hides the link to the offer when it is on screen already. */
  hidesOfferLink?: boolean
  onClose: () => void
}

/** A subscription: amounts, result and dates, and cancelling while possible. */
export function SubscriptionSheet({
  subscription,
  preview,
  hidesOfferLink = false,
  onClose,
}: SubscriptionSheetProps) {
  const t = useMessages('newShares')
  const locale = useLanguage()
  const [isCancelling, setCancelling] = useState(false)
  if (isCancelling) return <CancelSubscription subscription={subscription} onClose={onClose} />
  const { id, offerId } = subscription
  return (
    <Sheet
      open
      onClose={onClose}
      title={preview ? t.subscribed() : productName(subscription, locale)}
      footer={
        <div className={styles.choice}>
          <ButtonLink block kind="quiet" icon="receipt" to={pathTo(PATHS.ledgerEntries, { reference: id })}>
            {t.seeEntries()}
          </ButtonLink>
          {!hidesOfferLink && (
            <ButtonLink block kind="quiet" to={pathTo(PATHS.newShareDetail, { id: offerId })}>
              {t.seeOffer()}
            </ButtonLink>
          )}
          {canCancel(subscription) && !preview && (
            <Button block kind="danger" onPress={() => setCancelling(true)}>
              {t.cancel()}
            </Button>
          )}
        </div>
      }
    >
      <div className={styles.sheet}>
        {preview && <Comparison subscription={subscription} preview={preview} />}
        <SubscriptionRows subscription={subscription} />
        <TimeZoneNote />
        <CheckButton record={{ kind: 'newShares', id: subscription.id }} />
      </div>
    </Sheet>
  )
}

/** Whether it can still be cancelled, by the clock of this device; the server decides. */
export function canCancel({ status, closesAt }: ShareSubscription): boolean {
  return status === 'waiting' && serverNow() < closesAt
}

/** Asks for confirmation before a subscription is cancelled. */
export function CancelSubscription({
  subscription,
  onClose,
}: {
  subscription: ShareSubscription
  onClose: () => void
}) {
  const t = useMessages('newShares')
  const cancellation = useCancelShareSubscription()
  const rows = useSubscriptionRows(subscription)
  return (
    <CancelSheet
      id={subscription.id}
      cancellation={cancellation}
      title={t.cancel()}
      rows={rows}
      onClose={onClose}
    />
  )
}

/** Figures of the preview that the subscription is compared with. */
const previewedFigures = ['shares', 'price', 'lotSize', 'feeRate', 'held'] as const
const previewedTimes = ['closesAt', 'drawsAt', 'listsAt', 'lots'] as const

function Comparison({ subscription, preview }: { subscription: ShareSubscription; preview: SharePreview }) {
  const t = useMessages('newShares')
  const isSame =
    previewedFigures.every(name => compare(subscription[name], preview[name]) === 0) &&
    previewedTimes.every(name => subscription[name] === preview[name])
  return isSame ? (
    <Notice tone="ok">{t.asPreviewed()}</Notice>
  ) : (
    <Notice tone="danger">{t.otherFigures()}</Notice>
  )
}

function SubscriptionRows({ subscription }: { subscription: ShareSubscription }) {
  return <DefinitionList lines={useSubscriptionRows(subscription)} />
}

/** The details of a subscription. */
function useSubscriptionRows(subscription: ShareSubscription): Definition[] {
  const t = useMessages('newShares')
  const labels = useShareLabels()
  const { status, lots, shares, currencyName, held } = subscription
  const money = (value: string | null) => <Money value={value} currency={currencyName} isPrivate />
  return [
    { label: t.state(), value: labels.subscription(status) },
    { label: t.asked(), value: labels.lotsAndShares(lots, shares) },
    { label: t.price(), value: <Money value={subscription.price} currency={currencyName} /> },
    { label: t.held(), value: money(held), note: t.heldUntil() },
    ...useOutcomeRows(subscription, money),
    ...useTimeRows(subscription),
    { label: t.entryId(), value: <HashText text={subscription.entryId} />, note: t.entryNote() },
    { label: t.number(), value: subscription.id },
  ]
}

/** The result of the draw, and the refund. */
function useOutcomeRows(
  subscription: ShareSubscription,
  money: (value: string | null) => Definition['value'],
): Definition[] {
  const t = useMessages('newShares')
  const labels = useShareLabels()
  const locale = useLanguage()
  const { allottedLots, allottedShares, cost, fee, refund, feeRate } = subscription
  const allotmentRows: Definition[] =
    allottedLots === null || allottedShares === null
      ? []
      : [
          { label: t.allotted(), value: labels.lotsAndShares(allottedLots, allottedShares) },
          { label: t.paid(), value: money(cost) },
          { label: t.fee(), value: money(fee), note: t.feeNote({ rate: feePercent(feeRate, locale) }) },
        ]
  if (refund === null) return allotmentRows
  return [...allotmentRows, { label: t.refund(), value: money(refund), note: t.refundNote(), isTotal: true }]
}

/** Past and future dates. */
function useTimeRows(subscription: ShareSubscription): Definition[] {
  const t = useMessages('newShares')
  const date = useDateFormat()
  const { status, createdAt, closesAt, drawsAt, listsAt, settledAt, listedAt } = subscription
  const timeRow = (label: string, time: number | null): Definition[] =>
    time === null ? [] : [{ label, value: date(time, 'moment') }]
  return [
    ...timeRow(t.createdAt(), createdAt),
    ...(status === 'waiting' ? [...timeRow(t.closesAt(), closesAt), ...timeRow(t.drawsAt(), drawsAt)] : []),
    ...timeRow(status === 'cancelled' ? t.cancelledAt() : t.settledAt(), settledAt),
    ...(status === 'waiting' || status === 'allotted' ? timeRow(t.listsAt(), listsAt) : []),
    ...timeRow(t.listedAt(), listedAt),
  ]
}
