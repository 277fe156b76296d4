/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import { boolean, day, fallback, figure, integer, integerIn, list, map, nullable, object, oneOf, optional, text, withData, withRows } from '../readers.ts';

const CodeSent = object({ "codeLength": integerIn(4, 10), "resendAfter": integer, "expiresIn": integer, "sandboxCode": nullable(text) });
const Time = integerIn(0, 9999999999999);
const EntryId = text;
const AssetPath = text;
const UserInfo = object({ "id": EntryId, "account": text, "nickName": text, "avatar": nullable(AssetPath), "accountType": integer, "inviteCode": text, "createdAt": Time });
const Session = object({ "token": text, "expiresAt": Time, "userInfo": UserInfo });
const PasskeyOptionsJson = text;
const PasskeyOptions = object({ "options": PasskeyOptionsJson });
const CurrencyId = integer;
const Amount = figure;
const Decimal = figure;
const AssetPanel = object({ "currencyId": CurrencyId, "allMarginAmount": Amount, "profitAndLose": Decimal, "profitAndLoseToday": Decimal, "userBalanceConvert": Amount, "time": Time });
const Name = text;
const UserBalance = object({ "currencyId": CurrencyId, "currencyName": Name, "available": Amount, "held": Amount, "total": Amount, "time": Time });
const RowId = integer;
const ProductType = oneOf([1,2,3,4]);
const ProductCode = text;
const AlertCondition = oneOf(["above","below","rise","fall"]);
const AlertValue = figure;
const PriceAlert = object({ "id": EntryId, "productId": RowId, "productType": ProductType, "productCode": ProductCode, "productImg": optional(AssetPath), "condition": AlertCondition, "value": AlertValue, "isRepeating": oneOf([0,1]), "status": oneOf(["active","paused","fired"]), "createdAt": Time, "firedAt": nullable(Time), "firedPrice": nullable(Amount) });
const NoteKind = oneOf(["product","spotOrder","position"]);
const NoteText = text;
const Note = object({ "kind": NoteKind, "refId": EntryId, "productType": ProductType, "productCode": ProductCode, "text": NoteText, "updatedAt": Time });
const AccountMessageKind = oneOf(["new_device","password_changed","password_recovered","account_frozen","account_unfreezing","address_rest_on","address_rest_off","two_step_on","two_step_off","recovery_code_used","passkey_added","passkey_removed","withdraw_password_changed","identity_approved","identity_refused","deposit_approved","deposit_rejected","withdrawal_completed","withdrawal_refused","loan_approved","loan_refused","loan_instalment","loan_overdue","loan_called","loan_repaid","shares_allotted","shares_not_allotted","order_rejected","price_alert","order_filled","order_cancelled","take_profit_hit","stop_loss_hit","position_liquidated","liquidation_near"]);
const AccountMessage = object({ "id": EntryId, "kind": AccountMessageKind, "params": map(text), "createdAt": Time, "readAt": nullable(Time) });
const PushKey = text;
const PushEndpoint = text;
const Flag = oneOf([0,1]);
const PushDevice = object({ "endpoint": PushEndpoint, "alert": Flag, "order": Flag, "position": Flag, "money": Flag, "hasAmounts": Flag });
const PushSettings = object({ "publicKey": nullable(PushKey), "device": nullable(PushDevice) });
const Security = object({ "passwordChangedAt": nullable(Time), "twoStepSince": nullable(Time), "recoveryCodesLeft": integerIn(0, 10), "sessions": integer, "isShared": boolean });
const Ended = object({ "endedSessions": integer });
const SessionId = text;
const OpenSession = object({ "id": SessionId, "browser": nullable(Name), "system": nullable(Name), "createdAt": Time, "lastUsedAt": Time, "isCurrent": boolean });
const TwoStepKey = object({ "key": text, "address": text, "expiresIn": integer });
const RecoveryCodes = object({ "recoveryCodes": list(text) });
const PasskeyName = text;
const Passkey = object({ "id": EntryId, "name": PasskeyName, "createdAt": Time, "lastUsedAt": nullable(Time), "isSynced": boolean });
const StepUpOptions = object({ "other": oneOf(["code","password"]), "options": nullable(PasskeyOptionsJson) });
const StepUp = object({ "until": Time });
const AccountSafety = object({ "frozenSince": nullable(Time), "unfreezesAt": nullable(Time), "withdrawalsFrom": nullable(Time), "addressRestSince": nullable(Time), "addressRestEnds": nullable(Time) });
const PartName = text;
const ExportPart = object({ "part": PartName, "rows": integer });
const ExportRow = map(nullable(text));
const ClosingReason = object({ "kind": oneOf(["balance","holding","spotOrder","bibiOrder","contractOrder","contractPosition","quickOrder","deposit","withdrawal","follow","trader","earning","newShare","loan"]), "count": integer, "name": nullable(Name), "amount": nullable(Amount) });
const ClosingAmount = object({ "name": Name, "amount": Amount });
const Closing = object({ "reasons": list(ClosingReason), "remainder": list(ClosingAmount) });
const IdentityStatus = oneOf(["pending","approved","refused"]);
const Reason = text;
const Country = text;
const PersonName = text;
const DocumentKind = oneOf(["idCard","passport","drivingLicence","residencePermit"]);
const BirthDate = day;
const Basic = object({ "status": IdentityStatus, "reason": nullable(Reason), "country": Country, "name": PersonName, "documentKind": DocumentKind, "documentEnd": text, "birthDate": BirthDate, "submittedAt": Time, "reviewedAt": nullable(Time) });
const PlaceName = text;
const Latitude = figure;
const Longitude = figure;
const Advanced = object({ "status": IdentityStatus, "reason": nullable(Reason), "front": EntryId, "back": nullable(EntryId), "holding": EntryId, "address": text, "placeName": nullable(PlaceName), "latitude": nullable(Latitude), "longitude": nullable(Longitude), "submittedAt": Time, "reviewedAt": nullable(Time) });
const Identity = object({ "basic": nullable(Basic), "advanced": nullable(Advanced) });
const BibiAsset = object({ "productCode": ProductCode, "bibiAmount": Amount, "productImg": optional(AssetPath) });
const BankProperty = object({ "id": RowId, "configType": integerIn(0, 9), "propertyKey": text, "propertyName": Name, "isRequired": Flag, "sort": integer });
const PositiveAmount = figure;
const ExchangeInfo = object({ "baseCurrencyId": CurrencyId, "time": Time, "rates": list(object({ "currencyId": CurrencyId, "rate": PositiveAmount })) });
const CurrencyBalance = object({ "currencyId": CurrencyId, "currencyName": Name, "currencyType": oneOf([1,2]), "productId": nullable(RowId), "available": Amount, "held": Amount, "total": Amount, "rate": PositiveAmount, "value": Amount });
const AllocationPart = object({ "kind": oneOf(["available","held","margin","currencies","stocks","coins","futures","forex","contractProfit"]), "value": Decimal });
const Allocation = object({ "currencyId": CurrencyId, "total": Decimal, "parts": list(AllocationPart), "time": Time });
const EquityRange = oneOf(["day","week","month","year","all"]);
const EquityReturns = object({ "paidIn": Amount, "paidOut": Amount, "change": Decimal, "timeWeighted": Decimal, "moneyWeighted": nullable(Decimal), "drawdown": Decimal });
const EquityCurve = object({ "currencyId": CurrencyId, "range": EquityRange, "points": list(object({ "time": Time, "equity": Decimal })), "returns": optional(EquityReturns) });
const DayResult = object({ "dayStart": Time, "change": Decimal, "paidIn": Amount, "paidOut": Amount, "endValue": Amount });
const DayChangeLine = object({ "kind": oneOf(["holding","currency","contracts","quick","fees","earnings","awards","loans","adjustments"]), "productId": nullable(RowId), "currencyId": nullable(CurrencyId), "assetName": nullable(Name), "value": Decimal });
const DayChange = object({ "currencyId": CurrencyId, "dayStart": Time, "time": Time, "startValue": Amount, "paidIn": Amount, "paidOut": Amount, "change": Decimal, "endValue": Amount, "lines": list(DayChangeLine) });
const CostMethod = oneOf(["fifo","average"]);
const TaxYear = integer;
const Total = integer;
const RealisedTotal = object({ "count": Total, "proceeds": Amount, "cost": Amount, "gain": Decimal });
const RealisedProductTotal = object({ "productId": RowId, "assetName": Name, "count": Total, "proceeds": Amount, "cost": Amount, "gain": Decimal });
const RealisedResultKind = oneOf(["contractProfit","contractFunding","contractFees","quick","earnings","awards"]);
const RealisedResult = object({ "kind": RealisedResultKind, "count": Total, "amount": Decimal });
const RealisedReport = object({ "currencyId": CurrencyId, "method": CostMethod, "year": TaxYear, "firstYear": TaxYear, "lastYear": TaxYear, "isComplete": boolean, "includedTo": Time, "total": RealisedTotal, "products": list(RealisedProductTotal), "results": list(RealisedResult) });
const RealisedGainId = text;
const LedgerReferenceType = oneOf(["deposit","withdrawal","spotOrder","bibiOrder","exchange","quickOrder","contract","pledgeOrder","miningOrder","newShares","award","loan","adjustment"]);
const RealisedGain = object({ "id": RealisedGainId, "productId": RowId, "assetName": Name, "quantity": PositiveAmount, "acquiredAt": Time, "acquiredType": LedgerReferenceType, "acquiredId": EntryId, "soldAt": Time, "referenceType": LedgerReferenceType, "referenceId": EntryId, "proceeds": Amount, "cost": Amount, "gain": Decimal });
const CostMethodForm = object({ "method": CostMethod });
const Rate = figure;
const ExchangeSource = object({ "currencyId": CurrencyId, "productId": nullable(RowId), "productType": nullable(ProductType), "productCode": nullable(ProductCode), "isInverse": boolean });
const ExchangeTerms = object({ "spreadRate": Rate, "feeRate": Rate, "minValue": PositiveAmount, "maxValue": PositiveAmount, "validFor": integer, "since": Time, "sources": list(ExchangeSource) });
const ExchangeRate = figure;
const Message = text;
const ExchangeProblem = object({ "field": oneOf(["amount","rate"]), "msg": Message, "params": optional(map(text)) });
const ExchangePreview = object({ "fromCurrencyId": CurrencyId, "fromCurrencyName": Name, "toCurrencyId": CurrencyId, "toCurrencyName": Name, "amount": Amount, "marketRate": ExchangeRate, "spreadRate": Rate, "rate": ExchangeRate, "gross": Amount, "spreadCost": Amount, "feeRate": Rate, "fee": Amount, "received": Amount, "value": Amount, "fromProductId": nullable(RowId), "fromProductCode": nullable(ProductCode), "fromPrice": PositiveAmount, "fromInverse": boolean, "toProductId": nullable(RowId), "toProductCode": nullable(ProductCode), "toPrice": PositiveAmount, "toInverse": boolean, "minAmount": Amount, "maxAmount": Amount, "available": Amount, "rateTime": Time, "expiresAt": Time, "problem": nullable(ExchangeProblem) });
const Exchange = object({ "id": EntryId, "fromCurrencyId": CurrencyId, "fromCurrencyName": Name, "toCurrencyId": CurrencyId, "toCurrencyName": Name, "amount": Amount, "marketRate": ExchangeRate, "spreadRate": Rate, "rate": ExchangeRate, "gross": Amount, "feeRate": Rate, "fee": Amount, "received": Amount, "value": Amount, "profit": nullable(Decimal), "fromProductId": nullable(RowId), "fromProductCode": nullable(ProductCode), "fromPrice": PositiveAmount, "fromInverse": boolean, "toProductId": nullable(RowId), "toProductCode": nullable(ProductCode), "toPrice": PositiveAmount, "toInverse": boolean, "rateTime": Time, "createdAt": Time });
const LedgerEntryId = text;
const LedgerEntryType = oneOf(["deposit","withdrawal","spotBuy","spotSell","bibiPaid","bibiReceived","exchangePaid","exchangeReceived","quickProfit","quickLoss","contractProfit","contractFunding","pledgeInterest","miningOutput","earlyExit","sharesPaid","sharesReceived","award","loanPaidOut","loanRepaid","loanInterest","loanCharge","fee","hold","release","refund","adjustment"]);
const LedgerEntry = object({ "id": LedgerEntryId, "transactionId": EntryId, "type": LedgerEntryType, "balance": oneOf(["available","held"]), "currencyId": nullable(CurrencyId), "productId": nullable(RowId), "assetName": Name, "amount": Decimal, "balanceAfter": Amount, "referenceType": LedgerReferenceType, "referenceId": EntryId, "time": Time, "hash": optional(text) });
const UtcDay = day;
const Sha256 = text;
const LiabilitySum = figure;
const LiabilityTotal = object({ "currencyId": nullable(CurrencyId), "productId": nullable(RowId), "leaves": integer, "total": LiabilitySum, "root": Sha256 });
const LiabilityRoot = object({ "day": UtcDay, "previous": nullable(Sha256), "totalsHash": Sha256, "hash": Sha256, "totals": optional(list(LiabilityTotal)) });
const LiabilityNode = object({ "total": LiabilitySum, "hash": Sha256 });
const LiabilityLeaf = object({ "currencyId": nullable(CurrencyId), "productId": nullable(RowId), "amount": LiabilitySum, "blind": Sha256, "index": integer, "path": list(LiabilityNode) });
const LiabilityProof = object({ "day": UtcDay, "balances": list(LiabilityLeaf) });
const Text = text;
const PayeeLine = object({ "key": Name, "label": Name, "value": Name });
const RechargeChannel = object({ "id": RowId, "channelName": Name, "channelType": oneOf(["sandbox","bank","chain","online"]), "currencyId": CurrencyId, "minAmount": PositiveAmount, "maxAmount": PositiveAmount, "feeRate": Rate, "instructions": Text, "sort": integer, "decimals": optional(integerIn(0, 8)), "since": optional(Time), "isProofRequired": optional(Flag), "payee": optional(list(PayeeLine)), "walletAddressType": optional(Name), "address": optional(text), "confirmations": optional(integer), "payMinutes": optional(integer) });
const AddressType = text;
const WithdrawChannel = object({ "id": RowId, "channelName": Name, "channelType": oneOf(["bank","chain"]), "currencyId": CurrencyId, "minAmount": PositiveAmount, "maxAmount": PositiveAmount, "feeRate": Rate, "feeFixed": Amount, "addressType": optional(nullable(AddressType)), "sort": integer, "since": optional(Time) });
const DepositStatus = oneOf(["unpaid","pending","approved","rejected","cancelled"]);
const Deposit = object({ "id": EntryId, "channelId": RowId, "channelName": Name, "currencyId": CurrencyId, "currencyName": Name, "amount": PositiveAmount, "fee": Amount, "credited": Amount, "productId": nullable(RowId), "price": nullable(Decimal), "priceTime": nullable(Time), "value": nullable(Amount), "status": DepositStatus, "reason": nullable(Text), "createdAt": Time, "reviewedAt": nullable(Time), "channelType": optional(oneOf(["sandbox","bank","chain","online"])), "proofId": optional(nullable(EntryId)), "confirmations": optional(integer), "confirmationsNeeded": optional(integer), "payUntil": optional(nullable(Time)) });
const UploadPurpose = oneOf(["deposit-proof","identity","service"]);
const Upload = object({ "id": EntryId, "purpose": UploadPurpose, "mediaType": oneOf(["image/jpeg","image/png","image/webp"]), "size": integer, "createdAt": Time });
const BankCardProperty = object({ "propertyKey": text, "propertyName": Name, "value": text });
const BankCard = object({ "id": EntryId, "cardNumber": text, "properties": list(BankCardProperty), "createdAt": Time, "usableFrom": optional(nullable(Time)) });
const Address = text;
const WalletAddress = object({ "id": EntryId, "currencyId": CurrencyId, "currencyName": Name, "addressType": AddressType, "address": Address, "label": text, "createdAt": Time, "usableFrom": optional(nullable(Time)) });
const WithdrawPasswordState = object({ "isSet": boolean, "lockedUntil": nullable(Time), "withdrawalsFrom": nullable(Time) });
const WithdrawalProblem = object({ "field": oneOf(["amount"]), "msg": Message, "params": optional(map(text)) });
const WithdrawalPreview = object({ "channelId": RowId, "currencyId": CurrencyId, "currencyName": Name, "amount": Amount, "feeRate": Rate, "feeFixed": Amount, "fee": Amount, "arrives": Amount, "available": Amount, "problem": nullable(WithdrawalProblem) });
const WithdrawalStatus = oneOf(["pending","sent","completed","refused","cancelled"]);
const Withdrawal = object({ "id": EntryId, "channelId": RowId, "channelName": Name, "channelType": oneOf(["bank","chain"]), "currencyId": CurrencyId, "currencyName": Name, "amount": PositiveAmount, "feeRate": Rate, "feeFixed": Amount, "fee": Amount, "arrives": Amount, "targetName": Name, "targetNumber": text, "status": WithdrawalStatus, "reason": nullable(Text), "createdAt": Time, "reviewedAt": nullable(Time), "completedAt": nullable(Time), "cancelledAt": nullable(Time) });
const LocalizedText = fallback(object({ "zh": optional(Text), "en": optional(Text), "tc": optional(Text), "de": optional(Text), "es": optional(Text), "fr": optional(Text), "idn": optional(Text), "jp": optional(Text), "ko": optional(Text), "my": optional(Text), "th": optional(Text), "vi": optional(Text), "pt": optional(Text), "rus": optional(Text), "blr": optional(Text), "ida": optional(Text), "sa": optional(Text), "ar": optional(Text), "it": optional(Text) }), {});
const Percent = figure;
const PriceBlock = object({ "open": Amount, "close": Amount, "max": Amount, "min": Amount, "volume": Amount, "averagePrice": Amount, "tradeAmount": Amount });
const TickerInfo = object({ "ticker": ProductCode, "nowPrice": PositiveAmount, "changeRate": Percent, "changePrice": Decimal, "time": Time, "day": PriceBlock, "minute": PriceBlock, "prevDay": PriceBlock });
const Product = object({ "id": RowId, "productId": RowId, "productName": Name, "productNameLang": LocalizedText, "productCode": ProductCode, "productDesc": Text, "productImg": AssetPath, "productType": ProductType, "isVisible": Flag, "sort": integer, "PositionType": text, "isLock": Flag, "isShow": Flag, "isSelfSell": Flag, "isOption": Flag, "standard": text, "tickerInfo": fallback(TickerInfo, {"ticker":"","nowPrice":"","changePrice":"","changeRate":"","time":0,"day":{"open":"","close":"","max":"","min":"","volume":"","averagePrice":"","tradeAmount":""},"minute":{"open":"","close":"","max":"","min":"","volume":"","averagePrice":"","tradeAmount":""},"prevDay":{"open":"","close":"","max":"","min":"","volume":"","averagePrice":"","tradeAmount":""}}) });
const WatchlistGroupName = text;
const WatchlistGroup = object({ "name": WatchlistGroupName, "productIds": list(RowId) });
const CandleInterval = oneOf(["1m","5m","15m","30m","1h","4h","1d","1w"]);
const Moment = integerIn(0, 9999999999999);
const Candle = object({ "time": Moment, "open": PositiveAmount, "high": PositiveAmount, "low": PositiveAmount, "close": PositiveAmount, "volume": Amount });
const CandlePage = object({ "productId": RowId, "interval": CandleInterval, "candles": list(Candle) });
const DepthLevel = object({ "price": PositiveAmount, "quantity": PositiveAmount });
const Depth = object({ "productId": RowId, "time": Time, "bids": list(DepthLevel), "asks": list(DepthLevel) });
const Trade = object({ "time": Time, "price": PositiveAmount, "quantity": PositiveAmount, "exchangeType": oneOf([1,2]) });
const TradeList = object({ "productId": RowId, "trades": list(Trade) });
const MarketKey = text;
const MarketDay = object({ "day": UtcDay, "keyHash": Sha256, "termsHash": Sha256, "key": nullable(MarketKey), "revealsAt": Time });
const MarketHoursChange = object({ "since": Time, "hours": oneOf(["always","exchange"]) });
const MarketLeg = object({ "productType": ProductType, "productCode": ProductCode, "isInverse": boolean });
const MarketTerms = object({ "productId": RowId, "productType": ProductType, "productCode": ProductCode, "version": oneOf([2]), "since": Time, "price": PositiveAmount, "basePrice": PositiveAmount, "tickSize": PositiveAmount, "priceScale": integerIn(0, 12), "tickPeriod": integer, "volatility": integer, "suspendedSince": nullable(Time), "hours": oneOf(["always","exchange"]), "hoursChanges": optional(list(MarketHoursChange)), "legs": list(MarketLeg), "termsPath": list(Sha256) });
const FastTradeOption = object({ "id": RowId, "productType": ProductType, "productCode": ProductCode, "duration": integer, "durationUnit": oneOf(["S","M","H","D"]), "payoutRate": Rate, "minAmount": PositiveAmount, "maxAmount": PositiveAmount, "since": optional(Time) });
const ExchangeType = oneOf([1,2]);
const SpotOrderType = oneOf(["market","limit","stop","stopLimit","oco"]);
const OrderProblem = object({ "field": oneOf(["quantity","amount","limitPrice","stopPrice","takeProfitPrice","stopLossPrice","timeInForce","product"]), "msg": Message, "params": optional(map(text)) });
const SpotPreview = object({ "productId": RowId, "exchangeType": ExchangeType, "orderType": SpotOrderType, "price": PositiveAmount, "priceTime": Time, "quantity": Amount, "cost": Amount, "feeRate": Rate, "fee": Amount, "total": Amount, "currencyId": CurrencyId, "available": Amount, "availableAsset": Name, "expiresAt": optional(Time), "problem": nullable(OrderProblem) });
const NickName = text;
const SpotOrderStatus = oneOf(["open","filled","cancelled","rejected"]);
const SpotOrder = object({ "id": EntryId, "copiedFrom": optional(NickName), "productId": RowId, "productType": ProductType, "productCode": ProductCode, "productName": Name, "productNameLang": LocalizedText, "productImg": optional(AssetPath), "exchangeType": ExchangeType, "orderType": SpotOrderType, "status": SpotOrderStatus, "quantity": PositiveAmount, "limitPrice": nullable(PositiveAmount), "stopPrice": optional(PositiveAmount), "triggeredAt": optional(Time), "expiresAt": optional(Time), "takeProfitPrice": optional(PositiveAmount), "stopLossPrice": optional(PositiveAmount), "exitOrderId": optional(EntryId), "fillPrice": nullable(PositiveAmount), "cost": Amount, "feeRate": Rate, "fee": Amount, "total": Amount, "currencyId": CurrencyId, "reason": nullable(Message), "createdAt": Time, "closedAt": nullable(Time) });
const Holding = object({ "productId": RowId, "productType": ProductType, "productCode": ProductCode, "productName": Name, "productNameLang": LocalizedText, "productImg": AssetPath, "quantity": PositiveAmount, "available": Amount, "held": Amount, "averageCost": Amount, "cost": Amount, "nowPrice": PositiveAmount, "value": Amount, "profit": Decimal, "profitRate": Percent, "currencyId": CurrencyId, "time": Time });
const PairCode = text;
const TradingState = object({ "status": oneOf(["open","closed","suspended"]), "session": oneOf(["regular","pre","post","closed"]), "reason": nullable(Message), "nextOpenAt": nullable(Time) });
const BibiPair = object({ "pairCode": PairCode, "baseCode": ProductCode, "quoteCode": ProductCode, "baseProductId": RowId, "quoteProductId": RowId, "baseName": Name, "baseNameLang": LocalizedText, "priceScale": integerIn(0, 15), "quantityScale": integerIn(0, 8), "maxQuantity": PositiveAmount, "minAmount": PositiveAmount, "maxAmount": PositiveAmount, "buyFeeRate": Rate, "sellFeeRate": Rate, "price": PositiveAmount, "priceTime": Time, "trading": TradingState });
const OrderType = oneOf(["market","limit"]);
const BibiProblem = object({ "field": oneOf(["quantity","amount","limitPrice","pair"]), "msg": Message, "params": optional(map(text)) });
const BibiPreview = object({ "pairCode": PairCode, "exchangeType": ExchangeType, "orderType": OrderType, "price": PositiveAmount, "priceTime": Time, "basePrice": PositiveAmount, "quotePrice": PositiveAmount, "quantity": Amount, "cost": Amount, "feeRate": Rate, "fee": Amount, "feeCode": ProductCode, "paid": Amount, "paidCode": ProductCode, "received": Amount, "receivedCode": ProductCode, "worstPrice": PositiveAmount, "worstPaid": Amount, "worstReceived": Amount, "value": Amount, "available": Amount, "problem": nullable(BibiProblem) });
const BibiOrderStatus = oneOf(["open","filled","cancelled","rejected"]);
const BibiOrder = object({ "id": EntryId, "pairCode": PairCode, "baseCode": ProductCode, "quoteCode": ProductCode, "baseProductId": RowId, "quoteProductId": RowId, "exchangeType": ExchangeType, "orderType": OrderType, "status": BibiOrderStatus, "quantity": PositiveAmount, "limitPrice": nullable(PositiveAmount), "fillPrice": nullable(PositiveAmount), "cost": Amount, "feeRate": Rate, "fee": Amount, "feeCode": ProductCode, "paid": Amount, "paidCode": ProductCode, "received": Amount, "receivedCode": ProductCode, "basePrice": nullable(PositiveAmount), "quotePrice": nullable(PositiveAmount), "value": nullable(Amount), "profit": nullable(Decimal), "reason": nullable(Message), "createdAt": Time, "closedAt": nullable(Time) });
const Leverage = integer;
const NullableTime = nullable(Time);
const SignedRate = figure;
const ContractFundingTerms = object({ "interval": integer, "rate": SignedRate, "nextAt": Time });
const ContractRules = object({ "productId": RowId, "productType": ProductType, "productCode": ProductCode, "currencyId": CurrencyId, "priceScale": integerIn(0, 11), "priceStep": PositiveAmount, "pipSize": PositiveAmount, "quantityUnit": oneOf(["share","coin","contract","lot"]), "quantityScale": integerIn(0, 8), "quantityStep": PositiveAmount, "maxQuantity": PositiveAmount, "minNotional": PositiveAmount, "maxNotional": PositiveAmount, "lotSize": PositiveAmount, "multiplier": PositiveAmount, "pointValue": PositiveAmount, "pricedIn": Name, "leverages": list(Leverage), "maintenanceRate": Rate, "longOpenFeeRate": Rate, "longCloseFeeRate": Rate, "shortOpenFeeRate": Rate, "shortCloseFeeRate": Rate, "expiresAt": NullableTime, "funding": nullable(ContractFundingTerms) });
const NoticeDistance = oneOf([0,1,2,3,5,10,15,20,30,40,50]);
const LiquidationNotice = object({ "first": NoticeDistance, "second": NoticeDistance });
const ContractDirection = oneOf(["long","short"]);
const NullablePrice = nullable(PositiveAmount);
const ContractOrderProblem = object({ "field": oneOf(["quantity","margin","limitPrice","leverage","takeProfit","stopLoss","product"]), "msg": Message, "params": optional(map(text)) });
const ContractPreview = object({ "productId": RowId, "direction": ContractDirection, "orderType": OrderType, "leverage": Leverage, "price": PositiveAmount, "priceTime": Time, "quantity": Amount, "notional": Amount, "margin": Amount, "feeRate": Rate, "fee": Amount, "total": Amount, "closeFeeRate": Rate, "liquidationPrice": NullablePrice, "maxLoss": Amount, "takeProfitReturns": nullable(Amount), "stopLossReturns": nullable(Amount), "expiresAt": NullableTime, "currencyId": CurrencyId, "available": Amount, "problem": nullable(ContractOrderProblem) });
const ContractOrderStatus = oneOf(["open","filled","cancelled","rejected"]);
const ContractOrder = object({ "id": EntryId, "productId": RowId, "productType": ProductType, "productCode": ProductCode, "productName": Name, "productNameLang": LocalizedText, "productImg": optional(AssetPath), "direction": ContractDirection, "orderType": OrderType, "status": ContractOrderStatus, "quantity": PositiveAmount, "leverage": Leverage, "limitPrice": NullablePrice, "fillPrice": NullablePrice, "notional": Amount, "margin": Amount, "feeRate": Rate, "fee": Amount, "total": Amount, "takeProfit": NullablePrice, "stopLoss": NullablePrice, "liquidationPrice": NullablePrice, "currencyId": CurrencyId, "reason": nullable(Message), "createdAt": Time, "closedAt": NullableTime });
const ContractPositionStatus = oneOf(["open","closed"]);
const ContractCloseReason = oneOf(["manual","takeProfit","stopLoss","liquidation","expiry"]);
const ContractPosition = object({ "id": EntryId, "copiedFrom": optional(NickName), "productId": RowId, "productType": ProductType, "productCode": ProductCode, "productName": Name, "productNameLang": LocalizedText, "productImg": AssetPath, "direction": ContractDirection, "status": ContractPositionStatus, "openedQuantity": PositiveAmount, "quantity": Amount, "entryPrice": PositiveAmount, "leverage": Leverage, "priceScale": integerIn(0, 11), "priceStep": PositiveAmount, "pointValue": PositiveAmount, "maintenanceRate": Rate, "closeFeeRate": Rate, "margin": Amount, "marginAdded": Amount, "notional": Amount, "nowPrice": PositiveAmount, "profit": Decimal, "profitRate": Percent, "realisedProfit": Decimal, "fees": Amount, "funding": Decimal, "takeProfit": NullablePrice, "stopLoss": NullablePrice, "liquidationPrice": NullablePrice, "expiresAt": NullableTime, "nextFundingAt": NullableTime, "closeReason": nullable(ContractCloseReason), "currencyId": CurrencyId, "openedAt": Time, "closedAt": NullableTime, "time": Time });
const ContractFill = object({ "reason": oneOf(["open","manual","takeProfit","stopLoss","liquidation","expiry"]), "price": PositiveAmount, "quantity": PositiveAmount, "margin": Amount, "profit": Decimal, "fee": Amount, "time": Time });
const ContractFunding = object({ "time": Time, "price": PositiveAmount, "quantity": PositiveAmount, "rate": SignedRate, "amount": Decimal });
const ContractPositionDetail = object({ "position": ContractPosition, "fills": list(ContractFill), "fundings": list(ContractFunding) });
const ContractClosedPart = object({ "position": ContractPosition, "price": PositiveAmount, "quantity": PositiveAmount, "margin": Amount, "profit": Decimal, "fee": Amount, "returned": Amount, "time": Time });
const Direction = oneOf([1,2]);
const DurationCount = integer;
const DurationUnit = oneOf(["S","M","H","D"]);
const QuickProblem = object({ "field": oneOf(["stake","optionId","product"]), "msg": Message, "params": optional(map(text)) });
const QuickPreview = object({ "productId": RowId, "exchangeType": Direction, "optionId": RowId, "duration": DurationCount, "durationUnit": DurationUnit, "price": PositiveAmount, "priceTime": Time, "expiresAt": Time, "stake": Amount, "payoutRate": Rate, "feeRate": Rate, "fee": Amount, "total": Amount, "profit": Amount, "winReturns": Amount, "drawReturns": Amount, "breakEvenRate": Percent, "currencyId": CurrencyId, "available": Amount, "problem": nullable(QuickProblem) });
const QuickOrderStatus = oneOf(["open","won","lost","drawn","voided"]);
const QuickOrder = object({ "id": EntryId, "productId": RowId, "productType": ProductType, "productCode": ProductCode, "productName": Name, "productNameLang": LocalizedText, "productImg": optional(AssetPath), "exchangeType": Direction, "status": QuickOrderStatus, "duration": DurationCount, "durationUnit": DurationUnit, "stake": PositiveAmount, "payoutRate": Rate, "feeRate": Rate, "fee": Amount, "total": Amount, "profit": Amount, "winReturns": Amount, "drawReturns": Amount, "currencyId": CurrencyId, "openPrice": PositiveAmount, "openPriceTime": Time, "expiresAt": Time, "closePrice": nullable(PositiveAmount), "closePriceTime": nullable(Time), "returned": nullable(Amount), "net": nullable(Decimal), "reason": nullable(Message), "createdAt": Time, "closedAt": nullable(Time) });
const NextLimit = object({ "dailyStakeLimit": nullable(Amount), "from": Time });
const TradingLimits = object({ "currencyId": CurrencyId, "dailyStakeLimit": nullable(Amount), "nextDailyStakeLimit": nullable(NextLimit), "stakedToday": Amount, "dayEndsAt": Time, "coolingOffUntil": nullable(Time), "raiseDelay": integer, "time": Time });
const TraderRecord = object({ "since": Time, "until": Time, "closedTrades": integer, "openTrades": integer, "wins": integer, "capital": Amount, "realised": Decimal, "open": Decimal, "net": Decimal, "fees": Amount, "returnRate": nullable(Percent), "drawdownRate": nullable(Percent), "drawdown": Amount, "winRate": nullable(Percent) });
const Trader = object({ "id": EntryId, "nickName": NickName, "isRobot": boolean, "isMine": boolean, "since": Time, "followers": integer, "myFollowId": nullable(EntryId), "record": TraderRecord });
const TradeId = text;
const CopyWay = oneOf(["spot","contract"]);
const TradeDirection = oneOf(["long","short"]);
const TraderTrade = object({ "id": TradeId, "way": CopyWay, "productId": RowId, "productType": ProductType, "productCode": ProductCode, "productName": Name, "productNameLang": LocalizedText, "productImg": optional(AssetPath), "direction": TradeDirection, "leverage": integer, "quantity": Amount, "entryPrice": PositiveAmount, "exitPrice": nullable(PositiveAmount), "openedAt": Time, "closedAt": nullable(Time), "invested": Amount, "profit": Decimal, "fees": Amount, "funding": Decimal, "net": Decimal });
const EquityPoint = object({ "time": Time, "realised": Decimal, "open": Decimal });
const TraderDetail = object({ "id": EntryId, "nickName": NickName, "isRobot": boolean, "isMine": boolean, "since": Time, "followers": integer, "myFollowId": nullable(EntryId), "record": TraderRecord, "openTrades": list(TraderTrade), "points": list(EquityPoint) });
const FollowStatus = oneOf(["active","closing","stopped"]);
const StopReason = oneOf(["person","maxLoss","traderStopped"]);
const Sizing = oneOf(["amount","ratio"]);
const LimitAmount = figure;
const Ratio = figure;
const Slippage = figure;
const FollowWays = oneOf(["spot","contract","both"]);
const ProductTypes = text;
const AtStop = oneOf(["keep","close"]);
const Follow = object({ "id": EntryId, "traderId": EntryId, "nickName": NickName, "status": FollowStatus, "stopReason": nullable(StopReason), "sizing": Sizing, "amount": nullable(LimitAmount), "ratio": nullable(Ratio), "totalLimit": LimitAmount, "maxLoss": LimitAmount, "slippage": Slippage, "ways": FollowWays, "productTypes": ProductTypes, "atStop": AtStop, "invested": Amount, "realised": Decimal, "open": Decimal, "result": Decimal, "fees": Amount, "copied": integer, "notCopied": integer, "openCopies": integer, "currencyId": CurrencyId, "startedAt": Time, "stoppedAt": nullable(Time), "time": Time });
const CopyStatus = oneOf(["placed","skipped"]);
const CopiedOrder = object({ "id": EntryId, "followId": EntryId, "traderId": EntryId, "nickName": NickName, "way": CopyWay, "kind": oneOf(["open","close"]), "status": CopyStatus, "productId": RowId, "productType": ProductType, "productCode": ProductCode, "productName": Name, "productNameLang": LocalizedText, "productImg": optional(AssetPath), "direction": TradeDirection, "orderId": nullable(EntryId), "quantity": nullable(Amount), "price": nullable(PositiveAmount), "traderPrice": nullable(PositiveAmount), "total": nullable(Amount), "fee": nullable(Amount), "reason": nullable(Message), "createdAt": Time });
const PeriodDays = integer;
const InstalmentCount = integerIn(1, 60);
const GraceDays = integer;
const LoanProduct = object({ "id": RowId, "name": Name, "currencyId": CurrencyId, "currencyName": Name, "minAmount": PositiveAmount, "maxAmount": PositiveAmount, "dailyRate": Rate, "yearRate": Rate, "feeRate": Rate, "securityRate": Rate, "overdueRate": Rate, "periodDays": PeriodDays, "instalments": InstalmentCount, "graceDays": GraceDays, "since": Time });
const LoanInstalment = object({ "number": integerIn(1, 60), "afterDays": integer, "principal": Amount, "interest": Amount, "total": Amount, "left": Amount });
const LoanProblem = object({ "field": oneOf(["amount","product"]), "msg": Message, "params": optional(map(text)) });
const LoanPreview = object({ "productId": RowId, "amount": Amount, "fee": Amount, "paidOut": Amount, "security": Amount, "totalInterest": Amount, "total": Amount, "cost": Amount, "apr": Rate, "overdueRate": Rate, "schedule": list(LoanInstalment), "available": Amount, "problem": nullable(LoanProblem) });
const LoanStatus = oneOf(["pending","refused","withdrawn","running","overdue","called","repaid"]);
const Loan = object({ "id": EntryId, "productId": RowId, "name": Name, "currencyId": CurrencyId, "currencyName": Name, "status": LoanStatus, "dailyRate": Rate, "yearRate": Rate, "feeRate": Rate, "securityRate": Rate, "overdueRate": Rate, "periodDays": PeriodDays, "instalments": InstalmentCount, "graceDays": GraceDays, "amount": PositiveAmount, "fee": Amount, "paidOut": Amount, "security": Amount, "securityUsed": Amount, "totalInterest": Amount, "total": Amount, "apr": Rate, "createdAt": Time, "decidedAt": nullable(Time), "startsAt": nullable(Time), "nextDueAt": nullable(Time), "paidInstalments": integerIn(0, 60), "principalRepaid": Amount, "interestPaid": Amount, "charges": Amount, "chargesPaid": Amount, "outstanding": Amount, "closedAt": nullable(Time) });
const LateDay = object({ "instalment": integerIn(1, 60), "day": Time, "amount": Amount });
const LoanOwed = object({ "principal": Amount, "interest": Amount, "charge": Amount, "total": Amount });
const LoanDetail = object({ "loan": Loan, "schedule": list(LoanInstalment), "lateDays": list(LateDay), "next": nullable(LoanOwed), "all": nullable(LoanOwed), "saves": Amount, "available": Amount });
const LoanPaymentKind = oneOf(["instalment","byHand","early","security"]);
const LoanPayment = object({ "id": text, "loanId": EntryId, "number": integer, "kind": LoanPaymentKind, "instalment": integerIn(1, 60), "day": Time, "daysLate": integer, "principal": Amount, "interest": Amount, "charge": Amount, "total": Amount, "transactionId": EntryId, "paidAt": Time });
const AssetCurrency = nullable(CurrencyId);
const AssetProduct = nullable(RowId);
const TermDays = integer;
const EarningProductStatus = oneOf(["open","soldOut","closed"]);
const EarlyBasis = oneOf(["interest","principal"]);
const EarningProduct = object({ "id": RowId, "name": Name, "currencyId": AssetCurrency, "assetProductId": AssetProduct, "assetName": Name, "decimals": integerIn(0, 8), "termDays": TermDays, "dailyRate": Rate, "yearRate": Rate, "minAmount": PositiveAmount, "maxAmount": PositiveAmount, "personLimit": PositiveAmount, "capacity": PositiveAmount, "left": Amount, "closesAt": nullable(Time), "status": EarningProductStatus, "earlyBasis": EarlyBasis, "earlyRate": Rate, "since": Time });
const EarningProblem = object({ "field": oneOf(["amount","product"]), "msg": Message, "params": optional(map(text)) });
const EarningPreview = object({ "productId": RowId, "name": Name, "currencyId": AssetCurrency, "assetProductId": AssetProduct, "assetName": Name, "amount": Amount, "dailyRate": Rate, "yearRate": Rate, "termDays": TermDays, "startsAt": Time, "endsAt": Time, "dailyInterest": Amount, "totalInterest": Amount, "returns": Amount, "earlyBasis": EarlyBasis, "earlyRate": Rate, "earlyWorst": Amount, "available": Amount, "left": Amount, "problem": nullable(EarningProblem) });
const EarningOrderStatus = oneOf(["running","matured","redeemed"]);
const EarningOrder = object({ "id": EntryId, "productId": RowId, "name": Name, "currencyId": AssetCurrency, "assetProductId": AssetProduct, "assetName": Name, "status": EarningOrderStatus, "amount": PositiveAmount, "dailyRate": Rate, "yearRate": Rate, "termDays": TermDays, "earlyBasis": EarlyBasis, "earlyRate": Rate, "createdAt": Time, "startsAt": Time, "endsAt": Time, "dailyInterest": Amount, "totalInterest": Amount, "returns": Amount, "daysAccrued": integer, "accrued": Amount, "nextAccrualAt": nullable(Time), "penalty": nullable(Amount), "returned": nullable(Amount), "net": nullable(Decimal), "closedAt": nullable(Time) });
const EarningExit = object({ "orderId": EntryId, "name": Name, "currencyId": AssetCurrency, "assetProductId": AssetProduct, "assetName": Name, "amount": PositiveAmount, "daysAccrued": integer, "accrued": Amount, "earlyBasis": EarlyBasis, "earlyRate": Rate, "penalty": Amount, "returns": Amount, "net": Decimal, "nextAccrualAt": Time, "nextInterest": Amount, "endsAt": Time, "forgone": Amount });
const EarningAccrual = object({ "id": text, "orderId": EntryId, "productId": RowId, "name": Name, "currencyId": AssetCurrency, "assetProductId": AssetProduct, "assetName": Name, "number": integer, "day": Time, "principal": PositiveAmount, "dailyRate": Rate, "amount": Amount, "transactionId": EntryId, "postedAt": Time });
const EarningTotal = object({ "currencyId": AssetCurrency, "assetProductId": AssetProduct, "assetName": Name, "running": Amount, "orders": integer, "accrued": Amount, "lastDay": Time, "lastDayEarned": Amount });
const TeamLevelNumber = oneOf([1,2]);
const TeamLevel = object({ "level": TeamLevelNumber, "rate": Rate, "members": Total, "earned": Amount });
const Team = object({ "inviteCode": text, "invitedBy": nullable(Name), "currencyName": Name, "earned": Amount, "levels": list(TeamLevel) });
const TeamMember = object({ "number": integer, "level": TeamLevelNumber, "name": Name, "through": nullable(Name), "joinedAt": Time, "earned": Amount });
const AwardKind = oneOf(["team","task","voucher","activity"]);
const TaskCode = oneOf(["firstDeposit","firstSpotOrder","twoStep","basicIdentity"]);
const Award = object({ "id": EntryId, "kind": AwardKind, "amount": PositiveAmount, "currencyName": Name, "time": Time, "level": nullable(TeamLevelNumber), "memberName": nullable(Name), "day": nullable(Time), "base": nullable(PositiveAmount), "rate": nullable(Rate), "orderId": nullable(EntryId), "taskCode": nullable(TaskCode), "activityId": nullable(RowId), "rank": nullable(Total) });
const AwardTotal = object({ "kind": AwardKind, "count": Total, "amount": Amount, "currencyName": Name });
const TaskReward = object({ "kind": oneOf(["bonus","feeVoucher"]), "amount": PositiveAmount, "currencyName": Name, "validDays": nullable(integer) });
const WelfareTask = object({ "code": TaskCode, "state": oneOf(["open","ready","claimed","expired"]), "reward": TaskReward, "claimDays": integer, "doneAt": nullable(Time), "claimBy": nullable(Time), "claimedAt": nullable(Time), "minFees": optional(PositiveAmount) });
const VoucherStatus = oneOf(["active","used","expired"]);
const Voucher = object({ "id": EntryId, "taskCode": TaskCode, "status": VoucherStatus, "upTo": PositiveAmount, "currencyName": Name, "createdAt": Time, "expiresAt": Time, "usedAt": nullable(Time), "amount": nullable(PositiveAmount), "orderId": nullable(EntryId) });
const ActivityState = oneOf(["upcoming","running","ended"]);
const ActivityPrize = object({ "rank": integerIn(1, 100), "amount": PositiveAmount });
const Activity = object({ "id": RowId, "title": Name, "summary": Text, "state": ActivityState, "isOpen": boolean, "productType": ProductType, "productCode": ProductCode, "startsAt": Time, "joinUntil": Time, "endsAt": Time, "prizes": list(ActivityPrize), "currencyName": Name, "participants": Total, "closePrice": nullable(PositiveAmount), "myForecast": nullable(PositiveAmount), "myRank": nullable(Total) });
const ActivityDetail = object({ "activity": Activity, "content": text, "minForecast": PositiveAmount, "maxForecast": PositiveAmount, "priceScale": integerIn(0, 11) });
const ActivityResult = object({ "rank": integer, "name": Name, "forecast": PositiveAmount, "distance": Amount, "joinedAt": Time, "prize": nullable(PositiveAmount), "isMine": boolean });
const ShareOfferStatus = oneOf(["upcoming","open","closed","drawn","listed"]);
const ShareOffer = object({ "id": RowId, "productId": RowId, "productType": ProductType, "productCode": ProductCode, "productName": Name, "productNameLang": LocalizedText, "productImg": optional(AssetPath), "status": ShareOfferStatus, "price": PositiveAmount, "lotSize": PositiveAmount, "feeRate": Rate, "currencyId": CurrencyId, "currencyName": Name, "marketPrice": PositiveAmount, "nowPrice": PositiveAmount, "nowPriceTime": Time, "totalLots": integer, "maxLots": integer, "announcedAt": Time, "opensAt": Time, "closesAt": Time, "drawsAt": Time, "listsAt": Time });
const ShareDraw = object({ "commitment": text, "seed": nullable(text), "entriesHash": nullable(text), "entries": integer, "appliedLots": integer, "allottedLots": nullable(integer) });
const ShareDocument = object({ "id": oneOf(["summary","draw","risks","terms"]), "title": Name, "text": Text });
const ShareEntryId = text;
const ShareSubscriptionStatus = oneOf(["waiting","cancelled","notAllotted","allotted","listed"]);
const ShareLots = integer;
const ShareSubscription = object({ "id": EntryId, "offerId": RowId, "entryId": ShareEntryId, "productId": RowId, "productType": ProductType, "productCode": ProductCode, "productName": Name, "productNameLang": LocalizedText, "productImg": optional(AssetPath), "status": ShareSubscriptionStatus, "price": PositiveAmount, "lotSize": PositiveAmount, "feeRate": Rate, "currencyId": CurrencyId, "currencyName": Name, "lots": ShareLots, "shares": PositiveAmount, "held": PositiveAmount, "allottedLots": nullable(integer), "allottedShares": nullable(Amount), "cost": nullable(Amount), "fee": nullable(Amount), "refund": nullable(Amount), "createdAt": Time, "closesAt": Time, "drawsAt": Time, "listsAt": Time, "settledAt": nullable(Time), "listedAt": nullable(Time) });
const ShareOfferDetail = object({ "offer": ShareOffer, "draw": ShareDraw, "documents": list(ShareDocument), "mine": nullable(ShareSubscription) });
const ShareEntry = object({ "id": ShareEntryId, "origin": oneOf(["account","sandbox"]), "lots": ShareLots, "allottedLots": nullable(integer) });
const ShareProblem = object({ "field": oneOf(["offer","lots"]), "msg": text, "params": optional(map(text)) });
const SharePreview = object({ "offerId": RowId, "lots": ShareLots, "shares": PositiveAmount, "price": PositiveAmount, "lotSize": PositiveAmount, "feeRate": Rate, "currencyId": CurrencyId, "currencyName": Name, "cost": PositiveAmount, "fee": Amount, "held": PositiveAmount, "available": Amount, "closesAt": Time, "drawsAt": Time, "listsAt": Time, "problem": nullable(ShareProblem) });
const Html = text;
const Question = object({ "id": RowId, "category": oneOf(["account","money","trading","earning","safety"]), "question": text, "answer": Html });
const RichTextName = oneOf(["about","terms","privacy","risk","fees","accessibility"]);
const RichText = object({ "name": RichTextName, "title": text, "content": Html, "updatedAt": Time });
const ServiceMessage = object({ "id": EntryId, "sender": oneOf(["account","desk"]), "text": text, "pictureId": nullable(EntryId), "createdAt": Time, "readAt": nullable(Time) });

