/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type AcceptLanguageParameter = LanguageCode;

/**
 * Email address, or phone number with country code.
 * @minLength 5
 * @maxLength 100
 * @pattern ^([^\s@\u0000]+@[^\s@.\u0000]+(\.[^\s@.\u0000]+)+|[^\s@A-Za-z0-9\u0000]*([0-9][^\s@A-Za-z0-9\u0000]*){7,17})$
 */
export type Account = string;

/**
 * A message sent to the account.
 */
export interface AccountMessage {
  id: EntryId;
  kind: AccountMessageKind;
  /**
     * Values for the text, such as the browser of a new device, or amount and currency of a deposit. `order_rejected` has `product` (code of a
     * product or pair), `reason` (a message key) and, if known, `market` (spot, contract or bibi). `order_cancelled` is of an order that its owner
     * did not cancel, such as a day order whose day has ended, and has the same. `price_alert` has
     * `product`, `condition`, `value`, `price` and `time` (when the market reached it, milliseconds since 1970 UTC).
     * `order_filled` is of an order that was open and has `product`, `market`, `price`, `quantity` and `currency`. The messages of a position have `product`,
     * `price` and `profit`, in USDT; `liquidation_near` has `product`, `price`, `liquidation` (the liquidation price), `percent` (how far away it is, of
     * the price) and `time`.
     * `password_recovered` has `time`, until when withdrawals rest; `account_unfreezing` and `address_rest_off` the `time` when
     * the freeze or the rest ends (milliseconds since 1970 UTC).
     */
  params: AccountMessageParams;
  createdAt: Time;
  readAt: Time | null;
}

/**
 * Event type. The app provides the text for each; `params` fills its placeholders.
 */
export type AccountMessageKind = typeof AccountMessageKind[keyof typeof AccountMessageKind];


export const AccountMessageKind = {
  new_device: 'new_device',
  password_changed: 'password_changed',
  password_recovered: 'password_recovered',
  account_frozen: 'account_frozen',
  account_unfreezing: 'account_unfreezing',
  address_rest_on: 'address_rest_on',
  address_rest_off: 'address_rest_off',
  two_step_on: 'two_step_on',
  two_step_off: 'two_step_off',
  recovery_code_used: 'recovery_code_used',
  passkey_added: 'passkey_added',
  passkey_removed: 'passkey_removed',
  withdraw_password_changed: 'withdraw_password_changed',
  identity_approved: 'identity_approved',
  identity_refused: 'identity_refused',
  deposit_approved: 'deposit_approved',
  deposit_rejected: 'deposit_rejected',
  withdrawal_completed: 'withdrawal_completed',
  withdrawal_refused: 'withdrawal_refused',
  loan_approved: 'loan_approved',
  loan_refused: 'loan_refused',
  loan_instalment: 'loan_instalment',
  loan_overdue: 'loan_overdue',
  loan_called: 'loan_called',
  loan_repaid: 'loan_repaid',
  shares_allotted: 'shares_allotted',
  shares_not_allotted: 'shares_not_allotted',
  order_rejected: 'order_rejected',
  price_alert: 'price_alert',
  order_filled: 'order_filled',
  order_cancelled: 'order_cancelled',
  take_profit_hit: 'take_profit_hit',
  stop_loss_hit: 'stop_loss_hit',
  position_liquidated: 'position_liquidated',
  liquidation_near: 'liquidation_near',
} as const;

/**
 * Values for the text, such as the browser of a new device, or amount and currency of a deposit. `order_rejected` has `product` (code of a
 * product or pair), `reason` (a message key) and, if known, `market` (spot, contract or bibi). `order_cancelled` is of an order that its owner
 * did not cancel, such as a day order whose day has ended, and has the same. `price_alert` has
 * `product`, `condition`, `value`, `price` and `time` (when the market reached it, milliseconds since 1970 UTC).
 * `order_filled` is of an order that was open and has `product`, `market`, `price`, `quantity` and `currency`. The messages of a position have `product`,
 * `price` and `profit`, in USDT; `liquidation_near` has `product`, `price`, `liquidation` (the liquidation price), `percent` (how far away it is, of
 * the price) and `time`.
 * `password_recovered` has `time`, until when withdrawals rest; `account_unfreezing` and `address_rest_off` the `time` when
 * the freeze or the rest ends (milliseconds since 1970 UTC).
 */
export type AccountMessageParams = {[key: string]: string};

export interface AccountSafety {
  /** Null if the account is not frozen. */
  frozenSince: Time | null;
  /** When the freeze ends; null if nobody has asked for that. */
  unfreezesAt: Time | null;
  /** Withdrawals are possible from this time; null if they are possible now. */
  withdrawalsFrom: Time | null;
  /** Null if new cards and addresses can be used at once. */
  addressRestSince: Time | null;
  /** When that rest is turned off; null if nobody has asked for that. */
  addressRestEnds: Time | null;
}

export interface AccountSafetyAnswer {
  code: SuccessCode;
  msg: Message;
  data: AccountSafety;
}

/**
 * A free price forecast: what a product will cost at `endsAt`. Forecasts are ranked by their distance from the product's price at `endsAt`,
 * closest first; in a tie, the earlier forecast ranks higher.
 */
export interface Activity {
  id: RowId;
  title: Name;
  summary: Text;
  state: ActivityState;
  /** Whether it can be joined now. */
  isOpen: boolean;
  productType: ProductType;
  productCode: ProductCode;
  /** Joining opens (inclusive). */
  startsAt: Time;
  /** Joining closes (exclusive). */
  joinUntil: Time;
  /** Time of the final price. */
  endsAt: Time;
  /** @maxItems 100 */
  prizes: ActivityPrize[];
  currencyName: Name;
  participants: Total;
  /** Final price; null until the results are published. */
  closePrice: PositiveAmount | null;
  myForecast: PositiveAmount | null;
  myRank: Total | null;
}

export interface ActivityAnswer {
  code: SuccessCode;
  msg: Message;
  data: Activity;
}

export interface ActivityDetail {
  activity: Activity;
  /**
     * Rich text (HTML) in the requested language; sanitize it before display.
     * @maxLength 20000
     */
  content: string;
  /** One tenth of the product's current price. */
  minForecast: PositiveAmount;
  /** Ten times the product's current price. */
  maxForecast: PositiveAmount;
  /**
     * Decimals of a forecast.
     * @minimum 0
     * @maximum 11
     */
  priceScale: number;
}

export interface ActivityDetailAnswer {
  code: SuccessCode;
  msg: Message;
  data: ActivityDetail;
}

export interface ActivityJoinRequest {
  id: RowId;
  forecast: Forecast;
  idempotencyKey?: IdempotencyKey;
}

export interface ActivityPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: Activity[];
  total: Total;
}

export interface ActivityPrize {
  /**
     * @minimum 1
     * @maximum 100
     */
  rank: number;
  amount: PositiveAmount;
}

export interface ActivityResult {
  /**
     * @minimum 1
     * @maximum 1000000000
     */
  rank: number;
  /** Masked. */
  name: Name;
  forecast: PositiveAmount;
  /** Absolute distance from the final price. */
  distance: Amount;
  joinedAt: Time;
  prize: PositiveAmount | null;
  isMine: boolean;
}

export interface ActivityResultPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: ActivityResult[];
  total: Total;
}

export type ActivityState = typeof ActivityState[keyof typeof ActivityState];


export const ActivityState = {
  upcoming: 'upcoming',
  running: 'running',
  ended: 'ended',
} as const;

/**
 * @maxLength 90
 * @pattern ^[A-Za-z0-9]{20,90}$
 */
export type Address = string;

export interface AddressRestRequest {
  isOn: Flag;
}

/**
 * Network, one of those in walletAddressType of the currency.
 * @maxLength 64
 * @pattern ^[A-Za-z0-9-]{1,64}$
 */
export type AddressType = string;

export interface Advanced {
  status: IdentityStatus;
  reason: Reason | null;
  front: EntryId;
  back: EntryId | null;
  holding: EntryId;
  /**
     * @minLength 1
     * @maxLength 300
     */
  address: string;
  placeName: PlaceName | null;
  latitude: Latitude | null;
  longitude: Longitude | null;
  submittedAt: Time;
  reviewedAt: Time | null;
}

export interface AdvancedRequest {
  front: EntryId;
  back?: EntryId;
  holding: EntryId;
  /**
     * @minLength 1
     * @maxLength 300
     * @pattern ^[^\u0000]*$
     */
  address: string;
  placeName?: PlaceName;
  latitude?: Latitude;
  longitude?: Longitude;
}

/**
 * An amount shown in the preview and confirmed: zero or positive.
 * @maxLength 21
 * @pattern ^(0|[1-9][0-9]{0,11})(\.[0-9]{1,8})?$
 */
export type AgreedAmount = string;

export interface AlertAnswer {
  code: SuccessCode;
  msg: Message;
  data: PriceAlert;
}

/**
 * What the alert waits for. `above`, `below`: the price reaches or passes `value`, in USDT. `rise`, `fall`: the change since the previous
 * day's close, as in `changeRate`, reaches or passes `value` percent upwards or downwards.
 */
export type AlertCondition = typeof AlertCondition[keyof typeof AlertCondition];


export const AlertCondition = {
  above: 'above',
  below: 'below',
  rise: 'rise',
  fall: 'fall',
} as const;

export interface AlertPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: PriceAlert[];
  total: Total;
}

/**
 * A price in USDT, or a percentage with at most two decimals. Above zero; out of range is rejected with 422 and the bound, and more
 * decimals than the product's price has with `hint_off_step`.
 * @maxLength 40
 * @pattern ^(0\.0{0,17}[1-9][0-9]{0,17}|[1-9][0-9]{0,7}(\.[0-9]{1,18})?)$
 */
export type AlertValue = string;

export interface Allocation {
  currencyId: CurrencyId;
  total: Decimal;
  /**
     * @minItems 9
     * @maxItems 9
     */
  parts: AllocationPart[];
  time: Time;
}

export interface AllocationAnswer {
  code: SuccessCode;
  msg: Message;
  data: Allocation;
}

export interface AllocationPart {
  /**
     * `available`: USDT; `held`: USDT on hold for open orders and withdrawals; `margin`: margin of open contract positions; `currencies`: other
     * currencies; `stocks`, `coins`, `futures`, `forex`: holdings; `contractProfit`: unrealized P&L of open positions, may be negative.
     */
  kind: AllocationPartKind;
  /** In USDT. */
  value: Decimal;
}

/**
 * `available`: USDT; `held`: USDT on hold for open orders and withdrawals; `margin`: margin of open contract positions; `currencies`: other
 * currencies; `stocks`, `coins`, `futures`, `forex`: holdings; `contractProfit`: unrealized P&L of open positions, may be negative.
 */
export type AllocationPartKind = typeof AllocationPartKind[keyof typeof AllocationPartKind];


export const AllocationPartKind = {
  available: 'available',
  held: 'held',
  margin: 'margin',
  currencies: 'currencies',
  stocks: 'stocks',
  coins: 'coins',
  futures: 'futures',
  forex: 'forex',
  contractProfit: 'contractProfit',
} as const;

/**
 * Exact decimal, zero or positive.
 * @maxLength 40
 * @pattern ^(0|[1-9][0-9]{0,17})(\.[0-9]{1,18})?$
 */
export type Amount = string;

export interface AppConfigPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: AppConfigRow[];
  total: Total;
}

export interface AppConfigRow {
  id: RowId;
  /**
     * @maxLength 128
     * @pattern ^[/][A-Za-z0-9/_-]*$
     */
  pagePath: string;
  /**
     * Block it belongs to, such as banner or quickEntry.
     * @pattern ^[a-z][A-Za-z0-9]{0,63}$
     */
  module: string;
  /**
     * Row name; a switch with this description and status 1 hides the row.
     * @minLength 1
     * @maxLength 128
     */
  desc: string;
  isVisible: Flag;
  /**
     * @minimum 0
     * @maximum 100000
     */
  sort: number;
  /** In the requested language. */
  title: Text | null;
  subtitle: Text | null;
  image: AssetPath | null;
  link: AppLink | null;
}

/**
 * App route, or an https URL.
 * @maxLength 500
 * @pattern ^([/][A-Za-z0-9._~/?=&%-]*|https://[^\s]+)$
 */
export type AppLink = string;

/**
 * Currency ID; null for a coin, which `productId` identifies.
 */
export type AssetCurrency = CurrencyId | null;

export interface AssetPanel {
  currencyId: CurrencyId;
  /** Margin of open contracts. */
  allMarginAmount: Amount;
  /** Unrealized P&L of all holdings and positions. */
  profitAndLose: Decimal;
  /** Change of the account value since 00:00 UTC, without what was paid in or out; see getDayChange. */
  profitAndLoseToday: Decimal;
  /** Account value, in the given currency. */
  userBalanceConvert: Amount;
  time: Time;
}

export interface AssetPanelAnswer {
  code: SuccessCode;
  msg: Message;
  data: AssetPanel;
}

/**
 * Path on the current server line, or an https URL.
 * @maxLength 500
 * @pattern ^([/][A-Za-z0-9._~/%-]*|https://[^\s]+)$
 */
export type AssetPath = string;

/**
 * Product ID of the coin; null for a currency.
 */
export type AssetProduct = RowId | null;

/**
 * What happens to copied positions when copying stops automatically.
 */
export type AtStop = typeof AtStop[keyof typeof AtStop];


export const AtStop = {
  keep: 'keep',
  close: 'close',
} as const;

/**
 * A reward paid by the operator, booked as one ledger entry of type `award` that refers to it. Fields state what it was paid for; fields that
 * do not apply to its kind are null.
 */
export interface Award {
  id: EntryId;
  kind: AwardKind;
  amount: PositiveAmount;
  currencyName: Name;
  /** Booking time. */
  time: Time;
  /** team: level of the member. */
  level: TeamLevelNumber | null;
  /** team: masked name. */
  memberName: Name | null;
  /** team: start of the UTC day on which the fees were paid. */
  day: Time | null;
  /** team: fees the member paid on that day, without those given back by vouchers. voucher: fee of the order. */
  base: PositiveAmount | null;
  /** team: commission rate; the amount is base × rate, truncated to 6 decimals. */
  rate: Rate | null;
  /** voucher: spot order whose fee is rebated. */
  orderId: EntryId | null;
  /** task and voucher: task that granted it. */
  taskCode: TaskCode | null;
  activityId: RowId | null;
  /** activity: rank of the prize. */
  rank: Total | null;
}

/**
 * `team`: commission on fees paid by a team member; `task`: bonus for a task; `voucher`: fee rebate from a voucher; `activity`: prize
 */
export type AwardKind = typeof AwardKind[keyof typeof AwardKind];


export const AwardKind = {
  team: 'team',
  task: 'task',
  voucher: 'voucher',
  activity: 'activity',
} as const;

export interface AwardPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: Award[];
  total: Total;
}

export interface AwardTotal {
  kind: AwardKind;
  count: Total;
  amount: Amount;
  currencyName: Name;
}

export interface AwardTotalPage {
  code: SuccessCode;
  msg: Message;
  /**
     * @minItems 4
     * @maxItems 4
     */
  rows: AwardTotal[];
  total: Total;
}

export interface BalancePage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: CurrencyBalance[];
  total: Total;
}

export interface BankCard {
  id: EntryId;
  /**
     * In capitals, without spaces. A feature switch controls how much of it the app shows.
     * @minLength 1
     * @maxLength 34
     */
  cardNumber: string;
  /**
     * Submitted values, in the order of the card's configuration.
     * @maxItems 50
     */
  properties: BankCardProperty[];
  createdAt: Time;
  /** While it rests, from when money can be withdrawn to it; otherwise null. */
  usableFrom?: Time | null;
}

export interface BankCardAnswer {
  code: SuccessCode;
  msg: Message;
  data: BankCard;
}

export interface BankCardPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: BankCard[];
  total: Total;
}

export interface BankCardProperty {
  /**
     * @maxLength 32
     * @pattern ^[A-Za-z][A-Za-z0-9]{0,31}$
     */
  propertyKey: string;
  propertyName: Name;
  /**
     * @minLength 1
     * @maxLength 128
     */
  value: string;
}

export interface BankCardRequest {
  /**
     * JSON object of strings by propertyKey. Form fields are flat, and the keys are configured by the operator.
     * @minLength 2
     * @maxLength 8000
     * @pattern ^\{.*\}$
     */
  properties: string;
  code?: SecondCode;
}

export interface BankProperty {
  id: RowId;
  /**
     * @minimum 0
     * @maximum 9
     */
  configType: number;
  /** @pattern ^[a-zA-Z][a-zA-Z0-9]{0,63}$ */
  propertyKey: string;
  propertyName: Name;
  isRequired: Flag;
  /**
     * @minimum 0
     * @maximum 100000
     */
  sort: number;
}

export interface BankPropertyPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: BankProperty[];
  total: Total;
}

export interface Basic {
  status: IdentityStatus;
  reason: Reason | null;
  country: Country;
  name: PersonName;
  documentKind: DocumentKind;
  /**
     * Last characters of the document number; the rest is never returned.
     * @minLength 1
     * @maxLength 4
     */
  documentEnd: string;
  birthDate: BirthDate;
  submittedAt: Time;
  reviewedAt: Time | null;
}

export interface BasicRequest {
  country: Country;
  name: PersonName;
  documentKind: DocumentKind;
  /**
     * @minLength 1
     * @maxLength 30
     * @pattern ^[^\u0000]*$
     */
  documentNumber: string;
  birthDate: BirthDate;
}

export interface BecomeTraderRequest {
  nickName: NickName;
  /** Consent to the terms shown by the app: everyone can see and copy these trades. */
  consent: 'yes';
  idempotencyKey?: IdempotencyKey;
}

export type BeginPasskeyBody = { [key: string]: unknown };

export type BeginStepUpBody = { [key: string]: unknown };

export interface BibiAsset {
  productCode: ProductCode;
  bibiAmount: Amount;
  productImg?: AssetPath;
}

export interface BibiAssetPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: BibiAsset[];
  total: Total;
}

export interface BibiCancelRequest {
  id: EntryId;
  idempotencyKey?: IdempotencyKey;
}

export interface BibiOrder {
  id: EntryId;
  pairCode: PairCode;
  baseCode: ProductCode;
  quoteCode: ProductCode;
  baseProductId: RowId;
  quoteProductId: RowId;
  exchangeType: ExchangeType;
  orderType: OrderType;
  status: BibiOrderStatus;
  /** In the base coin. */
  quantity: PositiveAmount;
  limitPrice: PositiveAmount | null;
  fillPrice: PositiveAmount | null;
  /** Price × quantity, in the quote coin: at the fill price, or at the limit price while open. */
  cost: Amount;
  feeRate: Rate;
  /** In the coin received. */
  fee: Amount;
  feeCode: ProductCode;
  /** While open, the amount on hold. */
  paid: Amount;
  paidCode: ProductCode;
  /** After the fee. */
  received: Amount;
  receivedCode: ProductCode;
  /** Price of the base coin in USDT at the fill. */
  basePrice: PositiveAmount | null;
  /** Price of the quote coin in USDT at the fill. */
  quotePrice: PositiveAmount | null;
  /** Value of the amount paid in USDT at the fill; this is the cost of the coins received. */
  value: Amount | null;
  /** Value of the coins paid minus their cost, fees included, in USDT. */
  profit: Decimal | null;
  /** Rejection reason. */
  reason: Message | null;
  createdAt: Time;
  /** Time it was filled or otherwise closed. */
  closedAt: Time | null;
}

export interface BibiOrderAnswer {
  code: SuccessCode;
  msg: Message;
  data: BibiOrder;
}

export interface BibiOrderPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: BibiOrder[];
  total: Total;
}

export type BibiOrderStatus = typeof BibiOrderStatus[keyof typeof BibiOrderStatus];


export const BibiOrderStatus = {
  open: 'open',
  filled: 'filled',
  cancelled: 'cancelled',
  rejected: 'rejected',
} as const;

/**
 * A pair of two coins. Its price is the price of the base coin divided by that of the quote coin, both in USDT and at the same time, truncated
 * to `priceScale` decimals.
 */
export interface BibiPair {
  pairCode: PairCode;
  baseCode: ProductCode;
  quoteCode: ProductCode;
  baseProductId: RowId;
  quoteProductId: RowId;
  baseName: Name;
  /** At least in the requested language and in English. */
  baseNameLang: LocalizedText;
  /**
     * Price decimals.
     * @minimum 0
     * @maximum 15
     */
  priceScale: number;
  /**
     * Decimals of quantities and amounts.
     * @minimum 0
     * @maximum 8
     */
  quantityScale: number;
  /** Maximum order quantity, in the base coin. */
  maxQuantity: PositiveAmount;
  /** Minimum order value, in the quote coin. */
  minAmount: PositiveAmount;
  /** Maximum order value, in the quote coin. */
  maxAmount: PositiveAmount;
  /** Charged in the base coin, which is received. */
  buyFeeRate: Rate;
  /** Charged in the quote coin, which is received. */
  sellFeeRate: Rate;
  price: PositiveAmount;
  /** Time of the older of its two prices. */
  priceTime: Time;
  trading: TradingState;
}

export interface BibiPairPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: BibiPair[];
  total: Total;
}

/**
 * The confirmed order: exactly one of `quantity` and `amount`, as previewed, and the price of the preview. A market order is filled at the
 * current price and fails (460, hint_price_moved) if that is worse than `previewPrice` by more than 0.5%. With `amount`, the quantity is
 * derived from the fill price, or the limit: a purchase never pays more than the amount, a sale never receives less.
 */
export interface BibiPlaceRequest {
  pairCode: PairCode;
  exchangeType: ExchangeType;
  orderType: OrderType;
  /** In the base coin. */
  quantity?: OrderAmount;
  /** In the quote coin. Buying: the maximum to pay. Selling: the minimum to receive, after the fee. */
  amount?: OrderAmount;
  limitPrice?: OrderPrice;
  previewPrice: OrderPrice;
  idempotencyKey?: IdempotencyKey;
}

export interface BibiPreview {
  pairCode: PairCode;
  exchangeType: ExchangeType;
  orderType: OrderType;
  /** Limit price, or current price for a market order. */
  price: PositiveAmount;
  /** Time of the older of the pair's two prices. */
  priceTime: Time;
  /** Current price of the base coin in USDT. */
  basePrice: PositiveAmount;
  /** Current price of the quote coin in USDT. */
  quotePrice: PositiveAmount;
  /** In the base coin. */
  quantity: Amount;
  /** Price × quantity, in the quote coin. */
  cost: Amount;
  feeRate: Rate;
  /** Deducted from the coin received, in that coin. */
  fee: Amount;
  feeCode: ProductCode;
  /** Amount deducted from the balance. */
  paid: Amount;
  paidCode: ProductCode;
  /** Amount credited to the balance, after the fee. */
  received: Amount;
  receivedCode: ProductCode;
  /** Worst price at which it can be filled; for a limit order, its limit price. */
  worstPrice: PositiveAmount;
  /** Amount paid at that price. */
  worstPaid: Amount;
  /** Amount received at that price. */
  worstReceived: Amount;
  /** Current value of the amount paid, in USDT. */
  value: Amount;
  /** Available balance of the coin paid. */
  available: Amount;
  /** Reason why the order cannot be placed; null if it can. */
  problem: BibiProblem | null;
}

export interface BibiPreviewAnswer {
  code: SuccessCode;
  msg: Message;
  data: BibiPreview;
}

/**
 * Exactly one of `quantity` and `amount`; `limitPrice` is required for limit orders and not allowed otherwise.
 */
export interface BibiPreviewRequest {
  pairCode: PairCode;
  /** 1: buy the base coin with the quote coin, 2: sell the base coin for the quote coin */
  exchangeType: ExchangeType;
  orderType: OrderType;
  /** In the base coin. */
  quantity?: OrderAmount;
  /** In the quote coin. Buying: the maximum to pay. Selling: the minimum to receive, after the fee. */
  amount?: OrderAmount;
  limitPrice?: OrderPrice;
}

export interface BibiProblem {
  field: BibiProblemField;
  msg: Message;
  params?: BibiProblemParams;
}

export type BibiProblemField = typeof BibiProblemField[keyof typeof BibiProblemField];


export const BibiProblemField = {
  quantity: 'quantity',
  amount: 'amount',
  limitPrice: 'limitPrice',
  pair: 'pair',
} as const;

export type BibiProblemParams = {[key: string]: string};

/**
 * @maxLength 10
 * @pattern ^[0-9]{4}-[0-9]{2}-[0-9]{2}$
 */
export type BirthDate = string;

/**
 * A month, such as 2026-11.
 * @pattern ^20[0-9]{2}-(0[1-9]|1[0-2])$
 */
export type CalendarMonth = string;

export interface CancelWithdrawalRequest {
  id: EntryId;
  idempotencyKey?: IdempotencyKey;
}

export interface Candle {
  /** Start time. */
  time: Moment;
  open: PositiveAmount;
  high: PositiveAmount;
  low: PositiveAmount;
  close: PositiveAmount;
  volume: Amount;
}

