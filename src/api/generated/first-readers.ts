/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import { anything, boolean, fallback, figure, integer, integerIn, list, map, nullable, object, oneOf, optional, text, withData, withRows } from '../readers.ts';

const CurrencyId = integer;
const Name = text;
const PlatformCurrency = object({ "id": CurrencyId, "currencyName": Name, "currencyType": oneOf([1,2]), "walletAddressType": text, "scale": integerIn(0, 18) });
const RowId = integer;
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
const Sparkline = object({ "productId": RowId, "previousClose": PositiveAmount, "prices": list(PositiveAmount) });
const Rate = figure;
const TradeRules = object({ "currencyId": CurrencyId, "priceScale": integerIn(0, 12), "quantityScale": integerIn(0, 8), "minQuantity": PositiveAmount, "maxQuantity": PositiveAmount, "minAmount": PositiveAmount, "maxAmount": PositiveAmount, "buyFeeRate": Rate, "sellFeeRate": Rate });
const Message = text;
const TradingState = object({ "status": oneOf(["open","closed","suspended"]), "session": oneOf(["regular","pre","post","closed"]), "reason": nullable(Message), "nextOpenAt": nullable(Time) });
const ProductDetail = object({ "product": Product, "rules": TradeRules, "trading": TradingState });
const OrderFeeSetting = object({ "id": RowId, "remark": text, "feeRate": Rate, "since": optional(Time) });
const SiteInfo = object({ "siteName": fallback(Name, null), "logo": fallback(nullable(AssetPath), null), "sandbox": fallback(boolean, null), "serviceEmail": fallback(nullable(text), null), "otherValue": fallback(map(text), {}) });
const Tip = object({ "id": RowId, "remark": text, "isVisible": Flag, "content": LocalizedText });
const LanguageMessages = map(anything);
const FeatureSwitch = object({ "id": RowId, "switchName": Name, "status": Flag, "description": text });
const AppLink = text;
const PopUp = object({ "id": RowId, "version": integer, "title": text, "content": Text, "image": nullable(AssetPath), "link": nullable(AppLink) });
const AppConfigRow = object({ "id": RowId, "pagePath": text, "module": text, "desc": text, "isVisible": Flag, "sort": integer, "title": nullable(Text), "subtitle": nullable(Text), "image": nullable(AssetPath), "link": nullable(AppLink) });
const Notice = object({ "id": RowId, "title": text, "content": Text, "time": Time });

/** How the answers of these operations are read. */
export const readers = {
  "/api/platformCurrency/list": withRows(PlatformCurrency),
  "/api/stockProduct/list": withRows(Product),
  "/api/cryptocurrencyProduct/list": withRows(Product),
  "/api/futuresProduct/list": withRows(Product),
  "/api/forexProduct/list": withRows(Product),
  "/api/homeRecommendProducts/list": withRows(Product),
  "/api/product/sparklines": withRows(Sparkline),
  "/api/product/detail": withData(ProductDetail),
  "/api/orderFeeSetting/list": withRows(OrderFeeSetting),
  "/api/siteInfo/getSiteInfo": withData(SiteInfo),
  "/api/textLang/list": withRows(Tip),
  "/api/langMgr/list": withData(LanguageMessages),
  "/api/switchSet/list": withRows(FeatureSwitch),
  "/api/popUp/list": withRows(PopUp),
  "/api/appConfig/list": withRows(AppConfigRow),
  "/api/notice/list": withRows(Notice),
};
