import type { ContractCloseReason, ContractFill } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'

/** The close reasons, in the order of the filter. */
export const closeReasons: readonly ContractCloseReason[] = [
  'manual',
  'takeProfit',
  'stopLoss',
  'liquidation',
  'expiry',
]

/** The label of the reason of a fill. */
export function useReasonLabel(): (reason: ContractFill['reason']) => string {
  const t = useMessages('contract')
  const labels: Record<ContractFill['reason'], () => string> = {
    open: t.reasonOpen,
    manual: t.reasonManual,
    takeProfit: t.reasonTakeProfit,
    stopLoss: t.reasonStopLoss,
    liquidation: t.reasonLiquidation,
    expiry: t.reasonExpiry,
  }
  return reason => labels[reason]()
}