export type CandleInterval = typeof CandleInterval[keyof typeof CandleInterval];


export const CandleInterval = {
  '1m': '1m',
  '5m': '5m',
  '15m': '15m',
  '30m': '30m',
  '1h': '1h',
  '4h': '4h',
  '1d': '1d',
  '1w': '1w',
} as const;

export interface CandlePage {
  productId: RowId;
  interval: CandleInterval;
  /**
     * Oldest first; empty before the start of the history.
     * @maxItems 500
     */
  candles: Candle[];
}

export interface CandlePageAnswer {
  code: SuccessCode;
  msg: Message;
  data: CandlePage;
}

export interface ChangeAlertRequest {
  id: EntryId;
  condition: AlertCondition;
  value: AlertValue;
  isRepeating: Flag;
  isPaused: Flag;
}

export interface ChangeFollowRequest {
  id: EntryId;
  sizing: Sizing;
  /** With sizing `amount`: maximum taken from the balance per copied order, fees included. */
  amount?: LimitAmount;
  /** With sizing `ratio`. */
  ratio?: Ratio;
  /** Maximum total amount in copied positions at any time. */
  totalLimit: LimitAmount;
  /** Copying stops automatically once the loss reaches this amount, open positions included. */
  maxLoss: LimitAmount;
  /** Maximum difference from the trader's price to the copier's disadvantage; an opening at a worse price is not copied. */
  slippage: Slippage;
  ways: FollowWays;
  productTypes: ProductTypes;
  atStop: AtStop;
  idempotencyKey?: IdempotencyKey;
}

export interface ChangeWithdrawPasswordRequest {
  /**
     * Six digits.
     * @maxLength 6
     * @pattern ^[0-9]{6}$
     */
  withdrawPassword: string;
  /**
     * Six digits.
     * @maxLength 6
     * @pattern ^[0-9]{6}$
     */
  newWithdrawPassword: string;
  code?: SecondCode;
}

export interface ClaimRequest {
  code: TaskCode;
  idempotencyKey?: IdempotencyKey;
}

export interface Closing {
  /** @maxItems 1000 */
  reasons: ClosingReason[];
  /**
     * Balances that are too small to be withdrawn, also after an exchange; closing the account gives them up.
     * @maxItems 100
     */
  remainder: ClosingAmount[];
}

export interface ClosingAmount {
  /** Name of the currency. */
  name: Name;
  amount: Amount;
}

export interface ClosingAnswer {
  code: SuccessCode;
  msg: Message;
  data: Closing;
}

export interface ClosingProof {
  /**
     * @minLength 1
     * @maxLength 64
     */
  password: string;
  /**
     * Six-digit code from the authenticator app, or a recovery code.
     * @pattern ^[0-9A-Za-z -]{6,20}$
     */
  code?: string;
  confirmation: 'close';
  /**
     * What is given up: the amount and the name of each balance of `remainder` as `getClosing` lists them, joined by a comma and a space, such as `0.3 EUR, 0.52 USDT`. Absent when there is none.
     * @maxLength 1000
     * @pattern ^[0-9.]{1,40} [A-Za-z0-9]{1,20}(, [0-9.]{1,40} [A-Za-z0-9]{1,20}){0,19}$
     */
  remainder?: string;
}

export interface ClosingReason {
  kind: ClosingReasonKind;
  /**
     * @minimum 0
     * @maximum 1000000000
     */
  count: number;
  /** Name of the currency or product, for balances and holdings. */
  name: Name | null;
  amount: Amount | null;
}

export type ClosingReasonKind = typeof ClosingReasonKind[keyof typeof ClosingReasonKind];


export const ClosingReasonKind = {
  balance: 'balance',
  holding: 'holding',
  spotOrder: 'spotOrder',
  bibiOrder: 'bibiOrder',
  contractOrder: 'contractOrder',
  contractPosition: 'contractPosition',
  quickOrder: 'quickOrder',
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  follow: 'follow',
  trader: 'trader',
  earning: 'earning',
  newShare: 'newShare',
  loan: 'loan',
} as const;

export interface CodeRequest {
  account: Account;
  /** Purpose of the code. */
  purpose: CodeRequestPurpose;
  deviceId?: DeviceId;
}

/**
 * Purpose of the code.
 */
export type CodeRequestPurpose = typeof CodeRequestPurpose[keyof typeof CodeRequestPurpose];


export const CodeRequestPurpose = {
  register: 'register',
} as const;

export interface CodeSent {
  /**
     * @minimum 4
     * @maximum 10
     */
  codeLength: number;
  /**
     * Seconds until another code can be requested.
     * @minimum 0
     * @maximum 3600
     */
  resendAfter: number;
  /**
     * Seconds until this code expires.
     * @minimum 1
     * @maximum 86400
     */
  expiresIn: number;
  /**
     * The code itself in a sandbox without an email or SMS service; otherwise null.
     * @nullable
     * @pattern ^[0-9]{4,10}$
     */
  sandboxCode: string | null;
}

export interface CodeSentAnswer {
  code: SuccessCode;
  msg: Message;
  data: CodeSent;
}

export interface ContractCancelRequest {
  id: EntryId;
  idempotencyKey?: IdempotencyKey;
}

export type ContractCloseReason = typeof ContractCloseReason[keyof typeof ContractCloseReason];


export const ContractCloseReason = {
  manual: 'manual',
  takeProfit: 'takeProfit',
  stopLoss: 'stopLoss',
  liquidation: 'liquidation',
  expiry: 'expiry',
} as const;

/**
 * Closes at the market price; fails (460, hint_price_moved) if that is worse than `previewPrice` by more than 0.5%.
 */
export interface ContractCloseRequest {
  id: EntryId;
  /** Quantity to close; the whole position if omitted. */
  quantity?: OrderAmount;
  previewPrice: PreviewPrice;
  idempotencyKey?: IdempotencyKey;
}

/**
 * Result of the closed part, and the remaining position.
 */
export interface ContractClosedPart {
  position: ContractPosition;
  price: PositiveAmount;
  quantity: PositiveAmount;
  /** Margin of the closed part. */
  margin: Amount;
  profit: Decimal;
  fee: Amount;
  /** Margin plus profit minus fee: credited to the available balance. */
  returned: Amount;
  time: Time;
}

export interface ContractClosedPartAnswer {
  code: SuccessCode;
  msg: Message;
  data: ContractClosedPart;
}

/**
 * Long profits when the price rises, short when it falls.
 */
export type ContractDirection = typeof ContractDirection[keyof typeof ContractDirection];


export const ContractDirection = {
  long: 'long',
  short: 'short',
} as const;

/**
 * An omitted value is removed.
 */
export interface ContractExitsRequest {
  id: EntryId;
  takeProfit?: OrderPrice;
  stopLoss?: OrderPrice;
  idempotencyKey?: IdempotencyKey;
}

export interface ContractFill {
  reason: ContractFillReason;
  price: PositiveAmount;
  quantity: PositiveAmount;
  /** Margin put on hold or, for a close, released. */
  margin: Amount;
  profit: Decimal;
  fee: Amount;
  time: Time;
}

export type ContractFillReason = typeof ContractFillReason[keyof typeof ContractFillReason];


export const ContractFillReason = {
  open: 'open',
  manual: 'manual',
  takeProfit: 'takeProfit',
  stopLoss: 'stopLoss',
  liquidation: 'liquidation',
  expiry: 'expiry',
} as const;

export interface ContractFunding {
  time: Time;
  price: PositiveAmount;
  quantity: PositiveAmount;
  rate: SignedRate;
  /** Negative: paid. */
  amount: Decimal;
}

export interface ContractFundingTerms {
  /**
     * Milliseconds between funding times.
     * @minimum 60000
     * @maximum 604800000
     */
  interval: number;
  /** Current rate. */
  rate: SignedRate;
  nextAt: Time;
}

export interface ContractMarginRequest {
  id: EntryId;
  amount: OrderAmount;
  idempotencyKey?: IdempotencyKey;
}

/**
 * An order to open a position. Once filled, the position has the same ID.
 */
export interface ContractOrder {
  id: EntryId;
  productId: RowId;
  productType: ProductType;
  productCode: ProductCode;
  productName: Name;
  productNameLang: LocalizedText;
  productImg?: AssetPath;
  direction: ContractDirection;
  orderType: OrderType;
  status: ContractOrderStatus;
  quantity: PositiveAmount;
  leverage: Leverage;
  limitPrice: NullablePrice | null;
  fillPrice: NullablePrice | null;
  /** At the fill price; at the limit price while open. */
  notional: Amount;
  margin: Amount;
  feeRate: Rate;
  fee: Amount;
  /** Margin plus fee: deducted from the available balance. */
  total: Amount;
  takeProfit: NullablePrice | null;
  stopLoss: NullablePrice | null;
  /** Liquidation price when the position is opened. */
  liquidationPrice: NullablePrice | null;
  currencyId: CurrencyId;
  /** Rejection reason. */
  reason: Message | null;
  createdAt: Time;
  /** Time it was filled or otherwise closed. */
  closedAt: NullableTime | null;
}

export interface ContractOrderAnswer {
  code: SuccessCode;
  msg: Message;
  data: ContractOrder;
}

export interface ContractOrderPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: ContractOrder[];
  total: Total;
}

export interface ContractOrderProblem {
  field: ContractOrderProblemField;
  msg: Message;
  params?: ContractOrderProblemParams;
}

export type ContractOrderProblemField = typeof ContractOrderProblemField[keyof typeof ContractOrderProblemField];


export const ContractOrderProblemField = {
  quantity: 'quantity',
  margin: 'margin',
  limitPrice: 'limitPrice',
  leverage: 'leverage',
  takeProfit: 'takeProfit',
  stopLoss: 'stopLoss',
  product: 'product',
} as const;

export type ContractOrderProblemParams = {[key: string]: string};

export type ContractOrderStatus = typeof ContractOrderStatus[keyof typeof ContractOrderStatus];


export const ContractOrderStatus = {
  open: 'open',
  filled: 'filled',
  cancelled: 'cancelled',
  rejected: 'rejected',
} as const;

/**
 * As for the preview, with the confirmed size and price: exactly one of `quantity` and `margin`. A market order is filled at the current price
 * and fails (460, hint_price_moved) if that is worse than `previewPrice` by more than 0.5%. The quantity of a `margin` is computed at the
 * price of the fill, so that the margin is never more than `margin`.
 */
export interface ContractPlaceRequest {
  productType: ProductType;
  productCode: ProductCode;
  direction: ContractDirection;
  orderType: OrderType;
  leverage: Leverage;
  quantity?: OrderAmount;
  /** Maximum margin; the fee is added to it. */
  margin?: OrderAmount;
  limitPrice?: OrderPrice;
  takeProfit?: OrderPrice;
  stopLoss?: OrderPrice;
  /** An own open order in the same product and direction, which this one takes the place of: it is canceled, and what it keeps on hold counts as available, in the same transaction. If the new order is refused, the old one stays. If the market has already reached its price, it is filled and this request fails (460, hint_order_not_open). */
  replaces?: EntryId;
  previewPrice: PreviewPrice;
  idempotencyKey?: IdempotencyKey;
}

/**
 * A position with its values at `nowPrice`; the app recomputes them as the price moves. Formulas: docs/rules/contract.md.
 */
export interface ContractPosition {
  id: EntryId;
  /** Name of the trader whose order was copied; omitted if it is not a copy. */
  copiedFrom?: NickName;
  productId: RowId;
  productType: ProductType;
  productCode: ProductCode;
  productName: Name;
  productNameLang: LocalizedText;
  productImg: AssetPath;
  direction: ContractDirection;
  status: ContractPositionStatus;
  openedQuantity: PositiveAmount;
  /** Remaining quantity; 0 when closed. */
  quantity: Amount;
  entryPrice: PositiveAmount;
  leverage: Leverage;
  /**
     * @minimum 0
     * @maximum 11
     */
  priceScale: number;
  priceStep: PositiveAmount;
  pointValue: PositiveAmount;
  maintenanceRate: Rate;
  closeFeeRate: Rate;
  /** Margin on hold: the maximum remaining loss. */
  margin: Amount;
  /** Total margin added after opening. */
  marginAdded: Amount;
  /** Current value of the remaining quantity. */
  notional: Amount;
  nowPrice: PositiveAmount;
  /** Unrealized P&L of the remaining quantity, before the closing fee. */
  profit: Decimal;
  /** As a share of the margin. */
  profitRate: Percent;
  /** Realized P&L of the closed parts. */
  realisedProfit: Decimal;
  /** Opening and closing fees. */
  fees: Amount;
  /** Net funding: positive if added to the margin, negative if deducted from it. */
  funding: Decimal;
  takeProfit: NullablePrice | null;
  stopLoss: NullablePrice | null;
  liquidationPrice: NullablePrice | null;
  expiresAt: NullableTime | null;
  nextFundingAt: NullableTime | null;
  /** Reason of the last close. */
  closeReason: ContractCloseReason | null;
  currencyId: CurrencyId;
  openedAt: Time;
  closedAt: NullableTime | null;
  /** Time of the price. */
  time: Time;
}

export interface ContractPositionAnswer {
  code: SuccessCode;
  msg: Message;
  data: ContractPosition;
}

export interface ContractPositionDetail {
  position: ContractPosition;
  /**
     * Newest 500, oldest first.
     * @maxItems 500
     */
  fills: ContractFill[];
  /**
     * Newest 500, oldest first.
     * @maxItems 500
     */
  fundings: ContractFunding[];
}

export interface ContractPositionDetailAnswer {
  code: SuccessCode;
  msg: Message;
  data: ContractPositionDetail;
}

export interface ContractPositionPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: ContractPosition[];
  total: Total;
}

export type ContractPositionStatus = typeof ContractPositionStatus[keyof typeof ContractPositionStatus];


export const ContractPositionStatus = {
  open: 'open',
  closed: 'closed',
} as const;

export interface ContractPreview {
  productId: RowId;
  direction: ContractDirection;
  orderType: OrderType;
  leverage: Leverage;
  price: PositiveAmount;
  priceTime: Time;
  quantity: Amount;
  /** Position value: price × quantity × point value. */
  notional: Amount;
  /** Notional ÷ leverage; put on hold. */
  margin: Amount;
  feeRate: Rate;
  /** Opening fee. */
  fee: Amount;
  /** Margin plus fee: deducted from the available balance. */
  total: Amount;
  /** Rate of the notional value at closing. */
  closeFeeRate: Rate;
  /** Null if no price above zero liquidates the position. */
  liquidationPrice: NullablePrice | null;
  /** Maximum loss: margin plus fee, never more. */
  maxLoss: Amount;
  /** Amount returned at the take profit price, after the closing fee and before funding. */
  takeProfitReturns: Amount | null;
  /** Amount returned at the stop loss price, on the same basis. */
  stopLossReturns: Amount | null;
  expiresAt: NullableTime | null;
  currencyId: CurrencyId;
  available: Amount;
  /** Reason why the order cannot be placed; null if it can. */
  problem: ContractOrderProblem | null;
}

export interface ContractPreviewAnswer {
  code: SuccessCode;
  msg: Message;
  data: ContractPreview;
}

/**
 * Exactly one of `quantity` and `margin`; `limitPrice` is required for limit orders and not allowed otherwise.
 */
export interface ContractPreviewRequest {
  productType: ProductType;
  productCode: ProductCode;
  direction: ContractDirection;
  orderType: OrderType;
  leverage: Leverage;
  quantity?: OrderAmount;
  /** Maximum margin; the fee is extra. */
  margin?: OrderAmount;
  limitPrice?: OrderPrice;
  takeProfit?: OrderPrice;
  stopLoss?: OrderPrice;
  /** An own open order in the same product and direction, which this one takes the place of: it is canceled, and what it keeps on hold counts as available, in the same transaction. If the new order is refused, the old one stays. If the market has already reached its price, it is filled and this request fails (460, hint_order_not_open). */
  replaces?: EntryId;
}

/**
 * Contract rules and fees of a product.
 */
export interface ContractRules {
  productId: RowId;
  productType: ProductType;
  productCode: ProductCode;
  /** Currency of margin, fees and profit. */
  currencyId: CurrencyId;
  /**
     * Price decimals.
     * @minimum 0
     * @maximum 11
     */
  priceScale: number;
  /** Price increment. */
  priceStep: PositiveAmount;
  pipSize: PositiveAmount;
  quantityUnit: ContractRulesQuantityUnit;
  /**
     * @minimum 0
     * @maximum 8
     */
  quantityScale: number;
  /** Quantity increment and minimum quantity. */
  quantityStep: PositiveAmount;
  maxQuantity: PositiveAmount;
  /** Minimum order value. */
  minNotional: PositiveAmount;
  maxNotional: PositiveAmount;
  /** Units of the product per quantity of 1. */
  lotSize: PositiveAmount;
  /** Profit of one unit when the price rises by 1. */
  multiplier: PositiveAmount;
  /** Lot size × multiplier. */
  pointValue: PositiveAmount;
  /** Currency of the price. */
  pricedIn: Name;
  /**
     * Available leverages, ascending.
     * @minItems 1
     * @maxItems 20
     */
  leverages: Leverage[];
  /** Maintenance margin rate: share of the notional value at which a position is liquidated. */
  maintenanceRate: Rate;
  longOpenFeeRate: Rate;
  longCloseFeeRate: Rate;
  shortOpenFeeRate: Rate;
  shortCloseFeeRate: Rate;
  /** Expiry of positions opened now; null if they never expire. */
  expiresAt: NullableTime | null;
  /** Null if the product has no funding. */
  funding: ContractFundingTerms | null;
}

export interface ContractRulesAnswer {
  code: SuccessCode;
  msg: Message;
  data: ContractRules;
}

export type ContractRulesQuantityUnit = typeof ContractRulesQuantityUnit[keyof typeof ContractRulesQuantityUnit];


export const ContractRulesQuantityUnit = {
  share: 'share',
  coin: 'coin',
  contract: 'contract',
  lot: 'lot',
} as const;

/**
 * An own order that copies a trader's order, or the reason why it was not placed.
 */
export interface CopiedOrder {
  id: EntryId;
  followId: EntryId;
  traderId: EntryId;
  nickName: NickName;
  way: CopyWay;
  kind: CopiedOrderKind;
  status: CopyStatus;
  productId: RowId;
  productType: ProductType;
  productCode: ProductCode;
  productName: Name;
  productNameLang: LocalizedText;
  productImg?: AssetPath;
  direction: TradeDirection;
  /** ID of the own order, or of the position that was closed. */
  orderId: EntryId | null;
  quantity: Amount | null;
  price: PositiveAmount | null;
  /** Null if closed by the copier or by a limit. */
  traderPrice: PositiveAmount | null;
  /** Opening: amount taken, fee included. Closing: amount returned. */
  total: Amount | null;
  fee: Amount | null;
  /** Reason why it was not placed, as a message key. */
  reason: Message | null;
  createdAt: Time;
}

export type CopiedOrderKind = typeof CopiedOrderKind[keyof typeof CopiedOrderKind];


export const CopiedOrderKind = {
  open: 'open',
  close: 'close',
} as const;

export interface CopyPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: CopiedOrder[];
  total: Total;
}

export type CopyStatus = typeof CopyStatus[keyof typeof CopyStatus];


export const CopyStatus = {
  placed: 'placed',
  skipped: 'skipped',
} as const;

export type CopyWay = typeof CopyWay[keyof typeof CopyWay];


export const CopyWay = {
  spot: 'spot',
  contract: 'contract',
} as const;

/**
 * `fifo`: first in, first out; `average`: average cost. With both, the oldest units are sold first, which gives the holding period.
 */
export type CostMethod = typeof CostMethod[keyof typeof CostMethod];


export const CostMethod = {
  fifo: 'fifo',
  average: 'average',
} as const;

export interface CostMethodAnswer {
  code: SuccessCode;
  msg: Message;
  data: CostMethodForm;
}

export interface CostMethodForm {
  method: CostMethod;
}

/**
 * ISO 3166-1 two-letter code.
 * @pattern ^[A-Z]{2}$
 */
export type Country = string;

export interface CreateAlertRequest {
  productType: ProductType;
  productCode: ProductCode;
  condition: AlertCondition;
  value: AlertValue;
  isRepeating: Flag;
  idempotencyKey?: IdempotencyKey;
}

export interface CurrencyBalance {
  currencyId: CurrencyId;
  currencyName: Name;
  /** 1: crypto, 2: fiat */
  currencyType: CurrencyBalanceCurrencyType;
  /** Product ID, if it is a tradable coin. */
  productId: RowId | null;
  available: Amount;
  held: Amount;
  /** Available plus held. */
  total: Amount;
  /** Current value of one unit in USDT, as published. */
  rate: PositiveAmount;
  /** Total value in USDT, truncated to 6 decimals. */
  value: Amount;
}

/**
 * 1: crypto, 2: fiat
 */
export type CurrencyBalanceCurrencyType = typeof CurrencyBalanceCurrencyType[keyof typeof CurrencyBalanceCurrencyType];


export const CurrencyBalanceCurrencyType = {
  NUMBER_1: 1,
  NUMBER_2: 2,
} as const;

/**
 * @minimum 1
 * @maximum 9999
 */
export type CurrencyId = number;

/**
 * In USDT. `startValue` + `paidIn` - `paidOut` + `change` = `endValue`, and the lines add up to `change`, exactly.
 */
export interface DayChange {
  currencyId: CurrencyId;
  dayStart: Time;
  time: Time;
  /** Account value at the start of the day. */
  startValue: Amount;
  /** Deposits and paid-out loans since, at the prices of their times. */
  paidIn: Amount;
  /** Withdrawals and repaid principal since, at the prices of their times. */
  paidOut: Amount;
  change: Decimal;
  /** Account value now. */
  endValue: Amount;
  /** @maxItems 1000 */
  lines: DayChangeLine[];
}

export interface DayChangeAnswer {
  code: SuccessCode;
  msg: Message;
  data: DayChange;
}

export interface DayChangeLine {
  /**
     * `holding` and `currency`: value now, plus what was sold, less what was bought and less the value at the start of the day; `contracts`:
     * P&L and funding of contract positions, open and closed; `quick`: quick orders; `fees`: fees charged in USDT, and of withdrawals;
     * `earnings`: pledge interest, lock mining output, early redemption fees; `awards`: rewards; `loans`: interest and late fees of loans;
     * `adjustments`: refunds and corrections by the operator.
     */
  kind: DayChangeLineKind;
  /** Of a holding. */
  productId: RowId | null;
  /** Of a currency. */
  currencyId: CurrencyId | null;
  /** Of a holding or currency. */
  assetName: Name | null;
  /** In USDT; negative: a loss or cost. */
  value: Decimal;
}

/**
 * `holding` and `currency`: value now, plus what was sold, less what was bought and less the value at the start of the day; `contracts`:
 * P&L and funding of contract positions, open and closed; `quick`: quick orders; `fees`: fees charged in USDT, and of withdrawals;
 * `earnings`: pledge interest, lock mining output, early redemption fees; `awards`: rewards; `loans`: interest and late fees of loans;
 * `adjustments`: refunds and corrections by the operator.
 */
export type DayChangeLineKind = typeof DayChangeLineKind[keyof typeof DayChangeLineKind];


export const DayChangeLineKind = {
  holding: 'holding',
  currency: 'currency',
  contracts: 'contracts',
  quick: 'quick',
  fees: 'fees',
  earnings: 'earnings',
  awards: 'awards',
  loans: 'loans',
  adjustments: 'adjustments',
} as const;

/**
 * In USDT.
 */
export interface DayResult {
  dayStart: Time;
  /** Change of the account value in the day, without what was paid in or out. */
  change: Decimal;
  paidIn: Amount;
  paidOut: Amount;
  /** Account value at the end of the day, or now. */
  endValue: Amount;
}

export interface DayResultPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 31 */
  rows: DayResult[];
  total: Total;
}

/**
 * Exact decimal, may be negative.
 * @maxLength 40
 * @pattern ^-?(0|[1-9][0-9]{0,17})(\.[0-9]{1,18})?$
 */
export type Decimal = string;

export interface DeleteAlertRequest {
  id: EntryId;
}

export interface Deposit {
  id: EntryId;
  channelId: RowId;
  channelName: Name;
  currencyId: CurrencyId;
  currencyName: Name;
  amount: PositiveAmount;
  fee: Amount;
  /** Credited to the balance: amount minus fee. */
  credited: Amount;
  /** Coins: product ID; the credited amount is its quantity. */
  productId: RowId | null;
  /** Coins credited: price of one in USDT when credited. */
  price: Decimal | null;
  /** Time of that price. */
  priceTime: Time | null;
  /** Their value at that price in USDT, booked as their cost. */
  value: Amount | null;
  status: DepositStatus;
  /** Rejection reason. */
  reason: Text | null;
  createdAt: Time;
  /** Time it became final. */
  reviewedAt: Time | null;
  /** Type of the deposit method at the time. */
  channelType?: DepositChannelType;
  /** Uploaded proof of payment; readable by its owner. */
  proofId?: EntryId | null;
  /**
     * Block confirmations so far.
     * @minimum 0
     * @maximum 1000
     */
  confirmations?: number;
  /**
     * 0: not a transfer between wallets.
     * @minimum 0
     * @maximum 1000
     */
  confirmationsNeeded?: number;
  /** Online payments: payment deadline. */
  payUntil?: Time | null;
}

