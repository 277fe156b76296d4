import { useMemo } from 'react'
import type { LedgerEntry, LedgerEntryType } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'

type RecordMessages = ReturnType<typeof useMessages<'records'>>

/** Evaluated on demand: a long list needs them for every row. */
type LabelsByType = Record<LedgerEntryType, () => string>

/** The labels of ledger entry types and references. */
export function useLedgerLabels() {
  const t = useMessages('records')
  return useMemo(() => createLabels(t), [t])
}

function createLabels(t: RecordMessages) {
  const types = typeLabels(t)
  const explanations = explanationsOf(t)
  const references = referenceLabels(t)
  return {
    type: (type: LedgerEntryType) => types[type](),
    explanation: (type: LedgerEntryType) => explanations[type](),
    balance: (balance: LedgerEntry['balance']) => (balance === 'held' ? t.held() : t.available()),
    /** With the last digits of its id, to tell it from others of the same time. */
    reference: ({ referenceType, referenceId }: LedgerEntry) =>
      references[referenceType]({ id: `…${referenceId.slice(-6)}` }),
  }
}

function typeLabels(t: RecordMessages): LabelsByType {
  return {
    deposit: () => t.typeDeposit(),
    withdrawal: () => t.typeWithdrawal(),
    spotBuy: () => t.typeSpotBuy(),
    spotSell: () => t.typeSpotSell(),
    bibiPaid: () => t.typeBibiPaid(),
    bibiReceived: () => t.typeBibiReceived(),
    exchangePaid: () => t.typeExchangePaid(),
    exchangeReceived: () => t.typeExchangeReceived(),
    quickProfit: () => t.typeQuickProfit(),
    quickLoss: () => t.typeQuickLoss(),
    contractProfit: () => t.typeContractProfit(),
    contractFunding: () => t.typeContractFunding(),
    pledgeInterest: () => t.typePledgeInterest(),
    miningOutput: () => t.typeMiningOutput(),
    earlyExit: () => t.typeEarlyExit(),
    award: () => t.typeAward(),
    sharesPaid: () => t.typeSharesPaid(),
    sharesReceived: () => t.typeSharesReceived(),
    loanPaidOut: () => t.typeLoanPaidOut(),
    loanRepaid: () => t.typeLoanRepaid(),
    loanInterest: () => t.typeLoanInterest(),
    loanCharge: () => t.typeLoanCharge(),
    fee: () => t.typeFee(),
    hold: () => t.typeHold(),
    release: () => t.typeRelease(),
    refund: () => t.typeRefund(),
    adjustment: () => t.typeAdjustment(),
  }
}

function explanationsOf(t: RecordMessages): LabelsByType {
  return {
    deposit: () => t.explainDeposit(),
    withdrawal: () => t.explainWithdrawal(),
    spotBuy: () => t.explainSpotBuy(),
    spotSell: () => t.explainSpotSell(),
    bibiPaid: () => t.explainBibiPaid(),
    bibiReceived: () => t.explainBibiReceived(),
    exchangePaid: () => t.explainExchangePaid(),
    exchangeReceived: () => t.explainExchangeReceived(),
    quickProfit: () => t.explainQuickProfit(),
    quickLoss: () => t.explainQuickLoss(),
    contractProfit: () => t.explainContractProfit(),
    contractFunding: () => t.explainContractFunding(),
    pledgeInterest: () => t.explainPledgeInterest(),
    miningOutput: () => t.explainMiningOutput(),
    earlyExit: () => t.explainEarlyExit(),
    award: () => t.explainAward(),
    sharesPaid: () => t.explainSharesPaid(),
    sharesReceived: () => t.explainSharesReceived(),
    loanPaidOut: () => t.explainLoanPaidOut(),
    loanRepaid: () => t.explainLoanRepaid(),
    loanInterest: () => t.explainLoanInterest(),
    loanCharge: () => t.explainLoanCharge(),
    fee: () => t.explainFee(),
    hold: () => t.explainHold(),
    release: () => t.explainRelease(),
    refund: () => t.explainRefund(),
    adjustment: () => t.explainAdjustment(),
  }
}

function referenceLabels(t: RecordMessages) {
  return {
    deposit: t.refDeposit,
    withdrawal: t.refWithdrawal,
    spotOrder: t.refSpotOrder,
    bibiOrder: t.refBibiOrder,
    exchange: t.refExchange,
    quickOrder: t.refQuickOrder,
    contract: t.refContract,
    pledgeOrder: t.refPledgeOrder,
    miningOrder: t.refMiningOrder,
    award: t.refAward,
    newShares: t.refNewShares,
    loan: t.refLoan,
    adjustment: t.refAdjustment,
  }
}
