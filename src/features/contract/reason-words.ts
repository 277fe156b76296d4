import type { ContractCloseReason, ContractFill } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'

/** The ways in which a position can end, as the filter shows them. */
export const closeReasons: readonly ContractCloseReason[] = [
  'manual',
  'takeProfit',
  'stopLoss',
  'liquidation',
  'expiry',
]

/** Why a part of a position was traded, in words. */
export function useReasonWords(): (reason: ContractFill['reason']) => string {
  const t = useMessages('contract')
  const words: Record<ContractFill['reason'], () => string> = {
    open: t.reasonOpen,
    manual: t.reasonManual,
    takeProfit: t.reasonTakeProfit,
    stopLoss: t.reasonStopLoss,
    liquidation: t.reasonLiquidation,
    expiry: t.reasonExpiry,
  }
  return reason => words[reason]()
}