export interface DepositAnswer {
  code: SuccessCode;
  msg: Message;
  data: Deposit;
}

export interface DepositCancelRequest {
  id: EntryId;
  idempotencyKey?: IdempotencyKey;
}

/**
 * Type of the deposit method at the time.
 */
export type DepositChannelType = typeof DepositChannelType[keyof typeof DepositChannelType];


export const DepositChannelType = {
  sandbox: 'sandbox',
  bank: 'bank',
  chain: 'chain',
  online: 'online',
} as const;

export interface DepositPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: Deposit[];
  total: Total;
}

export interface DepositPayRequest {
  id: EntryId;
  /** Outcome for the sandbox payment page to report. */
  outcome: DepositPayRequestOutcome;
  idempotencyKey?: IdempotencyKey;
}

/**
 * Outcome for the sandbox payment page to report.
 */
export type DepositPayRequestOutcome = typeof DepositPayRequestOutcome[keyof typeof DepositPayRequestOutcome];


export const DepositPayRequestOutcome = {
  paid: 'paid',
  failed: 'failed',
} as const;

export interface DepositRequest {
  channelId: RowId;
  /**
     * In the currency of the deposit method, with up to its number of decimals (default 2).
     * @maxLength 21
     * @pattern ^(0|[1-9][0-9]{0,11})(\.[0-9]{1,8})?$
     */
  amount: string;
  /** An unused upload with the purpose deposit-proof; required if the deposit method asks for it. */
  proofId?: EntryId;
  idempotencyKey?: IdempotencyKey;
}

/**
 * unpaid: waiting for an online payment; pending: waiting for the operator. The other three are final; only approved changes the balance.
 */
export type DepositStatus = typeof DepositStatus[keyof typeof DepositStatus];


export const DepositStatus = {
  unpaid: 'unpaid',
  pending: 'pending',
  approved: 'approved',
  rejected: 'rejected',
  cancelled: 'cancelled',
} as const;

export interface Depth {
  productId: RowId;
  /** Time of the price between best bid and best ask. */
  time: Time;
  /**
     * Highest first. Fewer than 20 if the price is within 20 steps of zero.
     * @maxItems 20
     */
  bids: DepthLevel[];
  /**
     * Lowest first; the first is the current price.
     * @maxItems 20
     */
  asks: DepthLevel[];
}

export interface DepthAnswer {
  code: SuccessCode;
  msg: Message;
  data: Depth;
}

export interface DepthLevel {
  price: PositiveAmount;
  quantity: PositiveAmount;
}

/**
 * Random ID stored on the device by the app, used to detect sign-ins from new devices.
 * @maxLength 36
 * @pattern ^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$
 */
export type DeviceId = string;

/**
 * 1: buy, wins if the price is higher at expiry. 2: sell, wins if it is lower.
 */
export type Direction = typeof Direction[keyof typeof Direction];


export const Direction = {
  NUMBER_1: 1,
  NUMBER_2: 2,
} as const;

export type DocumentKind = typeof DocumentKind[keyof typeof DocumentKind];


export const DocumentKind = {
  idCard: 'idCard',
  passport: 'passport',
  drivingLicence: 'drivingLicence',
  residencePermit: 'residencePermit',
} as const;

/**
 * Success without a value; `msg` is the confirmation to show.
 */
export interface Done {
  code: SuccessCode;
  msg: Message;
}

/**
 * @minimum 1
 * @maximum 1000
 */
export type DurationCount = number;

/**
 * S: 1, M: 60, H: 3600, D: 86400 seconds
 */
export type DurationUnit = typeof DurationUnit[keyof typeof DurationUnit];


export const DurationUnit = {
  S: 'S',
  M: 'M',
  H: 'H',
  D: 'D',
} as const;

/**
 * Basis of the early redemption fee. interest: interest credited so far, so the total returned is never less than the principal. principal:
 * the principal, so the fee can exceed what was earned.
 */
export type EarlyBasis = typeof EarlyBasis[keyof typeof EarlyBasis];


export const EarlyBasis = {
  interest: 'interest',
  principal: 'principal',
} as const;

/**
 * Interest of one day. The amounts of n days of an order add up to principal × dailyRate × n, rounded down to the minor unit once.
 */
export interface EarningAccrual {
  /**
     * Order ID and day number.
     * @pattern ^[1-9][0-9]{0,18}-[1-9][0-9]{0,3}$
     */
  id: string;
  orderId: EntryId;
  productId: RowId;
  name: Name;
  currencyId: AssetCurrency | null;
  assetProductId: AssetProduct | null;
  assetName: Name;
  /**
     * Day number within the order, from 1.
     * @minimum 1
     * @maximum 3650
     */
  number: number;
  /** Start of the day it is for. */
  day: Time;
  principal: PositiveAmount;
  dailyRate: Rate;
  amount: Amount;
  /** Ledger transaction of the entries. */
  transactionId: EntryId;
  /** Posting time: at the end of the day, or later after downtime; entries are never backdated. */
  postedAt: Time;
}

export interface EarningAccrualPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: EarningAccrual[];
  total: Total;
}

/**
 * Amount above zero, with up to the product's number of decimals.
 * @maxLength 24
 * @pattern ^(0\.[0-9]{0,7}[1-9]0{0,7}|[1-9][0-9]{0,11}(\.[0-9]{1,8})?)$
 */
export type EarningAmount = string;

/**
 * Cost and proceeds of redeeming now.
 */
export interface EarningExit {
  orderId: EntryId;
  name: Name;
  currencyId: AssetCurrency | null;
  assetProductId: AssetProduct | null;
  assetName: Name;
  amount: PositiveAmount;
  /**
     * @minimum 0
     * @maximum 3650
     */
  daysAccrued: number;
  /** Credited so far; kept. */
  accrued: Amount;
  earlyBasis: EarlyBasis;
  earlyRate: Rate;
  /** Early redemption fee: earlyRate of its basis, rounded down to the minor unit; deducted from the principal. */
  penalty: Amount;
  /** Amount minus penalty: available immediately. */
  returns: Amount;
  /** Accrued minus penalty; negative if the fee exceeds what was credited. */
  net: Decimal;
  /** End of the current day; nothing is credited for it if redeemed earlier. */
  nextAccrualAt: Time;
  /** Interest for that day. */
  nextInterest: Amount;
  endsAt: Time;
  /** Interest forgone for the days until maturity. */
  forgone: Amount;
}

export interface EarningExitAnswer {
  code: SuccessCode;
  msg: Message;
  data: EarningExit;
}

export interface EarningExitRequest {
  orderId: EntryId;
}

/**
 * An order keeps the terms in effect when it was placed.
 */
export interface EarningOrder {
  id: EntryId;
  productId: RowId;
  name: Name;
  currencyId: AssetCurrency | null;
  assetProductId: AssetProduct | null;
  assetName: Name;
  status: EarningOrderStatus;
  amount: PositiveAmount;
  dailyRate: Rate;
  yearRate: Rate;
  termDays: TermDays;
  earlyBasis: EarlyBasis;
  earlyRate: Rate;
  createdAt: Time;
  startsAt: Time;
  endsAt: Time;
  dailyInterest: Amount;
  /** Total interest if held to maturity. */
  totalInterest: Amount;
  /** Amount plus totalInterest. */
  returns: Amount;
  /**
     * Number of days credited.
     * @minimum 0
     * @maximum 3650
     */
  daysAccrued: number;
  /** Credited so far; kept in any case. */
  accrued: Amount;
  /** End of the current day; null once the order has ended. */
  nextAccrualAt: Time | null;
  /** Early redemption fee; 0 if matured, null while active. */
  penalty: Amount | null;
  /** Principal returned: amount minus penalty; null while active. */
  returned: Amount | null;
  /** Accrued minus penalty; null while active. */
  net: Decimal | null;
  closedAt: Time | null;
}

export interface EarningOrderAnswer {
  code: SuccessCode;
  msg: Message;
  data: EarningOrder;
}

export interface EarningOrderPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: EarningOrder[];
  total: Total;
}

/**
 * matured: held to maturity. redeemed: redeemed early.
 */
export type EarningOrderStatus = typeof EarningOrderStatus[keyof typeof EarningOrderStatus];


export const EarningOrderStatus = {
  running: 'running',
  matured: 'matured',
  redeemed: 'redeemed',
} as const;

/**
 * As for the preview, with the confirmed terms. Fails (460, hint_earning_terms_changed) if the product's terms have changed, and (460,
 * hint_earning_day_changed) if a new UTC day has started, which would move start and end by one day.
 */
export interface EarningPlaceRequest {
  productId: RowId;
  amount: EarningAmount;
  dailyRate: Rate;
  earlyRate: Rate;
  startsAt: Moment;
  idempotencyKey?: IdempotencyKey;
}

export interface EarningPreview {
  productId: RowId;
  name: Name;
  currencyId: AssetCurrency | null;
  assetProductId: AssetProduct | null;
  assetName: Name;
  /** Principal, on hold until maturity. */
  amount: Amount;
  dailyRate: Rate;
  yearRate: Rate;
  termDays: TermDays;
  /** Accrual start if placed now: the next 00:00 UTC. */
  startsAt: Time;
  /** Maturity, `termDays` days later: the order ends automatically and the principal is released. */
  endsAt: Time;
  /** Interest for the first day, rounded down to the minor unit; credited at the end of the day. */
  dailyInterest: Amount;
  /** Total interest: amount × dailyRate × termDays, rounded down once. */
  totalInterest: Amount;
  /** Amount plus totalInterest, if held to maturity. */
  returns: Amount;
  earlyBasis: EarlyBasis;
  earlyRate: Rate;
  /** Minimum total returned on early redemption. */
  earlyWorst: Amount;
  /** Available balance. */
  available: Amount;
  /** Amount this account can still place, within the account's and the product's limits. */
  left: Amount;
  /** Reason why the order cannot be placed; null if it can. */
  problem: EarningProblem | null;
}

export interface EarningPreviewAnswer {
  code: SuccessCode;
  msg: Message;
  data: EarningPreview;
}

export interface EarningPreviewRequest {
  productId: RowId;
  amount: EarningAmount;
}

export interface EarningProblem {
  field: EarningProblemField;
  msg: Message;
  params?: EarningProblemParams;
}

export type EarningProblemField = typeof EarningProblemField[keyof typeof EarningProblemField];


export const EarningProblemField = {
  amount: 'amount',
  product: 'product',
} as const;

export type EarningProblemParams = {[key: string]: string};

export interface EarningProduct {
  id: RowId;
  name: Name;
  currencyId: AssetCurrency | null;
  assetProductId: AssetProduct | null;
  assetName: Name;
  /**
     * Maximum decimals of an amount.
     * @minimum 0
     * @maximum 8
     */
  decimals: number;
  termDays: TermDays;
  /** Daily rate on the principal, simple. */
  dailyRate: Rate;
  /** `dailyRate` × 365: simple annual rate, for comparison. */
  yearRate: Rate;
  minAmount: PositiveAmount;
  /** Maximum per order. */
  maxAmount: PositiveAmount;
  /** Maximum active amount per account in this product. */
  personLimit: PositiveAmount;
  /** Total amount offered to all accounts. */
  capacity: PositiveAmount;
  /** Remaining capacity; returned amounts are not offered again. */
  left: Amount;
  /** End of the offer; null if open-ended. */
  closesAt: Time | null;
  status: EarningProductStatus;
  earlyBasis: EarlyBasis;
  /** Early redemption fee as a share of its basis. */
  earlyRate: Rate;
  /** Time these terms took effect. */
  since: Time;
}

export interface EarningProductAnswer {
  code: SuccessCode;
  msg: Message;
  data: EarningProduct;
}

export interface EarningProductPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: EarningProduct[];
  total: Total;
}

/**
 * closed: `closesAt` has passed.
 */
export type EarningProductStatus = typeof EarningProductStatus[keyof typeof EarningProductStatus];


export const EarningProductStatus = {
  open: 'open',
  soldOut: 'soldOut',
  closed: 'closed',
} as const;

/**
 * With the confirmed fee. Fails (460, hint_earning_price_changed) if the fee has changed, for example after 00:00 UTC, when another day was
 * credited.
 */
export interface EarningRedeemRequest {
  orderId: EntryId;
  penalty: AgreedAmount;
  idempotencyKey?: IdempotencyKey;
}

/**
 * Totals of an account in one asset.
 */
export interface EarningTotal {
  currencyId: AssetCurrency | null;
  assetProductId: AssetProduct | null;
  assetName: Name;
  /** Principal of active orders. */
  running: Amount;
  /**
     * Number of active orders.
     * @minimum 0
     * @maximum 1000000
     */
  orders: number;
  /** Total earned by all orders. */
  accrued: Amount;
  /** Start of the last completed day. */
  lastDay: Time;
  /** Amount credited for that day. */
  lastDayEarned: Amount;
}

export interface EarningTotalPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: EarningTotal[];
  total: Total;
}

export type EndOtherSessionsBody = { [key: string]: unknown };

export interface Ended {
  /**
     * @minimum 0
     * @maximum 1000000
     */
  endedSessions: number;
}

export interface EndedAnswer {
  code: SuccessCode;
  msg: Message;
  data: Ended;
}

/**
 * ID assigned by the back end, ascending over time: a 63-bit integer, sent as a string because it exceeds the precision of a double.
 * @maxLength 19
 * @pattern ^([1-9][0-9]{0,17}|[1-8][0-9]{18})$
 */
export type EntryId = string;

export interface EquityCurve {
  currencyId: CurrencyId;
  range: EquityRange;
  /**
     * Oldest first; the last point is the current value.
     * @minItems 1
     * @maxItems 500
     */
  points: EquityCurvePointsItem[];
  returns?: EquityReturns;
}

export interface EquityCurveAnswer {
  code: SuccessCode;
  msg: Message;
  data: EquityCurve;
}

export type EquityCurvePointsItem = {
  time: Time;
  equity: Decimal;
};

export interface EquityPoint {
  time: Time;
  /** Net of the trades closed by then. */
  realised: Decimal;
  /** Net of the trades open at that time, at the public prices of that time, including parts already closed. */
  open: Decimal;
}

export type EquityRange = typeof EquityRange[keyof typeof EquityRange];


export const EquityRange = {
  day: 'day',
  week: 'week',
  month: 'month',
  year: 'year',
  all: 'all',
} as const;

/**
 * What the account made of its money over the range, without what was paid in or out. Percentages are truncated to 2 decimals.
 */
export interface EquityReturns {
  /** In USDT, at the prices of the times of payment. */
  paidIn: Amount;
  paidOut: Amount;
  /** Last value, less the first, less `paidIn`, plus `paidOut`. */
  change: Decimal;
  /** Percent. Linked returns between the points; payments in count from the start of theirs, payments out until its end. */
  timeWeighted: Decimal;
  /** Percent, by the Modified Dietz method. Null if no money was in the account on average. */
  moneyWeighted: Decimal | null;
  /** Percent: the largest fall of the time-weighted return from its peak; 0 or negative. */
  drawdown: Decimal;
}

/**
 * Any unsuccessful response, with HTTP status 200.
 */
export interface ErrorEnvelope {
  /**
     * See the table of codes; never 200 for an error.
     * @minimum 201
     * @maximum 999
     */
  code: number;
  /**
     * Message key, or text in the requested language.
     * @maxLength 2000
     */
  msg: string;
  /** Values for the message's placeholders. */
  params?: ErrorEnvelopeParams;
}

/**
 * Values for the message's placeholders.
 */
export type ErrorEnvelopeParams = {[key: string]: string};

/**
 * Includes all values needed to recompute it: both prices, the spread and the fee. The value of a currency in USDT is its price, or the
 * inverse of the price if it is inverse; the market rate is the one value divided by the other.
 */
export interface Exchange {
  id: EntryId;
  fromCurrencyId: CurrencyId;
  fromCurrencyName: Name;
  toCurrencyId: CurrencyId;
  toCurrencyName: Name;
  /** Amount paid. */
  amount: Amount;
  /** Market rate before the spread, truncated to 16 decimals. */
  marketRate: ExchangeRate;
  spreadRate: Rate;
  /** Market rate minus spread, truncated to 16 decimals. */
  rate: ExchangeRate;
  /** Amount × rate, truncated to the decimals of the currency. */
  gross: Amount;
  feeRate: Rate;
  /** Fee rate × `gross`, truncated to the decimals of the currency. */
  fee: Amount;
  /** Amount credited to the balance. */
  received: Amount;
  /** Value of the amount paid, in USDT. */
  value: Amount;
  /** Value of the coins paid minus their cost, in USDT; null if no coins were paid. */
  profit: Decimal | null;
  fromProductId: RowId | null;
  fromProductCode: ProductCode | null;
  /** Price of that product at `rateTime`; 1 without a product. */
  fromPrice: PositiveAmount;
  /** The price is the cost of one USDT in this currency. */
  fromInverse: boolean;
  toProductId: RowId | null;
  toProductCode: ProductCode | null;
  toPrice: PositiveAmount;
  toInverse: boolean;
  /** Time of the rate. */
  rateTime: Time;
  createdAt: Time;
}

/**
 * In the currency paid, with no more decimals than it has.
 * @maxLength 40
 * @pattern ^(0|[1-9][0-9]{0,11})(\.[0-9]{1,8})?$
 */
export type ExchangeAmount = string;

export interface ExchangeAnswer {
  code: SuccessCode;
  msg: Message;
  data: Exchange;
}

export interface ExchangeInfo {
  baseCurrencyId: CurrencyId;
  time: Time;
  /** @maxItems 500 */
  rates: ExchangeInfoRatesItem[];
}

export interface ExchangeInfoAnswer {
  code: SuccessCode;
  msg: Message;
  data: ExchangeInfo;
}

export type ExchangeInfoRatesItem = {
  currencyId: CurrencyId;
  /** Value of one unit in the base currency. */
  rate: PositiveAmount;
};

export interface ExchangePage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: Exchange[];
  total: Total;
}

export interface ExchangePreview {
  fromCurrencyId: CurrencyId;
  fromCurrencyName: Name;
  toCurrencyId: CurrencyId;
  toCurrencyName: Name;
  /** Amount paid. */
  amount: Amount;
  /** Market rate, before the spread. */
  marketRate: ExchangeRate;
  spreadRate: Rate;
  /** Applied rate: market rate minus spread. */
  rate: ExchangeRate;
  /** Amount × rate, truncated to the decimals of the currency. */
  gross: Amount;
  /** Cost of the spread compared with the market rate, in the currency received. */
  spreadCost: Amount;
  feeRate: Rate;
  /** Deducted from the amount received, in that currency. */
  fee: Amount;
  /** Amount credited to the balance; guaranteed if the request is sent before the rate expires. */
  received: Amount;
  /** Value of the amount paid, in USDT. */
  value: Amount;
  fromProductId: RowId | null;
  fromProductCode: ProductCode | null;
  /** Price of that product at `rateTime`; 1 without a product. */
  fromPrice: PositiveAmount;
  /** The price is the cost of one USDT in this currency. */
  fromInverse: boolean;
  toProductId: RowId | null;
  toProductCode: ProductCode | null;
  toPrice: PositiveAmount;
  toInverse: boolean;
  /** Minimum to pay at this rate. */
  minAmount: Amount;
  /** Maximum to pay at this rate. */
  maxAmount: Amount;
  /** Available balance of the currency paid. */
  available: Amount;
  /** Time of the rate; identifies it. */
  rateTime: Time;
  /** Expiry of the rate. */
  expiresAt: Time;
  /** Reason why the exchange is not possible; null if it is. */
  problem: ExchangeProblem | null;
}

export interface ExchangePreviewAnswer {
  code: SuccessCode;
  msg: Message;
  data: ExchangePreview;
}

export interface ExchangePreviewRequest {
  /** Currency paid. */
  fromCurrencyId: CurrencyId;
  /** Currency received. */
  toCurrencyId: CurrencyId;
  amount: ExchangeAmount;
}

export interface ExchangeProblem {
  field: ExchangeProblemField;
  msg: Message;
  params?: ExchangeProblemParams;
}

export type ExchangeProblemField = typeof ExchangeProblemField[keyof typeof ExchangeProblemField];


export const ExchangeProblemField = {
  amount: 'amount',
  rate: 'rate',
} as const;

export type ExchangeProblemParams = {[key: string]: string};

/**
 * Units of the currency received per unit of the currency paid; at most 16 decimals.
 * @maxLength 40
 * @pattern ^(0|[1-9][0-9]{0,17})(\.[0-9]{1,16})?$
 */
export type ExchangeRate = string;

export interface ExchangeRequest {
  /** Currency paid. */
  fromCurrencyId: CurrencyId;
  /** Currency received. */
  toCurrencyId: CurrencyId;
  amount: ExchangeAmount;
  /** Confirmed rate, identified by its time. */
  rateTime: Moment;
  /**
     * Minimum amount to receive, as confirmed. If less would be received, nothing is exchanged.
     * @maxLength 40
     * @pattern ^(0|[1-9][0-9]{0,11})(\.[0-9]{1,8})?$
     */
  minReceived: string;
  idempotencyKey?: IdempotencyKey;
}

/**
 * Source of a currency's value in USDT: the price of a product, or its inverse. Without a product, one unit counts as one USDT.
 */
export interface ExchangeSource {
  currencyId: CurrencyId;
  productId: RowId | null;
  productType: ProductType | null;
  productCode: ProductCode | null;
  /** The price is the cost of one USDT in this currency. */
  isInverse: boolean;
}

/**
 * Exchange terms, for all currencies.
 */
export interface ExchangeTerms {
  /** Spread: how far the rate is below the market rate. */
  spreadRate: Rate;
  /** Rate of the amount received. */
  feeRate: Rate;
  /** Minimum to pay, in USDT. */
  minValue: PositiveAmount;
  /** Maximum to pay, in USDT. */
  maxValue: PositiveAmount;
  /**
     * Validity of a rate, in milliseconds.
     * @minimum 1000
     * @maximum 600000
     */
  validFor: number;
  /** Time these terms took effect. */
  since: Time;
  /** @maxItems 500 */
  sources: ExchangeSource[];
}

export interface ExchangeTermsAnswer {
  code: SuccessCode;
  msg: Message;
  data: ExchangeTerms;
}

/**
 * 1: buy, 2: sell
 */
export type ExchangeType = typeof ExchangeType[keyof typeof ExchangeType];


export const ExchangeType = {
  NUMBER_1: 1,
  NUMBER_2: 2,
} as const;

export interface ExportPart {
  part: PartName;
  /**
     * @minimum 0
     * @maximum 1000000000
     */
  rows: number;
}

export type ExportPartParams = {
part: PartName;
/**
 * Page number, starting at 1.
 * @minimum 1
 * @maximum 100000
 */
pageNum: PageNumParameter;
/**
 * Rows per page.
 * @minimum 1
 * @maximum 500
 */
pageSize: PageSizeParameter;
};

export interface ExportPartsAnswer {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: ExportPart[];
  total: Total;
}

export interface ExportRow {[key: string]: string | null}

export interface ExportRowsAnswer {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: ExportRow[];
  total: Total;
}

export interface FastTradeOption {
  id: RowId;
  productType: ProductType;
  productCode: ProductCode;
  /**
     * @minimum 1
     * @maximum 1000
     */
  duration: number;
  /** S: 1, M: 60, H: 3600, D: 86400 seconds */
  durationUnit: FastTradeOptionDurationUnit;
  /** Profit of a winning order, as a share of the stake. */
  payoutRate: Rate;
  minAmount: PositiveAmount;
  maxAmount: PositiveAmount;
  /** Time these terms took effect; omitted if not recorded. */
  since?: Time;
}

/**
 * S: 1, M: 60, H: 3600, D: 86400 seconds
 */
export type FastTradeOptionDurationUnit = typeof FastTradeOptionDurationUnit[keyof typeof FastTradeOptionDurationUnit];


export const FastTradeOptionDurationUnit = {
  S: 'S',
  M: 'M',
  H: 'H',
  D: 'D',
} as const;

export interface FastTradeOptionPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: FastTradeOption[];
  total: Total;
}

export interface FeatureSwitch {
  id: RowId;
  switchName: Name;
  status: Flag;
  /**
     * Key by which the app looks it up.
     * @minLength 1
     * @maxLength 128
     */
  description: string;
}

export interface FeatureSwitchPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: FeatureSwitch[];
  total: Total;
}

export interface FirstCode {
  /** @pattern ^[0-9]{6}$ */
  code: string;
}

/**
 * 0: no, 1: yes
 */
export type Flag = typeof Flag[keyof typeof Flag];


export const Flag = {
  NUMBER_0: 0,
  NUMBER_1: 1,
} as const;

/**
 * The follow as it is now, also in the answer to a request that is repeated with its key.
 */
