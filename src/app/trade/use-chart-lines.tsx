import { useState, type ReactNode } from 'react'
import type { ProductDetail } from '#models'
import type { AlertSheetProps } from '#src/features/alert/alert-sheet.tsx'
import { useAlertPriceLines } from '#src/features/alert/use-alert-price-lines.ts'
import type { MoveContractOrderProps } from '#src/features/contract/move-contract-order.tsx'
import type { SetTpSlProps } from '#src/features/contract/set-tp-sl.tsx'
import { useContractRules } from '#src/features/contract/use-contract-rules.ts'
import { usePositionPriceLines } from '#src/features/contract/use-position-price-lines.ts'
import { useQuickPriceLines } from '#src/features/quick/use-quick-price-lines.ts'
import type { MoveSpotOrderProps } from '#src/features/spot/move-spot-order.tsx'
import { useSpotPriceLines } from '#src/features/spot/use-spot-price-lines.ts'
import type { Route } from '#src/lib/paths.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import { signInPath, useNavigation } from '#src/ui/navigation.ts'
import type { PriceLine } from '#src/widgets/chart/price-line.ts'
import { LazyPart } from '#src/widgets/lists/lazy-part.tsx'
import { useTicketPriceLines } from '#src/widgets/ticket/use-ticket-price-lines.ts'
import { contracts, type TradingMode } from './trading-modes.ts'

const loadAlertSheet = () => import('#src/features/alert/alert-sheet.tsx')
const loadSpotMove = async () => ({
  default: (await import('#src/features/spot/move-spot-order.tsx')).MoveSpotOrder,
})
const loadContractMove = async () => ({
  default: (await import('#src/features/contract/move-contract-order.tsx')).MoveContractOrder,
})
const loadExits = async () => ({ default: (await import('#src/features/contract/set-tp-sl.tsx')).SetTpSl })

/** What was moved or chosen on the chart and is now reviewed. */
type Reviewed =
  | ({ kind: 'alert' } & Omit<AlertSheetProps, 'onClose'>)
  | ({ kind: 'spotMove' } & Omit<MoveSpotOrderProps, 'onClose'>)
  | ({ kind: 'contractMove' } & Omit<MoveContractOrderProps, 'onClose'>)
  | ({ kind: 'exits' } & Omit<SetTpSlProps, 'onClose'>)

export interface ChartLinesOptions extends Pick<ProductDetail, 'product' | 'rules'> {
  /** The trading mode whose ticket is shown beside the chart. */
  mode: TradingMode | undefined
  /** The route of the chart, where signing in comes back to. */
  route: Route
}

export interface ChartLines {
  /** Of own orders, positions and alerts, and of the ticket that is being filled in. */
  lines: readonly PriceLine[]
  /** Sets an alert at a price; a guest is asked to sign in first (R1.4). */
  onAlert: (price: string) => void
  /** Where a change is reviewed and confirmed. */
  sheet: ReactNode
}

/** The lines on the chart of a product, and the sheets in which moving them is reviewed: a drag alone changes nothing. */
export function useChartLines({ product, rules, mode, route }: ChartLinesOptions): ChartLines {
  const { productId, productType, productCode } = product
  const isSignedIn = useIsSignedIn()
  const { navigate } = useNavigation()
  const [reviewed, setReviewed] = useState<Reviewed>()
  const { rules: contractRules } = useContractRules(product, mode === contracts)
  const step = mode === contracts ? contractRules?.priceStep : undefined
  const lines = [
    ...useSpotPriceLines(productId, (order, moved) => setReviewed({ kind: 'spotMove', order, moved })),
    ...useQuickPriceLines(productId),
    ...usePositionPriceLines(product, {
      reviewExits: (position, proposed) => setReviewed({ kind: 'exits', position, proposed }),
      reviewMove: (order, limitPrice) => setReviewed({ kind: 'contractMove', order, limitPrice }),
    }),
    ...useAlertPriceLines(productId, (alert, price) => setReviewed({ kind: 'alert', alert, price })),
    ...useTicketPriceLines(mode?.limitForm?.(product), rules.priceScale, step),
  ]
  return {
    lines,
    onAlert: price =>
      isSignedIn
        ? setReviewed({ kind: 'alert', product: { productType, productCode }, price })
        : navigate(signInPath(route)),
    sheet: reviewed && <ReviewSheet reviewed={reviewed} onClose={() => setReviewed(undefined)} />,
  }
}

function ReviewSheet({ reviewed, onClose }: { reviewed: Reviewed; onClose: () => void }) {
  if (reviewed.kind === 'alert') {
    const { kind, ...props } = reviewed
    return <LazyPart name={kind} load={loadAlertSheet} props={{ ...props, onClose }} fallback={null} />
  }
  if (reviewed.kind === 'spotMove') {
    const { kind, ...props } = reviewed
    return <LazyPart name={kind} load={loadSpotMove} props={{ ...props, onClose }} fallback={null} />
  }
  if (reviewed.kind === 'contractMove') {
    const { kind, ...props } = reviewed
    return <LazyPart name={kind} load={loadContractMove} props={{ ...props, onClose }} fallback={null} />
  }
  const { kind, ...props } = reviewed
  return <LazyPart name={kind} load={loadExits} props={{ ...props, onClose }} fallback={null} />
}
