/** The decimals of the prices of a pair, which follow from the terms of its coins, and are published with the pair. */
import type { ReportedBibiOrder } from '../statement/account-shapes.ts'
import type { Facts } from './facts.ts'
import { checkText, type Finding, type FindingContext } from './finding.ts'

const listedScale = ({ statement }: Facts, { pairCode }: ReportedBibiOrder): number | undefined =>
  statement.pairs.find(pair => pair.pairCode === pairCode)?.priceScale

/** Undefined where neither says how many: the pair and the terms of a coin are left out. */
export const scaleOfPair = (facts: Facts, order: ReportedBibiOrder): number | undefined =>
  facts.pairScale(order) ?? listedScale(facts, order)

/** A pair is published with the decimals that the terms of its coins lead to. */
export function* checkPairTerms(
  facts: Facts,
  about: FindingContext,
  order: ReportedBibiOrder,
): Generator<Finding> {
  const [expected, listed] = [facts.pairScale(order), listedScale(facts, order)]
  if (expected !== undefined && listed !== undefined)
    yield checkText('terms', about, `10^-${expected}`, `10^-${listed}`)
}