export interface Follow {
  id: EntryId;
  traderId: EntryId;
  nickName: NickName;
  status: FollowStatus;
  stopReason: StopReason | null;
  sizing: Sizing;
  amount: LimitAmount | null;
  ratio: Ratio | null;
  /** Maximum total amount in copied positions at any time. */
  totalLimit: LimitAmount;
  /** Copying stops automatically once the loss reaches this amount, open positions included. */
  maxLoss: LimitAmount;
  /** Maximum difference from the trader's price to the copier's disadvantage; an opening at a worse price is not copied. */
  slippage: Slippage;
  ways: FollowWays;
  productTypes: ProductTypes;
  atStop: AtStop;
  /** Current amount in copied positions. */
  invested: Amount;
  /** Result of closed copies, after fees and funding. */
  realised: Decimal;
  /** Result of open copies at the prices of `time`. */
  open: Decimal;
  /** Sum of both. */
  result: Decimal;
  /** Fees on all copied orders; included in the result. */
  fees: Amount;
  /**
     * @minimum 0
     * @maximum 1000000000
     */
  copied: number;
  /**
     * @minimum 0
     * @maximum 1000000000
     */
  notCopied: number;
  /**
     * Number of open positions and products.
     * @minimum 0
     * @maximum 1000000000
     */
  openCopies: number;
  currencyId: CurrencyId;
  startedAt: Time;
  stoppedAt: Time | null;
  time: Time;
}

export interface FollowAnswer {
  code: SuccessCode;
  msg: Message;
  data: Follow;
}

export interface FollowPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: Follow[];
  total: Total;
}

export interface FollowRequest {
  traderId: EntryId;
  sizing: Sizing;
  /** With sizing `amount`: maximum taken from the balance per copied order, fees included. */
  amount?: LimitAmount;
  /** With sizing `ratio`. */
  ratio?: Ratio;
  /** Maximum total amount in copied positions at any time. */
  totalLimit: LimitAmount;
  /** Copying stops automatically once the loss reaches this amount, open positions included. */
  maxLoss: LimitAmount;
  /** Maximum difference from the trader's price to the copier's disadvantage; an opening at a worse price is not copied. */
  slippage: Slippage;
  ways: FollowWays;
  productTypes: ProductTypes;
  atStop: AtStop;
  idempotencyKey?: IdempotencyKey;
}

/**
 * closing: nothing more is copied, and copied positions are being closed.
 */
export type FollowStatus = typeof FollowStatus[keyof typeof FollowStatus];


export const FollowStatus = {
  active: 'active',
  closing: 'closing',
  stopped: 'stopped',
} as const;

/**
 * Trading modes that are copied.
 */
export type FollowWays = typeof FollowWays[keyof typeof FollowWays];


export const FollowWays = {
  spot: 'spot',
  contract: 'contract',
  both: 'both',
} as const;

/**
 * Forecast price: above zero, at most 11 decimals. It cannot be changed later.
 * @maxLength 30
 * @pattern ^(0\.[0-9]{0,10}[1-9]0{0,10}|[1-9][0-9]{0,11}(\.[0-9]{1,11})?)$
 */
export type Forecast = string;

export interface FullProof {
  /**
     * @minLength 1
     * @maxLength 64
     */
  password: string;
  /**
     * Six-digit code from the authenticator app, or a recovery code.
     * @pattern ^[0-9A-Za-z -]{6,20}$
     */
  code: string;
}

export type GetActivityParams = {
id: RowId;
};

export type GetAssetPanelParams = {
/**
 * As in getDayChange, which today's clients ask instead.
 * @minimum -840
 * @maximum 840
 */
utcOffset?: number;
};

export type GetContractPositionParams = {
id: EntryId;
};

export type GetContractRulesParams = {
/**
 * 1: US stock, 2: crypto, 3: futures, 4: forex
 */
productType: ProductTypeParameter;
/**
 * @maxLength 20
 * @pattern ^[A-Z0-9][A-Z0-9./-]{0,19}$
 */
productCode: ProductCodeParameter;
};

export type GetDayChangeParams = {
/**
 * The person's clock, in minutes ahead of UTC: the day starts at 00:00 on that clock. Without it, at 00:00 UTC.
 * @minimum -840
 * @maximum 840
 */
utcOffset?: UtcOffsetParameter;
};

export type GetDepositParams = {
id: EntryId;
};

export type GetDepthParams = {
/**
 * 1: US stock, 2: crypto, 3: futures, 4: forex
 */
productType: ProductTypeParameter;
/**
 * @maxLength 20
 * @pattern ^[A-Z0-9][A-Z0-9./-]{0,19}$
 */
productCode: ProductCodeParameter;
};

export type GetEquityCurveParams = {
/**
 * Time range. For newer accounts the history starts with the first entry.
 */
range: EquityRange;
};

export type GetLanguageMessagesParams = {
/**
 * Language code.
 */
lang: LanguageCode;
};

export type GetLiabilityProofParams = {
day: UtcDay;
};

export type GetLoanParams = {
id: EntryId;
};

export type GetMarketTermsParams = {
/**
 * 1: US stock, 2: crypto, 3: futures, 4: forex
 */
productType: ProductTypeParameter;
/**
 * @maxLength 20
 * @pattern ^[A-Z0-9][A-Z0-9./-]{0,19}$
 */
productCode: ProductCodeParameter;
};

export type GetMessageParams = {
id: EntryId;
};

export type GetMiningProductParams = {
id: RowId;
};

export type GetPledgeProductParams = {
id: RowId;
};

export type GetProductParams = {
/**
 * 1: US stock, 2: crypto, 3: futures, 4: forex
 */
productType: ProductTypeParameter;
/**
 * @maxLength 20
 * @pattern ^[A-Z0-9][A-Z0-9./-]{0,19}$
 */
productCode: ProductCodeParameter;
};

export type GetRealisedReportParams = {
/**
 * The current one by default.
 */
year?: TaxYear;
};

export type GetRichTextParams = {
name: RichTextName;
};

export type GetShareOfferParams = {
/**
 * Offer ID.
 */
id: RowId;
};

export type GetTraderParams = {
/**
 * Trader ID.
 */
id: EntryId;
};

export type GetUserBalanceParams = {
/**
 * Currency ID; 3 is USDT.
 */
currencyId: CurrencyId;
};

export type GetWithdrawalParams = {
/**
 * Withdrawal ID.
 */
id: EntryId;
};

/**
 * Whole days an installment can be late before the loan is called: the full loan is then due.
 * @minimum 1
 * @maximum 365
 */
export type GraceDays = number;

/**
 * Event `heartbeat` of the stream.
 */
export interface HeartbeatFrame {
  time: Time;
}

export interface Holding {
  productId: RowId;
  productType: ProductType;
  productCode: ProductCode;
  productName: Name;
  productNameLang: LocalizedText;
  productImg: AssetPath;
  quantity: PositiveAmount;
  available: Amount;
  held: Amount;
  /** Per unit, fees included, truncated to 11 decimals, the maximum for prices. */
  averageCost: Amount;
  /** Cost of the total quantity, fees included. */
  cost: Amount;
  nowPrice: PositiveAmount;
  value: Amount;
  /** Value minus cost. */
  profit: Decimal;
  profitRate: Percent;
  currencyId: CurrencyId;
  time: Time;
}

export interface HoldingPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: Holding[];
  total: Total;
}

/**
 * Text with headings, lists, links and pictures. The app removes all active content.
 * @maxLength 20000
 */
export type Html = string;

/**
 * Generated by the caller once per intended operation and reused until a response is received. Repeating the same request with the same key
 * returns the original response; using the key for a different request fails with code 409. Keys that begin with
 * `5eed0000-` are reserved for the operator and are refused with code 422 for the field `idempotencyKey`.
 * @maxLength 36
 * @pattern ^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$
 */
export type IdempotencyKey = string;

export interface Identity {
  basic: Basic | null;
  advanced: Advanced | null;
}

export interface IdentityAnswer {
  code: SuccessCode;
  msg: Message;
  data: Identity;
}

export type IdentityStatus = typeof IdentityStatus[keyof typeof IdentityStatus];


export const IdentityStatus = {
  pending: 'pending',
  approved: 'approved',
  refused: 'refused',
} as const;

/**
 * @minimum 1
 * @maximum 60
 */
export type InstalmentCount = number;

/**
 * Part of a product's code or name. Case, accents, character width, spaces and symbols are ignored. Matches on the code, the English name or the name in the requested language come first, closest match first, followed by matches in other languages. Where nothing matches a text of several words, the products that one of them names by the whole code or name.
 */
export type KeyWordsParameter = string;

export type LanguageCode = typeof LanguageCode[keyof typeof LanguageCode];


export const LanguageCode = {
  zh: 'zh',
  en: 'en',
  tc: 'tc',
  de: 'de',
  es: 'es',
  fr: 'fr',
  idn: 'idn',
  jp: 'jp',
  ko: 'ko',
  my: 'my',
  th: 'th',
  vi: 'vi',
  pt: 'pt',
  rus: 'rus',
  blr: 'blr',
  ida: 'ida',
  sa: 'sa',
  ar: 'ar',
  it: 'it',
} as const;

/**
 * The same language as a number from 1 to 19, in the order of the codes.
 */
export type LanguageIdParameter = number;

/**
 * Overrides for the app's texts, by key; unknown keys are ignored.
 */
export interface LanguageMessages {[key: string]: Text | LanguageMessages}

export interface LanguageMessagesAnswer {
  code: SuccessCode;
  msg: Message;
  data: LanguageMessages;
}

export interface LateDay {
  /**
     * @minimum 1
     * @maximum 60
     */
  instalment: number;
  /** Start of the day in UTC. */
  day: Time;
  amount: Amount;
}

/**
 * Degrees, positive north.
 * @maxLength 10
 * @pattern ^-?[0-9]{1,2}(\.[0-9]{1,6})?$
 */
export type Latitude = string;

/**
 * One change of one of the account's balances. The entries of a balance, added up from the oldest, equal that balance.
 */
export interface LedgerEntry {
  id: LedgerEntryId;
  transactionId: EntryId;
  type: LedgerEntryType;
  /** Balance changed: available or held. */
  balance: LedgerEntryBalance;
  /** Currency ID; null for a product quantity. */
  currencyId: CurrencyId | null;
  /** Product ID; null for a currency. */
  productId: RowId | null;
  assetName: Name;
  amount: Decimal;
  balanceAfter: Amount;
  referenceType: LedgerReferenceType;
  referenceId: EntryId;
  time: Time;
  /**
     * Running hash of the entries of this balance, up to this one: SHA-256 over the hash before and the fields of the entry (docs/rules/wallet.md). Omitted by back ends that keep none, and while it is being computed.
     * @minLength 64
     * @maxLength 64
     * @pattern ^[0-9a-f]{64}$
     */
  hash?: string;
}

/**
 * Balance changed: available or held.
 */
export type LedgerEntryBalance = typeof LedgerEntryBalance[keyof typeof LedgerEntryBalance];


export const LedgerEntryBalance = {
  available: 'available',
  held: 'held',
} as const;

/**
 * Transaction ID and the entry's position within the transaction.
 * @maxLength 24
 * @pattern ^([1-9][0-9]{0,17}|[1-8][0-9]{18})-(0|[1-9][0-9]{0,3})$
 */
export type LedgerEntryId = string;

export interface LedgerEntryPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: LedgerEntry[];
  total: Total;
}

export type LedgerEntryType = typeof LedgerEntryType[keyof typeof LedgerEntryType];


export const LedgerEntryType = {
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  spotBuy: 'spotBuy',
  spotSell: 'spotSell',
  bibiPaid: 'bibiPaid',
  bibiReceived: 'bibiReceived',
  exchangePaid: 'exchangePaid',
  exchangeReceived: 'exchangeReceived',
  quickProfit: 'quickProfit',
  quickLoss: 'quickLoss',
  contractProfit: 'contractProfit',
  contractFunding: 'contractFunding',
  pledgeInterest: 'pledgeInterest',
  miningOutput: 'miningOutput',
  earlyExit: 'earlyExit',
  sharesPaid: 'sharesPaid',
  sharesReceived: 'sharesReceived',
  award: 'award',
  loanPaidOut: 'loanPaidOut',
  loanRepaid: 'loanRepaid',
  loanInterest: 'loanInterest',
  loanCharge: 'loanCharge',
  fee: 'fee',
  hold: 'hold',
  release: 'release',
  refund: 'refund',
  adjustment: 'adjustment',
} as const;

export type LedgerReferenceType = typeof LedgerReferenceType[keyof typeof LedgerReferenceType];


export const LedgerReferenceType = {
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  spotOrder: 'spotOrder',
  bibiOrder: 'bibiOrder',
  exchange: 'exchange',
  quickOrder: 'quickOrder',
  contract: 'contract',
  pledgeOrder: 'pledgeOrder',
  miningOrder: 'miningOrder',
  newShares: 'newShares',
  award: 'award',
  loan: 'loan',
  adjustment: 'adjustment',
} as const;

/**
 * @minimum 1
 * @maximum 1000
 */
export type Leverage = number;

/**
 * An own balance in the tree of its currency or product.
 */
export interface LiabilityLeaf {
  /** Null for a product. */
  currencyId: CurrencyId | null;
  /** Null for a currency. */
  productId: RowId | null;
  /** Available and on hold together. */
  amount: LiabilitySum;
  /** Hashed with the account, so that nobody else can find out whose leaf it is. Keep it to yourself. */
  blind: Sha256;
  /**
     * Place among the leaves, from 0.
     * @minimum 0
     * @maximum 2147483647
     */
  index: number;
  /**
     * The nodes beside the path, from the leaf upward.
     * @maxItems 31
     */
  path: LiabilityNode[];
}

export interface LiabilityNode {
  total: LiabilitySum;
  hash: Sha256;
}

export interface LiabilityProof {
  day: UtcDay;
  /** @maxItems 2000 */
  balances: LiabilityLeaf[];
}

export interface LiabilityProofAnswer {
  code: SuccessCode;
  msg: Message;
  data: LiabilityProof;
}

/**
 * What was owed to all customers at the beginning of a UTC day.
 */
export interface LiabilityRoot {
  day: UtcDay;
  /** The root published before; null for the first one. */
  previous: Sha256 | null;
  /** SHA-256 over the totals of the day. */
  totalsHash: Sha256;
  /** The root of the day: SHA-256 over `previous`, `day` and `totalsHash`. */
  hash: Sha256;
  /**
     * Currencies before products, each by ID. Only in the row of a requested `day`.
     * @maxItems 2000
     */
  totals?: LiabilityTotal[];
}

export interface LiabilityRootPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: LiabilityRoot[];
  total: Total;
}

/**
 * Exact decimal, zero or positive, without trailing zeros. It is hashed as it is.
 * @maxLength 50
 * @pattern ^(0|[1-9][0-9]{0,29})(\.[0-9]{1,18})?$
 */
export type LiabilitySum = string;

/**
 * What all customers have of one currency or product, and the root of its tree.
 */
export interface LiabilityTotal {
  /** Null for a product. */
  currencyId: CurrencyId | null;
  /** Null for a currency. */
  productId: RowId | null;
  /**
     * How many accounts have any.
     * @minimum 1
     * @maximum 2147483647
     */
  leaves: number;
  total: LiabilitySum;
  root: Sha256;
}

/**
 * Amount above zero, at most two decimals.
 * @maxLength 12
 * @pattern ^(0\.(0[1-9]|[1-9][0-9]?)|[1-9][0-9]{0,8}(\.[0-9]{1,2})?)$
 */
export type LimitAmount = string;

/**
 * At which distances between the price and the liquidation price of a contract position a message `liquidation_near` is sent. The larger one is the
 * first; two that are equal are one.
 */
export interface LiquidationNotice {
  first: NoticeDistance;
  second: NoticeDistance;
}

export interface LiquidationNoticeAnswer {
  code: SuccessCode;
  msg: Message;
  data: LiquidationNotice;
}

export type ListActivitiesParams = {
/**
 * Filter by activity state.
 */
state?: ActivityState;
/**
 * Page number, starting at 1.
 * @minimum 1
 * @maximum 100000
 */
pageNum: PageNumParameter;
/**
 * Rows per page.
 * @minimum 1
 * @maximum 500
 */
pageSize: PageSizeParameter;
};

export type ListActivityResultsParams = {
id: RowId;
/**
 * Page number, starting at 1.
 * @minimum 1
 * @maximum 100000
 */
pageNum: PageNumParameter;
/**
 * Rows per page.
 * @minimum 1
 * @maximum 500
 */
pageSize: PageSizeParameter;
};

export type ListAlertsParams = {
/**
 * Alerts of this product only.
 */
productId?: RowId;
/**
 * Page number, starting at 1.
 * @minimum 1
 * @maximum 100000
 */
pageNum: PageNumParameter;
/**
 * Rows per page.
 * @minimum 1
 * @maximum 500
 */
pageSize: PageSizeParameter;
};

export type ListAppConfigParams = {
/**
 * Route of the page.
 * @maxLength 128
 * @pattern ^[/][A-Za-z0-9/_-]*$
 */
pagePath: string;
};

export type ListAwardsParams = {
/**
 * Filter by reward kind.
 */
kind?: AwardKind;
/**
 * Filter commissions by team level.
 */
level?: TeamLevelNumber;
/**
 * Start time, inclusive.
 */
startTime?: Moment;
/**
 * End time, exclusive.
 */
endTime?: Moment;
/**
 * Page number, starting at 1.
 * @minimum 1
 * @maximum 100000
 */
pageNum: PageNumParameter;
/**
 * Rows per page.
 * @minimum 1
 * @maximum 500
 */
pageSize: PageSizeParameter;
};

export type ListBankPropertiesParams = {
/**
 * 0: bank card.
 * @minimum 0
 * @maximum 9
 */
configType: number;
};

export type ListBibiOrdersParams = {
/**
 * Page number, starting at 1.
 * @minimum 1
 * @maximum 100000
 */
pageNum: PageNumParameter;
/**
 * Rows per page.
 * @minimum 1
 * @maximum 500
 */
pageSize: PageSizeParameter;
/**
 * Filter by order status, or all orders that are no longer open.
 */
status?: ListBibiOrdersStatus;
/**
 * Filter by pair.
 */
pairCode?: PairCode;
/**
 * Filter by side: buy or sell of the base coin.
 */
exchangeType?: ExchangeType;
/**
 * Placed at or after this time.
 */
startTime?: Moment;
/**
 * Placed before this time.
 */
endTime?: Moment;
};

export type ListBibiOrdersStatus = typeof ListBibiOrdersStatus[keyof typeof ListBibiOrdersStatus];


export const ListBibiOrdersStatus = {
  open: 'open',
  ended: 'ended',
  filled: 'filled',
  cancelled: 'cancelled',
  rejected: 'rejected',
} as const;

export type ListBibiPairsParams = {
/**
 * Page number, starting at 1.
 * @minimum 1
 * @maximum 100000
 */
pageNum: PageNumParameter;
/**
 * Rows per page.
 * @minimum 1
 * @maximum 500
 */
pageSize: PageSizeParameter;
/**
 * Part of a pair's code or of its base coin's name. Matching and sorting work as for products.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[^\u0000]*$
 */
keyWords?: string;
};

export type ListCandlesParams = {
/**
 * 1: US stock, 2: crypto, 3: futures, 4: forex
 */
productType: ProductTypeParameter;
/**
 * @maxLength 20
 * @pattern ^[A-Z0-9][A-Z0-9./-]{0,19}$
 */
productCode: ProductCodeParameter;
/**
 * Candle interval.
 */
interval: CandleInterval;
/**
 * Only candles that start before this time.
 */
before?: Moment;
/**
 * Maximum number of rows.
 * @minimum 1
 * @maximum 500
 */
limit: number;
};

export type ListContractHistoryParams = {
/**
 * Page number, starting at 1.
 * @minimum 1
 * @maximum 100000
 */
pageNum: PageNumParameter;
/**
 * Rows per page.
 * @minimum 1
 * @maximum 500
 */
pageSize: PageSizeParameter;
/**
 * Filter by product.
 */
productId?: RowId;
/**
 * Filter by close reason.
 */
closeReason?: ContractCloseReason;
/**
 * Closed at or after this time.
 */
startTime?: Moment;
/**
 * Closed before this time.
 */
endTime?: Moment;
};

export type ListContractOrdersParams = {
/**
 * Page number, starting at 1.
 * @minimum 1
 * @maximum 100000
 */
pageNum: PageNumParameter;
/**
 * Rows per page.
 * @minimum 1
 * @maximum 500
 */
pageSize: PageSizeParameter;
/**
 * Filter by order status.
 */
status?: ContractOrderStatus;
/**
 * Filter by product.
 */
productId?: RowId;
};

export type ListContractPositionsParams = {
/**
 * Page number, starting at 1.
 * @minimum 1
 * @maximum 100000
 */
pageNum: PageNumParameter;
/**
 * Rows per page.
 * @minimum 1
 * @maximum 500
 */
pageSize: PageSizeParameter;
/**
 * Filter by product.
 */
productId?: RowId;
};

export type ListCopiesParams = {
/**
 * Page number, starting at 1.
 * @minimum 1
 * @maximum 100000
 */
pageNum: PageNumParameter;
/**
 * Rows per page.
 * @minimum 1
 * @maximum 500
 */
pageSize: PageSizeParameter;
/**
 * Filter by followed trader (ID of the follow).
 */
followId?: EntryId;
/**
 * Filter by whether the order was placed.
 */
status?: CopyStatus;
};

export type ListCryptoProductsParams = {
/**
 * Page number, starting at 1.
 * @minimum 1
 * @maximum 100000
 */
pageNum: PageNumParameter;
/**
 * Rows per page.
 * @minimum 1
 * @maximum 500
 */
pageSize: PageSizeParameter;
/**
 * Part of a product's code or name. Case, accents, character width, spaces and symbols are ignored. Matches on the code, the English name or the name in the requested language come first, closest match first, followed by matches in other languages. Where nothing matches a text of several words, the products that one of them names by the whole code or name.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[^\u0000]*$
 */
keyWords?: KeyWordsParameter;
};

export type ListDayResultsParams = {
/**
 * The current one by default.
 */
month?: CalendarMonth;
/**
 * The time zone of the person, as the IANA names it.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_+/-]+$
 */
timeZone?: string;
/**
 * The person's clock, in minutes ahead of UTC: the day starts at 00:00 on that clock. Without it, at 00:00 UTC.
 * @minimum -840
 * @maximum 840
 */
utcOffset?: UtcOffsetParameter;
};

export type ListDepositsParams = {
/**
 * Page number, starting at 1.
 * @minimum 1
 * @maximum 100000
 */
pageNum: PageNumParameter;
/**
 * Rows per page.
 * @minimum 1
 * @maximum 500
 */
pageSize: PageSizeParameter;
status?: DepositStatus;
channelId?: RowId;
/**
 * Requested at or after this time.
 */
startTime?: Moment;
/**
 * Requested before this time.
 */
endTime?: Moment;
};

export type ListExchangesParams = {
/**
 * Page number, starting at 1.
 * @minimum 1
 * @maximum 100000
 */
pageNum: PageNumParameter;
/**
 * Rows per page.
 * @minimum 1
 * @maximum 500
 */
pageSize: PageSizeParameter;
/**
 * Filter by currency paid.
 */
fromCurrencyId?: CurrencyId;
/**
 * Filter by currency received.
 */
toCurrencyId?: CurrencyId;
/**
 * Start time, inclusive.
 */
startTime?: Moment;
/**
 * End time, exclusive.
 */
endTime?: Moment;
};

export type ListFastTradeOptionsParams = {
/**
 * 1: US stock, 2: crypto, 3: futures, 4: forex
 */
productType: ProductTypeParameter;
/**
 * @maxLength 20
 * @pattern ^[A-Z0-9][A-Z0-9./-]{0,19}$
 */
productCode: ProductCodeParameter;
};

export type ListFollowsParams = {
/**
 * Page number, starting at 1.
 * @minimum 1
 * @maximum 100000
 */
pageNum: PageNumParameter;
/**
 * Rows per page.
 * @minimum 1
 * @maximum 500
 */
pageSize: PageSizeParameter;
/**
 * Filter by status.
 */
status?: FollowStatus;
};

export type ListForexProductsParams = {
/**
 * Page number, starting at 1.
 * @minimum 1
 * @maximum 100000
 */
pageNum: PageNumParameter;
/**
 * Rows per page.
 * @minimum 1
 * @maximum 500
 */
pageSize: PageSizeParameter;
/**
 * Part of a product's code or name. Case, accents, character width, spaces and symbols are ignored. Matches on the code, the English name or the name in the requested language come first, closest match first, followed by matches in other languages. Where nothing matches a text of several words, the products that one of them names by the whole code or name.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[^\u0000]*$
 */
keyWords?: KeyWordsParameter;
};

