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
 * Further shares of a listed company at a fixed price. Whoever asks in time takes part in a draw.
 */
export interface ShareOffer {
  id: RowId;
  productId: RowId;
  productType: ProductType;
  productCode: ProductCode;
  productName: Name;
  productNameLang: LocalizedText;
  status: ShareOfferStatus;
  /** Of one share; it does not move. */
  price: PositiveAmount;
  /** Shares in one lot. */
  lotSize: PositiveAmount;
  /** Of the price of the shares that are allotted; nothing for those that are not. */
  feeRate: Rate;
  currencyId: CurrencyId;
  currencyName: Name;
  /** What a share cost on the market when the offer was announced. */
  marketPrice: PositiveAmount;
  /** What a share costs on the market now. */
  nowPrice: PositiveAmount;
  nowPriceTime: Time;
  /**
     * Lots that are given away.
     * @minimum 1
     * @maximum 1000000
     */
  totalLots: number;
  /**
     * Lots that one person may ask for.
     * @minimum 1
     * @maximum 1000
     */
  maxLots: number;
  announcedAt: Time;
  opensAt: Time;
  /** From this moment on nobody can subscribe or cancel any more. */
  closesAt: Time;
  /** When the seed is revealed and the draw is made. */
  drawsAt: Time;
  /** From this moment on allotted shares can be sold. */
  listsAt: Time;
}
