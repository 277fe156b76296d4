/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import { boolean, fallback, figure, integer, integerIn, map, nullable, object, oneOf, optional, text, withData, withRows } from '../readers.ts';

const RowId = integer;
const Name = text;
const Text = text;
const LocalizedText = fallback(object({ "zh": optional(Text), "en": optional(Text), "tc": optional(Text), "de": optional(Text), "es": optional(Text), "fr": optional(Text), "idn": optional(Text), "jp": optional(Text), "ko": optional(Text), "my": optional(Text), "th": optional(Text), "vi": optional(Text), "pt": optional(Text), "rus": optional(Text), "blr": optional(Text), "ida": optional(Text), "sa": optional(Text), "ar": optional(Text), "it": optional(Text) }), {});
const ProductCode = text;
const AssetPath = text;
const ProductType = oneOf([1,2,3,4]);
const Flag = oneOf([0,1]);
const PositiveAmount = figure;
const Percent = figure;
const Decimal = figure;
const Time = integerIn(0, 9999999999999);
const Amount = figure;
const PriceBlock = object({ "open": Amount, "close": Amount, "max": Amount, "min": Amount, "volume": Amount, "averagePrice": Amount, "tradeAmount": Amount });
const TickerInfo = object({ "ticker": ProductCode, "nowPrice": PositiveAmount, "changeRate": Percent, "changePrice": Decimal, "time": Time, "day": PriceBlock, "minute": PriceBlock, "prevDay": PriceBlock });
const Product = object({ "id": RowId, "productId": RowId, "productName": Name, "productNameLang": LocalizedText, "productCode": ProductCode, "productDesc": Text, "productImg": AssetPath, "productType": ProductType, "isVisible": Flag, "sort": integer, "PositionType": text, "isLock": Flag, "isShow": Flag, "isSelfSell": Flag, "isOption": Flag, "standard": text, "tickerInfo": fallback(TickerInfo, {"ticker":"","nowPrice":"","changePrice":"","changeRate":"","time":0,"day":{"open":"","close":"","max":"","min":"","volume":"","averagePrice":"","tradeAmount":""},"minute":{"open":"","close":"","max":"","min":"","volume":"","averagePrice":"","tradeAmount":""},"prevDay":{"open":"","close":"","max":"","min":"","volume":"","averagePrice":"","tradeAmount":""}}) });
const CurrencyId = integer;
const Rate = figure;
const TradeRules = object({ "currencyId": CurrencyId, "priceScale": integerIn(0, 12), "quantityScale": integerIn(0, 8), "minQuantity": PositiveAmount, "maxQuantity": PositiveAmount, "minAmount": PositiveAmount, "maxAmount": PositiveAmount, "buyFeeRate": Rate, "sellFeeRate": Rate });
const Message = text;
const TradingState = object({ "status": oneOf(["open","closed","suspended"]), "session": oneOf(["regular","pre","post","closed"]), "reason": nullable(Message), "nextOpenAt": nullable(Time) });
const ProductDetail = object({ "product": Product, "rules": TradeRules, "trading": TradingState });
const SiteInfo = object({ "siteName": fallback(Name, null), "logo": fallback(nullable(AssetPath), null), "sandbox": fallback(boolean, null), "serviceEmail": fallback(nullable(text), null), "otherValue": fallback(map(text), {}) });
const FeatureSwitch = object({ "id": RowId, "switchName": Name, "status": Flag, "description": text });
const AppLink = text;
const AppConfigRow = object({ "id": RowId, "pagePath": text, "module": text, "desc": text, "isVisible": Flag, "sort": integer, "title": nullable(Text), "subtitle": nullable(Text), "image": nullable(AssetPath), "link": nullable(AppLink) });

/** How the answers of these operations are read. */
export const readers = {
  "/api/stockProduct/list": withRows(Product),
  "/api/cryptocurrencyProduct/list": withRows(Product),
  "/api/futuresProduct/list": withRows(Product),
  "/api/forexProduct/list": withRows(Product),
  "/api/homeRecommendProducts/list": withRows(Product),
  "/api/product/detail": withData(ProductDetail),
  "/api/siteInfo/getSiteInfo": withData(SiteInfo),
  "/api/switchSet/list": withRows(FeatureSwitch),
  "/api/appConfig/list": withRows(AppConfigRow),
};
