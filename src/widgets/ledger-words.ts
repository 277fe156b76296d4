import type { LedgerEntry, LedgerEntryType } from '../api/generated/models/index.ts'
import { useMessages } from '../i18n/use-messages.ts'

/** The words for what an entry is and what it belongs to. */
export function useLedgerWords() {
  const t = useMessages('records')
  const types: Record<LedgerEntryType, string> = {
    deposit: t.typeDeposit(),
    spotBuy: t.typeSpotBuy(),
    spotSell: t.typeSpotSell(),
    bibiPaid: t.typeBibiPaid(),
    bibiReceived: t.typeBibiReceived(),
    quickProfit: t.typeQuickProfit(),
    quickLoss: t.typeQuickLoss(),
    contractProfit: t.typeContractProfit(),
    contractFunding: t.typeContractFunding(),
    fee: t.typeFee(),
    hold: t.typeHold(),
    release: t.typeRelease(),
    refund: t.typeRefund(),
    adjustment: t.typeAdjustment(),
  }
  const explanations: Record<LedgerEntryType, string> = {
    deposit: t.explainDeposit(),
    spotBuy: t.explainSpotBuy(),
    spotSell: t.explainSpotSell(),
    bibiPaid: t.explainBibiPaid(),
    bibiReceived: t.explainBibiReceived(),
    quickProfit: t.explainQuickProfit(),
    quickLoss: t.explainQuickLoss(),
    contractProfit: t.explainContractProfit(),
    contractFunding: t.explainContractFunding(),
    fee: t.explainFee(),
    hold: t.explainHold(),
    release: t.explainRelease(),
    refund: t.explainRefund(),
    adjustment: t.explainAdjustment(),
  }
  const references = {
    deposit: t.refDeposit,
    spotOrder: t.refSpotOrder,
    bibiOrder: t.refBibiOrder,
    quickOrder: t.refQuickOrder,
    contract: t.refContract,
    adjustment: t.refAdjustment,
  }
  return {
    type: (type: LedgerEntryType) => types[type],
    explanation: (type: LedgerEntryType) => explanations[type],
    balance: (balance: LedgerEntry['balance']) => (balance === 'held' ? t.held() : t.available()),
    /** With the last digits of its number, which tell it from others of the time. */
    reference: ({ referenceType, referenceId }: LedgerEntry) =>
      references[referenceType]({ id: `…${referenceId.slice(-6)}` }),
  }
}