export type ListFuturesProductsParams = {
/**
 * Page number, starting at 1.
 * @minimum 1
 * @maximum 100000
 */
pageNum: PageNumParameter;
/**
 * Rows per page.
 * @minimum 1
 * @maximum 500
 */
pageSize: PageSizeParameter;
/**
 * Part of a product's code or name. Case, accents, character width, spaces and symbols are ignored. Matches on the code, the English name or the name in the requested language come first, closest match first, followed by matches in other languages. Where nothing matches a text of several words, the products that one of them names by the whole code or name.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[^\u0000]*$
 */
keyWords?: KeyWordsParameter;
};

export type ListLedgerEntriesBalance = typeof ListLedgerEntriesBalance[keyof typeof ListLedgerEntriesBalance];


export const ListLedgerEntriesBalance = {
  available: 'available',
  held: 'held',
} as const;

export type ListLedgerEntriesParams = {
/**
 * Page number, starting at 1.
 * @minimum 1
 * @maximum 100000
 */
pageNum: PageNumParameter;
/**
 * Rows per page.
 * @minimum 1
 * @maximum 500
 */
pageSize: PageSizeParameter;
/**
 * Filter by entry type.
 */
type?: LedgerEntryType;
/**
 * Filter by balance: available or held.
 */
balance?: ListLedgerEntriesBalance;
/**
 * Filter by currency.
 */
currencyId?: CurrencyId;
/**
 * Filter by product (changes of its quantity).
 */
productId?: RowId;
/**
 * Filter by what the entries are of: an order, deposit, loan or other record, by its ID.
 */
referenceId?: EntryId;
/**
 * Cursor: only entries older than the entry with this ID. Paging stays fast however long the history is, and no entry is skipped or repeated
 * when new entries are added.
 */
before?: LedgerEntryId;
/**
 * Start time, inclusive.
 */
startTime?: Moment;
/**
 * End time, exclusive.
 */
endTime?: Moment;
};

export type ListLiabilityRootsParams = {
/**
 * Rows per page.
 * @minimum 1
 * @maximum 500
 */
pageSize: PageSizeParameter;
/**
 * Cursor: only days before this one.
 */
before?: UtcDay;
/**
 * Only this day, with its totals.
 */
day?: UtcDay;
};

export type ListLoanPaymentsParams = {
/**
 * Page number, starting at 1.
 * @minimum 1
 * @maximum 100000
 */
pageNum: PageNumParameter;
/**
 * Rows per page.
 * @minimum 1
 * @maximum 500
 */
pageSize: PageSizeParameter;
/**
 * Filter by loan.
 */
loanId?: EntryId;
};

export type ListLoansParams = {
/**
 * Page number, starting at 1.
 * @minimum 1
 * @maximum 100000
 */
pageNum: PageNumParameter;
/**
 * Rows per page.
 * @minimum 1
 * @maximum 500
 */
pageSize: PageSizeParameter;
view?: LoanView;
};

export type ListMarketDaysParams = {
/**
 * Page number, starting at 1.
 * @minimum 1
 * @maximum 100000
 */
pageNum: PageNumParameter;
/**
 * Rows per page.
 * @minimum 1
 * @maximum 500
 */
pageSize: PageSizeParameter;
};

export type ListMessagesParams = {
/**
 * 1: unread messages only.
 */
isUnread?: Flag;
/**
 * Page number, starting at 1.
 * @minimum 1
 * @maximum 100000
 */
pageNum: PageNumParameter;
/**
 * Rows per page.
 * @minimum 1
 * @maximum 500
 */
pageSize: PageSizeParameter;
};

export type ListMiningOrdersParams = {
/**
 * Page number, starting at 1.
 * @minimum 1
 * @maximum 100000
 */
pageNum: PageNumParameter;
/**
 * Rows per page.
 * @minimum 1
 * @maximum 500
 */
pageSize: PageSizeParameter;
/**
 * Filter by order status, or all orders that are no longer open.
 */
status?: ListMiningOrdersStatus;
};

export type ListMiningOrdersStatus = typeof ListMiningOrdersStatus[keyof typeof ListMiningOrdersStatus];


export const ListMiningOrdersStatus = {
  running: 'running',
  ended: 'ended',
  matured: 'matured',
  redeemed: 'redeemed',
} as const;

export type ListMiningOutputParams = {
/**
 * Page number, starting at 1.
 * @minimum 1
 * @maximum 100000
 */
pageNum: PageNumParameter;
/**
 * Rows per page.
 * @minimum 1
 * @maximum 500
 */
pageSize: PageSizeParameter;
/**
 * Filter by order.
 */
orderId?: EntryId;
};

export type ListNoticesParams = {
/**
 * Page number, starting at 1.
 * @minimum 1
 * @maximum 100000
 */
pageNum: PageNumParameter;
/**
 * Rows per page.
 * @minimum 1
 * @maximum 500
 */
pageSize: PageSizeParameter;
};

export type ListPlatformCurrenciesCurrencyType = typeof ListPlatformCurrenciesCurrencyType[keyof typeof ListPlatformCurrenciesCurrencyType];


export const ListPlatformCurrenciesCurrencyType = {
  NUMBER_1: 1,
  NUMBER_2: 2,
} as const;

export type ListPlatformCurrenciesParams = {
/**
 * Filter by currency type.
 */
currencyType?: ListPlatformCurrenciesCurrencyType;
};

export type ListPledgeInterestParams = {
/**
 * Page number, starting at 1.
 * @minimum 1
 * @maximum 100000
 */
pageNum: PageNumParameter;
/**
 * Rows per page.
 * @minimum 1
 * @maximum 500
 */
pageSize: PageSizeParameter;
/**
 * Filter by order.
 */
orderId?: EntryId;
};

export type ListPledgeOrdersParams = {
/**
 * Page number, starting at 1.
 * @minimum 1
 * @maximum 100000
 */
pageNum: PageNumParameter;
/**
 * Rows per page.
 * @minimum 1
 * @maximum 500
 */
pageSize: PageSizeParameter;
/**
 * Filter by order status, or all orders that are no longer open.
 */
status?: ListPledgeOrdersStatus;
};

export type ListPledgeOrdersStatus = typeof ListPledgeOrdersStatus[keyof typeof ListPledgeOrdersStatus];


export const ListPledgeOrdersStatus = {
  running: 'running',
  ended: 'ended',
  matured: 'matured',
  redeemed: 'redeemed',
} as const;

export type ListQuickOrdersParams = {
/**
 * Page number, starting at 1.
 * @minimum 1
 * @maximum 100000
 */
pageNum: PageNumParameter;
/**
 * Rows per page.
 * @minimum 1
 * @maximum 500
 */
pageSize: PageSizeParameter;
/**
 * Filter by order status, or all orders that are no longer open.
 */
status?: ListQuickOrdersStatus;
/**
 * Filter by product.
 */
productId?: RowId;
/**
 * Placed at or after this time.
 */
startTime?: Moment;
/**
 * Placed before this time.
 */
endTime?: Moment;
};

export type ListQuickOrdersStatus = typeof ListQuickOrdersStatus[keyof typeof ListQuickOrdersStatus];


export const ListQuickOrdersStatus = {
  open: 'open',
  ended: 'ended',
  won: 'won',
  lost: 'lost',
  drawn: 'drawn',
  voided: 'voided',
} as const;

export type ListRealisedGainsParams = {
year: TaxYear;
/**
 * Rows per page.
 * @minimum 1
 * @maximum 500
 */
pageSize: PageSizeParameter;
/**
 * Cursor: only rows after the row with this ID in the list.
 */
before?: RealisedGainId;
};

export type ListRecommendedProductsParams = {
/**
 * Page number, starting at 1.
 * @minimum 1
 * @maximum 100000
 */
pageNum: PageNumParameter;
/**
 * Rows per page.
 * @minimum 1
 * @maximum 500
 */
pageSize: PageSizeParameter;
};

export type ListServiceMessagesParams = {
/**
 * Page number, starting at 1.
 * @minimum 1
 * @maximum 100000
 */
pageNum: PageNumParameter;
/**
 * Rows per page.
 * @minimum 1
 * @maximum 500
 */
pageSize: PageSizeParameter;
};

export type ListShareEntriesParams = {
/**
 * Page number, starting at 1.
 * @minimum 1
 * @maximum 100000
 */
pageNum: PageNumParameter;
/**
 * Rows per page.
 * @minimum 1
 * @maximum 500
 */
pageSize: PageSizeParameter;
/**
 * Offer ID.
 */
id: RowId;
};

export type ListShareOffersParams = {
/**
 * Page number, starting at 1.
 * @minimum 1
 * @maximum 100000
 */
pageNum: PageNumParameter;
/**
 * Rows per page.
 * @minimum 1
 * @maximum 500
 */
pageSize: PageSizeParameter;
/**
 * Offers to return.
 */
view: ShareOfferView;
};

export type ListShareSubscriptionsParams = {
/**
 * Page number, starting at 1.
 * @minimum 1
 * @maximum 100000
 */
pageNum: PageNumParameter;
/**
 * Rows per page.
 * @minimum 1
 * @maximum 500
 */
pageSize: PageSizeParameter;
/**
 * Filter by status.
 */
status?: ShareSubscriptionStatus;
};

export type ListSparklinesParams = {
/**
 * Ids of up to 200 products, separated by commas.
 * @minLength 1
 * @maxLength 1999
 * @pattern ^[1-9][0-9]{0,8}(,[1-9][0-9]{0,8}){0,199}$
 */
productIds: string;
};

export type ListSpotOrdersParams = {
/**
 * Page number, starting at 1.
 * @minimum 1
 * @maximum 100000
 */
pageNum: PageNumParameter;
/**
 * Rows per page.
 * @minimum 1
 * @maximum 500
 */
pageSize: PageSizeParameter;
/**
 * Filter by order status.
 */
status?: SpotOrderStatus;
/**
 * Filter by product.
 */
productId?: RowId;
};

export type ListStockProductsParams = {
/**
 * Page number, starting at 1.
 * @minimum 1
 * @maximum 100000
 */
pageNum: PageNumParameter;
/**
 * Rows per page.
 * @minimum 1
 * @maximum 500
 */
pageSize: PageSizeParameter;
/**
 * Part of a product's code or name. Case, accents, character width, spaces and symbols are ignored. Matches on the code, the English name or the name in the requested language come first, closest match first, followed by matches in other languages. Where nothing matches a text of several words, the products that one of them names by the whole code or name.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[^\u0000]*$
 */
keyWords?: KeyWordsParameter;
};

export type ListTeamMembersParams = {
level: TeamLevelNumber;
/**
 * Page number, starting at 1.
 * @minimum 1
 * @maximum 100000
 */
pageNum: PageNumParameter;
/**
 * Rows per page.
 * @minimum 1
 * @maximum 500
 */
pageSize: PageSizeParameter;
};

export type ListTipsParams = {
/**
 * Page number, starting at 1.
 * @minimum 1
 * @maximum 100000
 */
pageNum: PageNumParameter;
/**
 * Rows per page.
 * @minimum 1
 * @maximum 500
 */
pageSize: PageSizeParameter;
};

export type ListTraderTradesParams = {
/**
 * Trader ID.
 */
id: EntryId;
/**
 * Page number, starting at 1.
 * @minimum 1
 * @maximum 100000
 */
pageNum: PageNumParameter;
/**
 * Rows per page.
 * @minimum 1
 * @maximum 500
 */
pageSize: PageSizeParameter;
};

export type ListTradersParams = {
/**
 * Page number, starting at 1.
 * @minimum 1
 * @maximum 100000
 */
pageNum: PageNumParameter;
/**
 * Rows per page.
 * @minimum 1
 * @maximum 500
 */
pageSize: PageSizeParameter;
/**
 * Sort order, best first. Default: return.
 */
sort?: TraderSort;
};

export type ListTradesParams = {
/**
 * 1: US stock, 2: crypto, 3: futures, 4: forex
 */
productType: ProductTypeParameter;
/**
 * @maxLength 20
 * @pattern ^[A-Z0-9][A-Z0-9./-]{0,19}$
 */
productCode: ProductCodeParameter;
/**
 * Maximum number of rows.
 * @minimum 1
 * @maximum 50
 */
limit: number;
};

export type ListVouchersParams = {
/**
 * Filter by voucher status.
 */
status?: VoucherStatus;
/**
 * Page number, starting at 1.
 * @minimum 1
 * @maximum 100000
 */
pageNum: PageNumParameter;
/**
 * Rows per page.
 * @minimum 1
 * @maximum 500
 */
pageSize: PageSizeParameter;
};

export type ListWithdrawalsParams = {
/**
 * Page number, starting at 1.
 * @minimum 1
 * @maximum 100000
 */
pageNum: PageNumParameter;
/**
 * Rows per page.
 * @minimum 1
 * @maximum 500
 */
pageSize: PageSizeParameter;
/**
 * Filter by status.
 */
status?: WithdrawalStatus;
/**
 * Requested at or after this time.
 */
startTime?: Moment;
/**
 * Requested before this time.
 */
endTime?: Moment;
};

/**
 * A loan keeps the terms in effect when it was applied for.
 */
export interface Loan {
  id: EntryId;
  productId: RowId;
  name: Name;
  currencyId: CurrencyId;
  currencyName: Name;
  status: LoanStatus;
  dailyRate: Rate;
  yearRate: Rate;
  feeRate: Rate;
  securityRate: Rate;
  overdueRate: Rate;
  periodDays: PeriodDays;
  instalments: InstalmentCount;
  graceDays: GraceDays;
  amount: PositiveAmount;
  fee: Amount;
  /** Amount minus fee; not paid out if the application is rejected or canceled. */
  paidOut: Amount;
  /** Collateral, on hold from the application until the loan is rejected, canceled, repaid or called. */
  security: Amount;
  /** Collateral used toward the amount owed. */
  securityUsed: Amount;
  /** Interest of all installments if paid on their due dates. */
  totalInterest: Amount;
  total: Amount;
  apr: Rate;
  createdAt: Time;
  decidedAt: Time | null;
  /** Interest start: the first 00:00 UTC after payout. */
  startsAt: Time | null;
  /** Due date of the next installment, possibly in the past; null if there is none. */
  nextDueAt: Time | null;
  /**
     * @minimum 0
     * @maximum 60
     */
  paidInstalments: number;
  principalRepaid: Amount;
  interestPaid: Amount;
  /** Late fees so far. */
  charges: Amount;
  chargesPaid: Amount;
  /** Outstanding principal. */
  outstanding: Amount;
  closedAt: Time | null;
}

/**
 * Amount above zero, at most two decimals.
 * @maxLength 16
 * @pattern ^(0\.(0[1-9]|[1-9][0-9]?)|[1-9][0-9]{0,11}(\.[0-9]{1,2})?)$
 */
export type LoanAmount = string;

export interface LoanAnswer {
  code: SuccessCode;
  msg: Message;
  data: Loan;
}

/**
 * With the confirmed costs. Fails (460, hint_loan_terms_changed) if the costs have changed.
 */
export interface LoanApplyRequest {
  productId: RowId;
  amount: LoanAmount;
  fee: AgreedAmount;
  security: AgreedAmount;
  totalInterest: AgreedAmount;
  overdueRate: Rate;
  idempotencyKey?: IdempotencyKey;
}

export interface LoanDetail {
  loan: Loan;
  /** @maxItems 60 */
  schedule: LoanInstalment[];
  /** @maxItems 500 */
  lateDays: LateDay[];
  /** Next installment; null if none can be paid separately. */
  next: LoanOwed | null;
  /** Payoff amount, with interest for the days that have passed; null if nothing is owed. */
  all: LoanOwed | null;
  /** Interest saved by paying in full now. */
  saves: Amount;
  available: Amount;
}

export interface LoanDetailAnswer {
  code: SuccessCode;
  msg: Message;
  data: LoanDetail;
}

/**
 * A scheduled installment.
 */
export interface LoanInstalment {
  /**
     * @minimum 1
     * @maximum 60
     */
  number: number;
  /**
     * Whole days from `startsAt` to 00:00 UTC of its due date.
     * @minimum 1
     * @maximum 21960
     */
  afterDays: number;
  principal: Amount;
  interest: Amount;
  total: Amount;
  /** Outstanding principal after it. */
  left: Amount;
}

/**
 * Amount to pay now.
 */
export interface LoanOwed {
  principal: Amount;
  interest: Amount;
  /** Late fee. */
  charge: Amount;
  total: Amount;
}

export interface LoanPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: Loan[];
  total: Total;
}

export interface LoanPayment {
  /**
     * @maxLength 24
     * @pattern ^[1-9][0-9]{0,18}-[0-9]{1,4}$
     */
  id: string;
  loanId: EntryId;
  /**
     * @minimum 1
     * @maximum 1000
     */
  number: number;
  kind: LoanPaymentKind;
  /**
     * Installment paid, or the first of several.
     * @minimum 1
     * @maximum 60
     */
  instalment: number;
  /** Effective time: 00:00 UTC of the due date, or the time of a manual payment. */
  day: Time;
  /**
     * @minimum 0
     * @maximum 365
     */
  daysLate: number;
  principal: Amount;
  interest: Amount;
  charge: Amount;
  total: Amount;
  transactionId: EntryId;
  /** Posting time. */
  paidAt: Time;
}

/**
 * instalment: collected on the due date. early: repaid in full. security: from the collateral.
 */
export type LoanPaymentKind = typeof LoanPaymentKind[keyof typeof LoanPaymentKind];


export const LoanPaymentKind = {
  instalment: 'instalment',
  byHand: 'byHand',
  early: 'early',
  security: 'security',
} as const;

export interface LoanPaymentPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: LoanPayment[];
  total: Total;
}

export interface LoanPreview {
  productId: RowId;
  amount: Amount;
  fee: Amount;
  /** Amount received: amount minus fee. */
  paidOut: Amount;
  security: Amount;
  totalInterest: Amount;
  /** Total repayment: amount plus totalInterest. */
  total: Amount;
  /** Total cost: fee plus totalInterest. */
  cost: Amount;
  /** Annual percentage rate of the total cost, compounded, in steps of 0.0001, rounded up. */
  apr: Rate;
  overdueRate: Rate;
  /** @maxItems 60 */
  schedule: LoanInstalment[];
  available: Amount;
  /** Reason why the application cannot be made; null if it can. */
  problem: LoanProblem | null;
}

export interface LoanPreviewAnswer {
  code: SuccessCode;
  msg: Message;
  data: LoanPreview;
}

export interface LoanPreviewRequest {
  productId: RowId;
  amount: LoanAmount;
}

export interface LoanProblem {
  field: LoanProblemField;
  msg: Message;
  params?: LoanProblemParams;
}

export type LoanProblemField = typeof LoanProblemField[keyof typeof LoanProblemField];


export const LoanProblemField = {
  amount: 'amount',
  product: 'product',
} as const;

export type LoanProblemParams = {[key: string]: string};

export interface LoanProduct {
  id: RowId;
  name: Name;
  currencyId: CurrencyId;
  currencyName: Name;
  minAmount: PositiveAmount;
  maxAmount: PositiveAmount;
  /** Daily interest rate on the outstanding principal, simple. */
  dailyRate: Rate;
  /** `dailyRate` × 365. The total cost is in `apr`, not here. */
  yearRate: Rate;
  /** Rate of the amount, deducted at payout. */
  feeRate: Rate;
  /** Collateral as a share of the amount, on hold from the available balance until the loan closes. */
  securityRate: Rate;
  /** Late fee per whole day, as a share of the overdue installment. */
  overdueRate: Rate;
  periodDays: PeriodDays;
  instalments: InstalmentCount;
  graceDays: GraceDays;
  /** Time these terms took effect. */
  since: Time;
}

export interface LoanProductPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: LoanProduct[];
  total: Total;
}

/**
 * With the confirmed amount. Fails (460, hint_loan_owed_changed) if the amount owed now is higher or lower.
 */
export interface LoanRepayRequest {
  loanId: EntryId;
  kind: LoanRepayRequestKind;
  total: AgreedAmount;
  idempotencyKey?: IdempotencyKey;
}

export type LoanRepayRequestKind = typeof LoanRepayRequestKind[keyof typeof LoanRepayRequestKind];


export const LoanRepayRequestKind = {
  instalment: 'instalment',
  all: 'all',
} as const;

/**
 * withdrawn: canceled by the applicant before a decision. overdue: an installment is late. called: it was late for `graceDays`; the full loan
 * is due, no further interest or fees are added, and nothing is collected automatically.
 */
export type LoanStatus = typeof LoanStatus[keyof typeof LoanStatus];


export const LoanStatus = {
  pending: 'pending',
  refused: 'refused',
  withdrawn: 'withdrawn',
  running: 'running',
  overdue: 'overdue',
  called: 'called',
  repaid: 'repaid',
} as const;

/**
 * ended: rejected, canceled or repaid.
 */
export type LoanView = typeof LoanView[keyof typeof LoanView];


export const LoanView = {
  open: 'open',
  ended: 'ended',
} as const;

export interface LoanWithdrawRequest {
  loanId: EntryId;
  idempotencyKey?: IdempotencyKey;
}

/**
 * A text in one or more of the nineteen languages.
 */
export interface LocalizedText {
  zh?: Text;
  en?: Text;
  tc?: Text;
  de?: Text;
  es?: Text;
  fr?: Text;
  idn?: Text;
  jp?: Text;
  ko?: Text;
  my?: Text;
  th?: Text;
  vi?: Text;
  pt?: Text;
  rus?: Text;
  blr?: Text;
  ida?: Text;
  sa?: Text;
  ar?: Text;
  it?: Text;
}

export interface LoginRequest {
  account: Account;
  /**
     * @minLength 1
     * @maxLength 64
     */
  password: string;
  deviceId?: DeviceId;
}

export type LogoutBody = { [key: string]: unknown };

/**
 * Degrees, positive east.
 * @maxLength 11
 * @pattern ^-?[0-9]{1,3}(\.[0-9]{1,6})?$
 */
export type Longitude = string;

/**
 * The key that the prices of a UTC day follow from, or its hash.
 */
export interface MarketDay {
  day: UtcDay;
  /** SHA-256 over `fairline market key hash:` and the 32 bytes of the key. Published before the day begins. */
  keyHash: Sha256;
  /** The root of the tree of what the prices of all products follow from, besides the keys (docs/rules/market.md). It never changes. */
  termsHash: Sha256;
  /** Null before `revealsAt`. The key of the day before is SHA-256 over `fairline market key:` and the 32 bytes of this one. */
  key: MarketKey | null;
  /** One hour after the end of the day, or of the first later one by whose end every exchange has opened again. */
  revealsAt: Time;
}

export interface MarketDayPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: MarketDay[];
  total: Total;
}

export interface MarketHoursChange {
  /** Since when these hours hold, a UTC midnight. */
  since: Time;
  hours: MarketHoursChangeHours;
}

export type MarketHoursChangeHours = typeof MarketHoursChangeHours[keyof typeof MarketHoursChangeHours];


export const MarketHoursChangeHours = {
  always: 'always',
  exchange: 'exchange',
} as const;

/**
 * The key of a day: 32 bytes as hexadecimal digits.
 * @minLength 64
 * @maxLength 64
 * @pattern ^[0-9a-f]{64}$
 */
export type MarketKey = string;

/**
 * A product that another one's price follows from.
 */
export interface MarketLeg {
  productType: ProductType;
  productCode: ProductCode;
  /** Whether its price is divided by instead of multiplied with. */
  isInverse: boolean;
}

/**
 * What the prices of a product follow from, besides the keys of the days.
 */
export interface MarketTerms {
  productId: RowId;
  productType: ProductType;
  productCode: ProductCode;
  /** The version of the market since `since`. */
  version: 2;
  /** Since when prices follow from the keys, a whole minute. */
  since: Time;
  /** The price at `since`, from which it goes on. */
  price: PositiveAmount;
  /** The typical price. */
  basePrice: PositiveAmount;
  /** The step between two prices. */
  tickSize: PositiveAmount;
  /**
     * Price decimals.
     * @minimum 0
     * @maximum 12
     */
  priceScale: number;
  /**
     * Milliseconds between two ticks.
     * @minimum 100
     * @maximum 15000
     */
  tickPeriod: number;
  /**
     * Daily volatility in basis points: on three days of four the price changes by less.
     * @minimum 1
     * @maximum 100000
     */
  volatility: number;
  /** Since when trading is suspended; the price stays what it was then. Null while it is not. */
  suspendedSince: Time | null;
  /** always: the price moves around the clock. exchange: it stays while the exchange is closed. These hours hold until the first of `hoursChanges`. */
  hours: MarketTermsHours;
  /**
     * What the hours were changed to, the oldest first, the same for all products, also changes to come, each more than a day ahead; absent where they have never been changed. Where the exchange is closed when
     * `exchange` begins to hold, the price stays what it was at that moment.
     * @minItems 1
     * @maxItems 1000
     */
  hoursChanges?: MarketHoursChange[];
  /**
     * The products that the price follows from at each of its ticks, in proportion: `price` and the prices of the legs at `since` say in which. Empty
     * where the product moves by itself.
     * @maxItems 2
     */
  legs: MarketLeg[];
  /**
     * The hashes that lead from these terms to the `termsHash` of each day, from below (docs/rules/market.md). `suspendedSince` and `hours` are not part
     * of what is hashed: they may change.
     * @minItems 16
     * @maxItems 16
     */
  termsPath: Sha256[];
}

