import { usePlaceQuickOrder } from '#src/api/generated/quick/quick.ts'
import type { QuickPreview } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { PublishedFee } from '#src/widgets/fees/published-fee.tsx'
import { ExactMoney } from '#src/widgets/format/exact-amount.tsx'
import { Price } from '#src/ui/figures/price.tsx'
import { formatExact } from '#src/widgets/format/server-messages.ts'
import type { Confirmation } from '#src/widgets/ticket/confirm-order.tsx'
import { stored, type TicketProps } from '#src/widgets/ticket/order-operation.ts'
import { useMarketOrderNote } from '#src/widgets/ticket/use-market-order-note.ts'
import { TicketFrame } from '#src/widgets/ticket/ticket-frame.tsx'
import styles from '#src/widgets/ticket/ticket.module.css'
import { LimitsButton } from './limits-button.tsx'
import type { QuickDraft } from './quick-draft.ts'
import { QuickFields } from './quick-fields.tsx'
import { Odds, QuickCosts } from './quick-costs.tsx'
import { quickOperation, type QuickTerms } from './quick-operation.ts'
import { QuickReceipt } from './quick-receipt.tsx'
import { useQuickTicket } from './use-quick-ticket.ts'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'

/** The quick ticket: a stake on the price rising or falling within a duration. Shows that all of it can be lost. */
export default function QuickTicket(props: TicketProps) {
  const t = useMessages('quick')
  const { detail, live } = props
  const ticket = useQuickTicket(detail, live)
  const placement = usePlaceQuickOrder(stored)
  const { draft, options, option, currency, flow } = ticket
  const confirmation = useConfirmation(draft.direction, currency, detail.rules.priceScale)
  if (ticket.hasFailed || !options)
    return <QueryFallback isFailed={ticket.hasFailed} onRetry={ticket.retry} rows={4} />
  return (
    <TicketFrame
      operation={quickOperation}
      placement={placement}
      detail={detail}
      flow={flow}
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
      costs={option && <Costs {...props} ticket={ticket} />}
      notes={<Notes ticket={ticket} />}
      label={draft.direction === 'buy' ? t.reviewUp() : t.reviewDown()}
      summary={{
        price: (
          <Price
            value={live.quote?.nowPrice ?? live.ticker.nowPrice}
            decimals={detail.rules.priceScale}
            size="label"
          />
        ),
        label: t.takenNow(),
        total: <ExactMoney value={ticket.shown?.total} currency={currency} />,
      }}
      confirmation={confirmation}
      renderReceipt={(receipt, close) => <QuickReceipt receipt={receipt} onClose={close} />}
      onPlaced={ticket.clear}
      onProductChanged={props.onProductChanged}
    />
  )
}

type Ticket = ReturnType<typeof useQuickTicket>

function Costs({ detail, live, ticket }: Pick<TicketProps, 'detail' | 'live'> & { ticket: Ticket }) {
  const { draft, currency, shown, flow } = ticket
  const { productType } = detail.product
  return (
    <>
      <QuickCosts
        direction={draft.direction}
        figures={shown}
        price={flow.preview?.price ?? live.quote?.nowPrice ?? live.ticker.nowPrice}
        priceScale={detail.rules.priceScale}
        currency={currency}
      />
      {flow.preview && (
        <PublishedFee
          productType={productType}
          positionType={0}
          exchangeType={flow.preview.exchangeType}
          rate={flow.preview.feeRate}
        />
      )}
    </>
  )
}

/** The worst case, once there are figures, and own trading limits. */
function Notes({ ticket }: { ticket: Ticket }) {
  const { draft, option, currency, shown } = ticket
  const isSignedIn = useIsSignedIn()
  return (
    <>
      {option && shown && (
        <Odds
          direction={draft.direction}
          figures={shown}
          currency={currency}
          duration={{ count: option.duration, unit: option.durationUnit }}
        />
      )}
      {isSignedIn && <LimitsButton />}
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
