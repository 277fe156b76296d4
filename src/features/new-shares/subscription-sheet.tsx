import { useState } from 'react'
import { cancelShareSubscription } from '#src/api/generated/new-shares/new-shares.ts'
import type { SharePreview, ShareSubscription } from '#src/api/generated/models/index.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { productName } from '#src/lib/lookups.ts'
import { compare } from '#src/lib/money.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { serverNow } from '#src/stores/quotes.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { DefinitionList, type Definition } from '#src/ui/list.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { SandboxBadge } from '#src/ui/states.tsx'
import { dayOf } from '#src/lib/days.ts'
import { useDates } from '#src/widgets/dates.ts'
import { feePercent } from '#src/widgets/fees/fee-percent.ts'
import { CancelSheet } from '#src/widgets/orders/cancel-sheet.tsx'
import { TimeZoneNote } from '#src/widgets/clock-note.tsx'
import { CheckButton } from '#src/widgets/reconcile/check-sheet.tsx'
import { Code } from './code.tsx'
import { SHARE_LISTS } from './lists.ts'
import { Money } from './money.tsx'
import styles from './new-shares.module.css'
import { useShareWords } from './use-share-words.ts'

export interface SubscriptionSheetProps {
  subscription: ShareSubscription
  /** What was shown before it was made; then this is its receipt. */
  preview?: SharePreview | undefined
  /** Where the offer is on screen already, no way leads there. */
  isAtOffer?: boolean
  onClose: () => void
}

/** One subscription: what it holds, what came of it and when, and the way out of it while there is one. */
export function SubscriptionSheet({
  subscription,
  preview,
  isAtOffer = false,
  onClose,
}: SubscriptionSheetProps) {
  const t = useMessages('newShares')
  const locale = useLanguage()
  const [isLeaving, setLeaving] = useState(false)
  if (isLeaving) return <CancelSubscription subscription={subscription} onClose={onClose} />
  const { createdAt, settledAt, listedAt, offerId } = subscription
  const days = { from: dayOf(createdAt), to: dayOf(listedAt ?? settledAt ?? createdAt) }
  return (
    <Sheet
      open
      onClose={onClose}
      title={preview ? t.subscribed() : productName(subscription, locale)}
      footer={
        <div className={styles.choice}>
          <ButtonLink block kind="quiet" icon="receipt" to={pathTo(PATHS.ledgerEntries, days)}>
            {t.seeEntries()}
          </ButtonLink>
          {!isAtOffer && (
            <ButtonLink block kind="quiet" to={pathTo(PATHS.newShareDetail, { id: offerId })}>
              {t.seeOffer()}
            </ButtonLink>
          )}
          {canCancel(subscription) && !preview && (
            <Button block kind="danger" onPress={() => setLeaving(true)}>
              {t.cancel()}
            </Button>
          )}
        </div>
      }
    >
      <div className={styles.sheet}>
        {preview && <Comparison subscription={subscription} preview={preview} />}
        <SubscriptionLines subscription={subscription} />
        <TimeZoneNote />
        <CheckButton record={{ kind: 'newShares', id: subscription.id }} />
        <div className={styles.badge}>
          <SandboxBadge />
        </div>
      </div>
    </Sheet>
  )
}

/** Whether it can still be cancelled, as far as this device knows; the server decides. */
export function canCancel({ status, closesAt }: ShareSubscription): boolean {
  return status === 'waiting' && serverNow() < closesAt
}

/** Asks before a subscription is given up. */
export function CancelSubscription({
  subscription,
  onClose,
}: {
  subscription: ShareSubscription
  onClose: () => void
}) {
  const t = useMessages('newShares')
  const lines = useSubscriptionLines(subscription)
  return (
    <CancelSheet
      id={subscription.id}
      path="newShares/cancel"
      cancel={cancelShareSubscription}
      lists={SHARE_LISTS}
      title={t.cancel()}
      lines={lines}
      onClose={onClose}
    />
  )
}

/** The figures that were promised: what is held must come to them. */
const promised = ['shares', 'price', 'lotSize', 'feeRate', 'held'] as const
const times = ['closesAt', 'drawsAt', 'listsAt', 'lots'] as const

function Comparison({ subscription, preview }: { subscription: ShareSubscription; preview: SharePreview }) {
  const t = useMessages('newShares')
  const isSame =
    promised.every(name => compare(subscription[name], preview[name]) === 0) &&
    times.every(name => subscription[name] === preview[name])
  return isSame ? (
    <Notice tone="ok">{t.asPreviewed()}</Notice>
  ) : (
    <Notice tone="danger">{t.otherFigures()}</Notice>
  )
}

function SubscriptionLines({ subscription }: { subscription: ShareSubscription }) {
  return <DefinitionList lines={useSubscriptionLines(subscription)} />
}

/** What there is to know of a subscription, line by line. */
function useSubscriptionLines(subscription: ShareSubscription): Definition[] {
  const t = useMessages('newShares')
  const words = useShareWords()
  const { status, lots, shares, currencyName, held } = subscription
  const money = (value: string | null) => <Money value={value} currency={currencyName} isPrivate />
  return [
    { label: t.state(), value: words.subscription(status) },
    { label: t.asked(), value: words.lotsAndShares(lots, shares) },
    { label: t.price(), value: <Money value={subscription.price} currency={currencyName} /> },
    { label: t.held(), value: money(held), note: t.heldUntil() },
    ...useOutcomeLines(subscription, money),
    ...useMomentLines(subscription),
    { label: t.entryId(), value: <Code text={subscription.entryId} />, note: t.entryNote() },
    { label: t.number(), value: subscription.id },
  ]
}

/** What the draw gave, and what came back. */
function useOutcomeLines(
  subscription: ShareSubscription,
  money: (value: string | null) => Definition['value'],
): Definition[] {
  const t = useMessages('newShares')
  const words = useShareWords()
  const locale = useLanguage()
  const { allottedLots, allottedShares, cost, fee, refund, feeRate } = subscription
  const drawn: Definition[] =
    allottedLots === null || allottedShares === null
      ? []
      : [
          { label: t.allotted(), value: words.lotsAndShares(allottedLots, allottedShares) },
          { label: t.paid(), value: money(cost) },
          { label: t.fee(), value: money(fee), note: t.feeNote({ rate: feePercent(feeRate, locale) }) },
        ]
  if (refund === null) return drawn
  return [...drawn, { label: t.refund(), value: money(refund), note: t.refundNote(), isTotal: true }]
}

/** What happened when, and what is still to come. */
function useMomentLines(subscription: ShareSubscription): Definition[] {
  const t = useMessages('newShares')
  const date = useDates()
  const { status, createdAt, closesAt, drawsAt, listsAt, settledAt, listedAt } = subscription
  const line = (label: string, time: number | null): Definition[] =>
    time === null ? [] : [{ label, value: date(time, 'moment') }]
  return [
    ...line(t.createdAt(), createdAt),
    ...(status === 'waiting' ? [...line(t.closesAt(), closesAt), ...line(t.drawsAt(), drawsAt)] : []),
    ...line(status === 'cancelled' ? t.cancelledAt() : t.settledAt(), settledAt),
    ...(status === 'waiting' || status === 'allotted' ? line(t.listsAt(), listsAt) : []),
    ...line(t.listedAt(), listedAt),
  ]
}
