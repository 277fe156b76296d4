import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { ConfirmOrder, type Confirmation } from './confirm-order.tsx'
import type { OrderOperation, OrderPreview, PlacedOrder, Placement, TicketProps } from './order-operation.ts'
import { type TicketSide } from './order-bar.tsx'
import { type OrderCosts } from './ticket-costs.tsx'
import { UnansweredOrder } from './unanswered-order.tsx'
import type { OrderFlow } from './use-order-flow.ts'
import { PlacedTicket } from './placed-ticket.tsx'

export interface TicketFrameProps<
  Terms extends object,
  Preview extends OrderPreview,
  Request extends object,
  Order,
> extends Pick<TicketProps, 'detail' | 'place' | 'onProductChanged'> {
  operation: OrderOperation<Terms, Preview, Request>
  placement: Placement<Request, Order>
  flow: OrderFlow<Terms, Preview>
  /** What the order does with the product, by name. */
  title: string
  /** The product's price and its change, under the title. */
  subtitle?: ReactNode
  fields: ReactNode
  /** All figures of the order; dimmed while new ones are loading. */
  costs: OrderCosts
  /** What the user must know before submitting, such as the worst case. */
  notes?: ReactNode
  /** Label of the button. */
  label: string
  /** The sides that the ticket can be opened for on a phone; the last one comes first to hand. */
  sides: readonly TicketSide[]
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
  const { proposal, setProposal } = flow
  const [placed, setPlaced] = useState<PlacedOrder<Preview, Order>>()
  useAskedReview(props.place, flow)

  const handlePlaced = (order: Order, preview?: Preview) => {
    setProposal(undefined)
    flow.touch()
    props.onPlaced()
    props.place?.onClose()
    setPlaced({ order, preview })
  }
  return (
    <>
      <PlacedTicket
        {...props}
        kind={confirmation.kind}
        isCovered={proposal !== undefined}
        unanswered={
          flow.isUnanswered &&
          !proposal && (
            <UnansweredOrder
              operation={operation}
              placement={placement}
              onAnswered={handlePlaced}
              onRefused={flow.refuse}
              onResolved={flow.checkUnanswered}
            />
          )
        }
      />
      <ConfirmOrder
        operation={operation}
        placement={placement}
        product={detail.product}
        confirmation={confirmation}
        proposal={proposal}
        lock={flow.lock}
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
    </>
  )
}

/** Goes on to the review once where the route asks for it. */
function useAskedReview(
  place: TicketProps['place'],
  flow: Pick<OrderFlow<object, unknown>, 'lock' | 'preview' | 'isOld' | 'isUnanswered' | 'propose'>,
): void {
  const { lock, preview, isOld, isUnanswered } = flow
  const isReady = preview !== undefined && !isOld && lock === undefined && !isUnanswered
  const review = useEffectEvent(() => {
    place?.onReview()
    flow.propose()
  })
  useEffect(() => {
    if (place?.isReviewAsked && isReady) review()
  }, [place?.isReviewAsked, isReady])
}
