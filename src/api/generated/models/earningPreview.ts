/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { AssetCurrency } from './assetCurrency.ts';
import type { AssetProduct } from './assetProduct.ts';
import type { EarlyBasis } from './earlyBasis.ts';
import type { EarningProblem } from './earningProblem.ts';
import type { Name } from './name.ts';
import type { Rate } from './rate.ts';
import type { RowId } from './rowId.ts';
import type { TermDays } from './termDays.ts';
import type { Time } from './time.ts';

export interface EarningPreview {
  productId: RowId;
  name: Name;
  currencyId: AssetCurrency | null;
  assetProductId: AssetProduct | null;
  assetName: Name;
  /** The principal, held until it ends. */
  amount: Amount;
  dailyRate: Rate;
  yearRate: Rate;
  termDays: TermDays;
  /** The next 00:00 UTC: from then on it earns, were it bought now. */
  startsAt: Time;
  /** `termDays` days later: it ends by itself and the principal is free. */
  endsAt: Time;
  /** What the first day earns, cut to the minor unit; posted as that day ends. */
  dailyInterest: Amount;
  /** What all days earn together: amount times dailyRate times termDays, cut once. */
  totalInterest: Amount;
  /** Amount plus totalInterest, when it runs to its end. */
  returns: Amount;
  earlyBasis: EarlyBasis;
  earlyRate: Rate;
  /** The least that comes back in all when it is left early. */
  earlyWorst: Amount;
  /** What may be put in. */
  available: Amount;
  /** What the person may still put in, by the limits of the person and of the product. */
  left: Amount;
  /** Why it could not be bought as it stands; null when it could. */
  problem: EarningProblem | null;
}
