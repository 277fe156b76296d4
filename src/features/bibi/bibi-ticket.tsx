import { usePlaceBibiOrder } from '#src/api/generated/bibi/bibi.ts'
import type { BibiPair, BibiPreview, BibiPreviewRequest } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { stepOf } from '#src/lib/money/money.ts'
import { PublishedFee } from '#src/widgets/fees/published-fee.tsx'
import type { Confirmation } from '#src/widgets/ticket/confirm-order.tsx'
import { stored, type TicketPlace } from '#src/widgets/ticket/order-operation.ts'
import { useOrderSides } from '#src/widgets/ticket/order-bar.tsx'
import { TicketFrame } from '#src/widgets/ticket/ticket-frame.tsx'
import styles from '#src/widgets/ticket/ticket.module.css'
import { useMarketOrderNote } from '#src/widgets/ticket/use-market-order-note.ts'
import type { BibiDraft } from './bibi-draft.ts'
import { BibiCosts, BibiRisks, useBibiCosts } from './bibi-costs.tsx'
import { BibiFields } from './bibi-fields.tsx'
import { bibiOperation } from './bibi-operation.ts'
import { BibiReceipt } from './bibi-receipt.tsx'
import { useBibiTicket } from './use-bibi-ticket.ts'
import type { LivePair } from './use-live-pair.ts'
import { useExactFormat } from '#src/widgets/format/exact-amount.tsx'
import { Price } from '#src/ui/figures/price.tsx'

export interface BibiTicketProps {
  live: LivePair
  place?: TicketPlace
  /** Called when the server rejects an order because of the pair. */
  onPairChanged: () => unknown
}

/** The coin-to-coin ticket: costs are shown before the button and again on the confirmation sheet. */
export function BibiTicket({ live, place, onPairChanged }: BibiTicketProps) {
  const t = useMessages('trade')
  const ticket = useBibiTicket(live)
  const placement = usePlaceBibiOrder(stored)
  const { draft, flow } = ticket
  const { pair, detail } = live
  const code = pair.baseCode
  const isBuying = draft.side === 'buy'
  const costs = useBibiCosts({ draft, pair, figures: flow.preview, price: ticket.price })
  return (
    <TicketFrame
      operation={bibiOperation}
      placement={placement}
      detail={detail}
      place={place}
      flow={flow}
      title={isBuying ? t.reviewBuy({ code }) : t.reviewSell({ code })}
      subtitle={<PairPrice {...live} />}
      fields={
        <BibiFields
          draft={draft}
          onChange={ticket.change}
          onChooseSizeInput={ticket.chooseSizeInput}
          errorOf={flow.errorOf}
          pair={pair}
          available={ticket.available}
          price={ticket.price}
          figures={flow.preview}
        />
      }
      costs={costs}
      notes={<Notes draft={draft} pair={pair} figures={flow.preview} />}
      label={isBuying ? t.reviewBuy({ code }) : t.reviewSell({ code })}
      sides={useOrderSides(ticket.held, side => ticket.change({ side }))}
      confirmation={useConfirmation(draft.side, pair, live.price)}
      renderReceipt={(receipt, close) => <BibiReceipt receipt={receipt} onClose={close} />}
      onPlaced={ticket.clear}
      onProductChanged={onPairChanged}
    />
  )
}

function PairPrice({ pair, price, live }: Pick<LivePair, 'pair' | 'price' | 'live'>) {
  return (
    <>
      <Price value={price} decimals={pair.priceScale} size="label" stale={live.isStale} /> {pair.quoteCode}
    </>
  )
}

/** The bounds of the size, the worst case, and the published fee. */
function Notes({
  draft,
  pair,
  figures,
}: {
  draft: BibiDraft
  pair: BibiPair
  figures: BibiPreview | undefined
}) {
  const t = useMessages('bibi')
  const exactly = useExactFormat()
  const { baseCode: base, quoteCode: code, quantityScale } = pair
  const bounds = { minimum: exactly(pair.minAmount), maximum: exactly(pair.maxAmount), code }
  const isBuying = draft.side === 'buy'
  return (
    <>
      <p className={styles.aside}>
        {draft.by === 'amount'
          ? t.rangeAmount(bounds)
          : t.rangeCost({ ...bounds, step: exactly(stepOf(quantityScale)), base })}
      </p>
      <BibiRisks figures={figures} type={draft.type} />
      <PublishedFee
        productType={2}
        positionType={3}
        exchangeType={isBuying ? 1 : 2}
        rate={figures?.feeRate ?? (isBuying ? pair.buyFeeRate : pair.sellFeeRate)}
      />
    </>
  )
}

/** The content of the confirmation sheet. */
function useConfirmation(
  side: BibiDraft['side'],
  pair: BibiPair,
  nowPrice: string | undefined,
): Confirmation<BibiPreviewRequest, BibiPreview> {
  const t = useMessages('trade')
  const bibi = useMessages('bibi')
  const exactly = useExactFormat()
  const marketMay = useMarketOrderNote()
  const labels = {
    'market-buy': t.placeBuy,
    'market-sell': t.placeSell,
    'limit-buy': t.placeLimitBuy,
    'limit-sell': t.placeLimitSell,
  }
  return {
    title: side === 'buy' ? t.confirmBuy() : t.confirmSell(),
    kind: side,
    label: ({ terms, preview }) =>
      side === 'buy' && terms.amount !== undefined
        ? bibi.placeAmount({ base: pair.baseCode, amount: exactly(terms.amount), code: pair.quoteCode })
        : labels[`${terms.orderType}-${side}`]({ quantity: exactly(preview.quantity), code: pair.baseCode }),
    body: ({ terms, preview }) => (
      <>
        <BibiCosts
          draft={{ side, type: terms.orderType }}
          pair={pair}
          figures={preview}
          price={preview.price}
          priceNote={nowPrice && t.priceNow({ price: exactly(nowPrice, pair.priceScale) })}
        />
        <BibiRisks figures={preview} type={terms.orderType} />
        {side === 'sell' && terms.amount !== undefined && <p className={styles.aside}>{t.amountIsFixed()}</p>}
        <p className={styles.aside}>{terms.orderType === 'limit' ? t.limitWaits() : marketMay}</p>
      </>
    ),
  }
}
