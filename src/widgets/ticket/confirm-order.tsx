import type { ReactNode } from 'react'
import type { ApiError } from '#src/api/errors.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import type { ProductKey } from '#src/stores/selected-product.ts'
import { Button, type ButtonKind } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import type { OrderOperation, OrderPreview, Proposal } from './order-operation.ts'
import styles from './ticket.module.css'
import { usePlacing, type Remark } from './use-placing.ts'

/** What the sheet that asks says, in the words of its way to trade. */
export interface Confirmation<Terms, Preview> {
  title: string
  /** What the button does, in figures. */
  label: (proposal: Proposal<Terms, Preview>) => string
  kind: ButtonKind
  /** Every cost, and what may yet happen. */
  body: (proposal: Proposal<Terms, Preview>) => ReactNode
}

export interface ConfirmOrderProps<
  Terms extends object,
  Preview extends OrderPreview,
  Request extends object,
  Order,
> {
  operation: OrderOperation<Terms, Preview, Request, Order>
  product: ProductKey
  confirmation: Confirmation<Terms, Preview>
  /** Undefined: the sheet is closed. */
  proposal: Proposal<Terms, Preview> | undefined
  /** Why no order can be placed now, in words. */
  lock: string | undefined
  onClose: () => void
  onPlaced: (order: Order, preview: Preview) => void
  /** Refused for a reason that lies on the ticket; the sheet is to close. */
  onRefused: (error: ApiError) => void
}

/** The last word before an order: its figures stand still, and what it may yet meet is said. */
export function ConfirmOrder<
  Terms extends object,
  Preview extends OrderPreview,
  Request extends object,
  Order,
>(props: ConfirmOrderProps<Terms, Preview, Request, Order>) {
  const { proposal } = props
  return proposal ? <OpenSheet key={JSON.stringify(proposal)} {...props} proposal={proposal} /> : null
}

function OpenSheet<Terms extends object, Preview extends OrderPreview, Request extends object, Order>(
  props: ConfirmOrderProps<Terms, Preview, Request, Order> & { proposal: Proposal<Terms, Preview> },
) {
  const { operation, product, proposal, confirmation, lock, onClose } = props
  const t = useMessages('trade')
  const { preview, remark, isSending, place } = usePlacing(operation, product, props)
  const shown = { terms: proposal.terms, preview }
  const isUnanswered = remark?.kind === 'unanswered'
  return (
    <Sheet
      open
      onClose={onClose}
      locked={isSending}
      title={confirmation.title}
      footer={
        // A lock bars what is new, not the question what became of an order.
        <Button block kind={confirmation.kind} onPress={place} disabled={lock !== undefined && !isUnanswered}>
          {isUnanswered ? t.askAgain() : confirmation.label(shown)}
        </Button>
      }
    >
      <div className={styles.stack}>
        {remark?.kind === 'moved' && (
          <Notice tone="risk" live>
            {remark.text}
          </Notice>
        )}
        {confirmation.body(shown)}
        <RemarkNotice remark={remark} />
        {lock && <Notice tone="risk">{lock}</Notice>}
      </div>
    </Sheet>
  )
}

/** What came of the last press. */
function RemarkNotice({ remark }: { remark: Remark | undefined }) {
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
