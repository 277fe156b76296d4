/** How a funding rate follows from the price and the average of the hours before: docs/rules/contract.md. */
export interface FundingRule {
  /** By what the premium, price ÷ average − 1, is divided. */
  readonly divisor: bigint
  /** What is added for interest, in millionths. */
  readonly interest: bigint
  /** The most that a rate may be either way, in millionths. */
  readonly cap: bigint
}

/**
 * Changing sides just before a funding gains twice the rate. It costs an opening and a closing fee, 0.1 %, of which referrers may hand back 15 %,
 * so twice the cap is less than 0.085 %.
 */
const RULE: FundingRule = { divisor: 64n, interest: 0n, cap: 400n }
/** The first funding with this rule. */
const RULE_FROM = Date.UTC(2026, 10, 29)
const EARLIER_RULE: FundingRule = { divisor: 8n, interest: 100n, cap: 900n }
/** Until version 2 of the market. */
const FIRST_RULE: FundingRule = { ...EARLIER_RULE, cap: 3000n }

/**
 * The rule of a funding rate at a time, epoch ms.
 * @param since when version 2 of the market began, epoch ms; undefined where a back end does not say
 */
export function fundingRuleAt(time: number, since: number | undefined): FundingRule {
  if (since !== undefined && time < since) return FIRST_RULE
  return time < RULE_FROM ? EARLIER_RULE : RULE
}