/** How the answers of these operations are read. */
export const readers = {
  "/api/auth/sendCode": withData(CodeSent),
  "/api/auth/register": withData(Session),
  "/api/auth/login": withData(Session),
  "/api/auth/secondStep": withData(Session),
  "/api/auth/beginPasskeySignIn": withData(PasskeyOptions),
  "/api/auth/signInWithPasskey": withData(Session),
  "/api/auth/sendPasswordCode": withData(CodeSent),
  "/api/auth/resetPassword": withData(Session),
  "/api/userInfo/getUserInfo": withData(UserInfo),
  "/api/userInfo/rename": withData(UserInfo),
  "/api/userInfo/personCenterPanelData": withData(AssetPanel),
  "/api/userInfo/isSetWithPwd": withData(boolean),
  "/api/userInfo/userBalance": withData(UserBalance),
  "/api/siteMessage/notReadMessageCount": withData(integer),
  "/api/alert/list": withRows(PriceAlert),
  "/api/alert/create": withData(PriceAlert),
  "/api/alert/change": withData(PriceAlert),
  "/api/note/list": withRows(Note),
  "/api/siteMessage/list": withRows(AccountMessage),
  "/api/siteMessage/detail": withData(AccountMessage),
  "/api/siteMessage/push": withData(PushSettings),
  "/api/siteMessage/push/subscribe": withData(PushSettings),
  "/api/siteMessage/push/unsubscribe": withData(PushSettings),
  "/api/siteMessage/read": withData(integer),
  "/api/siteMessage/readAll": withData(integer),
  "/api/security/detail": withData(Security),
  "/api/security/changePassword": withData(Ended),
  "/api/security/sessions": withRows(OpenSession),
  "/api/security/endOtherSessions": withData(Ended),
  "/api/security/beginTwoStep": withData(TwoStepKey),
  "/api/security/confirmTwoStep": withData(RecoveryCodes),
  "/api/security/renewRecoveryCodes": withData(RecoveryCodes),
  "/api/security/passkeys": withRows(Passkey),
  "/api/security/beginPasskey": withData(PasskeyOptions),
  "/api/security/addPasskey": withData(Passkey),
  "/api/security/beginStepUp": withData(StepUpOptions),
  "/api/security/confirmStepUp": withData(StepUp),
  "/api/security/safety": withData(AccountSafety),
  "/api/security/freeze": withData(AccountSafety),
  "/api/security/unfreeze": withData(AccountSafety),
  "/api/security/setAddressRest": withData(AccountSafety),
  "/api/account/exportParts": withRows(ExportPart),
  "/api/account/export": withRows(ExportRow),
  "/api/account/closing": withData(Closing),
  "/api/identity/detail": withData(Identity),
  "/api/identity/submitBasic": withData(Identity),
  "/api/identity/submitAdvanced": withData(Identity),
  "/api/userBibiAssets/list": withRows(BibiAsset),
  "/api/bankPropertyConfig/list": withRows(BankProperty),
  "/api/currencyExchangeRate/getExchangeInfo": withData(ExchangeInfo),
  "/api/userBalance/list": withRows(CurrencyBalance),
  "/api/userInfo/allocation": withData(Allocation),
  "/api/userInfo/equityCurve": withData(EquityCurve),
  "/api/userInfo/dayResults": withRows(DayResult),
  "/api/userInfo/dayChange": withData(DayChange),
  "/api/userInfo/realisedReport": withData(RealisedReport),
  "/api/userInfo/realisedGains": withRows(RealisedGain),
  "/api/userInfo/costMethod/choose": withData(CostMethodForm),
  "/api/exchange/terms": withData(ExchangeTerms),
  "/api/exchange/preview": withData(ExchangePreview),
  "/api/exchange/create": withData(Exchange),
  "/api/exchange/list": withRows(Exchange),
  "/api/walletLog/list": withRows(LedgerEntry),
  "/api/liability/list": withRows(LiabilityRoot),
  "/api/liability/proof": withData(LiabilityProof),
  "/api/rechargeChannelConfig/list": withRows(RechargeChannel),
  "/api/withdrawChannelConfig/list": withRows(WithdrawChannel),
  "/api/recharge/create": withData(Deposit),
  "/api/recharge/detail": withData(Deposit),
  "/api/recharge/cancel": withData(Deposit),
  "/api/recharge/linePay": withData(Deposit),
  "/api/recharge/list": withRows(Deposit),
  "/api/upload/file": withData(Upload),
  "/api/bankCard/list": withRows(BankCard),
  "/api/bankCard/bind": withData(BankCard),
  "/api/walletAddress/list": withRows(WalletAddress),
  "/api/walletAddress/bind": withData(WalletAddress),
  "/api/withdrawPassword/state": withData(WithdrawPasswordState),
  "/api/withdrawPassword/set": withData(WithdrawPasswordState),
  "/api/withdrawPassword/change": withData(WithdrawPasswordState),
  "/api/withdrawPassword/code": withData(CodeSent),
  "/api/withdrawPassword/reset": withData(WithdrawPasswordState),
  "/api/withdraw/preview": withData(WithdrawalPreview),
  "/api/withdraw/create": withData(Withdrawal),
  "/api/withdraw/cancel": withData(Withdrawal),
  "/api/withdraw/list": withRows(Withdrawal),
  "/api/withdraw/detail": withData(Withdrawal),
  "/api/userProductOption/list": withRows(Product),
  "/api/userProductOption/groups": withRows(WatchlistGroup),
  "/api/product/candles": withData(CandlePage),
  "/api/product/depth": withData(Depth),
  "/api/product/trades": withData(TradeList),
  "/api/market/days": withRows(MarketDay),
  "/api/market/terms": withData(MarketTerms),
  "/api/fastTradeOrderOptions/list": withRows(FastTradeOption),
  "/api/spotOrder/preview": withData(SpotPreview),
  "/api/spotOrder/place": withData(SpotOrder),
  "/api/spotOrder/cancel": withData(SpotOrder),
  "/api/spotOrder/list": withRows(SpotOrder),
  "/api/spotHolding/list": withRows(Holding),
  "/api/bibiPair/list": withRows(BibiPair),
  "/api/bibiOrder/preview": withData(BibiPreview),
  "/api/bibiOrder/place": withData(BibiOrder),
  "/api/bibiOrder/cancel": withData(BibiOrder),
  "/api/bibiOrder/list": withRows(BibiOrder),
  "/api/contract/rules": withData(ContractRules),
  "/api/contract/liquidationNotice": withData(LiquidationNotice),
  "/api/contract/liquidationNotice/choose": withData(LiquidationNotice),
  "/api/contractOrder/preview": withData(ContractPreview),
  "/api/contractOrder/place": withData(ContractOrder),
  "/api/contractOrder/cancel": withData(ContractOrder),
  "/api/contractOrder/list": withRows(ContractOrder),
  "/api/contractPosition/list": withRows(ContractPosition),
  "/api/contractPosition/history": withRows(ContractPosition),
  "/api/contractPosition/detail": withData(ContractPositionDetail),
  "/api/contractPosition/close": withData(ContractClosedPart),
  "/api/contractPosition/addMargin": withData(ContractPosition),
  "/api/contractPosition/setExits": withData(ContractPosition),
  "/api/quickOrder/preview": withData(QuickPreview),
  "/api/quickOrder/place": withData(QuickOrder),
  "/api/quickOrder/list": withRows(QuickOrder),
  "/api/tradingLimits/detail": withData(TradingLimits),
  "/api/tradingLimits/set": withData(TradingLimits),
  "/api/trader/list": withRows(Trader),
  "/api/trader/detail": withData(TraderDetail),
  "/api/trader/trades": withRows(TraderTrade),
  "/api/trader/become": withData(Trader),
  "/api/follow/start": withData(Follow),
  "/api/follow/change": withData(Follow),
  "/api/follow/stop": withData(Follow),
  "/api/follow/list": withRows(Follow),
  "/api/follow/copies": withRows(CopiedOrder),
  "/api/loanProduct/list": withRows(LoanProduct),
  "/api/loan/preview": withData(LoanPreview),
  "/api/loan/apply": withData(Loan),
  "/api/loan/withdraw": withData(Loan),
  "/api/loan/list": withRows(Loan),
  "/api/loan/detail": withData(LoanDetail),
  "/api/loan/repay": withData(Loan),
  "/api/loanPayment/list": withRows(LoanPayment),
  "/api/pledgeProduct/list": withRows(EarningProduct),
  "/api/pledgeProduct/detail": withData(EarningProduct),
  "/api/pledgeOrder/preview": withData(EarningPreview),
  "/api/pledgeOrder/place": withData(EarningOrder),
  "/api/pledgeOrder/list": withRows(EarningOrder),
  "/api/pledgeOrder/previewRedemption": withData(EarningExit),
  "/api/pledgeOrder/redeem": withData(EarningOrder),
  "/api/pledgeInterest/list": withRows(EarningAccrual),
  "/api/lockMining/totals": withRows(EarningTotal),
  "/api/lockMiningProduct/list": withRows(EarningProduct),
  "/api/lockMiningProduct/detail": withData(EarningProduct),
  "/api/lockMiningOrder/preview": withData(EarningPreview),
  "/api/lockMiningOrder/place": withData(EarningOrder),
  "/api/lockMiningOrder/list": withRows(EarningOrder),
  "/api/lockMiningOrder/previewRelease": withData(EarningExit),
  "/api/lockMiningOrder/release": withData(EarningOrder),
  "/api/lockMiningOutput/list": withRows(EarningAccrual),
  "/api/team/detail": withData(Team),
  "/api/team/members": withRows(TeamMember),
  "/api/award/list": withRows(Award),
  "/api/award/totals": withRows(AwardTotal),
  "/api/welfareTask/list": withRows(WelfareTask),
  "/api/welfareTask/claim": withData(WelfareTask),
  "/api/voucher/list": withRows(Voucher),
  "/api/activity/list": withRows(Activity),
  "/api/activity/detail": withData(ActivityDetail),
  "/api/activity/join": withData(Activity),
  "/api/activity/results": withRows(ActivityResult),
  "/api/newShares/list": withRows(ShareOffer),
  "/api/newShares/detail": withData(ShareOfferDetail),
  "/api/newShares/entries": withRows(ShareEntry),
  "/api/newShares/preview": withData(SharePreview),
  "/api/newShares/subscribe": withData(ShareSubscription),
  "/api/newShares/cancel": withData(ShareSubscription),
  "/api/newShares/his": withRows(ShareSubscription),
  "/api/question/list": withRows(Question),
  "/api/richText/detail": withData(RichText),
  "/api/service/list": withRows(ServiceMessage),
  "/api/service/send": withData(ServiceMessage),
  "/api/service/read": withData(integer),
  "/api/service/unread": withData(integer),
};
