import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useMessages } from '#src/i18n/use-messages.ts'
import { useIsSignedIn } from '#src/stores/session.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { signInPath, useNavigation } from '#src/ui/navigation.ts'
import { ConfirmOrder, type Confirmation } from './confirm-order.tsx'
import type { OrderOperation, OrderPreview, PlacedOrder, Placement, TicketProps } from './order-operation.ts'
import styles from './ticket.module.css'
import { UnansweredOrder } from './unanswered-order.tsx'
import type { OrderFlow } from './use-order-flow.ts'
import { SandboxBadge } from '../site/sandbox-badge.tsx'
import { useTip } from '../site/tip.tsx'

export interface TicketFrameProps<
  Terms extends object,
  Preview extends OrderPreview,
  Request extends object,
  Order,
> extends Pick<TicketProps, 'detail' | 'onProductChanged'> {
  operation: OrderOperation<Terms, Preview, Request>
  placement: Placement<Request, Order>
  flow: OrderFlow<Terms, Preview>
  fields: ReactNode
  /** All figures of the order; dimmed while new ones are loading. */
  costs: ReactNode
  /** What the user must know before submitting, such as the worst case. */
  notes?: ReactNode
  /** Label of the button. */
  label: string
  confirmation: Confirmation<Terms, Preview>
  renderReceipt: (placed: PlacedOrder<Preview, Order> | undefined, close: () => void) => ReactNode
  /** Called when the order is placed, to clear the ticket. */
  onPlaced: () => void
}

/** An order ticket: costs are shown before the button, and again before the order is placed. */
export function TicketFrame<
  Terms extends object,
  Preview extends OrderPreview,
  Request extends object,
  Order,
>(props: TicketFrameProps<Terms, Preview, Request, Order>) {
  const { operation, placement, detail, flow, confirmation } = props
  const { lock, proposal, setProposal } = flow
  const [placed, setPlaced] = useState<PlacedOrder<Preview, Order>>()

  const handlePlaced = (order: Order, preview?: Preview) => {
    setProposal(undefined)
    flow.touch()
    props.onPlaced()
    setPlaced({ order, preview })
  }
  return (
    <div className={styles.ticket}>
      {props.fields}
      <div className={styles.costs} data-old={flow.isOld}>
        {props.costs}
      </div>
      {props.notes}
      {flow.isUnanswered && !proposal && (
        <UnansweredOrder
          operation={operation}
          placement={placement}
          onAnswered={handlePlaced}
          onRefused={flow.refuse}
          onResolved={flow.checkUnanswered}
        />
      )}
      <TicketNotices problem={flow.problem} lock={lock} wait={flow.wait} />
      <SubmitButton flow={flow} label={props.label} kind={confirmation.kind} />
      <ConfirmOrder
        operation={operation}
        placement={placement}
        product={detail.product}
        confirmation={confirmation}
        proposal={proposal}
        lock={lock}
        onClose={() => {
          setProposal(undefined)
          flow.checkUnanswered()
        }}
        onPlaced={handlePlaced}
        onRefused={error => {
          setProposal(undefined)
          flow.refuse(error)
          void props.onProductChanged()
        }}
      />
      {props.renderReceipt(placed, () => setPlaced(undefined))}
    </div>
  )
}

/** Why no order, or not this one, can be placed. */
function TicketNotices({
  problem,
  lock,
  wait,
}: { [Which in 'problem' | 'lock' | 'wait']: string | undefined }) {
  const t = useMessages('trade')
  return (
    <>
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
      {wait && (
        <Notice title={t.waitsTitle()} live>
          {wait}
        </Notice>
      )}
    </>
  )
}

interface SubmitButtonProps {
  flow: Pick<OrderFlow<unknown, unknown>, 'lock' | 'isUnanswered' | 'propose' | 'isComputing'>
  label: string
  kind: Confirmation<unknown, unknown>['kind']
}

/** The submit button: asks a guest to sign in, else opens the confirmation. */
function SubmitButton({ flow, label, kind }: SubmitButtonProps) {
  const t = useMessages('trade')
  const isSignedIn = useIsSignedIn()
  const { navigate } = useNavigation()
  const { pathname, search } = useLocation()
  const tip = useTip('orderNotice')
  return (
    // The key of app/keys.ts presses the button in it.
    <div className={styles.foot} data-review>
      {isSignedIn ? (
        <Button
          block
          kind={kind}
          onPress={flow.propose}
          disabled={flow.lock !== undefined || flow.isUnanswered}
          busy={flow.isComputing}
        >
          {label}
        </Button>
      ) : (
        <Button block onPress={() => navigate(signInPath(pathname + search))}>
          {t.logInToTrade()}
        </Button>
      )}
      {!isSignedIn && <p className={styles.aside}>{t.estimate()}</p>}
      {tip && <p className={styles.aside}>{tip}</p>}
      <SandboxBadge />
    </div>
  )
}
