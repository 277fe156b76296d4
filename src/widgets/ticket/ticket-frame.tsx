import { useState, type FormEvent, type ReactNode } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { ConfirmOrder, type Confirmation } from './confirm-order.tsx'
import type { OrderOperation, OrderPreview, PlacedOrder, Placement, TicketProps } from './order-operation.ts'
import styles from './ticket.module.css'
import { UnansweredOrder } from './unanswered-order.tsx'
import type { OrderFlow } from './use-order-flow.ts'
import { Shortage } from './shortage.tsx'
import { showField, sizeField } from './size-field.ts'
import { SubmitBar, type OppositeSide, type OrderSummary } from './submit-bar.tsx'

/** Shows the first error of a ticket that has just been submitted: its field is scrolled to and focused, else its notice scrolled to. */
function focusFirstError(ticket: HTMLElement): void {
  // After the errors are rendered, so that each is read out together with its field.
  requestAnimationFrame(() => {
    const field = ticket.querySelector<HTMLElement>('[aria-invalid="true"]')
    const place = field ?? ticket.querySelector<HTMLElement>('[role="alert"]')
    place?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
  })
}

/** Nothing typed yet is no error at the first press: the field is shown, ready to type. @returns whether it was */
function isSizeAskedFor(ticket: HTMLElement): boolean {
  const field = sizeField(ticket)
  if (!field || field.value.trim() !== '' || field.dataset['askedFor'] !== undefined) return false
  field.dataset['askedFor'] = ''
  showField(field)
  return true
}

/** Goes on to the confirmation, or to what is missing. */
function propose(ticket: HTMLElement, flow: { propose: () => unknown }): void {
  if (!isSizeAskedFor(ticket) && !flow.propose()) focusFirstError(ticket)
}

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
  summary: OrderSummary
  /** The other side of the market, in reach beside the button where there is something to sell. */
  opposite?: OppositeSide | undefined
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
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The sheets are portals of this form, and have forms of their own.
    if (event.target === event.currentTarget) propose(event.currentTarget, flow)
  }
  return (
    <form noValidate className={styles.ticket} onSubmit={submit}>
      {props.fields}
      {flow.shortage && <Shortage {...flow.shortage} />}
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
      <SubmitBar {...props} kind={confirmation.kind} />
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
    </form>
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
