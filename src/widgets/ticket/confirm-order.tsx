import type { ReactNode } from 'react'
import type { ApiError } from '#src/api/errors.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import type { ProductKey } from '#src/stores/trading/selected-product.ts'
import { Button, type ButtonKind } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import type { OrderOperation, OrderPreview, Placement, Proposal } from './order-operation.ts'
import { ProductMark, type MarkedProduct } from '../quotes/product-mark.tsx'
import { useTip } from '../site/tip.tsx'
import styles from './ticket.module.css'
import { usePlaceOrder, type PlaceOutcome } from './use-place-order.ts'

/** The texts of the confirmation sheet for a trading mode. */
export interface Confirmation<Terms, Preview> {
  title: string
  /** Label of the button, with figures. */
  label: (proposal: Proposal<Terms, Preview>) => string
  kind: ButtonKind
  /** All costs and possible outcomes. */
  body: (proposal: Proposal<Terms, Preview>) => ReactNode
}

export interface ConfirmOrderProps<
  Terms extends object,
  Preview extends OrderPreview,
  Request extends object,
  Order,
> {
  operation: OrderOperation<Terms, Preview, Request>
  placement: Placement<Request, Order>
  product: ProductKey & MarkedProduct
  confirmation: Confirmation<Terms, Preview>
  /** Undefined: the sheet is closed. */
  proposal: Proposal<Terms, Preview> | undefined
  /** Why no order can be placed now. */
  lock: string | undefined
  onClose: () => void
  onPlaced: (order: Order, preview: Preview) => void
  /** Rejected because of a field of the ticket; the sheet should close. */
  onRefused: (error: ApiError) => void
}

/** The final confirmation of an order: its figures are frozen, and its risks are stated. */
export function ConfirmOrder<
  Terms extends object,
  Preview extends OrderPreview,
  Request extends object,
  Order,
>(props: ConfirmOrderProps<Terms, Preview, Request, Order>) {
  const { proposal } = props
  return proposal ? <ConfirmOrderSheet key={JSON.stringify(proposal)} {...props} proposal={proposal} /> : null
}

function ConfirmOrderSheet<Terms extends object, Preview extends OrderPreview, Request extends object, Order>(
  props: ConfirmOrderProps<Terms, Preview, Request, Order> & { proposal: Proposal<Terms, Preview> },
) {
  const { operation, product, proposal, confirmation, lock, onClose } = props
  const t = useMessages('trade')
  const { preview, remark, isSending, place } = usePlaceOrder(operation, product, props)
  const currentProposal = { terms: proposal.terms, preview }
  const isUnanswered = remark?.kind === 'unanswered'
  const tip = useTip('riskNotice')
  return (
    <Sheet
      open
      onClose={onClose}
      locked={isSending}
      title={confirmation.title}
      mark={<ProductMark product={product} size={40} />}
      footer={
        // A lock blocks new orders, but not the retry of an unanswered one.
        <Button
          block
          kind={confirmation.kind}
          onPress={place}
          disabled={lock !== undefined && !isUnanswered && !isSending}
        >
          {isUnanswered ? t.askAgain() : confirmation.label(currentProposal)}
        </Button>
      }
    >
      <div className={styles.stack}>
        {remark?.kind === 'moved' && (
          <Notice tone="risk" live>
            {remark.text}
          </Notice>
        )}
        {confirmation.body(currentProposal)}
        <OutcomeNotice remark={remark} />
        {lock && (
          <Notice tone="risk" live>
            {lock}
          </Notice>
        )}
        {tip && <p className={styles.aside}>{tip}</p>}
      </div>
    </Sheet>
  )
}

/** The outcome of the last submit. */
function OutcomeNotice({ remark }: { remark: PlaceOutcome | undefined }) {
  const t = useMessages('trade')
  if (remark?.kind === 'refused') {
    return (
      <Notice tone="danger" title={t.notPlaced()} live>
        {remark.text}
      </Notice>
    )
  }
  return remark?.kind === 'unanswered' ? (
    <Notice tone="risk" live>
      {t.noAnswer()}
    </Notice>
  ) : null
}
