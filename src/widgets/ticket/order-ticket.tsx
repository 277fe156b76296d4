import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { ProductDetail, SpotOrder, SpotPreview } from '../../api/generated/models/index.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useIsSignedIn } from '../../stores/session.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { signInPath, useNavigation } from '../../ui/navigation.ts'
import { SandboxBadge } from '../../ui/states.tsx'
import { OrderReceipt } from '../orders/order-receipt.tsx'
import type { Receipt } from '../orders/order-receipt.tsx'
import type { LivePrice } from '../traded-product.ts'
import { ConfirmOrder } from './confirm-order.tsx'
import { CostLines } from './cost-lines.tsx'
import styles from './order-ticket.module.css'
import { refreshAccount } from './send-order.ts'
import { TicketFields } from './ticket-fields.tsx'
import { UnansweredOrder } from './unanswered-order.tsx'
import { useTicket } from './use-ticket.ts'

export interface OrderTicketProps {
  detail: ProductDetail
  live: LivePrice
  /** Asked when the server refused for a reason that lies with the product. */
  onProductChanged: () => unknown
}

/** Buys and sells a product outright: what it costs is said before the button, and said again before the order. */
export function OrderTicket({ detail, live, onProductChanged }: OrderTicketProps) {
  const ticket = useTicket(detail, live)
  const { draft, funds, lock, preview, shown, proposal, setProposal } = ticket
  const [receipt, setReceipt] = useState<Receipt>()
  const client = useQueryClient()
  const { productCode: code } = detail.product
  const available = draft.side === 'buy' ? funds.cash : funds.units

  const finish = (order: SpotOrder, confirmed?: SpotPreview) => {
    setProposal(undefined)
    ticket.clear()
    setReceipt({ order, preview: confirmed })
    void refreshAccount(client)
  }
  return (
    <div className={styles.ticket}>
      <TicketFields
        draft={draft}
        onChange={ticket.change}
        errorOf={ticket.errorOf}
        rules={detail.rules}
        code={code}
        funds={funds}
        price={ticket.price}
      />
      <div className={styles.costs} data-old={preview.preview !== undefined && !preview.isCurrent}>
        <CostLines
          side={draft.side}
          type={draft.type}
          figures={shown}
          price={ticket.price}
          feeRate={draft.side === 'buy' ? detail.rules.buyFeeRate : detail.rules.sellFeeRate}
          available={shown && available}
          code={code}
          currency={funds.currency}
          priceScale={detail.rules.priceScale}
        />
      </div>
      <Remarks ticket={ticket} onAnswered={finish} />
      <SubmitOrder ticket={ticket} code={code} />
      <ConfirmOrder
        proposal={proposal}
        detail={detail}
        currency={funds.currency}
        nowPrice={ticket.nowPrice}
        lock={lock}
        onClose={() => {
          setProposal(undefined)
          ticket.checkUnanswered()
        }}
        onPlaced={finish}
        onRefused={error => {
          setProposal(undefined)
          ticket.refuse(error)
          void onProductChanged()
        }}
      />
      <OrderReceipt receipt={receipt} onClose={() => setReceipt(undefined)} />
    </div>
  )
}

type Ticket = ReturnType<typeof useTicket>

/** What stands in the way of any order, or of this one. */
function Remarks({ ticket, onAnswered }: { ticket: Ticket; onAnswered: (order: SpotOrder) => void }) {
  const t = useMessages('trade')
  const { lock, problem } = ticket
  return (
    <>
      {ticket.isUnanswered && !ticket.proposal && (
        <UnansweredOrder
          onAnswered={onAnswered}
          onRefused={ticket.refuse}
          onSettled={ticket.checkUnanswered}
        />
      )}
      {problem && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      {lock && (
        <Notice tone="risk" title={t.lockedTitle()} live>
          {lock}
        </Notice>
      )}
    </>
  )
}

/** The one button: signs a guest in, else shows what is to be confirmed. */
function SubmitOrder({ ticket, code }: { ticket: Ticket; code: string }) {
  const t = useMessages('trade')
  const isSignedIn = useIsSignedIn()
  const { navigate } = useNavigation()
  const { pathname, search } = useLocation()
  const { draft, lock, isUnanswered } = ticket
  const label = draft.side === 'buy' ? t.reviewBuy({ code }) : t.reviewSell({ code })
  return (
    <div className={styles.foot}>
      {isSignedIn ? (
        <Button
          block
          kind={draft.side}
          onPress={ticket.propose}
          disabled={lock !== undefined || isUnanswered}
          busy={ticket.isComputing}
        >
          {label}
        </Button>
      ) : (
        <Button block onPress={() => navigate(signInPath(pathname + search))}>
          {t.logInToTrade()}
        </Button>
      )}
      {!isSignedIn && <p className={styles.aside}>{t.estimate()}</p>}
      <SandboxBadge />
    </div>
  )
}