export interface MarketTermsAnswer {
  code: SuccessCode;
  msg: Message;
  data: MarketTerms;
}

/**
 * always: the price moves around the clock. exchange: it stays while the exchange is closed. These hours hold until the first of `hoursChanges`.
 */
export type MarketTermsHours = typeof MarketTermsHours[keyof typeof MarketTermsHours];


export const MarketTermsHours = {
  always: 'always',
  exchange: 'exchange',
} as const;

/**
 * @maxLength 2000
 */
export type Message = string;

export interface MessageAnswer {
  code: SuccessCode;
  msg: Message;
  data: AccountMessage;
}

/**
 * Event `messages` of the stream.
 */
export interface MessageFrame {
  time: Time;
  /** @maxItems 5000 */
  rows: AccountMessage[];
}

export interface MessagePage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: AccountMessage[];
  total: Total;
}

export interface MessageReadRequest {
  id: EntryId;
}

/**
 * Milliseconds since 1970-01-01 UTC, of a time that is asked for or of a candle.
 * @minimum 946684800000
 * @maximum 9999999999999
 */
export type Moment = number;

/**
 * @minLength 1
 * @maxLength 128
 */
export type Name = string;

export interface NewName {
  /**
     * Stored normalized (NFKC, single spaces). Control, zero-width and bidirectional characters are refused, and names of the operator
     * (`Fairline`, `Support`, `Admin` and the like), also when written with look-alike characters.
     * @minLength 1
     * @maxLength 64
     * @pattern ^[^\u0000]*$
     */
  nickName: string;
}

export interface NewPasskey {
  name: PasskeyName;
  credential: PasskeyCredential;
}

export interface NextLimit {
  /** Null if the limit is removed. */
  dailyStakeLimit: Amount | null;
  from: Time;
}

/**
 * Public name of a trader; unique. Stored normalized (NFKC). Names of the operator are refused, also when written with look-alike characters.
 * @minLength 2
 * @maxLength 24
 * @pattern ^[\p{L}\p{N}][\p{L}\p{N} ._-]*[\p{L}\p{N}]$
 */
export type NickName = string;

export interface Note {
  kind: NoteKind;
  /** Id of the product, the order or the position. */
  refId: EntryId;
  /** Type of the product, also of an order’s or a position’s. */
  productType: ProductType;
  productCode: ProductCode;
  text: NoteText;
  updatedAt: Time;
}

/**
 * What a note is about. `position` is a contract position.
 */
export type NoteKind = typeof NoteKind[keyof typeof NoteKind];


export const NoteKind = {
  product: 'product',
  spotOrder: 'spotOrder',
  position: 'position',
} as const;

export interface NotePage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: Note[];
  total: Total;
}

/**
 * Written by the account holder: plain text with line breaks, no other control characters.
 * @maxLength 500
 * @pattern ^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\p{Cs}]*$
 */
export type NoteText = string;

export interface Notice {
  id: RowId;
  /**
     * @minLength 1
     * @maxLength 200
     */
  title: string;
  content: Text;
  time: Time;
}

/**
 * Percent of the price. 0 is no notice.
 */
export type NoticeDistance = typeof NoticeDistance[keyof typeof NoticeDistance];


export const NoticeDistance = {
  NUMBER_0: 0,
  NUMBER_1: 1,
  NUMBER_2: 2,
  NUMBER_3: 3,
  NUMBER_5: 5,
  NUMBER_10: 10,
  NUMBER_15: 15,
  NUMBER_20: 20,
  NUMBER_30: 30,
  NUMBER_40: 40,
  NUMBER_50: 50,
} as const;

export interface NoticePage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: Notice[];
  total: Total;
}

export type NullablePrice = PositiveAmount | null;

export type NullableTime = Time | null;

export interface OpenSession {
  id: SessionId;
  browser: Name | null;
  system: Name | null;
  createdAt: Time;
  /** Accurate to one day. */
  lastUsedAt: Time;
  isCurrent: boolean;
}

/**
 * Requested amount: exact decimal above zero with at most 12 integer digits. Values beyond what the order or the balance allows, or off the
 * step, are rejected (422) with the bound.
 * @maxLength 40
 * @pattern ^(0\.0{0,17}[1-9][0-9]{0,17}|[1-9][0-9]{0,11}(\.[0-9]{1,18})?)$
 */
export type OrderAmount = string;

export interface OrderFeeSetting {
  id: RowId;
  /**
     * In Chinese; states product type, position type and side.
     * @maxLength 200
     */
  remark: string;
  feeRate: Rate;
  /** Time this rate took effect; omitted if not recorded. */
  since?: Time;
}

export interface OrderFeeSettingPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: OrderFeeSetting[];
  total: Total;
}

/**
 * Requested price, above zero. Values above 10,000,000, the highest supported price, are rejected (422, hint_above_maximum), as are values off
 * the product's price step (422, hint_off_step).
 * @maxLength 40
 * @pattern ^(0\.0{0,17}[1-9][0-9]{0,17}|[1-9][0-9]{0,7}(\.[0-9]{1,18})?)$
 */
export type OrderPrice = string;

export interface OrderProblem {
  field: OrderProblemField;
  msg: Message;
  params?: OrderProblemParams;
}

export type OrderProblemField = typeof OrderProblemField[keyof typeof OrderProblemField];


export const OrderProblemField = {
  quantity: 'quantity',
  amount: 'amount',
  limitPrice: 'limitPrice',
  stopPrice: 'stopPrice',
  takeProfitPrice: 'takeProfitPrice',
  stopLossPrice: 'stopLossPrice',
  timeInForce: 'timeInForce',
  product: 'product',
} as const;

export type OrderProblemParams = {[key: string]: string};

export type OrderType = typeof OrderType[keyof typeof OrderType];


export const OrderType = {
  market: 'market',
  limit: 'limit',
} as const;

/**
 * Page number, starting at 1.
 */
export type PageNumParameter = number;

/**
 * Rows per page.
 */
export type PageSizeParameter = number;

/**
 * Base coin and quote coin, for example ETH/BTC.
 * @maxLength 20
 * @pattern ^[A-Z0-9][A-Z0-9.-]{0,9}/[A-Z0-9][A-Z0-9.-]{0,9}$
 */
export type PairCode = string;

/**
 * @pattern ^[a-z][a-z_]{0,39}$
 */
export type PartName = string;

export interface Passkey {
  id: EntryId;
  name: PasskeyName;
  createdAt: Time;
  /** Null if it has not been used yet. */
  lastUsedAt: Time | null;
  /** Whether its provider keeps a copy that other devices of its owner can use. */
  isSynced: boolean;
}

export interface PasskeyAnswer {
  code: SuccessCode;
  msg: Message;
  data: Passkey;
}

export interface PasskeyChoice {
  id: EntryId;
}

/**
 * What the browser returned, as JSON (`PublicKeyCredential.toJSON` of WebAuthn).
 * @minLength 2
 * @maxLength 20000
 * @pattern ^\{.*\}$
 */
export type PasskeyCredential = string;

/**
 * The owner's name for it.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[^\u0000]*$
 */
export type PasskeyName = string;

export interface PasskeyOptions {
  options: PasskeyOptionsJson;
}

export interface PasskeyOptionsAnswer {
  code: SuccessCode;
  msg: Message;
  data: PasskeyOptions;
}

/**
 * Options for the browser, as JSON (`PublicKeyCredentialCreationOptionsJSON` or `PublicKeyCredentialRequestOptionsJSON` of WebAuthn).
 * @minLength 2
 * @maxLength 20000
 * @pattern ^\{.*\}$
 */
export type PasskeyOptionsJson = string;

export interface PasskeyRename {
  id: EntryId;
  name: PasskeyName;
}

export interface PasskeySignInBegin {
  /**
     * From the `login` response, where a passkey is the second step.
     * @pattern ^[A-Za-z0-9_-]{43}$
     */
  challenge?: string;
}

export interface PasskeySignInRequest {
  credential: PasskeyCredential;
  deviceId?: DeviceId;
}

export interface PasskeysAnswer {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 20 */
  rows: Passkey[];
  total: Total;
}

/**
 * At least 8 characters, only letters and digits, at least one letter.
 * @minLength 8
 * @maxLength 64
 * @pattern ^[A-Za-z0-9]*[A-Za-z][A-Za-z0-9]*$
 */
export type Password = string;

export interface PasswordChange {
  /**
     * @minLength 1
     * @maxLength 64
     */
  oldPassword: string;
  newPassword: Password;
  code?: SecondCode;
}

export interface PasswordCodeRequest {
  account: Account;
  deviceId?: DeviceId;
}

export interface PasswordProof {
  /**
     * @minLength 1
     * @maxLength 64
     */
  password: string;
}

export interface PayeeLine {
  key: Name;
  label: Name;
  value: Name;
}

/**
 * Percentage: 1.25 is 1.25%.
 * @maxLength 24
 * @pattern ^-?(0|[1-9][0-9]{0,8})(\.[0-9]{1,4})?$
 */
export type Percent = string;

/**
 * Whole UTC days between two installments.
 * @minimum 1
 * @maximum 366
 */
export type PeriodDays = number;

/**
 * @minLength 1
 * @maxLength 100
 * @pattern ^[^\u0000]*$
 */
export type PersonName = string;

/**
 * @minLength 1
 * @maxLength 200
 * @pattern ^[^\u0000]*$
 */
export type PlaceName = string;

export interface PlatformCurrency {
  id: CurrencyId;
  currencyName: Name;
  /** 1: crypto, 2: fiat */
  currencyType: PlatformCurrencyCurrencyType;
  /**
     * Supported address types, separated by slashes; empty if none.
     * @maxLength 200
     * @pattern ^([A-Za-z0-9-]+(/[A-Za-z0-9-]+)*)?$
     */
  walletAddressType: string;
  /**
     * Decimals of the smallest unit.
     * @minimum 0
     * @maximum 18
     */
  scale: number;
}

/**
 * 1: crypto, 2: fiat
 */
export type PlatformCurrencyCurrencyType = typeof PlatformCurrencyCurrencyType[keyof typeof PlatformCurrencyCurrencyType];


export const PlatformCurrencyCurrencyType = {
  NUMBER_1: 1,
  NUMBER_2: 2,
} as const;

export interface PlatformCurrencyPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: PlatformCurrency[];
  total: Total;
}

export interface PopUp {
  id: RowId;
  /**
     * A popup is shown once per version.
     * @minimum 1
     * @maximum 2147483647
     */
  version: number;
  /** @maxLength 200 */
  title: string;
  content: Text;
  image: AssetPath | null;
  link: AppLink | null;
}

export interface PopUpPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: PopUp[];
  total: Total;
}

/**
 * Exact decimal above zero.
 * @maxLength 40
 * @pattern ^(0\.0{0,17}[1-9][0-9]{0,17}|[1-9][0-9]{0,14}(\.[0-9]{1,18})?)$
 */
export type PositiveAmount = string;

/**
 * The price shown in the preview, unchanged: above zero, at most 11 decimals.
 * @maxLength 30
 * @pattern ^(0\.[0-9]{0,10}[1-9]0{0,10}|[1-9][0-9]{0,7}(\.[0-9]{1,11})?)$
 */
export type PreviewPrice = string;

export interface PriceAlert {
  id: EntryId;
  productId: RowId;
  productType: ProductType;
  productCode: ProductCode;
  productImg?: AssetPath;
  condition: AlertCondition;
  value: AlertValue;
  /** 0: fires once. 1: fires again, as docs/rules/alert.md says. */
  isRepeating: PriceAlertIsRepeating;
  /** `fired`: was to fire once and has; changing it makes it active again. */
  status: PriceAlertStatus;
  createdAt: Time;
  /** When the market last reached it. */
  firedAt: Time | null;
  /** The price that last reached it, in USDT. */
  firedPrice: Amount | null;
}

/**
 * 0: fires once. 1: fires again, as docs/rules/alert.md says.
 */
export type PriceAlertIsRepeating = typeof PriceAlertIsRepeating[keyof typeof PriceAlertIsRepeating];


export const PriceAlertIsRepeating = {
  NUMBER_0: 0,
  NUMBER_1: 1,
} as const;

/**
 * `fired`: was to fire once and has; changing it makes it active again.
 */
export type PriceAlertStatus = typeof PriceAlertStatus[keyof typeof PriceAlertStatus];


export const PriceAlertStatus = {
  active: 'active',
  paused: 'paused',
  fired: 'fired',
} as const;

/**
 * Statistics for a time interval.
 */
export interface PriceBlock {
  open: Amount;
  close: Amount;
  max: Amount;
  min: Amount;
  volume: Amount;
  /** Volume-weighted. */
  averagePrice: Amount;
  /** Volume × price. */
  tradeAmount: Amount;
}

export interface Product {
  /** Row ID; equal to productId except on the watchlist. */
  id: RowId;
  productId: RowId;
  productName: Name;
  /** Name in the requested language, if there is one in use, and at least in English; a back end may also return others. Show the name in the user's language, otherwise productName. */
  productNameLang: LocalizedText;
  productCode: ProductCode;
  productDesc: Text;
  productImg: AssetPath;
  productType: ProductType;
  isVisible: Flag;
  /**
     * @minimum 0
     * @maximum 1000000
     */
  sort: number;
  /**
     * Available trading modes, separated by slashes. 0: quick, 1: contract, 2: spot, 3: coin-to-coin.
     * @pattern ^[0-3](/[0-3]){0,3}$
     */
  PositionType: string;
  /** 1 while trading is suspended. */
  isLock: Flag;
  isShow: Flag;
  isSelfSell: Flag;
  /** 1 if it is on the caller's watchlist. */
  isOption: Flag;
  /**
     * Trading unit, such as 1 share or 100 oz.
     * @maxLength 64
     */
  standard: string;
  tickerInfo: TickerInfo;
}

/**
 * @maxLength 20
 * @pattern ^[A-Z0-9][A-Z0-9./-]{0,19}$
 */
export type ProductCode = string;

export type ProductCodeParameter = ProductCode;

export interface ProductDetail {
  product: Product;
  rules: TradeRules;
  trading: TradingState;
}

export interface ProductDetailAnswer {
  code: SuccessCode;
  msg: Message;
  data: ProductDetail;
}

export interface ProductPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: Product[];
  total: Total;
}

/**
 * 1: US stock, 2: crypto, 3: futures, 4: forex
 */
export type ProductType = typeof ProductType[keyof typeof ProductType];


export const ProductType = {
  NUMBER_1: 1,
  NUMBER_2: 2,
  NUMBER_3: 3,
  NUMBER_4: 4,
} as const;

export type ProductTypeParameter = ProductType;

/**
 * Product types to copy, comma-separated.
 * @maxLength 7
 * @pattern ^[1-4](,[1-4]){0,3}$
 */
export type ProductTypes = string;

export interface PushAnswer {
  code: SuccessCode;
  msg: Message;
  data: PushSettings;
}

/**
 * How the device of this session is notified. Messages about security and identity are always sent.
 */
export interface PushDevice {
  endpoint: PushEndpoint;
  /** 1: price alerts are sent. */
  alert: Flag;
  /** 1: messages about orders are sent. */
  order: Flag;
  /** 1: messages about positions are sent. */
  position: Flag;
  /** 1: messages about deposits, withdrawals, loans and new shares are sent. */
  money: Flag;
  /** 1: amounts and prices are sent too. 0: only what happened, and with which product. */
  hasAmounts: Flag;
}

/**
 * The address of the device at its push service, from `PushSubscription` of the browser.
 * @minLength 12
 * @maxLength 1000
 * @pattern ^https://[^\s]+$
 */
export type PushEndpoint = string;

/**
 * Base64url without padding.
 * @minLength 16
 * @maxLength 100
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type PushKey = string;

export interface PushRequest {
  endpoint: PushEndpoint;
  p256dh: PushKey;
  auth: PushKey;
  alert: Flag;
  order: Flag;
  position: Flag;
  money: Flag;
  hasAmounts: Flag;
}

export interface PushSettings {
  /** The key of this back end (VAPID, `applicationServerKey` of the Push API); null if it sends no notifications. */
  publicKey: PushKey | null;
  /** Null if this session has no notifications. */
  device: PushDevice | null;
}

export interface Question {
  id: RowId;
  category: QuestionCategory;
  /**
     * @minLength 1
     * @maxLength 300
     */
  question: string;
  answer: Html;
}

export type QuestionCategory = typeof QuestionCategory[keyof typeof QuestionCategory];


export const QuestionCategory = {
  account: 'account',
  money: 'money',
  trading: 'trading',
  earning: 'earning',
  safety: 'safety',
} as const;

export interface QuestionPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: Question[];
  total: Total;
}

export interface QuickOrder {
  id: EntryId;
  productId: RowId;
  productType: ProductType;
  productCode: ProductCode;
  productName: Name;
  productNameLang: LocalizedText;
  productImg?: AssetPath;
  exchangeType: Direction;
  status: QuickOrderStatus;
  duration: DurationCount;
  durationUnit: DurationUnit;
  stake: PositiveAmount;
  payoutRate: Rate;
  feeRate: Rate;
  fee: Amount;
  /** Stake plus fee: deducted when the order was placed. */
  total: Amount;
  /** Profit if won. */
  profit: Amount;
  winReturns: Amount;
  drawReturns: Amount;
  currencyId: CurrencyId;
  /** Public price when the order was placed. */
  openPrice: PositiveAmount;
  /** Time of that price on the market. */
  openPriceTime: Time;
  /** `createdAt` plus duration, to the millisecond. */
  expiresAt: Time;
  /** Public price at `expiresAt`. */
  closePrice: PositiveAmount | null;
  /** Time of that price on the market: the last tick up to `expiresAt`. */
  closePriceTime: Time | null;
  /** Amount returned; null while open. */
  returned: Amount | null;
  /** Amount returned minus amount deducted; null while open. */
  net: Decimal | null;
  /** Reason why it was voided. */
  reason: Message | null;
  createdAt: Time;
  /** Time the result was booked; the result is determined by `expiresAt`. */
  closedAt: Time | null;
}

export interface QuickOrderAnswer {
  code: SuccessCode;
  msg: Message;
  data: QuickOrder;
}

export interface QuickOrderPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: QuickOrder[];
  total: Total;
}

/**
 * open: until expiry. drawn (tied): the price is unchanged. voided: the product had no public price at expiry; stake and fee were refunded.
 */
export type QuickOrderStatus = typeof QuickOrderStatus[keyof typeof QuickOrderStatus];


export const QuickOrderStatus = {
  open: 'open',
  won: 'won',
  lost: 'lost',
  drawn: 'drawn',
  voided: 'voided',
} as const;

/**
 * As for the preview, with the confirmed price and payout rate. The entry price is the public price of the moment at which the order is
 * carried out, from which its duration counts. Fails (460, hint_price_moved) if that is worse than `previewPrice` by more than 0.5%,
 * or at all if the setting app_order_change is 0; and (422, hint_quick_payout_changed) if the option's payout rate has changed.
 */
export interface QuickPlaceRequest {
  productType: ProductType;
  productCode: ProductCode;
  exchangeType: Direction;
  optionId: RowId;
  stake: Stake;
  previewPrice: PreviewPrice;
  payoutRate: Rate;
  idempotencyKey?: IdempotencyKey;
}

export interface QuickPreview {
  productId: RowId;
  exchangeType: Direction;
  optionId: RowId;
  duration: DurationCount;
  durationUnit: DurationUnit;
  /** Entry price if placed now. */
  price: PositiveAmount;
  priceTime: Time;
  /** Expiry if placed now. */
  expiresAt: Time;
  stake: Amount;
  /** Profit of a winning order, as a share of the stake. */
  payoutRate: Rate;
  /** Rate of the stake. */
  feeRate: Rate;
  fee: Amount;
  /** Stake plus fee: deducted now, and the maximum loss. */
  total: Amount;
  /** Stake × payout rate, rounded down to the minor unit. */
  profit: Amount;
  /** Stake plus profit: returned if won. */
  winReturns: Amount;
  /** Returned if tied: the stake, plus the fee if the setting app_fastFree is 1. */
  drawReturns: Amount;
  /** Break-even win rate: more than this share of such orders must be won to make a profit. total / winReturns, rounded up. */
  breakEvenRate: Percent;
  currencyId: CurrencyId;
  /** Available balance. */
  available: Amount;
  /** Reason why the order cannot be placed; null if it can. */
  problem: QuickProblem | null;
}

export interface QuickPreviewAnswer {
  code: SuccessCode;
  msg: Message;
  data: QuickPreview;
}

export interface QuickPreviewRequest {
  productType: ProductType;
  productCode: ProductCode;
  exchangeType: Direction;
  optionId: RowId;
  stake: Stake;
}

export interface QuickProblem {
  field: QuickProblemField;
  msg: Message;
  params?: QuickProblemParams;
}

export type QuickProblemField = typeof QuickProblemField[keyof typeof QuickProblemField];


export const QuickProblemField = {
  stake: 'stake',
  optionId: 'optionId',
  product: 'product',
} as const;

export type QuickProblemParams = {[key: string]: string};

/**
 * Event `quotes` of the stream.
 */
export interface QuoteFrame {
  time: Time;
  /** @maxItems 1000 */
  rows: QuoteRow[];
}

export interface QuoteRow {
  productId: RowId;
  nowPrice: PositiveAmount;
  changePrice: Decimal;
  changeRate: Percent;
  time: Time;
}

/**
 * Fraction: 0.001 is 0.1%.
 * @maxLength 24
 * @pattern ^(0|[1-9][0-9]{0,3})(\.[0-9]{1,10})?$
 */
export type Rate = string;

/**
 * Size of the caller's order as a share of the trader's, 0.01 to 10.
 * @maxLength 6
 * @pattern ^(0\.(0[1-9]|[1-9][0-9]?)|[1-9](\.[0-9]{1,2})?|10)$
 */
export type Ratio = string;

/**
 * The part of a sale that comes from one lot: units that were acquired at once. Amounts are in USDT. A transaction without proceeds that
 * takes units away, such as an early redemption fee, has proceeds of 0.
 */
export interface RealisedGain {
  id: RealisedGainId;
  productId: RowId;
  assetName: Name;
  quantity: PositiveAmount;
  acquiredAt: Time;
  acquiredType: LedgerReferenceType;
  acquiredId: EntryId;
  soldAt: Time;
  referenceType: LedgerReferenceType;
  referenceId: EntryId;
  /** What was received, less fees. */
  proceeds: Amount;
  /** What was paid, fees included. */
  cost: Amount;
  /** Negative: a loss. */
  gain: Decimal;
}

/**
 * Transaction ID and the part of its sale.
 * @maxLength 28
 * @pattern ^([1-9][0-9]{0,17}|[1-8][0-9]{18})-(0|[1-9][0-9]{0,7})$
 */
export type RealisedGainId = string;

export interface RealisedGainPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: RealisedGain[];
  total: Total;
}

export interface RealisedProductTotal {
  productId: RowId;
  assetName: Name;
  count: Total;
  proceeds: Amount;
  cost: Amount;
  gain: Decimal;
}

/**
 * The realized gains of one year and their totals, in USDT, by the cost method that the account has chosen. `results` are realized results that
 * have no lots.
 */
export interface RealisedReport {
  currencyId: CurrencyId;
  method: CostMethod;
  year: TaxYear;
  /** Year of the first result, or the current one. */
  firstYear: TaxYear;
  /** The current year. */
  lastYear: TaxYear;
  /** Whether all entries before `includedTo` are all that are settled. False while a long history is still being read; each call goes on. */
  isComplete: boolean;
  /** Entries before this time are included. */
  includedTo: Time;
  total: RealisedTotal;
  /** @maxItems 5000 */
  products: RealisedProductTotal[];
  /** @maxItems 6 */
  results: RealisedResult[];
}

export interface RealisedReportAnswer {
  code: SuccessCode;
  msg: Message;
  data: RealisedReport;
}

export interface RealisedResult {
  kind: RealisedResultKind;
  /** Ledger entries. */
  count: Total;
  /** In USDT, at the prices of the times of the entries. */
  amount: Decimal;
}

/**
 * `contractProfit`, `contractFunding`, `contractFees`: of contract positions; `quick`: quick orders, less fees; `earnings`: pledge interest,
 * lock mining output and early redemption fees in currencies; `awards`: rewards.
 */
export type RealisedResultKind = typeof RealisedResultKind[keyof typeof RealisedResultKind];


export const RealisedResultKind = {
  contractProfit: 'contractProfit',
  contractFunding: 'contractFunding',
  contractFees: 'contractFees',
  quick: 'quick',
  earnings: 'earnings',
  awards: 'awards',
} as const;

export interface RealisedTotal {
  /** Rows. */
  count: Total;
  proceeds: Amount;
  cost: Amount;
  gain: Decimal;
}

/**
 * Rejection reason, as a message key.
 * @maxLength 200
 */
