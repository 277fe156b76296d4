import { add, subtract, type Decimal } from '#src/lib/money/money.ts'
import type { ReportedPosition } from '#src/lib/statement/account-shapes.ts'
import type { Facts } from '../facts.ts'
import {
  dividedBy,
  plus,
  roundedDown,
  roundedUp,
  startWith,
  times,
  type ArithmeticStep,
} from '../arithmetic.ts'

/** What is left of a position during the replay. */
export interface RemainingPosition {
  margin: Decimal
  quantity: Decimal
}

/** A position with the maintenance rate that the rules say, whatever is stated. */
export function byRule(facts: Facts, position: ReportedPosition): ReportedPosition {
  return { ...position, maintenanceRate: facts.maintenanceRate(position) ?? position.maintenanceRate }
}

/** (E - M / S) / (1 - m) for a long, (E + M / S) / (1 + m) for a short, to the price step: docs/rules/contract.md. */
export function liquidationSteps(
  position: ReportedPosition,
  { margin, quantity }: RemainingPosition,
): ArithmeticStep[] {
  const { direction, pointValue, entryPrice, maintenanceRate, priceStep } = position
  const marginPerSize = [
    startWith('margin', margin),
    dividedBy('quantity', quantity),
    dividedBy('pointValue', pointValue),
  ]
  return direction === 'long'
    ? [
        ...marginPerSize,
        times('direction', '-1'),
        plus('entryPrice', entryPrice),
        dividedBy('lessMaintenance', subtract('1', maintenanceRate)),
        roundedDown(priceStep),
      ]
    : [
        ...marginPerSize,
        plus('entryPrice', entryPrice),
        dividedBy('plusMaintenance', add('1', maintenanceRate)),
        roundedUp(priceStep),
      ]
}
