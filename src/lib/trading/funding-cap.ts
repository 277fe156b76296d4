/** The most that a funding may be, as a fraction of the notional, in millionths: less than the fees of opening and closing a position. */
const CAP = 900n
/** Until version 2 of the market: more than those fees, so that a position held for seconds could earn the difference. */
const EARLIER_CAP = 3000n

/**
 * The cap of a funding rate at a time, in millionths (docs/rules/contract.md).
 * @param since when version 2 of the market began, epoch ms; undefined where a back end does not say
 */
export const fundingCap = (time: number, since: number | undefined): bigint =>
  since !== undefined && time < since ? EARLIER_CAP : CAP