export type Reason = string;

export interface RechargeChannel {
  id: RowId;
  channelName: Name;
  channelType: RechargeChannelChannelType;
  currencyId: CurrencyId;
  minAmount: PositiveAmount;
  maxAmount: PositiveAmount;
  feeRate: Rate;
  /** Payment instructions. */
  instructions: Text;
  /**
     * @minimum 0
     * @maximum 100000
     */
  sort: number;
  /**
     * Maximum decimals of an amount; 2 if omitted.
     * @minimum 0
     * @maximum 8
     */
  decimals?: number;
  /** Time these terms took effect; omitted if not recorded. */
  since?: Time;
  /** Whether a picture as proof of payment is required. */
  isProofRequired?: Flag;
  /**
     * Bank transfers: payee details, line by line, for copying.
     * @maxItems 20
     */
  payee?: PayeeLine[];
  /** Crypto: the only accepted network. */
  walletAddressType?: Name;
  /**
     * Crypto: deposit address.
     * @minLength 1
     * @maxLength 128
     */
  address?: string;
  /**
     * Crypto: block confirmations required.
     * @minimum 1
     * @maximum 1000
     */
  confirmations?: number;
  /**
     * Online payments: minutes allowed to pay.
     * @minimum 1
     * @maximum 1440
     */
  payMinutes?: number;
}

export type RechargeChannelChannelType = typeof RechargeChannelChannelType[keyof typeof RechargeChannelChannelType];


export const RechargeChannelChannelType = {
  sandbox: 'sandbox',
  bank: 'bank',
  chain: 'chain',
  online: 'online',
} as const;

export interface RechargeChannelPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: RechargeChannel[];
  total: Total;
}

export interface RecoveryCodes {
  /**
     * @minItems 1
     * @maxItems 20
     * @items.pattern ^[A-Z2-9]{5}-[A-Z2-9]{5}$
     */
  recoveryCodes: string[];
}

export interface RecoveryCodesAnswer {
  code: SuccessCode;
  msg: Message;
  data: RecoveryCodes;
}

export interface RegisterRequest {
  account: Account;
  /** @pattern ^[0-9]{6}$ */
  code: string;
  password: Password;
  /**
     * Of the account that has invited this one. A code of no account is rejected (422).
     * @pattern ^[A-Z0-9]{4,12}$
     */
  inviteCode?: string;
  deviceId?: DeviceId;
}

export interface ResetPasswordRequest {
  account: Account;
  /**
     * From `sendPasswordCode`.
     * @pattern ^[0-9]{6}$
     */
  code: string;
  password: Password;
  secondCode?: SecondCode;
  credential?: PasskeyCredential;
  deviceId?: DeviceId;
}

export interface ResetWithdrawPasswordRequest {
  /**
     * Sign-in password.
     * @minLength 1
     * @maxLength 128
     */
  password: string;
  /**
     * Code sent to the account.
     * @maxLength 6
     * @pattern ^[0-9]{6}$
     */
  code: string;
  /**
     * Six digits.
     * @maxLength 6
     * @pattern ^[0-9]{6}$
     */
  withdrawPassword: string;
  /** As `code` in other requests; here `code` is the code sent to the account. */
  secondCode?: SecondCode;
}

export interface RichText {
  name: RichTextName;
  /**
     * @minLength 1
     * @maxLength 200
     */
  title: string;
  content: Html;
  updatedAt: Time;
}

export interface RichTextAnswer {
  code: SuccessCode;
  msg: Message;
  data: RichText;
}

export type RichTextName = typeof RichTextName[keyof typeof RichTextName];


export const RichTextName = {
  about: 'about',
  terms: 'terms',
  privacy: 'privacy',
  risk: 'risk',
  fees: 'fees',
  accessibility: 'accessibility',
} as const;

/**
 * @minimum 1
 * @maximum 2147483647
 */
export type RowId = number;

export interface SaveNoteRequest {
  kind: NoteKind;
  /** Id of the product, the order or the position. */
  refId: EntryId;
  /** Empty to delete the note. */
  text: NoteText;
}

/**
 * Six-digit code from the authenticator app, or a recovery code. Required while two-step verification is on; if it is missing, the response is
 * 422, hint_second_code_needed, which does not count as an attempt.
 * @maxLength 20
 * @pattern ^[0-9A-Za-z -]{6,20}$
 */
export type SecondCode = string;

export interface SecondStepRequest {
  /**
     * From the `login` response; valid for five minutes.
     * @pattern ^[A-Za-z0-9_-]{43}$
     */
  challenge: string;
  /**
     * Six-digit code from the authenticator app, or a recovery code.
     * @pattern ^[0-9A-Za-z -]{6,20}$
     */
  code: string;
}

export interface Security {
  /** Null if it has never been changed. */
  passwordChangedAt: Time | null;
  /** Null if two-step verification is off. */
  twoStepSince: Time | null;
  /**
     * @minimum 0
     * @maximum 10
     */
  recoveryCodesLeft: number;
  /**
     * @minimum 1
     * @maximum 1000000
     */
  sessions: number;
  /** Whether the password is public, as for the demo account of a sandbox; security settings then cannot be changed. */
  isShared: boolean;
}

export interface SecurityAnswer {
  code: SuccessCode;
  msg: Message;
  data: Security;
}

export interface ServiceMessage {
  id: EntryId;
  sender: ServiceMessageSender;
  /**
     * Empty if the message is only a picture.
     * @maxLength 2000
     */
  text: string;
  pictureId: EntryId | null;
  createdAt: Time;
  /** Time the other side read it. */
  readAt: Time | null;
}

export interface ServiceMessageAnswer {
  code: SuccessCode;
  msg: Message;
  data: ServiceMessage;
}

export interface ServiceMessagePage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: ServiceMessage[];
  total: Total;
}

export interface ServiceMessageRequest {
  /**
     * @maxLength 2000
     * @pattern ^[^\u0000]*$
     */
  text?: string;
  pictureId?: EntryId;
  idempotencyKey?: IdempotencyKey;
}

export type ServiceMessageSender = typeof ServiceMessageSender[keyof typeof ServiceMessageSender];


export const ServiceMessageSender = {
  account: 'account',
  desk: 'desk',
} as const;

export interface ServiceUnreadAnswer {
  code: SuccessCode;
  msg: Message;
  /**
     * @minimum 0
     * @maximum 1000000000
     */
  data: number;
}

export interface Session {
  /**
     * 32 random bytes, base64url.
     * @pattern ^[A-Za-z0-9_-]{43}$
     */
  token: string;
  /** When the session ends unless it is used: later than now, at most 90 days after the sign-in. */
  expiresAt: Time;
  userInfo: UserInfo;
}

export interface SessionAnswer {
  code: SuccessCode;
  msg: Message;
  data: Session;
}

export interface SessionChoice {
  id: SessionId;
}

/**
 * Identifies a session; cannot be used to sign in.
 * @pattern ^[A-Za-z0-9_-]{16}$
 */
export type SessionId = string;

export interface SessionsAnswer {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: OpenSession[];
  total: Total;
}

export interface SetWithdrawPasswordRequest {
  /**
     * Sign-in password.
     * @minLength 1
     * @maxLength 128
     */
  password: string;
  /**
     * Six digits.
     * @maxLength 6
     * @pattern ^[0-9]{6}$
     */
  withdrawPassword: string;
  code?: SecondCode;
}

/**
 * @minLength 64
 * @maxLength 64
 * @pattern ^[0-9a-f]{64}$
 */
export type Sha256 = string;

export interface ShareCancelRequest {
  id: EntryId;
  idempotencyKey?: IdempotencyKey;
}

/**
 * Sandbox text: fictional, and marked as such.
 */
export interface ShareDocument {
  id: ShareDocumentId;
  title: Name;
  text: Text;
}

export type ShareDocumentId = typeof ShareDocumentId[keyof typeof ShareDocumentId];


export const ShareDocumentId = {
  summary: 'summary',
  draw: 'draw',
  risks: 'risks',
  terms: 'terms',
} as const;

/**
 * Data needed to verify the draw, in addition to the list of entries. See docs/rules/new-shares.md.
 */
export interface ShareDraw {
  /**
     * SHA-256 of the seed, published with the offer, so that the seed cannot be chosen later.
     * @maxLength 64
     * @pattern ^[0-9a-f]{64}$
     */
  commitment: string;
  /** Null until `drawsAt`. */
  seed: string | null;
  /** Null until `closesAt`. */
  entriesHash: string | null;
  /**
     * Subscriptions so far.
     * @minimum 0
     * @maximum 1000000
     */
  entries: number;
  /**
     * Lots requested.
     * @minimum 0
     * @maximum 1000000000
     */
  appliedLots: number;
  /** Null until `drawsAt`. */
  allottedLots: number | null;
}

export interface ShareEntry {
  id: ShareEntryId;
  /** sandbox: fictional entry, added so that there is someone to draw against. */
  origin: ShareEntryOrigin;
  lots: ShareLots;
  /** Null until the draw. */
  allottedLots: number | null;
}

/**
 * Anonymous ID of a subscription in the published list; only its owner is told that it is theirs.
 * @maxLength 20
 * @pattern ^[0-9a-f]{20}$
 */
export type ShareEntryId = string;

/**
 * sandbox: fictional entry, added so that there is someone to draw against.
 */
export type ShareEntryOrigin = typeof ShareEntryOrigin[keyof typeof ShareEntryOrigin];


export const ShareEntryOrigin = {
  account: 'account',
  sandbox: 'sandbox',
} as const;

export interface ShareEntryPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: ShareEntry[];
  total: Total;
}

/**
 * Whole lots.
 * @minimum 1
 * @maximum 1000
 */
export type ShareLots = number;

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
  productImg?: AssetPath;
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

export interface ShareOfferDetail {
  offer: ShareOffer;
  draw: ShareDraw;
  /** @maxItems 20 */
  documents: ShareDocument[];
  /** The caller's newest subscription; null if there is none. */
  mine: ShareSubscription | null;
}

export interface ShareOfferDetailAnswer {
  code: SuccessCode;
  msg: Message;
  data: ShareOfferDetail;
}

export interface ShareOfferPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: ShareOffer[];
  total: Total;
}

/**
 * upcoming: announced; open: open for subscription; closed: awaiting the draw; drawn: allotted shares await listing.
 */
export type ShareOfferStatus = typeof ShareOfferStatus[keyof typeof ShareOfferStatus];


export const ShareOfferStatus = {
  upcoming: 'upcoming',
  open: 'open',
  closed: 'closed',
  drawn: 'drawn',
  listed: 'listed',
} as const;

/**
 * current: not listed yet; listed: listed within the last 30 days.
 */
export type ShareOfferView = typeof ShareOfferView[keyof typeof ShareOfferView];


export const ShareOfferView = {
  current: 'current',
  listed: 'listed',
} as const;

export interface SharePreview {
  offerId: RowId;
  lots: ShareLots;
  /** If fully allotted. */
  shares: PositiveAmount;
  /** Fixed price per share. */
  price: PositiveAmount;
  /** Shares per lot. */
  lotSize: PositiveAmount;
  /** Rate of the price of allotted shares; nothing is charged for the rest. */
  feeRate: Rate;
  currencyId: CurrencyId;
  currencyName: Name;
  /** If fully allotted. */
  cost: PositiveAmount;
  /** If fully allotted. */
  fee: Amount;
  /** Cost plus fee: moved from available to on hold until the draw or cancellation. */
  held: PositiveAmount;
  /** Current available balance. */
  available: Amount;
  /** From this time, subscribing and canceling are no longer possible. */
  closesAt: Time;
  /** Time the seed is revealed and the draw takes place. */
  drawsAt: Time;
  /** From this time, allotted shares can be sold. */
  listsAt: Time;
  /** Reason why subscribing is not possible; null if it is. */
  problem: ShareProblem | null;
}

export interface SharePreviewAnswer {
  code: SuccessCode;
  msg: Message;
  data: SharePreview;
}

export interface SharePreviewRequest {
  offerId: RowId;
  lots: ShareLots;
}

export interface ShareProblem {
  field: ShareProblemField;
  /** @maxLength 64 */
  msg: string;
  params?: ShareProblemParams;
}

export type ShareProblemField = typeof ShareProblemField[keyof typeof ShareProblemField];


export const ShareProblemField = {
  offer: 'offer',
  lots: 'lots',
} as const;

export type ShareProblemParams = {[key: string]: string};

export interface ShareSubscribeRequest {
  offerId: RowId;
  lots: ShareLots;
  idempotencyKey?: IdempotencyKey;
}

export interface ShareSubscription {
  id: EntryId;
  offerId: RowId;
  entryId: ShareEntryId;
  productId: RowId;
  productType: ProductType;
  productCode: ProductCode;
  productName: Name;
  productNameLang: LocalizedText;
  productImg?: AssetPath;
  status: ShareSubscriptionStatus;
  /** Fixed price per share. */
  price: PositiveAmount;
  /** Shares per lot. */
  lotSize: PositiveAmount;
  /** Rate of the price of allotted shares; nothing is charged for the rest. */
  feeRate: Rate;
  currencyId: CurrencyId;
  currencyName: Name;
  lots: ShareLots;
  /** Shares requested. */
  shares: PositiveAmount;
  /** Amount put on hold: price and fee of all requested shares. */
  held: PositiveAmount;
  /** Null until the draw is settled. */
  allottedLots: number | null;
  /** Null until the draw is settled. */
  allottedShares: Amount | null;
  /** Cost of the allotted shares; null until the draw is settled. */
  cost: Amount | null;
  /** Null until the draw is settled. */
  fee: Amount | null;
  /** Amount released: all of it if canceled. Null while waiting. */
  refund: Amount | null;
  createdAt: Time;
  /** From this time, subscribing and canceling are no longer possible. */
  closesAt: Time;
  /** Time the seed is revealed and the draw takes place. */
  drawsAt: Time;
  /** From this time, allotted shares can be sold. */
  listsAt: Time;
  /** Time of cancellation or of the draw settlement; null while waiting. */
  settledAt: Time | null;
  /** Time the shares were released; null before. */
  listedAt: Time | null;
}

export interface ShareSubscriptionAnswer {
  code: SuccessCode;
  msg: Message;
  data: ShareSubscription;
}

export interface ShareSubscriptionPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: ShareSubscription[];
  total: Total;
}

/**
 * waiting: awaiting the draw; notAllotted: no lots allotted; allotted: shares await listing; listed: shares can be sold.
 */
export type ShareSubscriptionStatus = typeof ShareSubscriptionStatus[keyof typeof ShareSubscriptionStatus];


export const ShareSubscriptionStatus = {
  waiting: 'waiting',
  cancelled: 'cancelled',
  notAllotted: 'notAllotted',
  allotted: 'allotted',
  listed: 'listed',
} as const;

/**
 * Fraction. Positive: longs pay shorts. Negative: shorts pay longs.
 * @maxLength 24
 * @pattern ^-?(0|[1-9][0-9]{0,3})(\.[0-9]{1,10})?$
 */
export type SignedRate = string;

export interface SiteInfo {
  siteName: Name;
  logo: AssetPath | null;
  /** Whether money and market are simulated; the app shows this on every screen with a balance. */
  sandbox: boolean;
  serviceEmail: string | null;
  /** Settings by name; missing settings have their documented defaults. */
  otherValue: SiteInfoOtherValue;
}

export interface SiteInfoAnswer {
  code: SuccessCode;
  msg: Message;
  data: SiteInfo;
}

/**
 * Settings by name; missing settings have their documented defaults.
 */
export type SiteInfoOtherValue = {[key: string]: string};

export type Sizing = typeof Sizing[keyof typeof Sizing];


export const Sizing = {
  amount: 'amount',
  ratio: 'ratio',
} as const;

/**
 * Fraction, 0 to 0.05.
 * @maxLength 6
 * @pattern ^(0|0\.0([0-4][0-9]{0,2}|5))$
 */
export type Slippage = string;

export interface Sparkline {
  productId: RowId;
  /** The close of the previous day, from which the change of the day counts. */
  previousClose: PositiveAmount;
  /**
     * At even distances since the previous close, oldest first; none before the first part of the day has ended.
     * @maxItems 48
     */
  prices: PositiveAmount[];
}

export interface SparklinePage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 200 */
  rows: Sparkline[];
  total: Total;
}

export interface SpotCancelRequest {
  id: EntryId;
  idempotencyKey?: IdempotencyKey;
}

export interface SpotOrder {
  id: EntryId;
  /** Name of the trader whose order was copied; omitted if it is not a copy. */
  copiedFrom?: NickName;
  productId: RowId;
  productType: ProductType;
  productCode: ProductCode;
  productName: Name;
  productNameLang: LocalizedText;
  productImg?: AssetPath;
  exchangeType: ExchangeType;
  orderType: SpotOrderType;
  status: SpotOrderStatus;
  quantity: PositiveAmount;
  limitPrice: PositiveAmount | null;
  /** Omitted if the order has none. */
  stopPrice?: PositiveAmount;
  /** Time the market reached `stopPrice`; omitted until then. */
  triggeredAt?: Time;
  /** End of a day order; omitted for others. */
  expiresAt?: Time;
  /** Of a buy with a take profit; omitted otherwise. */
  takeProfitPrice?: PositiveAmount;
  /** Of a buy with a stop loss; omitted otherwise. */
  stopLossPrice?: PositiveAmount;
  /** The sell order that was opened for the take profit and stop loss of this buy when it was filled; omitted until then. */
  exitOrderId?: EntryId;
  fillPrice: PositiveAmount | null;
  /** At the fill price; while open, at the limit price, or at the stop price if there is no limit. */
  cost: Amount;
  feeRate: Rate;
  fee: Amount;
  /** Buy: cost plus fee. Sell: cost minus fee. */
  total: Amount;
  currencyId: CurrencyId;
  /** Why it was rejected, or canceled by the back end. */
  reason: Message | null;
  createdAt: Time;
  /** Time it was filled or otherwise closed. */
  closedAt: Time | null;
}

export interface SpotOrderAnswer {
  code: SuccessCode;
  msg: Message;
  data: SpotOrder;
}

export interface SpotOrderPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: SpotOrder[];
  total: Total;
}

export type SpotOrderStatus = typeof SpotOrderStatus[keyof typeof SpotOrderStatus];


export const SpotOrderStatus = {
  open: 'open',
  filled: 'filled',
  cancelled: 'cancelled',
  rejected: 'rejected',
} as const;

/**
 * `stop`: becomes a market order once the market reaches `stopPrice`; a buy is then filled at no more than 0.5% above it, and otherwise waits as
 * a limit order at that price. `stopLimit`: becomes a limit order once the market reaches `stopPrice`. `oco`, sell orders only: a limit order
 * above the market (`limitPrice`) and a stop order below it (`stopPrice`) for the same quantity; whichever is reached first is filled, and
 * the other is canceled with it.
 */
export type SpotOrderType = typeof SpotOrderType[keyof typeof SpotOrderType];


export const SpotOrderType = {
  market: 'market',
  limit: 'limit',
  stop: 'stop',
  stopLimit: 'stopLimit',
  oco: 'oco',
} as const;

/**
 * As for the preview, with the confirmed size and price: exactly one of `quantity` and `amount`. A market order is filled at the current price
 * and fails (460, hint_price_moved) if that is worse than `previewPrice` by more than 0.5%. The quantity of an `amount` is computed at the
 * price of the fill, or of the limit: a purchase never costs more than its `amount`, and a sale never brings less.
 */
export interface SpotPlaceRequest {
  productType: ProductType;
  productCode: ProductCode;
  exchangeType: ExchangeType;
  orderType: SpotOrderType;
  quantity?: OrderAmount;
  /** Buy: maximum to spend, fee included. Sell: minimum to receive, fee deducted; not for `stop` and `oco`. */
  amount?: OrderAmount;
  limitPrice?: OrderPrice;
  /** Required for `stop`, `stopLimit` and `oco`, not allowed otherwise. Above the market for a buy, below it for a sell. */
  stopPrice?: OrderPrice;
  timeInForce?: TimeInForce;
  /** Buy orders only. The filled quantity is offered for sale at this price or better; above the price of the order. */
  takeProfitPrice?: OrderPrice;
  /** Buy orders only. The filled quantity is sold once the market falls to this price; below the price of the order. With `takeProfitPrice`, one cancels the other. */
  stopLossPrice?: OrderPrice;
  /** An own open order in the same product and on the same side, which this one takes the place of: it is canceled, and what it keeps on hold counts as available, in the same transaction. If the new order is refused, the old one stays. If the market has already reached its price, it is filled and this request fails (460, hint_order_not_open). */
  replaces?: EntryId;
  previewPrice: PreviewPrice;
  idempotencyKey?: IdempotencyKey;
}

export interface SpotPreview {
  productId: RowId;
  exchangeType: ExchangeType;
  orderType: SpotOrderType;
  /** The price of all figures: of the market, of the limit, or of the stop: for a buy the most it may pay, 0.5% above `stopPrice`. */
  price: PositiveAmount;
  priceTime: Time;
  quantity: Amount;
  /** Price × quantity. */
  cost: Amount;
  feeRate: Rate;
  fee: Amount;
  /** Buy: cost plus fee, deducted from the balance. Sell: cost minus fee, credited to it. */
  total: Amount;
  currencyId: CurrencyId;
  /** Available balance: currency for a buy, quantity for a sell. */
  available: Amount;
  availableAsset: Name;
  /** End of a day order; omitted for others. */
  expiresAt?: Time;
  /** Reason why the order cannot be placed; null if it can. */
  problem: OrderProblem | null;
}

export interface SpotPreviewAnswer {
  code: SuccessCode;
  msg: Message;
  data: SpotPreview;
}

/**
 * Exactly one of `quantity` and `amount`; `limitPrice` is required for `limit`, `stopLimit` and `oco` and not allowed otherwise.
 */
export interface SpotPreviewRequest {
  productType: ProductType;
  productCode: ProductCode;
  exchangeType: ExchangeType;
  orderType: SpotOrderType;
  quantity?: OrderAmount;
  /** Buy: maximum to spend, fee included. Sell: minimum to receive, fee deducted; not for `stop` and `oco`. */
  amount?: OrderAmount;
  limitPrice?: OrderPrice;
  /** Required for `stop`, `stopLimit` and `oco`, not allowed otherwise. Above the market for a buy, below it for a sell. */
  stopPrice?: OrderPrice;
  timeInForce?: TimeInForce;
  /** Buy orders only. The filled quantity is offered for sale at this price or better; above the price of the order. */
  takeProfitPrice?: OrderPrice;
  /** Buy orders only. The filled quantity is sold once the market falls to this price; below the price of the order. With `takeProfitPrice`, one cancels the other. */
  stopLossPrice?: OrderPrice;
  /** An own open order in the same product and on the same side, which this one takes the place of: it is canceled, and what it keeps on hold counts as available, in the same transaction. If the new order is refused, the old one stays. If the market has already reached its price, it is filled and this request fails (460, hint_order_not_open). */
  replaces?: EntryId;
}

/**
 * Amount above zero, at most two decimals.
 * @maxLength 18
 * @pattern ^(0\.(0[1-9]|[1-9][0-9]?)|[1-9][0-9]{0,11}(\.[0-9]{1,2})?)$
 */
export type Stake = string;

export interface StepUp {
  until: Time;
}

export interface StepUpAnswer {
  code: SuccessCode;
  msg: Message;
  data: StepUp;
}

export interface StepUpOptions {
  /** The way without a passkey. */
  other: StepUpOptionsOther;
  /** For a passkey of the account; null if it has none. */
  options: PasskeyOptionsJson | null;
}

export interface StepUpOptionsAnswer {
  code: SuccessCode;
  msg: Message;
  data: StepUpOptions;
}

/**
 * The way without a passkey.
 */
export type StepUpOptionsOther = typeof StepUpOptionsOther[keyof typeof StepUpOptionsOther];


export const StepUpOptionsOther = {
  code: 'code',
  password: 'password',
} as const;

/**
 * One of the three.
 */
export interface StepUpProof {
  /**
     * @minLength 1
     * @maxLength 64
     */
  password?: string;
  code?: SecondCode;
  credential?: PasskeyCredential;
}

export interface StopBeingTraderRequest {
  idempotencyKey?: IdempotencyKey;
}

export interface StopFollowingRequest {
  id: EntryId;
  /** What happens to the copied positions. */
  positions: AtStop;
  idempotencyKey?: IdempotencyKey;
}

export type StopReason = typeof StopReason[keyof typeof StopReason];


export const StopReason = {
  person: 'person',
  maxLoss: 'maxLoss',
  traderStopped: 'traderStopped',
} as const;

export type SuccessCode = 200;

/**
 * `firstDeposit`: a deposit was credited, and the fees that the operator asks for were paid and not given back; `firstSpotOrder`: a spot order was filled; `twoStep`: two-step verification is on; `basicIdentity`:
 * basic verification was approved
 */
export type TaskCode = typeof TaskCode[keyof typeof TaskCode];


