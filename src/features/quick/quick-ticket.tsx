import { usePlaceQuickOrder } from '#src/api/generated/quick/quick.ts'
import type { QuickPreview } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { PublishedFee } from '#src/widgets/fees/published-fee.tsx'
import { productName } from '#src/lib/collections/lookups.ts'
import { useExactFormat } from '#src/widgets/format/exact-amount.tsx'
import { formatExact } from '#src/lib/numbers/format-number.ts'
import type { Confirmation } from '#src/widgets/ticket/confirm-order.tsx'
import { stored, type TicketProps } from '#src/widgets/ticket/order-operation.ts'
import { useMarketOrderNote } from '#src/widgets/ticket/use-market-order-note.ts'
import { TicketFrame } from '#src/widgets/ticket/ticket-frame.tsx'
import { TicketPrice } from '#src/widgets/ticket/ticket-price.tsx'
import styles from '#src/widgets/ticket/ticket.module.css'
import type { QuickDraft } from './quick-draft.ts'
import { QuickFields } from './quick-fields.tsx'
import { Odds, QuickCosts, useQuickCosts } from './quick-costs.tsx'
import { quickOperation, type QuickTerms } from './quick-operation.ts'
import { QuickReceipt } from './quick-receipt.tsx'
import { useQuickTicket } from './use-quick-ticket.ts'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'

/** The quick ticket: a stake on the price rising or falling within a duration. Shows that all of it can be lost. */
export default function QuickTicket(props: TicketProps) {
  const t = useMessages('quick')
  const { detail, live, place } = props
  const name = productName(detail.product, useLanguage())
  const ticket = useQuickTicket(detail, live)
  const placement = usePlaceQuickOrder(stored)
  const { draft, options, option, currency, flow } = ticket
  const confirmation = useConfirmation(draft.direction, currency, detail.rules.priceScale)
  const price = flow.preview?.price ?? live.quote?.nowPrice ?? live.ticker.nowPrice
  const costs = useQuickCosts({
    direction: draft.direction,
    figures: ticket.shown,
    price,
    priceScale: detail.rules.priceScale,
    currency,
  })
  const isUp = draft.direction === 'buy'
  if (ticket.hasFailed || !options)
    return <QueryFallback isFailed={ticket.hasFailed} onRetry={ticket.retry} rows={4} />
  return (
    <TicketFrame
      operation={quickOperation}
      placement={placement}
      detail={detail}
      place={place}
      flow={flow}
      title={isUp ? t.orderUp({ code: name }) : t.orderDown({ code: name })}
      subtitle={<TicketPrice detail={detail} live={live} />}
      fields={
        option ? (
          <QuickFields
            draft={draft}
            onChange={ticket.change}
            errorOf={flow.errorOf}
            options={options}
            option={option}
            available={ticket.available}
            currency={currency}
          />
        ) : (
          !flow.lock && <Notice>{t.noOptions()}</Notice>
        )
      }
      costs={option ? costs : { lines: [], exact: [] }}
      notes={<Notes detail={detail} ticket={ticket} />}
      label={isUp ? t.reviewUp() : t.reviewDown()}
      sides={[
        { label: t.falls(), kind: 'sellQuiet', choose: () => ticket.change({ direction: 'sell' }) },
        { label: t.rises(), kind: 'buy', choose: () => ticket.change({ direction: 'buy' }) },
      ]}
      confirmation={confirmation}
      renderReceipt={(receipt, close) => <QuickReceipt receipt={receipt} onClose={close} />}
      onPlaced={ticket.clear}
      onProductChanged={props.onProductChanged}
    />
  )
}

type Ticket = ReturnType<typeof useQuickTicket>

/** The bounds of the stake, the worst case once there are figures, and the published fee. */
function Notes({ detail, ticket }: Pick<TicketProps, 'detail'> & { ticket: Ticket }) {
  const { draft, option, currency, shown, flow } = ticket
  const t = useMessages('quick')
  const exactly = useExactFormat()
  return (
    <>
      {option && (
        <p className={styles.aside}>
          {t.rangeStake({
            minimum: exactly(option.minAmount),
            maximum: exactly(option.maxAmount),
            currency,
          })}
        </p>
      )}
      {option && shown && (
        <Odds
          direction={draft.direction}
          figures={shown}
          currency={currency}
          duration={{ count: option.duration, unit: option.durationUnit }}
        />
      )}
      {flow.preview && (
        <PublishedFee
          productType={detail.product.productType}
          positionType={0}
          exchangeType={flow.preview.exchangeType}
          rate={flow.preview.feeRate}
        />
      )}
    </>
  )
}

/** The content of the confirmation sheet. */
function useConfirmation(
  direction: QuickDraft['direction'],
  currency: string,
  priceScale: number,
): Confirmation<QuickTerms, QuickPreview> {
  const t = useMessages('quick')
  const marketMay = useMarketOrderNote()
  const locale = useLanguage()
  return {
    title: t.confirm(),
    kind: direction,
    label: ({ preview }) => {
      const stake = { stake: `${formatExact(preview.stake, locale, 2)} ${currency}` }
      return direction === 'buy' ? t.placeUp(stake) : t.placeDown(stake)
    },
    body: ({ preview }) => (
      <>
        <QuickCosts
          direction={direction}
          figures={preview}
          price={preview.price}
          priceScale={priceScale}
          currency={currency}
        />
        <Odds
          direction={direction}
          figures={preview}
          currency={currency}
          duration={{ count: preview.duration, unit: preview.durationUnit }}
        />
        <p className={styles.aside}>{t.noCancel()}</p>
        <p className={styles.aside}>{marketMay}</p>
      </>
    ),
  }
}
