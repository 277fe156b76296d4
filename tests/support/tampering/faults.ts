import { BOOK_FAULTS } from './ledger-faults.ts'
import { FIGURE_FAULTS } from './receipt-faults.ts'
import { LOAN_FAULTS } from './loan-faults.ts'
import type { Fault } from './fault.ts'
import { ORDER_FAULTS } from './order-faults.ts'
import { TRADING_FAULTS } from './trading-faults.ts'
import { WALLET_FAULTS } from './wallet-faults.ts'

/** Every falsification that the reconciliation must detect, by name. */
export const FAULTS: readonly Fault[] = [
  ...BOOK_FAULTS,
  ...ORDER_FAULTS,
  ...TRADING_FAULTS,
  ...WALLET_FAULTS,
  ...LOAN_FAULTS,
  ...FIGURE_FAULTS,
]

/** @throws Error when there is none of this name */
export function faultOf(name: string): Fault {
  const fault = FAULTS.find(each => each.name === name)
  if (!fault) throw new Error(`no such fault: ${name}`)
  return fault
}