export const TaskCode = {
  firstDeposit: 'firstDeposit',
  firstSpotOrder: 'firstSpotOrder',
  twoStep: 'twoStep',
  basicIdentity: 'basicIdentity',
} as const;

/**
 * `bonus`: credited immediately and free to use. `feeVoucher`: rebates the fee of the first spot order filled after the claim, up to the
 * amount, once; any unused amount expires.
 */
export interface TaskReward {
  kind: TaskRewardKind;
  amount: PositiveAmount;
  currencyName: Name;
  /** Validity of a voucher in days of 24 hours from the claim. */
  validDays: number | null;
}

export type TaskRewardKind = typeof TaskRewardKind[keyof typeof TaskRewardKind];


export const TaskRewardKind = {
  bonus: 'bonus',
  feeVoucher: 'feeVoucher',
} as const;

/**
 * A calendar year, UTC.
 * @minimum 2000
 * @maximum 2099
 */
export type TaxYear = number;

/**
 * An account's referrals by level, with commissions earned.
 */
export interface Team {
  /**
     * @maxLength 12
     * @pattern ^[A-Z0-9]{4,12}$
     */
  inviteCode: string;
  /** Masked name of the referrer; set when the account is opened, never later. */
  invitedBy: Name | null;
  currencyName: Name;
  /** Commissions earned at all levels so far. */
  earned: Amount;
  /**
     * @minItems 2
     * @maxItems 2
     */
  levels: TeamLevel[];
}

export interface TeamAnswer {
  code: SuccessCode;
  msg: Message;
  data: Team;
}

/**
 * One level of a team, with its published commission rate.
 */
export interface TeamLevel {
  level: TeamLevelNumber;
  /** Rate of the fees that members of this level pay on spot orders and contracts. */
  rate: Rate;
  /** Number of members. */
  members: Total;
  /** Commissions earned at this level so far. */
  earned: Amount;
}

/**
 * 1: accounts referred directly, 2: accounts referred by those; there are no further levels
 */
export type TeamLevelNumber = typeof TeamLevelNumber[keyof typeof TeamLevelNumber];


export const TeamLevelNumber = {
  NUMBER_1: 1,
  NUMBER_2: 2,
} as const;

/**
 * A team member, with a masked name. Holdings, trades and losses are not disclosed.
 */
export interface TeamMember {
  /**
     * Position within the level by account age, from the oldest.
     * @minimum 1
     * @maximum 1000000000
     */
  number: number;
  level: TeamLevelNumber;
  /** Masked. */
  name: Name;
  /** Level 2: masked name of the member who referred them. */
  through: Name | null;
  joinedAt: Time;
  /** Commissions earned from their fees so far. */
  earned: Amount;
}

export interface TeamMemberPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: TeamMember[];
  total: Total;
}

/**
 * Whole UTC days, each of which accrues.
 * @minimum 1
 * @maximum 3650
 */
export type TermDays = number;

/**
 * @maxLength 4000
 */
export type Text = string;

/**
 * Event `ticker` of the stream.
 */
export interface TickerFrame {
  productId: RowId;
  tickerInfo: TickerInfo;
}

export interface TickerInfo {
  ticker: ProductCode;
  nowPrice: PositiveAmount;
  /** Relative to the previous day's close. */
  changeRate: Percent;
  /** Relative to the previous day's close. */
  changePrice: Decimal;
  /** Time of this price. */
  time: Time;
  day: PriceBlock;
  minute: PriceBlock;
  prevDay: PriceBlock;
}

/**
 * Milliseconds since 1970-01-01 UTC.
 * @minimum 1262304000000
 * @maximum 9999999999999
 */
export type Time = number;

/**
 * `gtc`: until canceled. `day`: until the trading day of the product ends. Not for market orders; `gtc` if omitted.
 */
export type TimeInForce = typeof TimeInForce[keyof typeof TimeInForce];


export const TimeInForce = {
  gtc: 'gtc',
  day: 'day',
} as const;

export interface Tip {
  id: RowId;
  /**
     * Name of the text.
     * @minLength 1
     * @maxLength 128
     */
  remark: string;
  isVisible: Flag;
  content: LocalizedText;
}

export interface TipPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: Tip[];
  total: Total;
}

/**
 * Total rows across all pages.
 * @minimum 0
 * @maximum 1000000000
 */
export type Total = number;

export interface Trade {
  time: Time;
  price: PositiveAmount;
  quantity: PositiveAmount;
  /** Taker side. 1: buy, 2: sell. */
  exchangeType: TradeExchangeType;
}

export type TradeDirection = typeof TradeDirection[keyof typeof TradeDirection];


export const TradeDirection = {
  long: 'long',
  short: 'short',
} as const;

/**
 * Taker side. 1: buy, 2: sell.
 */
export type TradeExchangeType = typeof TradeExchangeType[keyof typeof TradeExchangeType];


export const TradeExchangeType = {
  NUMBER_1: 1,
  NUMBER_2: 2,
} as const;

/**
 * @maxLength 20
 * @pattern ^[sco][1-9][0-9]{0,18}$
 */
export type TradeId = string;

export interface TradeList {
  productId: RowId;
  /**
     * Newest first. Trades of one minute add up to the volume of its candle.
     * @maxItems 50
     */
  trades: Trade[];
}

export interface TradeListAnswer {
  code: SuccessCode;
  msg: Message;
  data: TradeList;
}

/**
 * Order rules of a product.
 */
export interface TradeRules {
  /** Quote and settlement currency. */
  currencyId: CurrencyId;
  /**
     * Price decimals.
     * @minimum 0
     * @maximum 12
     */
  priceScale: number;
  /**
     * Quantity decimals; a spot order goes down to the smallest unit of its asset.
     * @minimum 0
     * @maximum 8
     */
  quantityScale: number;
  minQuantity: PositiveAmount;
  maxQuantity: PositiveAmount;
  /** Minimum order value. */
  minAmount: PositiveAmount;
  /** Maximum order value. */
  maxAmount: PositiveAmount;
  buyFeeRate: Rate;
  sellFeeRate: Rate;
}

export interface Trader {
  id: EntryId;
  nickName: NickName;
  /** Sandbox account that trades by a published rule. */
  isRobot: boolean;
  /** Whether it is the caller's own account. */
  isMine: boolean;
  since: Time;
  /**
     * Current number of copiers. Their identities are not disclosed.
     * @minimum 0
     * @maximum 1000000000
     */
  followers: number;
  /** The caller's active follow of this trader, if any. */
  myFollowId: EntryId | null;
  record: TraderRecord;
}

export interface TraderAnswer {
  code: SuccessCode;
  msg: Message;
  data: Trader;
}

export interface TraderDetail {
  id: EntryId;
  nickName: NickName;
  /** Sandbox account that trades by a published rule. */
  isRobot: boolean;
  /** Whether it is the caller's own account. */
  isMine: boolean;
  since: Time;
  /**
     * Current number of copiers. Their identities are not disclosed.
     * @minimum 0
     * @maximum 1000000000
     */
  followers: number;
  /** The caller's active follow of this trader, if any. */
  myFollowId: EntryId | null;
  record: TraderRecord;
  /** @maxItems 500 */
  openTrades: TraderTrade[];
  /**
     * Oldest first, at equal steps of one hour, four hours, one day or one week, plus the time of the record.
     * @maxItems 500
     */
  points: EquityPoint[];
}

export interface TraderDetailAnswer {
  code: SuccessCode;
  msg: Message;
  data: TraderDetail;
}

export interface TraderPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: Trader[];
  total: Total;
}

/**
 * Result of the account's trades since it started to share them, after fees and funding. Every value can be derived from the trades and the
 * points. Past performance does not guarantee future results.
 */
export interface TraderRecord {
  since: Time;
  /** Time the record was computed for. */
  until: Time;
  /**
     * @minimum 0
     * @maximum 1000000000
     */
  closedTrades: number;
  /**
     * @minimum 0
     * @maximum 1000000000
     */
  openTrades: number;
  /**
     * Closed trades with a positive net result.
     * @minimum 0
     * @maximum 1000000000
     */
  wins: number;
  /** Minimum capital needed to make all trades: the largest amount by which invested funds exceeded the profit realized by then. */
  capital: Amount;
  /** Net of all closed trades. */
  realised: Decimal;
  /** Net of the open trades at the prices of `until`, without a closing fee. */
  open: Decimal;
  /** Sum of both. */
  net: Decimal;
  /** Fees on all trades. */
  fees: Amount;
  /** net / capital, rounded down; null without trades. */
  returnRate: Percent | null;
  /** Largest fall of `capital + realised + open` from a peak over the points, as a share of that peak, rounded up; null without trades. */
  drawdownRate: Percent | null;
  /** Largest fall in money over the points. */
  drawdown: Amount;
  /** wins / closedTrades, rounded down; null without closed trades. */
  winRate: Percent | null;
}

/**
 * Highest first; for drawdown, lowest first.
 */
export type TraderSort = typeof TraderSort[keyof typeof TraderSort];


export const TraderSort = {
  returnRate: 'returnRate',
  drawdown: 'drawdown',
  winRate: 'winRate',
  followers: 'followers',
  newest: 'newest',
} as const;

/**
 * A contract position from opening to last close, or a sale of holdings bought since the record began, with its share of the average cost.
 * Unsold holdings count as open trades. Sales of earlier holdings are not included.
 */
export interface TraderTrade {
  id: TradeId;
  way: CopyWay;
  productId: RowId;
  productType: ProductType;
  productCode: ProductCode;
  productName: Name;
  productNameLang: LocalizedText;
  productImg?: AssetPath;
  direction: TradeDirection;
  /**
     * @minimum 1
     * @maximum 1000
     */
  leverage: number;
  quantity: Amount;
  entryPrice: PositiveAmount;
  /** Price of the last close; null while open. */
  exitPrice: PositiveAmount | null;
  openedAt: Time;
  closedAt: Time | null;
  /** Capital invested: cost plus fee of a purchase, or margin plus opening fee. */
  invested: Amount;
  /** Before fees and funding; for open trades, at the price of the record's time. */
  profit: Decimal;
  fees: Amount;
  funding: Decimal;
  /** profit − fees + funding */
  net: Decimal;
}

export interface TraderTradePage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: TraderTrade[];
  total: Total;
}

/**
 * Limits that users set for themselves, for quick orders. Days are UTC days.
 */
export interface TradingLimits {
  currencyId: CurrencyId;
  /** Maximum stake per day; null for no limit. */
  dailyStakeLimit: Amount | null;
  /** Higher limit that is pending. */
  nextDailyStakeLimit: NextLimit | null;
  /** Stakes of all quick orders placed today, whatever their result. */
  stakedToday: Amount;
  dayEndsAt: Time;
  /** No quick orders can be placed until then. */
  coolingOffUntil: Time | null;
  /**
     * Delay before a higher limit takes effect, in milliseconds.
     * @minimum 0
     * @maximum 31536000000
     */
  raiseDelay: number;
  /** Time of this response. */
  time: Time;
}

export interface TradingLimitsAnswer {
  code: SuccessCode;
  msg: Message;
  data: TradingLimits;
}

/**
 * Omitted values are unchanged. A lower limit takes effect immediately and cancels a pending increase; a higher limit, or none, takes effect
 * after `raiseDelay`. A cooling-off period starts immediately and can be extended but not shortened (422, hint_cooling_off_runs). Repeating
 * the same request has no effect and does not restart a pending increase.
 */
export interface TradingLimitsRequest {
  /**
     * Amount with at most two decimals; `0` allows no stakes, `none` removes the limit.
     * @maxLength 18
     * @pattern ^(none|0|0\.(0[1-9]|[1-9][0-9]?)|[1-9][0-9]{0,11}(\.[0-9]{1,2})?)$
     */
  dailyStakeLimit?: string;
  /** In the future, at most one year ahead. */
  coolingOffUntil?: Moment;
}

export interface TradingState {
  /** Whether orders are accepted. */
  status: TradingStateStatus;
  /** Current session of the exchange itself: regular, pre-market, after hours, or none. Orders may also be accepted outside of it; see status. */
  session: TradingStateSession;
  /** Message key if trading is not possible now. */
  reason: Message | null;
  /** Start of the next regular session, given outside regular hours; null if unknown. */
  nextOpenAt: Time | null;
}

/**
 * Current session of the exchange itself: regular, pre-market, after hours, or none. Orders may also be accepted outside of it; see status.
 */
export type TradingStateSession = typeof TradingStateSession[keyof typeof TradingStateSession];


export const TradingStateSession = {
  regular: 'regular',
  pre: 'pre',
  post: 'post',
  closed: 'closed',
} as const;

/**
 * Whether orders are accepted.
 */
export type TradingStateStatus = typeof TradingStateStatus[keyof typeof TradingStateStatus];


export const TradingStateStatus = {
  open: 'open',
  closed: 'closed',
  suspended: 'suspended',
} as const;

export interface TwoStepKey {
  /**
     * Base32, for manual entry.
     * @pattern ^[A-Z2-7]{32}$
     */
  key: string;
  /**
     * Content of the QR code.
     * @maxLength 500
     * @pattern ^otpauth://totp/\S+$
     */
  address: string;
  /**
     * @minimum 1
     * @maximum 86400
     */
  expiresIn: number;
}

export interface TwoStepKeyAnswer {
  code: SuccessCode;
  msg: Message;
  data: TwoStepKey;
}

export interface UnbindRequest {
  id: EntryId;
}

export interface UnreadAnswer {
  code: SuccessCode;
  msg: Message;
  /**
     * Number of unread messages.
     * @minimum 0
     * @maximum 1000000000
     */
  data: number;
}

export interface UnreadCountAnswer {
  code: SuccessCode;
  msg: Message;
  /**
     * @minimum 0
     * @maximum 1000000
     */
  data: number;
}

export interface Upload {
  id: EntryId;
  purpose: UploadPurpose;
  mediaType: UploadMediaType;
  /**
     * In bytes.
     * @minimum 1
     * @maximum 5242880
     */
  size: number;
  createdAt: Time;
}

export interface UploadAnswer {
  code: SuccessCode;
  msg: Message;
  data: Upload;
}

export type UploadMediaType = typeof UploadMediaType[keyof typeof UploadMediaType];


export const UploadMediaType = {
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  'image/webp': 'image/webp',
} as const;

/**
 * Purpose of the picture; a form accepts only uploads with its purpose.
 */
export type UploadPurpose = typeof UploadPurpose[keyof typeof UploadPurpose];


export const UploadPurpose = {
  'deposit-proof': 'deposit-proof',
  identity: 'identity',
  service: 'service',
} as const;

export interface UploadRequest {
  purpose: UploadPurpose;
  /** JPEG, PNG or WebP picture, at most 5,242,880 bytes. */
  file: Blob | File;
}

export interface UserBalance {
  currencyId: CurrencyId;
  currencyName: Name;
  available: Amount;
  /** On hold for open orders. */
  held: Amount;
  total: Amount;
  time: Time;
}

export interface UserBalanceAnswer {
  code: SuccessCode;
  msg: Message;
  data: UserBalance;
}

export interface UserInfo {
  id: EntryId;
  /** @maxLength 100 */
  account: string;
  /**
     * @minLength 1
     * @maxLength 64
     */
  nickName: string;
  avatar: AssetPath | null;
  /**
     * Passed through; its meaning is internal to the back end.
     * @minimum 0
     * @maximum 2147483647
     */
  accountType: number;
  /** @pattern ^[A-Z0-9]{4,12}$ */
  inviteCode: string;
  createdAt: Time;
}

export interface UserInfoAnswer {
  code: SuccessCode;
  msg: Message;
  data: UserInfo;
}

/**
 * A day, UTC.
 * @minLength 10
 * @maxLength 10
 * @pattern ^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$
 */
export type UtcDay = string;

/**
 * The person's clock, in minutes ahead of UTC: the day starts at 00:00 on that clock. Without it, at 00:00 UTC.
 */
export type UtcOffsetParameter = number;

/**
 * Rebates the fee of one spot order, up to `upTo`: the first order with a fee that is filled from `createdAt` (inclusive) to `expiresAt`
 * (exclusive) and whose fee no other voucher has rebated. Paid automatically within a minute, as a reward.
 */
export interface Voucher {
  id: EntryId;
  taskCode: TaskCode;
  status: VoucherStatus;
  upTo: PositiveAmount;
  currencyName: Name;
  createdAt: Time;
  expiresAt: Time;
  usedAt: Time | null;
  /** Amount rebated. */
  amount: PositiveAmount | null;
  orderId: EntryId | null;
}

export interface VoucherPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: Voucher[];
  total: Total;
}

export type VoucherStatus = typeof VoucherStatus[keyof typeof VoucherStatus];


export const VoucherStatus = {
  active: 'active',
  used: 'used',
  expired: 'expired',
} as const;

export interface WalletAddress {
  id: EntryId;
  currencyId: CurrencyId;
  currencyName: Name;
  addressType: AddressType;
  address: Address;
  /**
     * Label chosen by the owner; may be empty.
     * @maxLength 32
     */
  label: string;
  createdAt: Time;
  /** While it rests, from when money can be withdrawn to it; otherwise null. */
  usableFrom?: Time | null;
}

export interface WalletAddressAnswer {
  code: SuccessCode;
  msg: Message;
  data: WalletAddress;
}

export interface WalletAddressPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: WalletAddress[];
  total: Total;
}

export interface WalletAddressRequest {
  currencyId: CurrencyId;
  addressType: AddressType;
  /**
     * As entered or pasted; validated for the network.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[^\u0000]*$
     */
  address: string;
  /**
     * @maxLength 32
     * @pattern ^[^\u0000]*$
     */
  label?: string;
  code?: SecondCode;
}

export interface WatchlistEntry {
  productCode: ProductCode;
  productType: ProductType;
  productId: RowId;
}

export interface WatchlistGroup {
  name: WatchlistGroupName;
  /**
     * Its products, also those that are not on the watchlist now.
     * @maxItems 500
     */
  productIds: RowId[];
}

/**
 * Chosen by the account holder: no control characters, none that change the direction of text, no spaces at its ends.
 * @minLength 1
 * @maxLength 40
 * @pattern ^[^\s\u200C\u200D\p{Cc}\p{Cs}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]([^\p{Cc}\p{Cs}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]*[^\s\u200C\u200D\p{Cc}\p{Cs}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF])?$
 */
export type WatchlistGroupName = string;

export interface WatchlistGroupPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: WatchlistGroup[];
  total: Total;
}

export interface WatchlistGroupRequest {
  /** The name that the group has so far; omitted for a new one. */
  group?: WatchlistGroupName;
  name: WatchlistGroupName;
  /**
     * Ids of its products, separated by commas; empty to delete the group.
     * @maxLength 4999
     * @pattern ^([1-9][0-9]{0,8}(,[1-9][0-9]{0,8}){0,499})?$
     */
  productIds: string;
}

export interface WelfareTask {
  code: TaskCode;
  /** `open`: not completed; `ready`: completed and not claimed; `expired`: not claimed in time */
  state: WelfareTaskState;
  reward: TaskReward;
  /**
     * Days of 24 hours to claim after completion.
     * @minimum 1
     * @maximum 366
     */
  claimDays: number;
  doneAt: Time | null;
  /** Claim deadline (exclusive). */
  claimBy: Time | null;
  claimedAt: Time | null;
  /** Fees of spot orders, in the currency of the reward, that have to be paid and not given back before the task is done. */
  minFees?: PositiveAmount;
}

export interface WelfareTaskAnswer {
  code: SuccessCode;
  msg: Message;
  data: WelfareTask;
}

export interface WelfareTaskPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 50 */
  rows: WelfareTask[];
  total: Total;
}

/**
 * `open`: not completed; `ready`: completed and not claimed; `expired`: not claimed in time
 */
export type WelfareTaskState = typeof WelfareTaskState[keyof typeof WelfareTaskState];


export const WelfareTaskState = {
  open: 'open',
  ready: 'ready',
  claimed: 'claimed',
  expired: 'expired',
} as const;

export interface WithdrawChannel {
  id: RowId;
  channelName: Name;
  channelType: WithdrawChannelChannelType;
  currencyId: CurrencyId;
  minAmount: PositiveAmount;
  maxAmount: PositiveAmount;
  feeRate: Rate;
  feeFixed: Amount;
  /** Payout network; null or omitted for banks. */
  addressType?: AddressType | null;
  /**
     * @minimum 0
     * @maximum 100000
     */
  sort: number;
  /** Time these terms took effect; omitted if not recorded. */
  since?: Time;
}

export type WithdrawChannelChannelType = typeof WithdrawChannelChannelType[keyof typeof WithdrawChannelChannelType];


export const WithdrawChannelChannelType = {
  bank: 'bank',
  chain: 'chain',
} as const;

export interface WithdrawChannelPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: WithdrawChannel[];
  total: Total;
}

export interface WithdrawPasswordSetAnswer {
  code: SuccessCode;
  msg: Message;
  data: boolean;
}

export interface WithdrawPasswordState {
  isSet: boolean;
  /** Locked until then after wrong attempts. */
  lockedUntil: Time | null;
  /** Withdrawals are possible from then on, after the password was first set or was reset. */
  withdrawalsFrom: Time | null;
}

export interface WithdrawPasswordStateAnswer {
  code: SuccessCode;
  msg: Message;
  data: WithdrawPasswordState;
}

export interface Withdrawal {
  id: EntryId;
  channelId: RowId;
  channelName: Name;
  channelType: WithdrawalChannelType;
  currencyId: CurrencyId;
  currencyName: Name;
  /** Amount deducted from the balance. */
  amount: PositiveAmount;
  feeRate: Rate;
  feeFixed: Amount;
  /** feeFixed plus feeRate × amount, rounded down to the minor unit. */
  fee: Amount;
  /** Amount minus fee. */
  arrives: Amount;
  /** Bank or network. */
  targetName: Name;
  /**
     * Card number or address at the time of the request.
     * @minLength 1
     * @maxLength 90
     */
  targetNumber: string;
  status: WithdrawalStatus;
  /** Rejection reason. */
  reason: Text | null;
  createdAt: Time;
  /** Time it was sent or rejected. */
  reviewedAt: Time | null;
  completedAt: Time | null;
  cancelledAt: Time | null;
}

export interface WithdrawalAnswer {
  code: SuccessCode;
  msg: Message;
  data: Withdrawal;
}

export type WithdrawalChannelType = typeof WithdrawalChannelType[keyof typeof WithdrawalChannelType];


export const WithdrawalChannelType = {
  bank: 'bank',
  chain: 'chain',
} as const;

export interface WithdrawalPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: Withdrawal[];
  total: Total;
}

export interface WithdrawalPreview {
  channelId: RowId;
  currencyId: CurrencyId;
  currencyName: Name;
  amount: Amount;
  feeRate: Rate;
  feeFixed: Amount;
  /** feeFixed plus feeRate × amount, rounded down to the minor unit. */
  fee: Amount;
  /** Amount minus fee. */
  arrives: Amount;
  available: Amount;
  problem: WithdrawalProblem | null;
}

export interface WithdrawalPreviewAnswer {
  code: SuccessCode;
  msg: Message;
  data: WithdrawalPreview;
}

export interface WithdrawalPreviewRequest {
  /**
     * In the currency of the withdrawal method, at most 6 decimals. Deducted from the balance; the fee is taken out of it.
     * @maxLength 19
     * @pattern ^(0|[1-9][0-9]{0,11})(\.[0-9]{1,6})?$
     */
  amount: string;
  channelId: RowId;
}

export interface WithdrawalProblem {
  field: WithdrawalProblemField;
  msg: Message;
  params?: WithdrawalProblemParams;
}

export type WithdrawalProblemField = typeof WithdrawalProblemField[keyof typeof WithdrawalProblemField];


export const WithdrawalProblemField = {
  amount: 'amount',
} as const;

export type WithdrawalProblemParams = {[key: string]: string};

export interface WithdrawalRequest {
  /**
     * In the currency of the withdrawal method, at most 6 decimals. Deducted from the balance; the fee is taken out of it.
     * @maxLength 19
     * @pattern ^(0|[1-9][0-9]{0,11})(\.[0-9]{1,6})?$
     */
  amount: string;
  channelId: RowId;
  /** One of the caller's bank cards, or a wallet address on the network of the withdrawal method. */
  targetId: EntryId;
  /**
     * Amount to receive, as previewed and confirmed: at most 6 decimals.
     * @maxLength 19
     * @pattern ^(0|[1-9][0-9]{0,11})(\.[0-9]{1,6})?$
     */
  previewArrives: string;
  /**
     * Six digits.
     * @maxLength 6
     * @pattern ^[0-9]{6}$
     */
  withdrawPassword: string;
  code?: SecondCode;
  idempotencyKey?: IdempotencyKey;
}

/**
 * Starts as pending. A pending withdrawal becomes cancelled, refused or sent; a sent one becomes completed once it has arrived.
 */
export type WithdrawalStatus = typeof WithdrawalStatus[keyof typeof WithdrawalStatus];


export const WithdrawalStatus = {
  pending: 'pending',
  sent: 'sent',
  completed: 'completed',
  refused: 'refused',
  cancelled: 'cancelled',
} as const;
