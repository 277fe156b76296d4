/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { CurrencyId } from './currencyId.ts';
import type { LocalizedText } from './localizedText.ts';
import type { Name } from './name.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { ProductCode } from './productCode.ts';
import type { ProductType } from './productType.ts';
import type { Rate } from './rate.ts';
import type { RowId } from './rowId.ts';
import type { ShareOfferStatus } from './shareOfferStatus.ts';
import type { Time } from './time.ts';

/**
 * Additional shares of a listed company at a fixed price. Everyone who subscribes in time takes part in an allotment draw.
 */
export interface ShareOffer {
  id: RowId;
  productId: RowId;
  productType: ProductType;
  productCode: ProductCode;
  productName: Name;
  productNameLang: LocalizedText;
  status: ShareOfferStatus;
  /** Fixed price per share. */
  price: PositiveAmount;
  /** Shares per lot. */
  lotSize: PositiveAmount;
  /** Rate of the price of allotted shares; nothing is charged for the rest. */
  feeRate: Rate;
  currencyId: CurrencyId;
  currencyName: Name;
  /** Market price per share when the offer was announced. */
  marketPrice: PositiveAmount;
  /** Current market price per share. */
  nowPrice: PositiveAmount;
  nowPriceTime: Time;
  /**
     * Lots offered.
     * @minimum 1
     * @maximum 1000000
     */
  totalLots: number;
  /**
     * Maximum lots per account.
     * @minimum 1
     * @maximum 1000
     */
  maxLots: number;
  announcedAt: Time;
  opensAt: Time;
  /** From this time, subscribing and canceling are no longer possible. */
  closesAt: Time;
  /** Time the seed is revealed and the draw takes place. */
  drawsAt: Time;
  /** From this time, allotted shares can be sold. */
  listsAt: Time;
}
