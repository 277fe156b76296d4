import { HISTORY_START } from './candles.ts'

/**
 * Since when the fees, payouts and channels of this program have been valid: the start of the market's history. They are constants;
 * when one changes, its new date must be stated here or beside it.
 */
export const TERMS_VALID_FROM = HISTORY_START
