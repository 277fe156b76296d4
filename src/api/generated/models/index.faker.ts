/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import type {
  Account,
  AccountMessage,
  AccountMessageKind,
  AccountSafety,
  AccountSafetyAnswer,
  Activity,
  ActivityAnswer,
  ActivityDetail,
  ActivityDetailAnswer,
  ActivityJoinRequest,
  ActivityPage,
  ActivityPrize,
  ActivityResult,
  ActivityResultPage,
  ActivityState,
  Address,
  AddressRestRequest,
  AddressType,
  Advanced,
  AdvancedRequest,
  AgreedAmount,
  AlertAnswer,
  AlertCondition,
  AlertPage,
  AlertValue,
  Allocation,
  AllocationAnswer,
  AllocationPart,
  Amount,
  AppConfigPage,
  AppConfigRow,
  AppLink,
  AssetCurrency,
  AssetPanel,
  AssetPanelAnswer,
  AssetPath,
  AssetProduct,
  AtStop,
  Award,
  AwardKind,
  AwardPage,
  AwardTotal,
  AwardTotalPage,
  BalancePage,
  BankCard,
  BankCardAnswer,
  BankCardPage,
  BankCardProperty,
  BankCardRequest,
  BankProperty,
  BankPropertyPage,
  Basic,
  BasicRequest,
  BecomeTraderRequest,
  BibiAsset,
  BibiAssetPage,
  BibiCancelRequest,
  BibiOrder,
  BibiOrderAnswer,
  BibiOrderPage,
  BibiOrderStatus,
  BibiPair,
  BibiPairPage,
  BibiPlaceRequest,
  BibiPreview,
  BibiPreviewAnswer,
  BibiPreviewRequest,
  BibiProblem,
  BirthDate,
  CalendarMonth,
  CancelWithdrawalRequest,
  Candle,
  CandleInterval,
  CandlePage,
  CandlePageAnswer,
  ChangeAlertRequest,
  ChangeFollowRequest,
  ChangeWithdrawPasswordRequest,
  ClaimRequest,
  Closing,
  ClosingAmount,
  ClosingAnswer,
  ClosingProof,
  ClosingReason,
  CodeRequest,
  CodeSent,
  CodeSentAnswer,
  ContractCancelRequest,
  ContractCloseReason,
  ContractCloseRequest,
  ContractClosedPart,
  ContractClosedPartAnswer,
  ContractDirection,
  ContractExitsRequest,
  ContractFill,
  ContractFunding,
  ContractFundingTerms,
  ContractMarginRequest,
  ContractOrder,
  ContractOrderAnswer,
  ContractOrderPage,
  ContractOrderProblem,
  ContractOrderStatus,
  ContractPlaceRequest,
  ContractPosition,
  ContractPositionAnswer,
  ContractPositionDetail,
  ContractPositionDetailAnswer,
  ContractPositionPage,
  ContractPositionStatus,
  ContractPreview,
  ContractPreviewAnswer,
  ContractPreviewRequest,
  ContractRules,
  ContractRulesAnswer,
  CopiedOrder,
  CopyPage,
  CopyStatus,
  CopyWay,
  CostMethod,
  CostMethodAnswer,
  CostMethodForm,
  Country,
  CreateAlertRequest,
  CurrencyBalance,
  CurrencyId,
  DayChange,
  DayChangeAnswer,
  DayChangeLine,
  DayResult,
  DayResultPage,
  Decimal,
  DeleteAlertRequest,
  Deposit,
  DepositAnswer,
  DepositCancelRequest,
  DepositPage,
  DepositPayRequest,
  DepositRequest,
  DepositStatus,
  Depth,
  DepthAnswer,
  DepthLevel,
  DeviceId,
  Direction,
  DocumentKind,
  Done,
  DurationCount,
  DurationUnit,
  EarlyBasis,
  EarningAccrual,
  EarningAccrualPage,
  EarningAmount,
  EarningExit,
  EarningExitAnswer,
  EarningExitRequest,
  EarningOrder,
  EarningOrderAnswer,
  EarningOrderPage,
  EarningOrderStatus,
  EarningPlaceRequest,
  EarningPreview,
  EarningPreviewAnswer,
  EarningPreviewRequest,
  EarningProblem,
  EarningProduct,
  EarningProductAnswer,
  EarningProductPage,
  EarningProductStatus,
  EarningRedeemRequest,
  EarningTotal,
  EarningTotalPage,
  Ended,
  EndedAnswer,
  EntryId,
  EquityCurve,
  EquityCurveAnswer,
  EquityPoint,
  EquityRange,
  EquityReturns,
  ErrorEnvelope,
  Exchange,
  ExchangeAmount,
  ExchangeAnswer,
  ExchangeInfo,
  ExchangeInfoAnswer,
  ExchangePage,
  ExchangePreview,
  ExchangePreviewAnswer,
  ExchangePreviewRequest,
  ExchangeProblem,
  ExchangeRate,
  ExchangeRequest,
  ExchangeSource,
  ExchangeTerms,
  ExchangeTermsAnswer,
  ExchangeType,
  ExportPart,
  ExportPartsAnswer,
  ExportRow,
  ExportRowsAnswer,
  FastTradeOption,
  FastTradeOptionPage,
  FeatureSwitch,
  FeatureSwitchPage,
  FirstCode,
  Flag,
  Follow,
  FollowAnswer,
  FollowPage,
  FollowRequest,
  FollowStatus,
  FollowWays,
  Forecast,
  FullProof,
  GraceDays,
  HeartbeatFrame,
  Holding,
  HoldingPage,
  Html,
  IdempotencyKey,
  Identity,
  IdentityAnswer,
  IdentityStatus,
  InstalmentCount,
  LanguageCode,
  LanguageMessages,
  LanguageMessagesAnswer,
  LateDay,
  Latitude,
  LedgerEntry,
  LedgerEntryId,
  LedgerEntryPage,
  LedgerEntryType,
  LedgerReferenceType,
  Leverage,
  LiabilityLeaf,
  LiabilityNode,
  LiabilityProof,
  LiabilityProofAnswer,
  LiabilityRoot,
  LiabilityRootPage,
  LiabilitySum,
  LiabilityTotal,
  LimitAmount,
  LiquidationNotice,
  LiquidationNoticeAnswer,
  Loan,
  LoanAmount,
  LoanAnswer,
  LoanApplyRequest,
  LoanDetail,
  LoanDetailAnswer,
  LoanInstalment,
  LoanOwed,
  LoanPage,
  LoanPayment,
  LoanPaymentKind,
  LoanPaymentPage,
  LoanPreview,
  LoanPreviewAnswer,
  LoanPreviewRequest,
  LoanProblem,
  LoanProduct,
  LoanProductPage,
  LoanRepayRequest,
  LoanStatus,
  LoanView,
  LoanWithdrawRequest,
  LocalizedText,
  LoginRequest,
  Longitude,
  MarketDay,
  MarketDayPage,
  MarketHoursChange,
  MarketKey,
  MarketLeg,
  MarketTerms,
  MarketTermsAnswer,
  Message,
  MessageAnswer,
  MessageFrame,
  MessagePage,
  MessageReadRequest,
  Moment,
  Name,
  NewName,
  NewPasskey,
  NextLimit,
  NickName,
  Note,
  NoteKind,
  NotePage,
  NoteText,
  Notice,
  NoticeDistance,
  NoticePage,
  NullablePrice,
  NullableTime,
  OpenSession,
  OrderAmount,
  OrderFeeSetting,
  OrderFeeSettingPage,
  OrderPrice,
  OrderProblem,
  OrderType,
  PairCode,
  PartName,
  Passkey,
  PasskeyAnswer,
  PasskeyChoice,
  PasskeyCredential,
  PasskeyName,
  PasskeyOptions,
  PasskeyOptionsAnswer,
  PasskeyOptionsJson,
  PasskeyRename,
  PasskeySignInBegin,
  PasskeySignInRequest,
  PasskeysAnswer,
  Password,
  PasswordChange,
  PasswordCodeRequest,
  PasswordProof,
  PayeeLine,
  Percent,
  PeriodDays,
  PersonName,
  PlaceName,
  PlatformCurrency,
  PlatformCurrencyPage,
  PopUp,
  PopUpPage,
  PositiveAmount,
  PreviewPrice,
  PriceAlert,
  PriceBlock,
  Product,
  ProductCode,
  ProductDetail,
  ProductDetailAnswer,
  ProductPage,
  ProductType,
  ProductTypes,
  PushAnswer,
  PushDevice,
  PushEndpoint,
  PushKey,
  PushRequest,
  PushSettings,
  Question,
  QuestionPage,
  QuickOrder,
  QuickOrderAnswer,
  QuickOrderPage,
  QuickOrderStatus,
  QuickPlaceRequest,
  QuickPreview,
  QuickPreviewAnswer,
  QuickPreviewRequest,
  QuickProblem,
  QuoteFrame,
  QuoteRow,
  Rate,
  Ratio,
  RealisedGain,
  RealisedGainId,
  RealisedGainPage,
  RealisedProductTotal,
  RealisedReport,
  RealisedReportAnswer,
  RealisedResult,
  RealisedResultKind,
  RealisedTotal,
  Reason,
  RechargeChannel,
  RechargeChannelPage,
  RecoveryCodes,
  RecoveryCodesAnswer,
  RegisterRequest,
  ResetPasswordRequest,
  ResetWithdrawPasswordRequest,
  RichText,
  RichTextAnswer,
  RichTextName,
  RowId,
  SaveNoteRequest,
  SecondCode,
  SecondStepRequest,
  Security,
  SecurityAnswer,
  ServiceMessage,
  ServiceMessageAnswer,
  ServiceMessagePage,
  ServiceMessageRequest,
  ServiceUnreadAnswer,
  Session,
  SessionAnswer,
  SessionChoice,
  SessionId,
  SessionsAnswer,
  SetWithdrawPasswordRequest,
  Sha256,
  ShareCancelRequest,
  ShareDocument,
  ShareDraw,
  ShareEntry,
  ShareEntryId,
  ShareEntryPage,
  ShareLots,
  ShareOffer,
  ShareOfferDetail,
  ShareOfferDetailAnswer,
  ShareOfferPage,
  ShareOfferStatus,
  ShareOfferView,
  SharePreview,
  SharePreviewAnswer,
  SharePreviewRequest,
  ShareProblem,
  ShareSubscribeRequest,
  ShareSubscription,
  ShareSubscriptionAnswer,
  ShareSubscriptionPage,
  ShareSubscriptionStatus,
  SignedRate,
  SiteInfo,
  SiteInfoAnswer,
  Sizing,
  Slippage,
  Sparkline,
  SparklinePage,
  SpotCancelRequest,
  SpotOrder,
  SpotOrderAnswer,
  SpotOrderPage,
  SpotOrderStatus,
  SpotOrderType,
  SpotPlaceRequest,
  SpotPreview,
  SpotPreviewAnswer,
  SpotPreviewRequest,
  Stake,
  StepUp,
  StepUpAnswer,
  StepUpOptions,
  StepUpOptionsAnswer,
  StepUpProof,
  StopBeingTraderRequest,
  StopFollowingRequest,
  StopReason,
  SuccessCode,
  TaskCode,
  TaskReward,
  TaxYear,
  Team,
  TeamAnswer,
  TeamLevel,
  TeamLevelNumber,
  TeamMember,
  TeamMemberPage,
  TermDays,
  Text,
  TickerFrame,
  TickerInfo,
  Time,
  TimeInForce,
  Tip,
  TipPage,
  Total,
  Trade,
  TradeDirection,
  TradeId,
  TradeList,
  TradeListAnswer,
  TradeRules,
  Trader,
  TraderAnswer,
  TraderDetail,
  TraderDetailAnswer,
  TraderPage,
  TraderRecord,
  TraderSort,
  TraderTrade,
  TraderTradePage,
  TradingLimits,
  TradingLimitsAnswer,
  TradingLimitsRequest,
  TradingState,
  TwoStepKey,
  TwoStepKeyAnswer,
  UnbindRequest,
  UnreadAnswer,
  UnreadCountAnswer,
  Upload,
  UploadAnswer,
  UploadPurpose,
  UploadRequest,
  UserBalance,
  UserBalanceAnswer,
  UserInfo,
  UserInfoAnswer,
  UtcDay,
  Voucher,
  VoucherPage,
  VoucherStatus,
  WalletAddress,
  WalletAddressAnswer,
  WalletAddressPage,
  WalletAddressRequest,
  WatchlistEntry,
  WatchlistGroup,
  WatchlistGroupName,
  WatchlistGroupPage,
  WatchlistGroupRequest,
  WelfareTask,
  WelfareTaskAnswer,
  WelfareTaskPage,
  WithdrawChannel,
  WithdrawChannelPage,
  WithdrawPasswordSetAnswer,
  WithdrawPasswordState,
  WithdrawPasswordStateAnswer,
  Withdrawal,
  WithdrawalAnswer,
  WithdrawalPage,
  WithdrawalPreview,
  WithdrawalPreviewAnswer,
  WithdrawalPreviewRequest,
  WithdrawalProblem,
  WithdrawalRequest,
  WithdrawalStatus
} from '.';



export const getTimeMock = (): Time => ((() => faker.date.recent({ days: 30 }).getTime())())

export const getRowIdMock = (): RowId => ((() => faker.number.int({ min: 1, max: 9_999_999 }))())

export const getPositiveAmountMock = (): PositiveAmount => ((() => faker.helpers.weightedArrayElement([
{
  weight: 6,
  value: faker.finance.amount({ min: 1, max: 9999, dec: 2 })
},
{
  weight: 1,
  value: faker.finance.amount({ min: 100_000_000, max: 9_999_999_999, dec: 2 })
},
{ weight: 1, value: '0.00' + faker.number.int({ min: 1, max: 9999 }) }]
))())

export const getDecimalMock = (): Decimal => ((() =>
  faker.helpers.arrayElement(['', '-']) +
  faker.helpers.weightedArrayElement([
  { weight: 6, value: faker.finance.amount({ min: 1, max: 9999, dec: 2 }) },
  { weight: 1, value: faker.finance.amount({ min: 100_000_000, max: 9_999_999_999, dec: 2 }) },
  { weight: 1, value: '0.00' + faker.number.int({ min: 1, max: 9999 }) }]
  ))())

export const getPercentMock = (): Percent => ((() => faker.helpers.arrayElement(['', '-']) + faker.finance.amount({ min: 0.01, max: 30, dec: 2 }))())

export const getQuoteRowMock = (overrideResponse: Partial<QuoteRow> = {}): QuoteRow => ({productId: getRowIdMock(), nowPrice: getPositiveAmountMock(), changePrice: getDecimalMock(), changeRate: getPercentMock(), time: getTimeMock(), ...overrideResponse})

export const getQuoteFrameMock = (overrideResponse: Partial<QuoteFrame> = {}): QuoteFrame => ({time: getTimeMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 1000}) }, (_, i) => i + 1).map(() => ({ ...getQuoteRowMock() })), ...overrideResponse})

export const getProductCodeMock = (): ProductCode => ((() => faker.string.alpha({ length: { min: 2, max: 6 }, casing: 'upper' }))())

export const getAmountMock = (): Amount => ((() =>
  faker.helpers.weightedArrayElement([
  { weight: 1, value: '0' },
  { weight: 6, value: faker.finance.amount({ min: 1, max: 9999, dec: 2 }) },
  { weight: 2, value: faker.finance.amount({ min: 100_000_000, max: 9_999_999_999, dec: 2 }) },
  { weight: 1, value: '0.00' + faker.number.int({ min: 1, max: 9999 }) }]
  ))())

export const getPriceBlockMock = (overrideResponse: Partial<PriceBlock> = {}): PriceBlock => ({open: getAmountMock(), close: getAmountMock(), max: getAmountMock(), min: getAmountMock(), volume: getAmountMock(), averagePrice: getAmountMock(), tradeAmount: getAmountMock(), ...overrideResponse})

export const getTickerInfoMock = (overrideResponse: Partial<TickerInfo> = {}): TickerInfo => ({ticker: getProductCodeMock(), nowPrice: getPositiveAmountMock(), changeRate: getPercentMock(), changePrice: getDecimalMock(), time: getTimeMock(), day: { ...getPriceBlockMock() }, minute: { ...getPriceBlockMock() }, prevDay: { ...getPriceBlockMock() }, ...overrideResponse})

export const getTickerFrameMock = (overrideResponse: Partial<TickerFrame> = {}): TickerFrame => ({productId: getRowIdMock(), tickerInfo: { ...getTickerInfoMock() }, ...overrideResponse})

export const getEntryIdMock = (): EntryId => ((() => faker.string.numeric({ length: 18, allowLeadingZeros: false }))())

export const getAccountMessageKindMock = (): AccountMessageKind => (faker.helpers.arrayElement(['new_device','password_changed','password_recovered','account_frozen','account_unfreezing','address_rest_on','address_rest_off','two_step_on','two_step_off','recovery_code_used','passkey_added','passkey_removed','withdraw_password_changed','identity_approved','identity_refused','deposit_approved','deposit_rejected','withdrawal_completed','withdrawal_refused','loan_approved','loan_refused','loan_instalment','loan_overdue','loan_called','loan_repaid','shares_allotted','shares_not_allotted','order_rejected','price_alert','order_filled','order_cancelled','take_profit_hit','stop_loss_hit','position_liquidated','liquidation_near'] as const))

export const getAccountMessageMock = (overrideResponse: Partial<AccountMessage> = {}): AccountMessage => ({id: getEntryIdMock(), kind: getAccountMessageKindMock(), params: {
        [faker.string.alphanumeric(5)]: (() => faker.number.int({ min: 1, max: 9999 }).toString())()
      }, createdAt: getTimeMock(), readAt: faker.helpers.arrayElement([getTimeMock(),null,]), ...overrideResponse})

export const getMessageFrameMock = (overrideResponse: Partial<MessageFrame> = {}): MessageFrame => ({time: getTimeMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 5000}) }, (_, i) => i + 1).map(() => ({ ...getAccountMessageMock() })), ...overrideResponse})

export const getHeartbeatFrameMock = (overrideResponse: Partial<HeartbeatFrame> = {}): HeartbeatFrame => ({time: getTimeMock(), ...overrideResponse})

export const getLanguageCodeMock = (): LanguageCode => (faker.helpers.arrayElement(['zh','en','tc','de','es','fr','idn','jp','ko','my','th','vi','pt','rus','blr','ida','sa','ar','it'] as const))

export const getAccountMock = (): Account => ((() => faker.internet.email())())

export const getDeviceIdMock = (): DeviceId => ((() => faker.string.uuid())())

export const getCodeRequestMock = (overrideResponse: Partial<CodeRequest> = {}): CodeRequest => ({account: getAccountMock(), purpose: faker.helpers.arrayElement(['register'] as const), deviceId: faker.helpers.arrayElement([getDeviceIdMock(), undefined]), ...overrideResponse})

export const getSuccessCodeMock = (): SuccessCode => (200)

export const getMessageMock = (): Message => ((() => 'ok')())

export const getCodeSentMock = (overrideResponse: Partial<CodeSent> = {}): CodeSent => ({codeLength: faker.number.int({min: 4, max: 10}), resendAfter: faker.number.int({min: 0, max: 3600}), expiresIn: faker.number.int({min: 1, max: 86400}), sandboxCode: faker.helpers.arrayElement([(() => faker.string.numeric(6))(), null]), ...overrideResponse})

export const getCodeSentAnswerMock = (overrideResponse: Partial<CodeSentAnswer> = {}): CodeSentAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getCodeSentMock() }, ...overrideResponse})

export const getErrorEnvelopeMock = (overrideResponse: Partial<ErrorEnvelope> = {}): ErrorEnvelope => ({code: faker.number.int({min: 201, max: 999}), msg: (() => 'hint_insufficient')(), params: faker.helpers.arrayElement([{
        [faker.string.alphanumeric(5)]: (() => faker.number.int({ min: 1, max: 9999 }).toString())()
      }, undefined]), ...overrideResponse})

export const getPasswordMock = (): Password => ((() => 'skylark1')())

export const getRegisterRequestMock = (overrideResponse: Partial<RegisterRequest> = {}): RegisterRequest => ({account: getAccountMock(), code: (() => faker.string.numeric(6))(), password: getPasswordMock(), inviteCode: faker.helpers.arrayElement([(() => faker.string.alphanumeric({ length: 8, casing: 'upper' }))(), undefined]), deviceId: faker.helpers.arrayElement([getDeviceIdMock(), undefined]), ...overrideResponse})

export const getAssetPathMock = (): AssetPath => ((() => '/icon-192.png')())

export const getUserInfoMock = (overrideResponse: Partial<UserInfo> = {}): UserInfo => ({id: getEntryIdMock(), account: (() => faker.internet.email().slice(0, 100))(), nickName: (() => faker.person.fullName())(), avatar: faker.helpers.arrayElement([getAssetPathMock(),null,]), accountType: faker.number.int({min: 0, max: 2147483647}), inviteCode: (() => faker.string.alphanumeric({ length: 8, casing: 'upper' }))(), createdAt: getTimeMock(), ...overrideResponse})

export const getSessionMock = (overrideResponse: Partial<Session> = {}): Session => ({token: (() => faker.string.alphanumeric(43))(), expiresAt: getTimeMock(), userInfo: { ...getUserInfoMock() }, ...overrideResponse})

export const getSessionAnswerMock = (overrideResponse: Partial<SessionAnswer> = {}): SessionAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getSessionMock() }, ...overrideResponse})

export const getLoginRequestMock = (overrideResponse: Partial<LoginRequest> = {}): LoginRequest => ({account: getAccountMock(), password: (() => 'skylark1')(), deviceId: faker.helpers.arrayElement([getDeviceIdMock(), undefined]), ...overrideResponse})

export const getSecondStepRequestMock = (overrideResponse: Partial<SecondStepRequest> = {}): SecondStepRequest => ({challenge: (() => faker.string.alphanumeric(43))(), code: (() => faker.string.numeric(6))(), ...overrideResponse})

export const getPasskeySignInBeginMock = (overrideResponse: Partial<PasskeySignInBegin> = {}): PasskeySignInBegin => ({challenge: faker.helpers.arrayElement([(() => faker.string.alphanumeric(43))(), undefined]), ...overrideResponse})

export const getPasskeyOptionsJsonMock = (): PasskeyOptionsJson => ((() => '{"challenge":"q83vEjRWeJCrze8SNFZ4kA"}')())

export const getPasskeyOptionsMock = (overrideResponse: Partial<PasskeyOptions> = {}): PasskeyOptions => ({options: getPasskeyOptionsJsonMock(), ...overrideResponse})

export const getPasskeyOptionsAnswerMock = (overrideResponse: Partial<PasskeyOptionsAnswer> = {}): PasskeyOptionsAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getPasskeyOptionsMock() }, ...overrideResponse})

export const getPasskeyCredentialMock = (): PasskeyCredential => ((() => '{"id":"q83vEjRWeJCrze8SNFZ4kA"}')())

export const getPasskeySignInRequestMock = (overrideResponse: Partial<PasskeySignInRequest> = {}): PasskeySignInRequest => ({credential: getPasskeyCredentialMock(), deviceId: faker.helpers.arrayElement([getDeviceIdMock(), undefined]), ...overrideResponse})

export const getPasswordCodeRequestMock = (overrideResponse: Partial<PasswordCodeRequest> = {}): PasswordCodeRequest => ({account: getAccountMock(), deviceId: faker.helpers.arrayElement([getDeviceIdMock(), undefined]), ...overrideResponse})

export const getSecondCodeMock = (): SecondCode => ((() => faker.string.numeric(6))())

export const getResetPasswordRequestMock = (overrideResponse: Partial<ResetPasswordRequest> = {}): ResetPasswordRequest => ({account: getAccountMock(), code: (() => faker.string.numeric(6))(), password: getPasswordMock(), secondCode: faker.helpers.arrayElement([getSecondCodeMock(), undefined]), credential: faker.helpers.arrayElement([getPasskeyCredentialMock(), undefined]), deviceId: faker.helpers.arrayElement([getDeviceIdMock(), undefined]), ...overrideResponse})

export const getDoneMock = (overrideResponse: Partial<Done> = {}): Done => ({code: getSuccessCodeMock(), msg: getMessageMock(), ...overrideResponse})

export const getUserInfoAnswerMock = (overrideResponse: Partial<UserInfoAnswer> = {}): UserInfoAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getUserInfoMock() }, ...overrideResponse})

export const getNewNameMock = (overrideResponse: Partial<NewName> = {}): NewName => ({nickName: (() => faker.person.fullName())(), ...overrideResponse})

export const getCurrencyIdMock = (): CurrencyId => ((() => faker.helpers.arrayElement([3, 5]))())

export const getAssetPanelMock = (overrideResponse: Partial<AssetPanel> = {}): AssetPanel => ({currencyId: getCurrencyIdMock(), allMarginAmount: getAmountMock(), profitAndLose: getDecimalMock(), profitAndLoseToday: getDecimalMock(), userBalanceConvert: getAmountMock(), time: getTimeMock(), ...overrideResponse})

export const getAssetPanelAnswerMock = (overrideResponse: Partial<AssetPanelAnswer> = {}): AssetPanelAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getAssetPanelMock() }, ...overrideResponse})

export const getWithdrawPasswordSetAnswerMock = (overrideResponse: Partial<WithdrawPasswordSetAnswer> = {}): WithdrawPasswordSetAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: faker.datatype.boolean(), ...overrideResponse})

export const getNameMock = (): Name => ((() =>
  faker.helpers.
  arrayElement([
  faker.commerce.productName(),
  faker.company.name(),
  faker.lorem.words({ min: 7, max: 12 })]
  ).
  slice(0, 120))())

export const getUserBalanceMock = (overrideResponse: Partial<UserBalance> = {}): UserBalance => ({currencyId: getCurrencyIdMock(), currencyName: getNameMock(), available: getAmountMock(), held: getAmountMock(), total: getAmountMock(), time: getTimeMock(), ...overrideResponse})

export const getUserBalanceAnswerMock = (overrideResponse: Partial<UserBalanceAnswer> = {}): UserBalanceAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getUserBalanceMock() }, ...overrideResponse})

export const getUnreadCountAnswerMock = (overrideResponse: Partial<UnreadCountAnswer> = {}): UnreadCountAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: faker.number.int({min: 0, max: 1000000}), ...overrideResponse})

export const getProductTypeMock = (): ProductType => (faker.helpers.arrayElement([1,2,3,4] as const))

export const getAlertConditionMock = (): AlertCondition => (faker.helpers.arrayElement(['above','below','rise','fall'] as const))

export const getAlertValueMock = (): AlertValue => ((() => faker.finance.amount({ min: 1, max: 9999, dec: 2 }))())

export const getPriceAlertMock = (overrideResponse: Partial<PriceAlert> = {}): PriceAlert => ({id: getEntryIdMock(), productId: getRowIdMock(), productType: getProductTypeMock(), productCode: getProductCodeMock(), productImg: faker.helpers.arrayElement([getAssetPathMock(), undefined]), condition: getAlertConditionMock(), value: getAlertValueMock(), isRepeating: faker.helpers.arrayElement([0,1] as const), status: faker.helpers.arrayElement(['active','paused','fired'] as const), createdAt: getTimeMock(), firedAt: faker.helpers.arrayElement([getTimeMock(),null,]), firedPrice: faker.helpers.arrayElement([getAmountMock(),null,]), ...overrideResponse})

export const getTotalMock = (): Total => (faker.number.int({min: 0, max: 1000000000}))

export const getAlertPageMock = (overrideResponse: Partial<AlertPage> = {}): AlertPage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getPriceAlertMock() })), total: getTotalMock(), ...overrideResponse})

export const getFlagMock = (): Flag => (faker.helpers.arrayElement([0,1] as const))

export const getIdempotencyKeyMock = (): IdempotencyKey => ((() => faker.string.uuid())())

export const getCreateAlertRequestMock = (overrideResponse: Partial<CreateAlertRequest> = {}): CreateAlertRequest => ({productType: getProductTypeMock(), productCode: getProductCodeMock(), condition: getAlertConditionMock(), value: getAlertValueMock(), isRepeating: getFlagMock(), idempotencyKey: faker.helpers.arrayElement([getIdempotencyKeyMock(), undefined]), ...overrideResponse})

export const getAlertAnswerMock = (overrideResponse: Partial<AlertAnswer> = {}): AlertAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getPriceAlertMock() }, ...overrideResponse})

export const getChangeAlertRequestMock = (overrideResponse: Partial<ChangeAlertRequest> = {}): ChangeAlertRequest => ({id: getEntryIdMock(), condition: getAlertConditionMock(), value: getAlertValueMock(), isRepeating: getFlagMock(), isPaused: getFlagMock(), ...overrideResponse})

export const getDeleteAlertRequestMock = (overrideResponse: Partial<DeleteAlertRequest> = {}): DeleteAlertRequest => ({id: getEntryIdMock(), ...overrideResponse})

export const getNoteKindMock = (): NoteKind => (faker.helpers.arrayElement(['product','spotOrder','position'] as const))

export const getNoteTextMock = (): NoteText => ((() => faker.lorem.sentence({ min: 3, max: 18 }).slice(0, 200))())

export const getNoteMock = (overrideResponse: Partial<Note> = {}): Note => ({kind: getNoteKindMock(), refId: getEntryIdMock(), productType: getProductTypeMock(), productCode: getProductCodeMock(), text: getNoteTextMock(), updatedAt: getTimeMock(), ...overrideResponse})

export const getNotePageMock = (overrideResponse: Partial<NotePage> = {}): NotePage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getNoteMock() })), total: getTotalMock(), ...overrideResponse})

export const getSaveNoteRequestMock = (overrideResponse: Partial<SaveNoteRequest> = {}): SaveNoteRequest => ({kind: getNoteKindMock(), refId: getEntryIdMock(), text: getNoteTextMock(), ...overrideResponse})

export const getMessagePageMock = (overrideResponse: Partial<MessagePage> = {}): MessagePage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getAccountMessageMock() })), total: getTotalMock(), ...overrideResponse})

export const getMessageAnswerMock = (overrideResponse: Partial<MessageAnswer> = {}): MessageAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getAccountMessageMock() }, ...overrideResponse})

export const getPushKeyMock = (): PushKey => ((() => faker.string.alphanumeric(22))())

export const getPushEndpointMock = (): PushEndpoint => ((() => 'https://fcm.googleapis.com/fcm/send/' + faker.string.alphanumeric(24))())

export const getPushDeviceMock = (overrideResponse: Partial<PushDevice> = {}): PushDevice => ({endpoint: getPushEndpointMock(), alert: getFlagMock(), order: getFlagMock(), position: getFlagMock(), money: getFlagMock(), hasAmounts: getFlagMock(), ...overrideResponse})

export const getPushSettingsMock = (overrideResponse: Partial<PushSettings> = {}): PushSettings => ({publicKey: faker.helpers.arrayElement([getPushKeyMock(),null,]), device: faker.helpers.arrayElement([{ ...getPushDeviceMock() },null,]), ...overrideResponse})

export const getPushAnswerMock = (overrideResponse: Partial<PushAnswer> = {}): PushAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getPushSettingsMock() }, ...overrideResponse})

export const getPushRequestMock = (overrideResponse: Partial<PushRequest> = {}): PushRequest => ({endpoint: getPushEndpointMock(), p256dh: getPushKeyMock(), auth: getPushKeyMock(), alert: getFlagMock(), order: getFlagMock(), position: getFlagMock(), money: getFlagMock(), hasAmounts: getFlagMock(), ...overrideResponse})

export const getMessageReadRequestMock = (overrideResponse: Partial<MessageReadRequest> = {}): MessageReadRequest => ({id: getEntryIdMock(), ...overrideResponse})

export const getUnreadAnswerMock = (overrideResponse: Partial<UnreadAnswer> = {}): UnreadAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: faker.number.int({min: 0, max: 1000000000}), ...overrideResponse})

export const getSecurityMock = (overrideResponse: Partial<Security> = {}): Security => ({passwordChangedAt: faker.helpers.arrayElement([getTimeMock(),null,]), twoStepSince: faker.helpers.arrayElement([getTimeMock(),null,]), recoveryCodesLeft: faker.number.int({min: 0, max: 10}), sessions: faker.number.int({min: 1, max: 1000000}), isShared: faker.datatype.boolean(), ...overrideResponse})

export const getSecurityAnswerMock = (overrideResponse: Partial<SecurityAnswer> = {}): SecurityAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getSecurityMock() }, ...overrideResponse})

export const getPasswordChangeMock = (overrideResponse: Partial<PasswordChange> = {}): PasswordChange => ({oldPassword: (() => 'skylark1')(), newPassword: getPasswordMock(), code: faker.helpers.arrayElement([getSecondCodeMock(), undefined]), ...overrideResponse})

export const getEndedMock = (overrideResponse: Partial<Ended> = {}): Ended => ({endedSessions: faker.number.int({min: 0, max: 1000000}), ...overrideResponse})

export const getEndedAnswerMock = (overrideResponse: Partial<EndedAnswer> = {}): EndedAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getEndedMock() }, ...overrideResponse})

export const getSessionIdMock = (): SessionId => ((() => faker.string.alphanumeric(16))())

export const getOpenSessionMock = (overrideResponse: Partial<OpenSession> = {}): OpenSession => ({id: getSessionIdMock(), browser: faker.helpers.arrayElement([getNameMock(),null,]), system: faker.helpers.arrayElement([getNameMock(),null,]), createdAt: getTimeMock(), lastUsedAt: getTimeMock(), isCurrent: faker.datatype.boolean(), ...overrideResponse})

export const getSessionsAnswerMock = (overrideResponse: Partial<SessionsAnswer> = {}): SessionsAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getOpenSessionMock() })), total: getTotalMock(), ...overrideResponse})

export const getSessionChoiceMock = (overrideResponse: Partial<SessionChoice> = {}): SessionChoice => ({id: getSessionIdMock(), ...overrideResponse})

export const getPasswordProofMock = (overrideResponse: Partial<PasswordProof> = {}): PasswordProof => ({password: (() => 'skylark1')(), ...overrideResponse})

export const getTwoStepKeyMock = (overrideResponse: Partial<TwoStepKey> = {}): TwoStepKey => ({key: (() => faker.string.fromCharacters('ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', 32))(), address: (() => 'otpauth://totp/Fairline?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')(), expiresIn: faker.number.int({min: 1, max: 86400}), ...overrideResponse})

export const getTwoStepKeyAnswerMock = (overrideResponse: Partial<TwoStepKeyAnswer> = {}): TwoStepKeyAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getTwoStepKeyMock() }, ...overrideResponse})

export const getFirstCodeMock = (overrideResponse: Partial<FirstCode> = {}): FirstCode => ({code: (() => faker.string.numeric(6))(), ...overrideResponse})

export const getRecoveryCodesMock = (overrideResponse: Partial<RecoveryCodes> = {}): RecoveryCodes => ({recoveryCodes: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ((() =>
  faker.string.fromCharacters('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 5) +
  '-' +
  faker.string.fromCharacters('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 5))())), ...overrideResponse})

export const getRecoveryCodesAnswerMock = (overrideResponse: Partial<RecoveryCodesAnswer> = {}): RecoveryCodesAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getRecoveryCodesMock() }, ...overrideResponse})

export const getFullProofMock = (overrideResponse: Partial<FullProof> = {}): FullProof => ({password: (() => 'skylark1')(), code: (() => faker.string.numeric(6))(), ...overrideResponse})

export const getPasskeyNameMock = (): PasskeyName => ((() => faker.helpers.arrayElement(['Phone', 'Laptop', 'Security key']))())

export const getPasskeyMock = (overrideResponse: Partial<Passkey> = {}): Passkey => ({id: getEntryIdMock(), name: getPasskeyNameMock(), createdAt: getTimeMock(), lastUsedAt: faker.helpers.arrayElement([getTimeMock(),null,]), isSynced: faker.datatype.boolean(), ...overrideResponse})

export const getPasskeysAnswerMock = (overrideResponse: Partial<PasskeysAnswer> = {}): PasskeysAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 20, max: 20}) }, (_, i) => i + 1).map(() => ({ ...getPasskeyMock() })), total: getTotalMock(), ...overrideResponse})

export const getNewPasskeyMock = (overrideResponse: Partial<NewPasskey> = {}): NewPasskey => ({name: getPasskeyNameMock(), credential: getPasskeyCredentialMock(), ...overrideResponse})

export const getPasskeyAnswerMock = (overrideResponse: Partial<PasskeyAnswer> = {}): PasskeyAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getPasskeyMock() }, ...overrideResponse})

export const getPasskeyRenameMock = (overrideResponse: Partial<PasskeyRename> = {}): PasskeyRename => ({id: getEntryIdMock(), name: getPasskeyNameMock(), ...overrideResponse})

export const getPasskeyChoiceMock = (overrideResponse: Partial<PasskeyChoice> = {}): PasskeyChoice => ({id: getEntryIdMock(), ...overrideResponse})

export const getStepUpOptionsMock = (overrideResponse: Partial<StepUpOptions> = {}): StepUpOptions => ({other: faker.helpers.arrayElement(['code','password'] as const), options: faker.helpers.arrayElement([getPasskeyOptionsJsonMock(),null,]), ...overrideResponse})

export const getStepUpOptionsAnswerMock = (overrideResponse: Partial<StepUpOptionsAnswer> = {}): StepUpOptionsAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getStepUpOptionsMock() }, ...overrideResponse})

export const getStepUpProofMock = (overrideResponse: Partial<StepUpProof> = {}): StepUpProof => ({password: faker.helpers.arrayElement([(() => 'skylark1')(), undefined]), code: faker.helpers.arrayElement([getSecondCodeMock(), undefined]), credential: faker.helpers.arrayElement([getPasskeyCredentialMock(), undefined]), ...overrideResponse})

export const getStepUpMock = (overrideResponse: Partial<StepUp> = {}): StepUp => ({until: getTimeMock(), ...overrideResponse})

export const getStepUpAnswerMock = (overrideResponse: Partial<StepUpAnswer> = {}): StepUpAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getStepUpMock() }, ...overrideResponse})

export const getAccountSafetyMock = (overrideResponse: Partial<AccountSafety> = {}): AccountSafety => ({frozenSince: faker.helpers.arrayElement([getTimeMock(),null,]), unfreezesAt: faker.helpers.arrayElement([getTimeMock(),null,]), withdrawalsFrom: faker.helpers.arrayElement([getTimeMock(),null,]), addressRestSince: faker.helpers.arrayElement([getTimeMock(),null,]), addressRestEnds: faker.helpers.arrayElement([getTimeMock(),null,]), ...overrideResponse})

export const getAccountSafetyAnswerMock = (overrideResponse: Partial<AccountSafetyAnswer> = {}): AccountSafetyAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getAccountSafetyMock() }, ...overrideResponse})

export const getAddressRestRequestMock = (overrideResponse: Partial<AddressRestRequest> = {}): AddressRestRequest => ({isOn: getFlagMock(), ...overrideResponse})

export const getPartNameMock = (): PartName => ((() => faker.string.alpha({ length: 8, casing: 'lower' }))())

export const getExportPartMock = (overrideResponse: Partial<ExportPart> = {}): ExportPart => ({part: getPartNameMock(), rows: faker.number.int({min: 0, max: 1000000000}), ...overrideResponse})

export const getExportPartsAnswerMock = (overrideResponse: Partial<ExportPartsAnswer> = {}): ExportPartsAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getExportPartMock() })), total: getTotalMock(), ...overrideResponse})

export const getExportRowMock = (): ExportRow => ({
        [faker.string.alphanumeric(5)]: faker.helpers.arrayElement([(() => faker.lorem.words({ min: 1, max: 5 }))(), null])
      })

export const getExportRowsAnswerMock = (overrideResponse: Partial<ExportRowsAnswer> = {}): ExportRowsAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getExportRowMock() })), total: getTotalMock(), ...overrideResponse})

export const getClosingReasonMock = (overrideResponse: Partial<ClosingReason> = {}): ClosingReason => ({kind: faker.helpers.arrayElement(['balance','holding','spotOrder','bibiOrder','contractOrder','contractPosition','quickOrder','deposit','withdrawal','follow','trader','earning','newShare','loan'] as const), count: faker.number.int({min: 0, max: 1000000000}), name: faker.helpers.arrayElement([getNameMock(),null,]), amount: faker.helpers.arrayElement([getAmountMock(),null,]), ...overrideResponse})

export const getClosingAmountMock = (overrideResponse: Partial<ClosingAmount> = {}): ClosingAmount => ({name: getNameMock(), amount: getAmountMock(), ...overrideResponse})

export const getClosingMock = (overrideResponse: Partial<Closing> = {}): Closing => ({reasons: Array.from({ length: faker.number.int({min: 40, max: 1000}) }, (_, i) => i + 1).map(() => ({ ...getClosingReasonMock() })), remainder: Array.from({ length: faker.number.int({min: 40, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getClosingAmountMock() })), ...overrideResponse})

export const getClosingAnswerMock = (overrideResponse: Partial<ClosingAnswer> = {}): ClosingAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getClosingMock() }, ...overrideResponse})

export const getClosingProofMock = (overrideResponse: Partial<ClosingProof> = {}): ClosingProof => ({password: (() => 'skylark1')(), code: faker.helpers.arrayElement([(() => faker.string.numeric(6))(), undefined]), confirmation: "close", remainder: faker.helpers.arrayElement([(() => '12.5 USDT')(), undefined]), ...overrideResponse})

export const getIdentityStatusMock = (): IdentityStatus => (faker.helpers.arrayElement(['pending','approved','refused'] as const))

export const getReasonMock = (): Reason => ((() => faker.lorem.sentence({ min: 3, max: 18 }).slice(0, 200))())

export const getCountryMock = (): Country => ((() => faker.location.countryCode())())

export const getPersonNameMock = (): PersonName => ((() => faker.person.fullName())())

export const getDocumentKindMock = (): DocumentKind => (faker.helpers.arrayElement(['idCard','passport','drivingLicence','residencePermit'] as const))

export const getBirthDateMock = (): BirthDate => ((() => faker.date.birthdate().toISOString().slice(0, 10))())

export const getBasicMock = (overrideResponse: Partial<Basic> = {}): Basic => ({status: getIdentityStatusMock(), reason: faker.helpers.arrayElement([getReasonMock(),null,]), country: getCountryMock(), name: getPersonNameMock(), documentKind: getDocumentKindMock(), documentEnd: (() => faker.string.numeric(4))(), birthDate: getBirthDateMock(), submittedAt: getTimeMock(), reviewedAt: faker.helpers.arrayElement([getTimeMock(),null,]), ...overrideResponse})

export const getPlaceNameMock = (): PlaceName => ((() => faker.location.city())())

export const getLatitudeMock = (): Latitude => ((() => faker.location.latitude({ precision: 4 }).toFixed(4))())

export const getLongitudeMock = (): Longitude => ((() => faker.location.longitude({ precision: 4 }).toFixed(4))())

export const getAdvancedMock = (overrideResponse: Partial<Advanced> = {}): Advanced => ({status: getIdentityStatusMock(), reason: faker.helpers.arrayElement([getReasonMock(),null,]), front: getEntryIdMock(), back: faker.helpers.arrayElement([getEntryIdMock(),null,]), holding: getEntryIdMock(), address: (() => faker.location.streetAddress({ useFullAddress: true }))(), placeName: faker.helpers.arrayElement([getPlaceNameMock(),null,]), latitude: faker.helpers.arrayElement([getLatitudeMock(),null,]), longitude: faker.helpers.arrayElement([getLongitudeMock(),null,]), submittedAt: getTimeMock(), reviewedAt: faker.helpers.arrayElement([getTimeMock(),null,]), ...overrideResponse})

export const getIdentityMock = (overrideResponse: Partial<Identity> = {}): Identity => ({basic: faker.helpers.arrayElement([{ ...getBasicMock() },null,]), advanced: faker.helpers.arrayElement([{ ...getAdvancedMock() },null,]), ...overrideResponse})

export const getIdentityAnswerMock = (overrideResponse: Partial<IdentityAnswer> = {}): IdentityAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getIdentityMock() }, ...overrideResponse})

export const getBasicRequestMock = (overrideResponse: Partial<BasicRequest> = {}): BasicRequest => ({country: getCountryMock(), name: getPersonNameMock(), documentKind: getDocumentKindMock(), documentNumber: (() => faker.string.alphanumeric(9))(), birthDate: getBirthDateMock(), ...overrideResponse})

export const getAdvancedRequestMock = (overrideResponse: Partial<AdvancedRequest> = {}): AdvancedRequest => ({front: getEntryIdMock(), back: faker.helpers.arrayElement([getEntryIdMock(), undefined]), holding: getEntryIdMock(), address: (() => faker.location.streetAddress({ useFullAddress: true }))(), placeName: faker.helpers.arrayElement([getPlaceNameMock(), undefined]), latitude: faker.helpers.arrayElement([getLatitudeMock(), undefined]), longitude: faker.helpers.arrayElement([getLongitudeMock(), undefined]), ...overrideResponse})

export const getPlatformCurrencyMock = (overrideResponse: Partial<PlatformCurrency> = {}): PlatformCurrency => ({id: getCurrencyIdMock(), currencyName: getNameMock(), currencyType: faker.helpers.arrayElement([1,2] as const), walletAddressType: (() => faker.helpers.arrayElement(['TRC20/ERC20', 'BTC']))(), scale: faker.number.int({min: 0, max: 18}), ...overrideResponse})

export const getPlatformCurrencyPageMock = (overrideResponse: Partial<PlatformCurrencyPage> = {}): PlatformCurrencyPage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getPlatformCurrencyMock() })), total: getTotalMock(), ...overrideResponse})

export const getBibiAssetMock = (overrideResponse: Partial<BibiAsset> = {}): BibiAsset => ({productCode: getProductCodeMock(), bibiAmount: getAmountMock(), productImg: faker.helpers.arrayElement([getAssetPathMock(), undefined]), ...overrideResponse})

export const getBibiAssetPageMock = (overrideResponse: Partial<BibiAssetPage> = {}): BibiAssetPage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getBibiAssetMock() })), total: getTotalMock(), ...overrideResponse})

export const getBankPropertyMock = (overrideResponse: Partial<BankProperty> = {}): BankProperty => ({id: getRowIdMock(), configType: faker.number.int({min: 0, max: 9}), propertyKey: (() => faker.string.alpha(8))(), propertyName: getNameMock(), isRequired: getFlagMock(), sort: faker.number.int({min: 0, max: 100000}), ...overrideResponse})

export const getBankPropertyPageMock = (overrideResponse: Partial<BankPropertyPage> = {}): BankPropertyPage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getBankPropertyMock() })), total: getTotalMock(), ...overrideResponse})

export const getExchangeInfoMock = (overrideResponse: Partial<ExchangeInfo> = {}): ExchangeInfo => ({baseCurrencyId: getCurrencyIdMock(), time: getTimeMock(), rates: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({currencyId: getCurrencyIdMock(), rate: getPositiveAmountMock()})), ...overrideResponse})

export const getExchangeInfoAnswerMock = (overrideResponse: Partial<ExchangeInfoAnswer> = {}): ExchangeInfoAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getExchangeInfoMock() }, ...overrideResponse})

export const getCurrencyBalanceMock = (overrideResponse: Partial<CurrencyBalance> = {}): CurrencyBalance => ({currencyId: getCurrencyIdMock(), currencyName: getNameMock(), currencyType: faker.helpers.arrayElement([1,2] as const), productId: faker.helpers.arrayElement([getRowIdMock(),null,]), available: getAmountMock(), held: getAmountMock(), total: getAmountMock(), rate: getPositiveAmountMock(), value: getAmountMock(), ...overrideResponse})

export const getBalancePageMock = (overrideResponse: Partial<BalancePage> = {}): BalancePage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getCurrencyBalanceMock() })), total: getTotalMock(), ...overrideResponse})

export const getAllocationPartMock = (overrideResponse: Partial<AllocationPart> = {}): AllocationPart => ({kind: faker.helpers.arrayElement(['available','held','margin','currencies','stocks','coins','futures','forex','contractProfit'] as const), value: getDecimalMock(), ...overrideResponse})

export const getAllocationMock = (overrideResponse: Partial<Allocation> = {}): Allocation => ({currencyId: getCurrencyIdMock(), total: getDecimalMock(), parts: Array.from({ length: faker.number.int({min: 9, max: 9}) }, (_, i) => i + 1).map(() => ({ ...getAllocationPartMock() })), time: getTimeMock(), ...overrideResponse})

export const getAllocationAnswerMock = (overrideResponse: Partial<AllocationAnswer> = {}): AllocationAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getAllocationMock() }, ...overrideResponse})

export const getEquityRangeMock = (): EquityRange => (faker.helpers.arrayElement(['day','week','month','year','all'] as const))

export const getEquityReturnsMock = (overrideResponse: Partial<EquityReturns> = {}): EquityReturns => ({paidIn: getAmountMock(), paidOut: getAmountMock(), change: getDecimalMock(), timeWeighted: getDecimalMock(), moneyWeighted: faker.helpers.arrayElement([getDecimalMock(),null,]), drawdown: getDecimalMock(), ...overrideResponse})

export const getEquityCurveMock = (overrideResponse: Partial<EquityCurve> = {}): EquityCurve => ({currencyId: getCurrencyIdMock(), range: getEquityRangeMock(), points: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({time: getTimeMock(), equity: getDecimalMock()})), returns: faker.helpers.arrayElement([{ ...getEquityReturnsMock() }, undefined]), ...overrideResponse})

export const getEquityCurveAnswerMock = (overrideResponse: Partial<EquityCurveAnswer> = {}): EquityCurveAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getEquityCurveMock() }, ...overrideResponse})

export const getCalendarMonthMock = (): CalendarMonth => ((() => '2026-11')())

export const getDayResultMock = (overrideResponse: Partial<DayResult> = {}): DayResult => ({dayStart: getTimeMock(), change: getDecimalMock(), paidIn: getAmountMock(), paidOut: getAmountMock(), endValue: getAmountMock(), ...overrideResponse})

export const getDayResultPageMock = (overrideResponse: Partial<DayResultPage> = {}): DayResultPage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 31, max: 31}) }, (_, i) => i + 1).map(() => ({ ...getDayResultMock() })), total: getTotalMock(), ...overrideResponse})

export const getDayChangeLineMock = (overrideResponse: Partial<DayChangeLine> = {}): DayChangeLine => ({kind: faker.helpers.arrayElement(['holding','currency','contracts','quick','fees','earnings','awards','loans','adjustments'] as const), productId: faker.helpers.arrayElement([getRowIdMock(),null,]), currencyId: faker.helpers.arrayElement([getCurrencyIdMock(),null,]), assetName: faker.helpers.arrayElement([getNameMock(),null,]), value: getDecimalMock(), ...overrideResponse})

export const getDayChangeMock = (overrideResponse: Partial<DayChange> = {}): DayChange => ({currencyId: getCurrencyIdMock(), dayStart: getTimeMock(), time: getTimeMock(), startValue: getAmountMock(), paidIn: getAmountMock(), paidOut: getAmountMock(), change: getDecimalMock(), endValue: getAmountMock(), lines: Array.from({ length: faker.number.int({min: 40, max: 1000}) }, (_, i) => i + 1).map(() => ({ ...getDayChangeLineMock() })), ...overrideResponse})

export const getDayChangeAnswerMock = (overrideResponse: Partial<DayChangeAnswer> = {}): DayChangeAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getDayChangeMock() }, ...overrideResponse})

export const getTaxYearMock = (): TaxYear => (faker.number.int({min: 2000, max: 2099}))

export const getCostMethodMock = (): CostMethod => (faker.helpers.arrayElement(['fifo','average'] as const))

export const getRealisedTotalMock = (overrideResponse: Partial<RealisedTotal> = {}): RealisedTotal => ({count: getTotalMock(), proceeds: getAmountMock(), cost: getAmountMock(), gain: getDecimalMock(), ...overrideResponse})

export const getRealisedProductTotalMock = (overrideResponse: Partial<RealisedProductTotal> = {}): RealisedProductTotal => ({productId: getRowIdMock(), assetName: getNameMock(), count: getTotalMock(), proceeds: getAmountMock(), cost: getAmountMock(), gain: getDecimalMock(), ...overrideResponse})

export const getRealisedResultKindMock = (): RealisedResultKind => (faker.helpers.arrayElement(['contractProfit','contractFunding','contractFees','quick','earnings','awards'] as const))

export const getRealisedResultMock = (overrideResponse: Partial<RealisedResult> = {}): RealisedResult => ({kind: getRealisedResultKindMock(), count: getTotalMock(), amount: getDecimalMock(), ...overrideResponse})

export const getRealisedReportMock = (overrideResponse: Partial<RealisedReport> = {}): RealisedReport => ({currencyId: getCurrencyIdMock(), method: getCostMethodMock(), year: getTaxYearMock(), firstYear: getTaxYearMock(), lastYear: getTaxYearMock(), isComplete: faker.datatype.boolean(), includedTo: getTimeMock(), total: { ...getRealisedTotalMock() }, products: Array.from({ length: faker.number.int({min: 40, max: 5000}) }, (_, i) => i + 1).map(() => ({ ...getRealisedProductTotalMock() })), results: Array.from({ length: faker.number.int({min: 6, max: 6}) }, (_, i) => i + 1).map(() => ({ ...getRealisedResultMock() })), ...overrideResponse})

export const getRealisedReportAnswerMock = (overrideResponse: Partial<RealisedReportAnswer> = {}): RealisedReportAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getRealisedReportMock() }, ...overrideResponse})

export const getRealisedGainIdMock = (): RealisedGainId => ((() =>
  faker.string.numeric({ length: 18, allowLeadingZeros: false }) + '-' + faker.number.int({ max: 9 }))())

export const getLedgerReferenceTypeMock = (): LedgerReferenceType => (faker.helpers.arrayElement(['deposit','withdrawal','spotOrder','bibiOrder','exchange','quickOrder','contract','pledgeOrder','miningOrder','newShares','award','loan','adjustment'] as const))

export const getRealisedGainMock = (overrideResponse: Partial<RealisedGain> = {}): RealisedGain => ({id: getRealisedGainIdMock(), productId: getRowIdMock(), assetName: getNameMock(), quantity: getPositiveAmountMock(), acquiredAt: getTimeMock(), acquiredType: getLedgerReferenceTypeMock(), acquiredId: getEntryIdMock(), soldAt: getTimeMock(), referenceType: getLedgerReferenceTypeMock(), referenceId: getEntryIdMock(), proceeds: getAmountMock(), cost: getAmountMock(), gain: getDecimalMock(), ...overrideResponse})

export const getRealisedGainPageMock = (overrideResponse: Partial<RealisedGainPage> = {}): RealisedGainPage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getRealisedGainMock() })), total: getTotalMock(), ...overrideResponse})

export const getCostMethodFormMock = (overrideResponse: Partial<CostMethodForm> = {}): CostMethodForm => ({method: getCostMethodMock(), ...overrideResponse})

export const getCostMethodAnswerMock = (overrideResponse: Partial<CostMethodAnswer> = {}): CostMethodAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getCostMethodFormMock() }, ...overrideResponse})

export const getRateMock = (): Rate => ((() => '0.0' + faker.string.numeric(3))())

export const getExchangeSourceMock = (overrideResponse: Partial<ExchangeSource> = {}): ExchangeSource => ({currencyId: getCurrencyIdMock(), productId: faker.helpers.arrayElement([getRowIdMock(),null,]), productType: faker.helpers.arrayElement([getProductTypeMock(),null,]), productCode: faker.helpers.arrayElement([getProductCodeMock(),null,]), isInverse: faker.datatype.boolean(), ...overrideResponse})

export const getExchangeTermsMock = (overrideResponse: Partial<ExchangeTerms> = {}): ExchangeTerms => ({spreadRate: getRateMock(), feeRate: getRateMock(), minValue: getPositiveAmountMock(), maxValue: getPositiveAmountMock(), validFor: faker.number.int({min: 1000, max: 600000}), since: getTimeMock(), sources: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getExchangeSourceMock() })), ...overrideResponse})

export const getExchangeTermsAnswerMock = (overrideResponse: Partial<ExchangeTermsAnswer> = {}): ExchangeTermsAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getExchangeTermsMock() }, ...overrideResponse})

export const getExchangeAmountMock = (): ExchangeAmount => ((() => faker.finance.amount({ min: 1, max: 9999, dec: 2 }))())

export const getExchangePreviewRequestMock = (overrideResponse: Partial<ExchangePreviewRequest> = {}): ExchangePreviewRequest => ({fromCurrencyId: getCurrencyIdMock(), toCurrencyId: getCurrencyIdMock(), amount: getExchangeAmountMock(), ...overrideResponse})

export const getExchangeRateMock = (): ExchangeRate => ((() => faker.finance.amount({ min: 1, max: 9999, dec: 2 }))())

export const getExchangeProblemMock = (overrideResponse: Partial<ExchangeProblem> = {}): ExchangeProblem => ({field: faker.helpers.arrayElement(['amount','rate'] as const), msg: getMessageMock(), params: faker.helpers.arrayElement([{
        [faker.string.alphanumeric(5)]: (() => faker.number.int({ min: 1, max: 9999 }).toString())()
      }, undefined]), ...overrideResponse})

export const getExchangePreviewMock = (overrideResponse: Partial<ExchangePreview> = {}): ExchangePreview => ({fromCurrencyId: getCurrencyIdMock(), fromCurrencyName: getNameMock(), toCurrencyId: getCurrencyIdMock(), toCurrencyName: getNameMock(), amount: getAmountMock(), marketRate: getExchangeRateMock(), spreadRate: getRateMock(), rate: getExchangeRateMock(), gross: getAmountMock(), spreadCost: getAmountMock(), feeRate: getRateMock(), fee: getAmountMock(), received: getAmountMock(), value: getAmountMock(), fromProductId: faker.helpers.arrayElement([getRowIdMock(),null,]), fromProductCode: faker.helpers.arrayElement([getProductCodeMock(),null,]), fromPrice: getPositiveAmountMock(), fromInverse: faker.datatype.boolean(), toProductId: faker.helpers.arrayElement([getRowIdMock(),null,]), toProductCode: faker.helpers.arrayElement([getProductCodeMock(),null,]), toPrice: getPositiveAmountMock(), toInverse: faker.datatype.boolean(), minAmount: getAmountMock(), maxAmount: getAmountMock(), available: getAmountMock(), rateTime: getTimeMock(), expiresAt: getTimeMock(), problem: faker.helpers.arrayElement([{ ...getExchangeProblemMock() },null,]), ...overrideResponse})

export const getExchangePreviewAnswerMock = (overrideResponse: Partial<ExchangePreviewAnswer> = {}): ExchangePreviewAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getExchangePreviewMock() }, ...overrideResponse})

export const getMomentMock = (): Moment => ((() => faker.date.recent({ days: 30 }).getTime())())

export const getExchangeRequestMock = (overrideResponse: Partial<ExchangeRequest> = {}): ExchangeRequest => ({fromCurrencyId: getCurrencyIdMock(), toCurrencyId: getCurrencyIdMock(), amount: getExchangeAmountMock(), rateTime: getMomentMock(), minReceived: (() => faker.finance.amount({ min: 1, max: 9999, dec: 2 }))(), idempotencyKey: faker.helpers.arrayElement([getIdempotencyKeyMock(), undefined]), ...overrideResponse})

export const getExchangeMock = (overrideResponse: Partial<Exchange> = {}): Exchange => ({id: getEntryIdMock(), fromCurrencyId: getCurrencyIdMock(), fromCurrencyName: getNameMock(), toCurrencyId: getCurrencyIdMock(), toCurrencyName: getNameMock(), amount: getAmountMock(), marketRate: getExchangeRateMock(), spreadRate: getRateMock(), rate: getExchangeRateMock(), gross: getAmountMock(), feeRate: getRateMock(), fee: getAmountMock(), received: getAmountMock(), value: getAmountMock(), profit: faker.helpers.arrayElement([getDecimalMock(),null,]), fromProductId: faker.helpers.arrayElement([getRowIdMock(),null,]), fromProductCode: faker.helpers.arrayElement([getProductCodeMock(),null,]), fromPrice: getPositiveAmountMock(), fromInverse: faker.datatype.boolean(), toProductId: faker.helpers.arrayElement([getRowIdMock(),null,]), toProductCode: faker.helpers.arrayElement([getProductCodeMock(),null,]), toPrice: getPositiveAmountMock(), toInverse: faker.datatype.boolean(), rateTime: getTimeMock(), createdAt: getTimeMock(), ...overrideResponse})

export const getExchangeAnswerMock = (overrideResponse: Partial<ExchangeAnswer> = {}): ExchangeAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getExchangeMock() }, ...overrideResponse})

export const getExchangePageMock = (overrideResponse: Partial<ExchangePage> = {}): ExchangePage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getExchangeMock() })), total: getTotalMock(), ...overrideResponse})

export const getLedgerEntryTypeMock = (): LedgerEntryType => (faker.helpers.arrayElement(['deposit','withdrawal','spotBuy','spotSell','bibiPaid','bibiReceived','exchangePaid','exchangeReceived','quickProfit','quickLoss','contractProfit','contractFunding','pledgeInterest','miningOutput','earlyExit','sharesPaid','sharesReceived','award','loanPaidOut','loanRepaid','loanInterest','loanCharge','fee','hold','release','refund','adjustment'] as const))

export const getLedgerEntryIdMock = (): LedgerEntryId => ((() =>
  faker.string.numeric({ length: 18, allowLeadingZeros: false }) + '-' + faker.number.int({ max: 9 }))())

export const getLedgerEntryMock = (overrideResponse: Partial<LedgerEntry> = {}): LedgerEntry => ({id: getLedgerEntryIdMock(), transactionId: getEntryIdMock(), type: getLedgerEntryTypeMock(), balance: faker.helpers.arrayElement(['available','held'] as const), currencyId: faker.helpers.arrayElement([getCurrencyIdMock(),null,]), productId: faker.helpers.arrayElement([getRowIdMock(),null,]), assetName: getNameMock(), amount: getDecimalMock(), balanceAfter: getAmountMock(), referenceType: getLedgerReferenceTypeMock(), referenceId: getEntryIdMock(), time: getTimeMock(), hash: faker.helpers.arrayElement([(() => faker.string.hexadecimal({ length: 64, prefix: '', casing: 'lower' }))(), undefined]), ...overrideResponse})

export const getLedgerEntryPageMock = (overrideResponse: Partial<LedgerEntryPage> = {}): LedgerEntryPage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getLedgerEntryMock() })), total: getTotalMock(), ...overrideResponse})

export const getUtcDayMock = (): UtcDay => ((() => '2026-11-20')())

export const getSha256Mock = (): Sha256 => ((() => faker.string.hexadecimal({ length: 64, prefix: '', casing: 'lower' }))())

export const getLiabilitySumMock = (): LiabilitySum => ((() => faker.number.int({ min: 1, max: 9_999_999 }).toString())())

export const getLiabilityTotalMock = (overrideResponse: Partial<LiabilityTotal> = {}): LiabilityTotal => ({currencyId: faker.helpers.arrayElement([getCurrencyIdMock(),null,]), productId: faker.helpers.arrayElement([getRowIdMock(),null,]), leaves: faker.number.int({min: 1, max: 2147483647}), total: getLiabilitySumMock(), root: getSha256Mock(), ...overrideResponse})

export const getLiabilityRootMock = (overrideResponse: Partial<LiabilityRoot> = {}): LiabilityRoot => ({day: getUtcDayMock(), previous: faker.helpers.arrayElement([getSha256Mock(),null,]), totalsHash: getSha256Mock(), hash: getSha256Mock(), totals: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 40, max: 2000}) }, (_, i) => i + 1).map(() => ({ ...getLiabilityTotalMock() })), undefined]), ...overrideResponse})

export const getLiabilityRootPageMock = (overrideResponse: Partial<LiabilityRootPage> = {}): LiabilityRootPage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getLiabilityRootMock() })), total: getTotalMock(), ...overrideResponse})

export const getLiabilityNodeMock = (overrideResponse: Partial<LiabilityNode> = {}): LiabilityNode => ({total: getLiabilitySumMock(), hash: getSha256Mock(), ...overrideResponse})

export const getLiabilityLeafMock = (overrideResponse: Partial<LiabilityLeaf> = {}): LiabilityLeaf => ({currencyId: faker.helpers.arrayElement([getCurrencyIdMock(),null,]), productId: faker.helpers.arrayElement([getRowIdMock(),null,]), amount: getLiabilitySumMock(), blind: getSha256Mock(), index: faker.number.int({min: 0, max: 2147483647}), path: Array.from({ length: faker.number.int({min: 31, max: 31}) }, (_, i) => i + 1).map(() => ({ ...getLiabilityNodeMock() })), ...overrideResponse})

export const getLiabilityProofMock = (overrideResponse: Partial<LiabilityProof> = {}): LiabilityProof => ({day: getUtcDayMock(), balances: Array.from({ length: faker.number.int({min: 40, max: 2000}) }, (_, i) => i + 1).map(() => ({ ...getLiabilityLeafMock() })), ...overrideResponse})

export const getLiabilityProofAnswerMock = (overrideResponse: Partial<LiabilityProofAnswer> = {}): LiabilityProofAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getLiabilityProofMock() }, ...overrideResponse})

export const getTextMock = (): Text => ((() => faker.lorem.paragraphs({ min: 1, max: 3 }))())

export const getPayeeLineMock = (overrideResponse: Partial<PayeeLine> = {}): PayeeLine => ({key: getNameMock(), label: getNameMock(), value: getNameMock(), ...overrideResponse})

export const getRechargeChannelMock = (overrideResponse: Partial<RechargeChannel> = {}): RechargeChannel => ({id: getRowIdMock(), channelName: getNameMock(), channelType: faker.helpers.arrayElement(['sandbox','bank','chain','online'] as const), currencyId: getCurrencyIdMock(), minAmount: getPositiveAmountMock(), maxAmount: getPositiveAmountMock(), feeRate: getRateMock(), instructions: getTextMock(), sort: faker.number.int({min: 0, max: 100000}), decimals: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8}), undefined]), since: faker.helpers.arrayElement([getTimeMock(), undefined]), isProofRequired: faker.helpers.arrayElement([getFlagMock(), undefined]), payee: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 20, max: 20}) }, (_, i) => i + 1).map(() => ({ ...getPayeeLineMock() })), undefined]), walletAddressType: faker.helpers.arrayElement([getNameMock(), undefined]), address: faker.helpers.arrayElement([(() => faker.location.streetAddress({ useFullAddress: true }))(), undefined]), confirmations: faker.helpers.arrayElement([faker.number.int({min: 1, max: 1000}), undefined]), payMinutes: faker.helpers.arrayElement([faker.number.int({min: 1, max: 1440}), undefined]), ...overrideResponse})

export const getRechargeChannelPageMock = (overrideResponse: Partial<RechargeChannelPage> = {}): RechargeChannelPage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getRechargeChannelMock() })), total: getTotalMock(), ...overrideResponse})

export const getAddressTypeMock = (): AddressType => ((() => faker.helpers.arrayElement(['TRC20', 'ERC20', 'BTC']))())

export const getWithdrawChannelMock = (overrideResponse: Partial<WithdrawChannel> = {}): WithdrawChannel => ({id: getRowIdMock(), channelName: getNameMock(), channelType: faker.helpers.arrayElement(['bank','chain'] as const), currencyId: getCurrencyIdMock(), minAmount: getPositiveAmountMock(), maxAmount: getPositiveAmountMock(), feeRate: getRateMock(), feeFixed: getAmountMock(), addressType: faker.helpers.arrayElement([getAddressTypeMock(),null,]), sort: faker.number.int({min: 0, max: 100000}), since: faker.helpers.arrayElement([getTimeMock(), undefined]), ...overrideResponse})

export const getWithdrawChannelPageMock = (overrideResponse: Partial<WithdrawChannelPage> = {}): WithdrawChannelPage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getWithdrawChannelMock() })), total: getTotalMock(), ...overrideResponse})

export const getDepositRequestMock = (overrideResponse: Partial<DepositRequest> = {}): DepositRequest => ({channelId: getRowIdMock(), amount: (() => faker.finance.amount({ min: 1, max: 9999, dec: 2 }))(), proofId: faker.helpers.arrayElement([getEntryIdMock(), undefined]), idempotencyKey: faker.helpers.arrayElement([getIdempotencyKeyMock(), undefined]), ...overrideResponse})

export const getDepositStatusMock = (): DepositStatus => (faker.helpers.arrayElement(['unpaid','pending','approved','rejected','cancelled'] as const))

export const getDepositMock = (overrideResponse: Partial<Deposit> = {}): Deposit => ({id: getEntryIdMock(), channelId: getRowIdMock(), channelName: getNameMock(), currencyId: getCurrencyIdMock(), currencyName: getNameMock(), amount: getPositiveAmountMock(), fee: getAmountMock(), credited: getAmountMock(), productId: faker.helpers.arrayElement([getRowIdMock(),null,]), price: faker.helpers.arrayElement([getDecimalMock(),null,]), priceTime: faker.helpers.arrayElement([getTimeMock(),null,]), value: faker.helpers.arrayElement([getAmountMock(),null,]), status: getDepositStatusMock(), reason: faker.helpers.arrayElement([getTextMock(),null,]), createdAt: getTimeMock(), reviewedAt: faker.helpers.arrayElement([getTimeMock(),null,]), channelType: faker.helpers.arrayElement([faker.helpers.arrayElement(['sandbox','bank','chain','online'] as const), undefined]), proofId: faker.helpers.arrayElement([getEntryIdMock(),null,]), confirmations: faker.helpers.arrayElement([faker.number.int({min: 0, max: 1000}), undefined]), confirmationsNeeded: faker.helpers.arrayElement([faker.number.int({min: 0, max: 1000}), undefined]), payUntil: faker.helpers.arrayElement([getTimeMock(),null,]), ...overrideResponse})

export const getDepositAnswerMock = (overrideResponse: Partial<DepositAnswer> = {}): DepositAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getDepositMock() }, ...overrideResponse})

export const getDepositCancelRequestMock = (overrideResponse: Partial<DepositCancelRequest> = {}): DepositCancelRequest => ({id: getEntryIdMock(), idempotencyKey: faker.helpers.arrayElement([getIdempotencyKeyMock(), undefined]), ...overrideResponse})

export const getDepositPayRequestMock = (overrideResponse: Partial<DepositPayRequest> = {}): DepositPayRequest => ({id: getEntryIdMock(), outcome: faker.helpers.arrayElement(['paid','failed'] as const), idempotencyKey: faker.helpers.arrayElement([getIdempotencyKeyMock(), undefined]), ...overrideResponse})

export const getDepositPageMock = (overrideResponse: Partial<DepositPage> = {}): DepositPage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getDepositMock() })), total: getTotalMock(), ...overrideResponse})

export const getUploadPurposeMock = (): UploadPurpose => (faker.helpers.arrayElement(['deposit-proof','identity','service'] as const))

export const getUploadRequestMock = (overrideResponse: Partial<UploadRequest> = {}): UploadRequest => ({purpose: getUploadPurposeMock(), file: new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), ...overrideResponse})

export const getUploadMock = (overrideResponse: Partial<Upload> = {}): Upload => ({id: getEntryIdMock(), purpose: getUploadPurposeMock(), mediaType: faker.helpers.arrayElement(['image/jpeg','image/png','image/webp'] as const), size: faker.number.int({min: 1, max: 5242880}), createdAt: getTimeMock(), ...overrideResponse})

export const getUploadAnswerMock = (overrideResponse: Partial<UploadAnswer> = {}): UploadAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getUploadMock() }, ...overrideResponse})

export const getBankCardPropertyMock = (overrideResponse: Partial<BankCardProperty> = {}): BankCardProperty => ({propertyKey: (() => faker.string.alpha(8))(), propertyName: getNameMock(), value: (() => faker.lorem.words({ min: 1, max: 5 }))(), ...overrideResponse})

export const getBankCardMock = (overrideResponse: Partial<BankCard> = {}): BankCard => ({id: getEntryIdMock(), cardNumber: (() => '**** **** **** ' + faker.string.numeric(4))(), properties: Array.from({ length: faker.number.int({min: 40, max: 50}) }, (_, i) => i + 1).map(() => ({ ...getBankCardPropertyMock() })), createdAt: getTimeMock(), usableFrom: faker.helpers.arrayElement([getTimeMock(),null,]), ...overrideResponse})

export const getBankCardPageMock = (overrideResponse: Partial<BankCardPage> = {}): BankCardPage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getBankCardMock() })), total: getTotalMock(), ...overrideResponse})

export const getBankCardRequestMock = (overrideResponse: Partial<BankCardRequest> = {}): BankCardRequest => ({properties: (() => '{}')(), code: faker.helpers.arrayElement([getSecondCodeMock(), undefined]), ...overrideResponse})

export const getBankCardAnswerMock = (overrideResponse: Partial<BankCardAnswer> = {}): BankCardAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getBankCardMock() }, ...overrideResponse})

export const getUnbindRequestMock = (overrideResponse: Partial<UnbindRequest> = {}): UnbindRequest => ({id: getEntryIdMock(), ...overrideResponse})

export const getAddressMock = (): Address => ((() => faker.string.alphanumeric(34))())

export const getWalletAddressMock = (overrideResponse: Partial<WalletAddress> = {}): WalletAddress => ({id: getEntryIdMock(), currencyId: getCurrencyIdMock(), currencyName: getNameMock(), addressType: getAddressTypeMock(), address: getAddressMock(), label: (() => faker.lorem.words(2).slice(0, 32))(), createdAt: getTimeMock(), usableFrom: faker.helpers.arrayElement([getTimeMock(),null,]), ...overrideResponse})

export const getWalletAddressPageMock = (overrideResponse: Partial<WalletAddressPage> = {}): WalletAddressPage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getWalletAddressMock() })), total: getTotalMock(), ...overrideResponse})

export const getWalletAddressRequestMock = (overrideResponse: Partial<WalletAddressRequest> = {}): WalletAddressRequest => ({currencyId: getCurrencyIdMock(), addressType: getAddressTypeMock(), address: (() => faker.location.streetAddress({ useFullAddress: true }))(), label: faker.helpers.arrayElement([(() => faker.lorem.words(2).slice(0, 32))(), undefined]), code: faker.helpers.arrayElement([getSecondCodeMock(), undefined]), ...overrideResponse})

export const getWalletAddressAnswerMock = (overrideResponse: Partial<WalletAddressAnswer> = {}): WalletAddressAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getWalletAddressMock() }, ...overrideResponse})

export const getWithdrawPasswordStateMock = (overrideResponse: Partial<WithdrawPasswordState> = {}): WithdrawPasswordState => ({isSet: faker.datatype.boolean(), lockedUntil: faker.helpers.arrayElement([getTimeMock(),null,]), withdrawalsFrom: faker.helpers.arrayElement([getTimeMock(),null,]), ...overrideResponse})

export const getWithdrawPasswordStateAnswerMock = (overrideResponse: Partial<WithdrawPasswordStateAnswer> = {}): WithdrawPasswordStateAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getWithdrawPasswordStateMock() }, ...overrideResponse})

export const getSetWithdrawPasswordRequestMock = (overrideResponse: Partial<SetWithdrawPasswordRequest> = {}): SetWithdrawPasswordRequest => ({password: (() => 'skylark1')(), withdrawPassword: (() => faker.string.numeric(6))(), code: faker.helpers.arrayElement([getSecondCodeMock(), undefined]), ...overrideResponse})

export const getChangeWithdrawPasswordRequestMock = (overrideResponse: Partial<ChangeWithdrawPasswordRequest> = {}): ChangeWithdrawPasswordRequest => ({withdrawPassword: (() => faker.string.numeric(6))(), newWithdrawPassword: (() => faker.string.numeric(6))(), code: faker.helpers.arrayElement([getSecondCodeMock(), undefined]), ...overrideResponse})

export const getResetWithdrawPasswordRequestMock = (overrideResponse: Partial<ResetWithdrawPasswordRequest> = {}): ResetWithdrawPasswordRequest => ({password: (() => 'skylark1')(), code: (() => faker.string.numeric(6))(), withdrawPassword: (() => faker.string.numeric(6))(), secondCode: faker.helpers.arrayElement([getSecondCodeMock(), undefined]), ...overrideResponse})

export const getWithdrawalPreviewRequestMock = (overrideResponse: Partial<WithdrawalPreviewRequest> = {}): WithdrawalPreviewRequest => ({amount: (() => faker.finance.amount({ min: 1, max: 9999, dec: 2 }))(), channelId: getRowIdMock(), ...overrideResponse})

export const getWithdrawalProblemMock = (overrideResponse: Partial<WithdrawalProblem> = {}): WithdrawalProblem => ({field: faker.helpers.arrayElement(['amount'] as const), msg: getMessageMock(), params: faker.helpers.arrayElement([{
        [faker.string.alphanumeric(5)]: (() => faker.number.int({ min: 1, max: 9999 }).toString())()
      }, undefined]), ...overrideResponse})

export const getWithdrawalPreviewMock = (overrideResponse: Partial<WithdrawalPreview> = {}): WithdrawalPreview => ({channelId: getRowIdMock(), currencyId: getCurrencyIdMock(), currencyName: getNameMock(), amount: getAmountMock(), feeRate: getRateMock(), feeFixed: getAmountMock(), fee: getAmountMock(), arrives: getAmountMock(), available: getAmountMock(), problem: faker.helpers.arrayElement([{ ...getWithdrawalProblemMock() },null,]), ...overrideResponse})

export const getWithdrawalPreviewAnswerMock = (overrideResponse: Partial<WithdrawalPreviewAnswer> = {}): WithdrawalPreviewAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getWithdrawalPreviewMock() }, ...overrideResponse})

export const getWithdrawalRequestMock = (overrideResponse: Partial<WithdrawalRequest> = {}): WithdrawalRequest => ({amount: (() => faker.finance.amount({ min: 1, max: 9999, dec: 2 }))(), channelId: getRowIdMock(), targetId: getEntryIdMock(), previewArrives: (() => faker.finance.amount({ min: 1, max: 9999, dec: 2 }))(), withdrawPassword: (() => faker.string.numeric(6))(), code: faker.helpers.arrayElement([getSecondCodeMock(), undefined]), idempotencyKey: faker.helpers.arrayElement([getIdempotencyKeyMock(), undefined]), ...overrideResponse})

export const getWithdrawalStatusMock = (): WithdrawalStatus => (faker.helpers.arrayElement(['pending','sent','completed','refused','cancelled'] as const))

export const getWithdrawalMock = (overrideResponse: Partial<Withdrawal> = {}): Withdrawal => ({id: getEntryIdMock(), channelId: getRowIdMock(), channelName: getNameMock(), channelType: faker.helpers.arrayElement(['bank','chain'] as const), currencyId: getCurrencyIdMock(), currencyName: getNameMock(), amount: getPositiveAmountMock(), feeRate: getRateMock(), feeFixed: getAmountMock(), fee: getAmountMock(), arrives: getAmountMock(), targetName: getNameMock(), targetNumber: (() => faker.string.alphanumeric({ length: { min: 16, max: 64 } }))(), status: getWithdrawalStatusMock(), reason: faker.helpers.arrayElement([getTextMock(),null,]), createdAt: getTimeMock(), reviewedAt: faker.helpers.arrayElement([getTimeMock(),null,]), completedAt: faker.helpers.arrayElement([getTimeMock(),null,]), cancelledAt: faker.helpers.arrayElement([getTimeMock(),null,]), ...overrideResponse})

export const getWithdrawalAnswerMock = (overrideResponse: Partial<WithdrawalAnswer> = {}): WithdrawalAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getWithdrawalMock() }, ...overrideResponse})

export const getCancelWithdrawalRequestMock = (overrideResponse: Partial<CancelWithdrawalRequest> = {}): CancelWithdrawalRequest => ({id: getEntryIdMock(), idempotencyKey: faker.helpers.arrayElement([getIdempotencyKeyMock(), undefined]), ...overrideResponse})

export const getWithdrawalPageMock = (overrideResponse: Partial<WithdrawalPage> = {}): WithdrawalPage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getWithdrawalMock() })), total: getTotalMock(), ...overrideResponse})

export const getLocalizedTextMock = (overrideResponse: Partial<LocalizedText> = {}): LocalizedText => ({zh: faker.helpers.arrayElement([getTextMock(), undefined]), en: faker.helpers.arrayElement([getTextMock(), undefined]), tc: faker.helpers.arrayElement([getTextMock(), undefined]), de: faker.helpers.arrayElement([getTextMock(), undefined]), es: faker.helpers.arrayElement([getTextMock(), undefined]), fr: faker.helpers.arrayElement([getTextMock(), undefined]), idn: faker.helpers.arrayElement([getTextMock(), undefined]), jp: faker.helpers.arrayElement([getTextMock(), undefined]), ko: faker.helpers.arrayElement([getTextMock(), undefined]), my: faker.helpers.arrayElement([getTextMock(), undefined]), th: faker.helpers.arrayElement([getTextMock(), undefined]), vi: faker.helpers.arrayElement([getTextMock(), undefined]), pt: faker.helpers.arrayElement([getTextMock(), undefined]), rus: faker.helpers.arrayElement([getTextMock(), undefined]), blr: faker.helpers.arrayElement([getTextMock(), undefined]), ida: faker.helpers.arrayElement([getTextMock(), undefined]), sa: faker.helpers.arrayElement([getTextMock(), undefined]), ar: faker.helpers.arrayElement([getTextMock(), undefined]), it: faker.helpers.arrayElement([getTextMock(), undefined]), ...overrideResponse})

export const getProductMock = (overrideResponse: Partial<Product> = {}): Product => ({id: getRowIdMock(), productId: getRowIdMock(), productName: getNameMock(), productNameLang: { ...getLocalizedTextMock() }, productCode: getProductCodeMock(), productDesc: getTextMock(), productImg: getAssetPathMock(), productType: getProductTypeMock(), isVisible: getFlagMock(), sort: faker.number.int({min: 0, max: 1000000}), PositionType: (() => '0/1/2/3')(), isLock: getFlagMock(), isShow: getFlagMock(), isSelfSell: getFlagMock(), isOption: getFlagMock(), standard: (() => '1 ' + faker.science.unit().name)(), tickerInfo: { ...getTickerInfoMock() }, ...overrideResponse})

export const getProductPageMock = (overrideResponse: Partial<ProductPage> = {}): ProductPage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getProductMock() })), total: getTotalMock(), ...overrideResponse})

export const getSparklineMock = (overrideResponse: Partial<Sparkline> = {}): Sparkline => ({productId: getRowIdMock(), previousClose: getPositiveAmountMock(), prices: Array.from({ length: faker.number.int({min: 40, max: 48}) }, (_, i) => i + 1).map(() => (getPositiveAmountMock())), ...overrideResponse})

export const getSparklinePageMock = (overrideResponse: Partial<SparklinePage> = {}): SparklinePage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 200}) }, (_, i) => i + 1).map(() => ({ ...getSparklineMock() })), total: getTotalMock(), ...overrideResponse})

export const getWatchlistEntryMock = (overrideResponse: Partial<WatchlistEntry> = {}): WatchlistEntry => ({productCode: getProductCodeMock(), productType: getProductTypeMock(), productId: getRowIdMock(), ...overrideResponse})

export const getWatchlistGroupNameMock = (): WatchlistGroupName => ((() => faker.commerce.department().slice(0, 40))())

export const getWatchlistGroupMock = (overrideResponse: Partial<WatchlistGroup> = {}): WatchlistGroup => ({name: getWatchlistGroupNameMock(), productIds: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => (getRowIdMock())), ...overrideResponse})

export const getWatchlistGroupPageMock = (overrideResponse: Partial<WatchlistGroupPage> = {}): WatchlistGroupPage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getWatchlistGroupMock() })), total: getTotalMock(), ...overrideResponse})

export const getWatchlistGroupRequestMock = (overrideResponse: Partial<WatchlistGroupRequest> = {}): WatchlistGroupRequest => ({group: faker.helpers.arrayElement([getWatchlistGroupNameMock(), undefined]), name: getWatchlistGroupNameMock(), productIds: (() => '1,201')(), ...overrideResponse})

export const getTradeRulesMock = (overrideResponse: Partial<TradeRules> = {}): TradeRules => ({currencyId: getCurrencyIdMock(), priceScale: faker.number.int({min: 0, max: 12}), quantityScale: faker.number.int({min: 0, max: 8}), minQuantity: getPositiveAmountMock(), maxQuantity: getPositiveAmountMock(), minAmount: getPositiveAmountMock(), maxAmount: getPositiveAmountMock(), buyFeeRate: getRateMock(), sellFeeRate: getRateMock(), ...overrideResponse})

export const getTradingStateMock = (overrideResponse: Partial<TradingState> = {}): TradingState => ({status: faker.helpers.arrayElement(['open','closed','suspended'] as const), session: faker.helpers.arrayElement(['regular','pre','post','closed'] as const), reason: faker.helpers.arrayElement([getMessageMock(),null,]), nextOpenAt: faker.helpers.arrayElement([getTimeMock(),null,]), ...overrideResponse})

export const getProductDetailMock = (overrideResponse: Partial<ProductDetail> = {}): ProductDetail => ({product: { ...getProductMock() }, rules: { ...getTradeRulesMock() }, trading: { ...getTradingStateMock() }, ...overrideResponse})

export const getProductDetailAnswerMock = (overrideResponse: Partial<ProductDetailAnswer> = {}): ProductDetailAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getProductDetailMock() }, ...overrideResponse})

export const getCandleIntervalMock = (): CandleInterval => (faker.helpers.arrayElement(['1m','5m','15m','30m','1h','4h','1d','1w'] as const))

export const getCandleMock = (overrideResponse: Partial<Candle> = {}): Candle => ({time: getMomentMock(), open: getPositiveAmountMock(), high: getPositiveAmountMock(), low: getPositiveAmountMock(), close: getPositiveAmountMock(), volume: getAmountMock(), ...overrideResponse})

export const getCandlePageMock = (overrideResponse: Partial<CandlePage> = {}): CandlePage => ({productId: getRowIdMock(), interval: getCandleIntervalMock(), candles: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getCandleMock() })), ...overrideResponse})

export const getCandlePageAnswerMock = (overrideResponse: Partial<CandlePageAnswer> = {}): CandlePageAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getCandlePageMock() }, ...overrideResponse})

export const getDepthLevelMock = (overrideResponse: Partial<DepthLevel> = {}): DepthLevel => ({price: getPositiveAmountMock(), quantity: getPositiveAmountMock(), ...overrideResponse})

export const getDepthMock = (overrideResponse: Partial<Depth> = {}): Depth => ({productId: getRowIdMock(), time: getTimeMock(), bids: Array.from({ length: faker.number.int({min: 20, max: 20}) }, (_, i) => i + 1).map(() => ({ ...getDepthLevelMock() })), asks: Array.from({ length: faker.number.int({min: 20, max: 20}) }, (_, i) => i + 1).map(() => ({ ...getDepthLevelMock() })), ...overrideResponse})

export const getDepthAnswerMock = (overrideResponse: Partial<DepthAnswer> = {}): DepthAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getDepthMock() }, ...overrideResponse})

export const getTradeMock = (overrideResponse: Partial<Trade> = {}): Trade => ({time: getTimeMock(), price: getPositiveAmountMock(), quantity: getPositiveAmountMock(), exchangeType: faker.helpers.arrayElement([1,2] as const), ...overrideResponse})

export const getTradeListMock = (overrideResponse: Partial<TradeList> = {}): TradeList => ({productId: getRowIdMock(), trades: Array.from({ length: faker.number.int({min: 40, max: 50}) }, (_, i) => i + 1).map(() => ({ ...getTradeMock() })), ...overrideResponse})

export const getTradeListAnswerMock = (overrideResponse: Partial<TradeListAnswer> = {}): TradeListAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getTradeListMock() }, ...overrideResponse})

export const getMarketKeyMock = (): MarketKey => ((() => faker.string.hexadecimal({ length: 64, prefix: '', casing: 'lower' }))())

export const getMarketDayMock = (overrideResponse: Partial<MarketDay> = {}): MarketDay => ({day: getUtcDayMock(), keyHash: getSha256Mock(), termsHash: getSha256Mock(), key: faker.helpers.arrayElement([getMarketKeyMock(),null,]), revealsAt: getTimeMock(), ...overrideResponse})

export const getMarketDayPageMock = (overrideResponse: Partial<MarketDayPage> = {}): MarketDayPage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getMarketDayMock() })), total: getTotalMock(), ...overrideResponse})

export const getMarketHoursChangeMock = (overrideResponse: Partial<MarketHoursChange> = {}): MarketHoursChange => ({since: getTimeMock(), hours: faker.helpers.arrayElement(['always','exchange'] as const), ...overrideResponse})

export const getMarketLegMock = (overrideResponse: Partial<MarketLeg> = {}): MarketLeg => ({productType: getProductTypeMock(), productCode: getProductCodeMock(), isInverse: faker.datatype.boolean(), ...overrideResponse})

export const getMarketTermsMock = (overrideResponse: Partial<MarketTerms> = {}): MarketTerms => ({productId: getRowIdMock(), productType: getProductTypeMock(), productCode: getProductCodeMock(), version: 2, since: getTimeMock(), price: getPositiveAmountMock(), basePrice: getPositiveAmountMock(), tickSize: getPositiveAmountMock(), priceScale: faker.number.int({min: 0, max: 12}), tickPeriod: faker.number.int({min: 100, max: 15000}), volatility: faker.number.int({min: 1, max: 100000}), suspendedSince: faker.helpers.arrayElement([getTimeMock(),null,]), hours: faker.helpers.arrayElement(['always','exchange'] as const), hoursChanges: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({ ...getMarketHoursChangeMock() })), undefined]), legs: Array.from({ length: faker.number.int({min: 2, max: 2}) }, (_, i) => i + 1).map(() => ({ ...getMarketLegMock() })), termsPath: Array.from({ length: faker.number.int({min: 16, max: 16}) }, (_, i) => i + 1).map(() => (getSha256Mock())), ...overrideResponse})

export const getMarketTermsAnswerMock = (overrideResponse: Partial<MarketTermsAnswer> = {}): MarketTermsAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getMarketTermsMock() }, ...overrideResponse})

export const getOrderFeeSettingMock = (overrideResponse: Partial<OrderFeeSetting> = {}): OrderFeeSetting => ({id: getRowIdMock(), remark: (() => faker.lorem.words({ min: 1, max: 5 }))(), feeRate: getRateMock(), since: faker.helpers.arrayElement([getTimeMock(), undefined]), ...overrideResponse})

export const getOrderFeeSettingPageMock = (overrideResponse: Partial<OrderFeeSettingPage> = {}): OrderFeeSettingPage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getOrderFeeSettingMock() })), total: getTotalMock(), ...overrideResponse})

export const getFastTradeOptionMock = (overrideResponse: Partial<FastTradeOption> = {}): FastTradeOption => ({id: getRowIdMock(), productType: getProductTypeMock(), productCode: getProductCodeMock(), duration: faker.number.int({min: 1, max: 1000}), durationUnit: faker.helpers.arrayElement(['S','M','H','D'] as const), payoutRate: getRateMock(), minAmount: getPositiveAmountMock(), maxAmount: getPositiveAmountMock(), since: faker.helpers.arrayElement([getTimeMock(), undefined]), ...overrideResponse})

export const getFastTradeOptionPageMock = (overrideResponse: Partial<FastTradeOptionPage> = {}): FastTradeOptionPage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getFastTradeOptionMock() })), total: getTotalMock(), ...overrideResponse})

export const getExchangeTypeMock = (): ExchangeType => (faker.helpers.arrayElement([1,2] as const))

export const getSpotOrderTypeMock = (): SpotOrderType => (faker.helpers.arrayElement(['market','limit','stop','stopLimit','oco'] as const))

export const getOrderAmountMock = (): OrderAmount => ((() => faker.finance.amount({ min: 1, max: 9999, dec: 2 }))())

export const getOrderPriceMock = (): OrderPrice => ((() => faker.finance.amount({ min: 1, max: 9999, dec: 2 }))())

export const getTimeInForceMock = (): TimeInForce => (faker.helpers.arrayElement(['gtc','day'] as const))

export const getSpotPreviewRequestMock = (overrideResponse: Partial<SpotPreviewRequest> = {}): SpotPreviewRequest => ({productType: getProductTypeMock(), productCode: getProductCodeMock(), exchangeType: getExchangeTypeMock(), orderType: getSpotOrderTypeMock(), quantity: faker.helpers.arrayElement([getOrderAmountMock(), undefined]), amount: faker.helpers.arrayElement([getOrderAmountMock(), undefined]), limitPrice: faker.helpers.arrayElement([getOrderPriceMock(), undefined]), stopPrice: faker.helpers.arrayElement([getOrderPriceMock(), undefined]), timeInForce: faker.helpers.arrayElement([getTimeInForceMock(), undefined]), takeProfitPrice: faker.helpers.arrayElement([getOrderPriceMock(), undefined]), stopLossPrice: faker.helpers.arrayElement([getOrderPriceMock(), undefined]), replaces: faker.helpers.arrayElement([getEntryIdMock(), undefined]), ...overrideResponse})

export const getOrderProblemMock = (overrideResponse: Partial<OrderProblem> = {}): OrderProblem => ({field: faker.helpers.arrayElement(['quantity','amount','limitPrice','stopPrice','takeProfitPrice','stopLossPrice','timeInForce','product'] as const), msg: getMessageMock(), params: faker.helpers.arrayElement([{
        [faker.string.alphanumeric(5)]: (() => faker.number.int({ min: 1, max: 9999 }).toString())()
      }, undefined]), ...overrideResponse})

export const getSpotPreviewMock = (overrideResponse: Partial<SpotPreview> = {}): SpotPreview => ({productId: getRowIdMock(), exchangeType: getExchangeTypeMock(), orderType: getSpotOrderTypeMock(), price: getPositiveAmountMock(), priceTime: getTimeMock(), quantity: getAmountMock(), cost: getAmountMock(), feeRate: getRateMock(), fee: getAmountMock(), total: getAmountMock(), currencyId: getCurrencyIdMock(), available: getAmountMock(), availableAsset: getNameMock(), expiresAt: faker.helpers.arrayElement([getTimeMock(), undefined]), problem: faker.helpers.arrayElement([{ ...getOrderProblemMock() },null,]), ...overrideResponse})

export const getSpotPreviewAnswerMock = (overrideResponse: Partial<SpotPreviewAnswer> = {}): SpotPreviewAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getSpotPreviewMock() }, ...overrideResponse})

export const getPreviewPriceMock = (): PreviewPrice => ((() => faker.finance.amount({ min: 1, max: 9999, dec: 2 }))())

export const getSpotPlaceRequestMock = (overrideResponse: Partial<SpotPlaceRequest> = {}): SpotPlaceRequest => ({productType: getProductTypeMock(), productCode: getProductCodeMock(), exchangeType: getExchangeTypeMock(), orderType: getSpotOrderTypeMock(), quantity: faker.helpers.arrayElement([getOrderAmountMock(), undefined]), amount: faker.helpers.arrayElement([getOrderAmountMock(), undefined]), limitPrice: faker.helpers.arrayElement([getOrderPriceMock(), undefined]), stopPrice: faker.helpers.arrayElement([getOrderPriceMock(), undefined]), timeInForce: faker.helpers.arrayElement([getTimeInForceMock(), undefined]), takeProfitPrice: faker.helpers.arrayElement([getOrderPriceMock(), undefined]), stopLossPrice: faker.helpers.arrayElement([getOrderPriceMock(), undefined]), replaces: faker.helpers.arrayElement([getEntryIdMock(), undefined]), previewPrice: getPreviewPriceMock(), idempotencyKey: faker.helpers.arrayElement([getIdempotencyKeyMock(), undefined]), ...overrideResponse})

export const getNickNameMock = (): NickName => ((() =>
  faker.helpers.arrayElement([faker.person.firstName(), 'Maximiliana Featherstonehaugh']).slice(0, 24))())

export const getSpotOrderStatusMock = (): SpotOrderStatus => (faker.helpers.arrayElement(['open','filled','cancelled','rejected'] as const))

export const getSpotOrderMock = (overrideResponse: Partial<SpotOrder> = {}): SpotOrder => ({id: getEntryIdMock(), copiedFrom: faker.helpers.arrayElement([getNickNameMock(), undefined]), productId: getRowIdMock(), productType: getProductTypeMock(), productCode: getProductCodeMock(), productName: getNameMock(), productNameLang: { ...getLocalizedTextMock() }, productImg: faker.helpers.arrayElement([getAssetPathMock(), undefined]), exchangeType: getExchangeTypeMock(), orderType: getSpotOrderTypeMock(), status: getSpotOrderStatusMock(), quantity: getPositiveAmountMock(), limitPrice: faker.helpers.arrayElement([getPositiveAmountMock(),null,]), stopPrice: faker.helpers.arrayElement([getPositiveAmountMock(), undefined]), triggeredAt: faker.helpers.arrayElement([getTimeMock(), undefined]), expiresAt: faker.helpers.arrayElement([getTimeMock(), undefined]), takeProfitPrice: faker.helpers.arrayElement([getPositiveAmountMock(), undefined]), stopLossPrice: faker.helpers.arrayElement([getPositiveAmountMock(), undefined]), exitOrderId: faker.helpers.arrayElement([getEntryIdMock(), undefined]), fillPrice: faker.helpers.arrayElement([getPositiveAmountMock(),null,]), cost: getAmountMock(), feeRate: getRateMock(), fee: getAmountMock(), total: getAmountMock(), currencyId: getCurrencyIdMock(), reason: faker.helpers.arrayElement([getMessageMock(),null,]), createdAt: getTimeMock(), closedAt: faker.helpers.arrayElement([getTimeMock(),null,]), ...overrideResponse})

export const getSpotOrderAnswerMock = (overrideResponse: Partial<SpotOrderAnswer> = {}): SpotOrderAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getSpotOrderMock() }, ...overrideResponse})

export const getSpotCancelRequestMock = (overrideResponse: Partial<SpotCancelRequest> = {}): SpotCancelRequest => ({id: getEntryIdMock(), idempotencyKey: faker.helpers.arrayElement([getIdempotencyKeyMock(), undefined]), ...overrideResponse})

export const getSpotOrderPageMock = (overrideResponse: Partial<SpotOrderPage> = {}): SpotOrderPage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getSpotOrderMock() })), total: getTotalMock(), ...overrideResponse})

export const getHoldingMock = (overrideResponse: Partial<Holding> = {}): Holding => ({productId: getRowIdMock(), productType: getProductTypeMock(), productCode: getProductCodeMock(), productName: getNameMock(), productNameLang: { ...getLocalizedTextMock() }, productImg: getAssetPathMock(), quantity: getPositiveAmountMock(), available: getAmountMock(), held: getAmountMock(), averageCost: getAmountMock(), cost: getAmountMock(), nowPrice: getPositiveAmountMock(), value: getAmountMock(), profit: getDecimalMock(), profitRate: getPercentMock(), currencyId: getCurrencyIdMock(), time: getTimeMock(), ...overrideResponse})

export const getHoldingPageMock = (overrideResponse: Partial<HoldingPage> = {}): HoldingPage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getHoldingMock() })), total: getTotalMock(), ...overrideResponse})

export const getPairCodeMock = (): PairCode => ((() => faker.string.alpha({ length: 4, casing: 'upper' }) + '/BTC')())

export const getBibiPairMock = (overrideResponse: Partial<BibiPair> = {}): BibiPair => ({pairCode: getPairCodeMock(), baseCode: getProductCodeMock(), quoteCode: getProductCodeMock(), baseProductId: getRowIdMock(), quoteProductId: getRowIdMock(), baseName: getNameMock(), baseNameLang: { ...getLocalizedTextMock() }, priceScale: faker.number.int({min: 0, max: 15}), quantityScale: faker.number.int({min: 0, max: 8}), maxQuantity: getPositiveAmountMock(), minAmount: getPositiveAmountMock(), maxAmount: getPositiveAmountMock(), buyFeeRate: getRateMock(), sellFeeRate: getRateMock(), price: getPositiveAmountMock(), priceTime: getTimeMock(), trading: { ...getTradingStateMock() }, ...overrideResponse})

export const getBibiPairPageMock = (overrideResponse: Partial<BibiPairPage> = {}): BibiPairPage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getBibiPairMock() })), total: getTotalMock(), ...overrideResponse})

export const getOrderTypeMock = (): OrderType => (faker.helpers.arrayElement(['market','limit'] as const))

export const getBibiPreviewRequestMock = (overrideResponse: Partial<BibiPreviewRequest> = {}): BibiPreviewRequest => ({pairCode: getPairCodeMock(), exchangeType: getExchangeTypeMock(), orderType: getOrderTypeMock(), quantity: faker.helpers.arrayElement([getOrderAmountMock(), undefined]), amount: faker.helpers.arrayElement([getOrderAmountMock(), undefined]), limitPrice: faker.helpers.arrayElement([getOrderPriceMock(), undefined]), ...overrideResponse})

export const getBibiProblemMock = (overrideResponse: Partial<BibiProblem> = {}): BibiProblem => ({field: faker.helpers.arrayElement(['quantity','amount','limitPrice','pair'] as const), msg: getMessageMock(), params: faker.helpers.arrayElement([{
        [faker.string.alphanumeric(5)]: (() => faker.number.int({ min: 1, max: 9999 }).toString())()
      }, undefined]), ...overrideResponse})

export const getBibiPreviewMock = (overrideResponse: Partial<BibiPreview> = {}): BibiPreview => ({pairCode: getPairCodeMock(), exchangeType: getExchangeTypeMock(), orderType: getOrderTypeMock(), price: getPositiveAmountMock(), priceTime: getTimeMock(), basePrice: getPositiveAmountMock(), quotePrice: getPositiveAmountMock(), quantity: getAmountMock(), cost: getAmountMock(), feeRate: getRateMock(), fee: getAmountMock(), feeCode: getProductCodeMock(), paid: getAmountMock(), paidCode: getProductCodeMock(), received: getAmountMock(), receivedCode: getProductCodeMock(), worstPrice: getPositiveAmountMock(), worstPaid: getAmountMock(), worstReceived: getAmountMock(), value: getAmountMock(), available: getAmountMock(), problem: faker.helpers.arrayElement([{ ...getBibiProblemMock() },null,]), ...overrideResponse})

export const getBibiPreviewAnswerMock = (overrideResponse: Partial<BibiPreviewAnswer> = {}): BibiPreviewAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getBibiPreviewMock() }, ...overrideResponse})

export const getBibiPlaceRequestMock = (overrideResponse: Partial<BibiPlaceRequest> = {}): BibiPlaceRequest => ({pairCode: getPairCodeMock(), exchangeType: getExchangeTypeMock(), orderType: getOrderTypeMock(), quantity: faker.helpers.arrayElement([getOrderAmountMock(), undefined]), amount: faker.helpers.arrayElement([getOrderAmountMock(), undefined]), limitPrice: faker.helpers.arrayElement([getOrderPriceMock(), undefined]), previewPrice: getOrderPriceMock(), idempotencyKey: faker.helpers.arrayElement([getIdempotencyKeyMock(), undefined]), ...overrideResponse})

export const getBibiOrderStatusMock = (): BibiOrderStatus => (faker.helpers.arrayElement(['open','filled','cancelled','rejected'] as const))

export const getBibiOrderMock = (overrideResponse: Partial<BibiOrder> = {}): BibiOrder => ({id: getEntryIdMock(), pairCode: getPairCodeMock(), baseCode: getProductCodeMock(), quoteCode: getProductCodeMock(), baseProductId: getRowIdMock(), quoteProductId: getRowIdMock(), exchangeType: getExchangeTypeMock(), orderType: getOrderTypeMock(), status: getBibiOrderStatusMock(), quantity: getPositiveAmountMock(), limitPrice: faker.helpers.arrayElement([getPositiveAmountMock(),null,]), fillPrice: faker.helpers.arrayElement([getPositiveAmountMock(),null,]), cost: getAmountMock(), feeRate: getRateMock(), fee: getAmountMock(), feeCode: getProductCodeMock(), paid: getAmountMock(), paidCode: getProductCodeMock(), received: getAmountMock(), receivedCode: getProductCodeMock(), basePrice: faker.helpers.arrayElement([getPositiveAmountMock(),null,]), quotePrice: faker.helpers.arrayElement([getPositiveAmountMock(),null,]), value: faker.helpers.arrayElement([getAmountMock(),null,]), profit: faker.helpers.arrayElement([getDecimalMock(),null,]), reason: faker.helpers.arrayElement([getMessageMock(),null,]), createdAt: getTimeMock(), closedAt: faker.helpers.arrayElement([getTimeMock(),null,]), ...overrideResponse})

export const getBibiOrderAnswerMock = (overrideResponse: Partial<BibiOrderAnswer> = {}): BibiOrderAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getBibiOrderMock() }, ...overrideResponse})

export const getBibiCancelRequestMock = (overrideResponse: Partial<BibiCancelRequest> = {}): BibiCancelRequest => ({id: getEntryIdMock(), idempotencyKey: faker.helpers.arrayElement([getIdempotencyKeyMock(), undefined]), ...overrideResponse})

export const getBibiOrderPageMock = (overrideResponse: Partial<BibiOrderPage> = {}): BibiOrderPage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getBibiOrderMock() })), total: getTotalMock(), ...overrideResponse})

export const getLeverageMock = (): Leverage => (faker.number.int({min: 1, max: 1000}))

export const getNullableTimeMock = (): NullableTime => (faker.helpers.arrayElement([getTimeMock(),null,]))

export const getSignedRateMock = (): SignedRate => ((() => faker.helpers.arrayElement(['', '-']) + '0.0' + faker.string.numeric(3))())

export const getContractFundingTermsMock = (overrideResponse: Partial<ContractFundingTerms> = {}): ContractFundingTerms => ({interval: faker.number.int({min: 60000, max: 604800000}), rate: getSignedRateMock(), nextAt: getTimeMock(), ...overrideResponse})

export const getContractRulesMock = (overrideResponse: Partial<ContractRules> = {}): ContractRules => ({productId: getRowIdMock(), productType: getProductTypeMock(), productCode: getProductCodeMock(), currencyId: getCurrencyIdMock(), priceScale: faker.number.int({min: 0, max: 11}), priceStep: getPositiveAmountMock(), pipSize: getPositiveAmountMock(), quantityUnit: faker.helpers.arrayElement(['share','coin','contract','lot'] as const), quantityScale: faker.number.int({min: 0, max: 8}), quantityStep: getPositiveAmountMock(), maxQuantity: getPositiveAmountMock(), minNotional: getPositiveAmountMock(), maxNotional: getPositiveAmountMock(), lotSize: getPositiveAmountMock(), multiplier: getPositiveAmountMock(), pointValue: getPositiveAmountMock(), pricedIn: getNameMock(), leverages: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (getLeverageMock())), maintenanceRate: getRateMock(), longOpenFeeRate: getRateMock(), longCloseFeeRate: getRateMock(), shortOpenFeeRate: getRateMock(), shortCloseFeeRate: getRateMock(), expiresAt: getNullableTimeMock(), funding: faker.helpers.arrayElement([{ ...getContractFundingTermsMock() },null,]), ...overrideResponse})

export const getContractRulesAnswerMock = (overrideResponse: Partial<ContractRulesAnswer> = {}): ContractRulesAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getContractRulesMock() }, ...overrideResponse})

export const getNoticeDistanceMock = (): NoticeDistance => (faker.helpers.arrayElement([0,1,2,3,5,10,15,20,30,40,50] as const))

export const getLiquidationNoticeMock = (overrideResponse: Partial<LiquidationNotice> = {}): LiquidationNotice => ({first: getNoticeDistanceMock(), second: getNoticeDistanceMock(), ...overrideResponse})

export const getLiquidationNoticeAnswerMock = (overrideResponse: Partial<LiquidationNoticeAnswer> = {}): LiquidationNoticeAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getLiquidationNoticeMock() }, ...overrideResponse})

export const getContractDirectionMock = (): ContractDirection => (faker.helpers.arrayElement(['long','short'] as const))

export const getContractPreviewRequestMock = (overrideResponse: Partial<ContractPreviewRequest> = {}): ContractPreviewRequest => ({productType: getProductTypeMock(), productCode: getProductCodeMock(), direction: getContractDirectionMock(), orderType: getOrderTypeMock(), leverage: getLeverageMock(), quantity: faker.helpers.arrayElement([getOrderAmountMock(), undefined]), margin: faker.helpers.arrayElement([getOrderAmountMock(), undefined]), limitPrice: faker.helpers.arrayElement([getOrderPriceMock(), undefined]), takeProfit: faker.helpers.arrayElement([getOrderPriceMock(), undefined]), stopLoss: faker.helpers.arrayElement([getOrderPriceMock(), undefined]), replaces: faker.helpers.arrayElement([getEntryIdMock(), undefined]), ...overrideResponse})

export const getNullablePriceMock = (): NullablePrice => (faker.helpers.arrayElement([getPositiveAmountMock(),null,]))

export const getContractOrderProblemMock = (overrideResponse: Partial<ContractOrderProblem> = {}): ContractOrderProblem => ({field: faker.helpers.arrayElement(['quantity','margin','limitPrice','leverage','takeProfit','stopLoss','product'] as const), msg: getMessageMock(), params: faker.helpers.arrayElement([{
        [faker.string.alphanumeric(5)]: (() => faker.number.int({ min: 1, max: 9999 }).toString())()
      }, undefined]), ...overrideResponse})

export const getContractPreviewMock = (overrideResponse: Partial<ContractPreview> = {}): ContractPreview => ({productId: getRowIdMock(), direction: getContractDirectionMock(), orderType: getOrderTypeMock(), leverage: getLeverageMock(), price: getPositiveAmountMock(), priceTime: getTimeMock(), quantity: getAmountMock(), notional: getAmountMock(), margin: getAmountMock(), feeRate: getRateMock(), fee: getAmountMock(), total: getAmountMock(), closeFeeRate: getRateMock(), liquidationPrice: getNullablePriceMock(), maxLoss: getAmountMock(), takeProfitReturns: faker.helpers.arrayElement([getAmountMock(),null,]), stopLossReturns: faker.helpers.arrayElement([getAmountMock(),null,]), expiresAt: getNullableTimeMock(), currencyId: getCurrencyIdMock(), available: getAmountMock(), problem: faker.helpers.arrayElement([{ ...getContractOrderProblemMock() },null,]), ...overrideResponse})

export const getContractPreviewAnswerMock = (overrideResponse: Partial<ContractPreviewAnswer> = {}): ContractPreviewAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getContractPreviewMock() }, ...overrideResponse})

export const getContractPlaceRequestMock = (overrideResponse: Partial<ContractPlaceRequest> = {}): ContractPlaceRequest => ({productType: getProductTypeMock(), productCode: getProductCodeMock(), direction: getContractDirectionMock(), orderType: getOrderTypeMock(), leverage: getLeverageMock(), quantity: faker.helpers.arrayElement([getOrderAmountMock(), undefined]), margin: faker.helpers.arrayElement([getOrderAmountMock(), undefined]), limitPrice: faker.helpers.arrayElement([getOrderPriceMock(), undefined]), takeProfit: faker.helpers.arrayElement([getOrderPriceMock(), undefined]), stopLoss: faker.helpers.arrayElement([getOrderPriceMock(), undefined]), replaces: faker.helpers.arrayElement([getEntryIdMock(), undefined]), previewPrice: getPreviewPriceMock(), idempotencyKey: faker.helpers.arrayElement([getIdempotencyKeyMock(), undefined]), ...overrideResponse})

export const getContractOrderStatusMock = (): ContractOrderStatus => (faker.helpers.arrayElement(['open','filled','cancelled','rejected'] as const))

export const getContractOrderMock = (overrideResponse: Partial<ContractOrder> = {}): ContractOrder => ({id: getEntryIdMock(), productId: getRowIdMock(), productType: getProductTypeMock(), productCode: getProductCodeMock(), productName: getNameMock(), productNameLang: { ...getLocalizedTextMock() }, productImg: faker.helpers.arrayElement([getAssetPathMock(), undefined]), direction: getContractDirectionMock(), orderType: getOrderTypeMock(), status: getContractOrderStatusMock(), quantity: getPositiveAmountMock(), leverage: getLeverageMock(), limitPrice: getNullablePriceMock(), fillPrice: getNullablePriceMock(), notional: getAmountMock(), margin: getAmountMock(), feeRate: getRateMock(), fee: getAmountMock(), total: getAmountMock(), takeProfit: getNullablePriceMock(), stopLoss: getNullablePriceMock(), liquidationPrice: getNullablePriceMock(), currencyId: getCurrencyIdMock(), reason: faker.helpers.arrayElement([getMessageMock(),null,]), createdAt: getTimeMock(), closedAt: getNullableTimeMock(), ...overrideResponse})

export const getContractOrderAnswerMock = (overrideResponse: Partial<ContractOrderAnswer> = {}): ContractOrderAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getContractOrderMock() }, ...overrideResponse})

export const getContractCancelRequestMock = (overrideResponse: Partial<ContractCancelRequest> = {}): ContractCancelRequest => ({id: getEntryIdMock(), idempotencyKey: faker.helpers.arrayElement([getIdempotencyKeyMock(), undefined]), ...overrideResponse})

export const getContractOrderPageMock = (overrideResponse: Partial<ContractOrderPage> = {}): ContractOrderPage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getContractOrderMock() })), total: getTotalMock(), ...overrideResponse})

export const getContractPositionStatusMock = (): ContractPositionStatus => (faker.helpers.arrayElement(['open','closed'] as const))

export const getContractCloseReasonMock = (): ContractCloseReason => (faker.helpers.arrayElement(['manual','takeProfit','stopLoss','liquidation','expiry'] as const))

export const getContractPositionMock = (overrideResponse: Partial<ContractPosition> = {}): ContractPosition => ({id: getEntryIdMock(), copiedFrom: faker.helpers.arrayElement([getNickNameMock(), undefined]), productId: getRowIdMock(), productType: getProductTypeMock(), productCode: getProductCodeMock(), productName: getNameMock(), productNameLang: { ...getLocalizedTextMock() }, productImg: getAssetPathMock(), direction: getContractDirectionMock(), status: getContractPositionStatusMock(), openedQuantity: getPositiveAmountMock(), quantity: getAmountMock(), entryPrice: getPositiveAmountMock(), leverage: getLeverageMock(), priceScale: faker.number.int({min: 0, max: 11}), priceStep: getPositiveAmountMock(), pointValue: getPositiveAmountMock(), maintenanceRate: getRateMock(), closeFeeRate: getRateMock(), margin: getAmountMock(), marginAdded: getAmountMock(), notional: getAmountMock(), nowPrice: getPositiveAmountMock(), profit: getDecimalMock(), profitRate: getPercentMock(), realisedProfit: getDecimalMock(), fees: getAmountMock(), funding: getDecimalMock(), takeProfit: getNullablePriceMock(), stopLoss: getNullablePriceMock(), liquidationPrice: getNullablePriceMock(), expiresAt: getNullableTimeMock(), nextFundingAt: getNullableTimeMock(), closeReason: faker.helpers.arrayElement([getContractCloseReasonMock(),null,]), currencyId: getCurrencyIdMock(), openedAt: getTimeMock(), closedAt: getNullableTimeMock(), time: getTimeMock(), ...overrideResponse})

export const getContractPositionPageMock = (overrideResponse: Partial<ContractPositionPage> = {}): ContractPositionPage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getContractPositionMock() })), total: getTotalMock(), ...overrideResponse})

export const getContractFillMock = (overrideResponse: Partial<ContractFill> = {}): ContractFill => ({reason: faker.helpers.arrayElement(['open','manual','takeProfit','stopLoss','liquidation','expiry'] as const), price: getPositiveAmountMock(), quantity: getPositiveAmountMock(), margin: getAmountMock(), profit: getDecimalMock(), fee: getAmountMock(), time: getTimeMock(), ...overrideResponse})

export const getContractFundingMock = (overrideResponse: Partial<ContractFunding> = {}): ContractFunding => ({time: getTimeMock(), price: getPositiveAmountMock(), quantity: getPositiveAmountMock(), rate: getSignedRateMock(), amount: getDecimalMock(), ...overrideResponse})

export const getContractPositionDetailMock = (overrideResponse: Partial<ContractPositionDetail> = {}): ContractPositionDetail => ({position: { ...getContractPositionMock() }, fills: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getContractFillMock() })), fundings: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getContractFundingMock() })), ...overrideResponse})

export const getContractPositionDetailAnswerMock = (overrideResponse: Partial<ContractPositionDetailAnswer> = {}): ContractPositionDetailAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getContractPositionDetailMock() }, ...overrideResponse})

export const getContractCloseRequestMock = (overrideResponse: Partial<ContractCloseRequest> = {}): ContractCloseRequest => ({id: getEntryIdMock(), quantity: faker.helpers.arrayElement([getOrderAmountMock(), undefined]), previewPrice: getPreviewPriceMock(), idempotencyKey: faker.helpers.arrayElement([getIdempotencyKeyMock(), undefined]), ...overrideResponse})

export const getContractClosedPartMock = (overrideResponse: Partial<ContractClosedPart> = {}): ContractClosedPart => ({position: { ...getContractPositionMock() }, price: getPositiveAmountMock(), quantity: getPositiveAmountMock(), margin: getAmountMock(), profit: getDecimalMock(), fee: getAmountMock(), returned: getAmountMock(), time: getTimeMock(), ...overrideResponse})

export const getContractClosedPartAnswerMock = (overrideResponse: Partial<ContractClosedPartAnswer> = {}): ContractClosedPartAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getContractClosedPartMock() }, ...overrideResponse})

export const getContractMarginRequestMock = (overrideResponse: Partial<ContractMarginRequest> = {}): ContractMarginRequest => ({id: getEntryIdMock(), amount: getOrderAmountMock(), idempotencyKey: faker.helpers.arrayElement([getIdempotencyKeyMock(), undefined]), ...overrideResponse})

export const getContractPositionAnswerMock = (overrideResponse: Partial<ContractPositionAnswer> = {}): ContractPositionAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getContractPositionMock() }, ...overrideResponse})

export const getContractExitsRequestMock = (overrideResponse: Partial<ContractExitsRequest> = {}): ContractExitsRequest => ({id: getEntryIdMock(), takeProfit: faker.helpers.arrayElement([getOrderPriceMock(), undefined]), stopLoss: faker.helpers.arrayElement([getOrderPriceMock(), undefined]), idempotencyKey: faker.helpers.arrayElement([getIdempotencyKeyMock(), undefined]), ...overrideResponse})

export const getDirectionMock = (): Direction => (faker.helpers.arrayElement([1,2] as const))

export const getStakeMock = (): Stake => ((() => faker.finance.amount({ min: 1, max: 9999, dec: 2 }))())

export const getQuickPreviewRequestMock = (overrideResponse: Partial<QuickPreviewRequest> = {}): QuickPreviewRequest => ({productType: getProductTypeMock(), productCode: getProductCodeMock(), exchangeType: getDirectionMock(), optionId: getRowIdMock(), stake: getStakeMock(), ...overrideResponse})

export const getDurationCountMock = (): DurationCount => (faker.number.int({min: 1, max: 1000}))

export const getDurationUnitMock = (): DurationUnit => (faker.helpers.arrayElement(['S','M','H','D'] as const))

export const getQuickProblemMock = (overrideResponse: Partial<QuickProblem> = {}): QuickProblem => ({field: faker.helpers.arrayElement(['stake','optionId','product'] as const), msg: getMessageMock(), params: faker.helpers.arrayElement([{
        [faker.string.alphanumeric(5)]: (() => faker.number.int({ min: 1, max: 9999 }).toString())()
      }, undefined]), ...overrideResponse})

export const getQuickPreviewMock = (overrideResponse: Partial<QuickPreview> = {}): QuickPreview => ({productId: getRowIdMock(), exchangeType: getDirectionMock(), optionId: getRowIdMock(), duration: getDurationCountMock(), durationUnit: getDurationUnitMock(), price: getPositiveAmountMock(), priceTime: getTimeMock(), expiresAt: getTimeMock(), stake: getAmountMock(), payoutRate: getRateMock(), feeRate: getRateMock(), fee: getAmountMock(), total: getAmountMock(), profit: getAmountMock(), winReturns: getAmountMock(), drawReturns: getAmountMock(), breakEvenRate: getPercentMock(), currencyId: getCurrencyIdMock(), available: getAmountMock(), problem: faker.helpers.arrayElement([{ ...getQuickProblemMock() },null,]), ...overrideResponse})

export const getQuickPreviewAnswerMock = (overrideResponse: Partial<QuickPreviewAnswer> = {}): QuickPreviewAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getQuickPreviewMock() }, ...overrideResponse})

export const getQuickPlaceRequestMock = (overrideResponse: Partial<QuickPlaceRequest> = {}): QuickPlaceRequest => ({productType: getProductTypeMock(), productCode: getProductCodeMock(), exchangeType: getDirectionMock(), optionId: getRowIdMock(), stake: getStakeMock(), previewPrice: getPreviewPriceMock(), payoutRate: getRateMock(), idempotencyKey: faker.helpers.arrayElement([getIdempotencyKeyMock(), undefined]), ...overrideResponse})

export const getQuickOrderStatusMock = (): QuickOrderStatus => (faker.helpers.arrayElement(['open','won','lost','drawn','voided'] as const))

export const getQuickOrderMock = (overrideResponse: Partial<QuickOrder> = {}): QuickOrder => ({id: getEntryIdMock(), productId: getRowIdMock(), productType: getProductTypeMock(), productCode: getProductCodeMock(), productName: getNameMock(), productNameLang: { ...getLocalizedTextMock() }, productImg: faker.helpers.arrayElement([getAssetPathMock(), undefined]), exchangeType: getDirectionMock(), status: getQuickOrderStatusMock(), duration: getDurationCountMock(), durationUnit: getDurationUnitMock(), stake: getPositiveAmountMock(), payoutRate: getRateMock(), feeRate: getRateMock(), fee: getAmountMock(), total: getAmountMock(), profit: getAmountMock(), winReturns: getAmountMock(), drawReturns: getAmountMock(), currencyId: getCurrencyIdMock(), openPrice: getPositiveAmountMock(), openPriceTime: getTimeMock(), expiresAt: getTimeMock(), closePrice: faker.helpers.arrayElement([getPositiveAmountMock(),null,]), closePriceTime: faker.helpers.arrayElement([getTimeMock(),null,]), returned: faker.helpers.arrayElement([getAmountMock(),null,]), net: faker.helpers.arrayElement([getDecimalMock(),null,]), reason: faker.helpers.arrayElement([getMessageMock(),null,]), createdAt: getTimeMock(), closedAt: faker.helpers.arrayElement([getTimeMock(),null,]), ...overrideResponse})

export const getQuickOrderAnswerMock = (overrideResponse: Partial<QuickOrderAnswer> = {}): QuickOrderAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getQuickOrderMock() }, ...overrideResponse})

export const getQuickOrderPageMock = (overrideResponse: Partial<QuickOrderPage> = {}): QuickOrderPage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getQuickOrderMock() })), total: getTotalMock(), ...overrideResponse})

export const getNextLimitMock = (overrideResponse: Partial<NextLimit> = {}): NextLimit => ({dailyStakeLimit: faker.helpers.arrayElement([getAmountMock(),null,]), from: getTimeMock(), ...overrideResponse})

export const getTradingLimitsMock = (overrideResponse: Partial<TradingLimits> = {}): TradingLimits => ({currencyId: getCurrencyIdMock(), dailyStakeLimit: faker.helpers.arrayElement([getAmountMock(),null,]), nextDailyStakeLimit: faker.helpers.arrayElement([{ ...getNextLimitMock() },null,]), stakedToday: getAmountMock(), dayEndsAt: getTimeMock(), coolingOffUntil: faker.helpers.arrayElement([getTimeMock(),null,]), raiseDelay: faker.number.int({min: 0, max: 31536000000}), time: getTimeMock(), ...overrideResponse})

export const getTradingLimitsAnswerMock = (overrideResponse: Partial<TradingLimitsAnswer> = {}): TradingLimitsAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getTradingLimitsMock() }, ...overrideResponse})

export const getTradingLimitsRequestMock = (overrideResponse: Partial<TradingLimitsRequest> = {}): TradingLimitsRequest => ({dailyStakeLimit: faker.helpers.arrayElement([(() => faker.finance.amount({ min: 1, max: 9999, dec: 2 }))(), undefined]), coolingOffUntil: faker.helpers.arrayElement([getMomentMock(), undefined]), ...overrideResponse})

export const getTraderSortMock = (): TraderSort => (faker.helpers.arrayElement(['returnRate','drawdown','winRate','followers','newest'] as const))

export const getTraderRecordMock = (overrideResponse: Partial<TraderRecord> = {}): TraderRecord => ({since: getTimeMock(), until: getTimeMock(), closedTrades: faker.number.int({min: 0, max: 1000000000}), openTrades: faker.number.int({min: 0, max: 1000000000}), wins: faker.number.int({min: 0, max: 1000000000}), capital: getAmountMock(), realised: getDecimalMock(), open: getDecimalMock(), net: getDecimalMock(), fees: getAmountMock(), returnRate: faker.helpers.arrayElement([getPercentMock(),null,]), drawdownRate: faker.helpers.arrayElement([getPercentMock(),null,]), drawdown: getAmountMock(), winRate: faker.helpers.arrayElement([getPercentMock(),null,]), ...overrideResponse})

export const getTraderMock = (overrideResponse: Partial<Trader> = {}): Trader => ({id: getEntryIdMock(), nickName: getNickNameMock(), isRobot: faker.datatype.boolean(), isMine: faker.datatype.boolean(), since: getTimeMock(), followers: faker.number.int({min: 0, max: 1000000000}), myFollowId: faker.helpers.arrayElement([getEntryIdMock(),null,]), record: { ...getTraderRecordMock() }, ...overrideResponse})

export const getTraderPageMock = (overrideResponse: Partial<TraderPage> = {}): TraderPage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getTraderMock() })), total: getTotalMock(), ...overrideResponse})

export const getTradeIdMock = (): TradeId => ((() => 's' + faker.string.numeric({ length: 18, allowLeadingZeros: false }))())

export const getCopyWayMock = (): CopyWay => (faker.helpers.arrayElement(['spot','contract'] as const))

export const getTradeDirectionMock = (): TradeDirection => (faker.helpers.arrayElement(['long','short'] as const))

export const getTraderTradeMock = (overrideResponse: Partial<TraderTrade> = {}): TraderTrade => ({id: getTradeIdMock(), way: getCopyWayMock(), productId: getRowIdMock(), productType: getProductTypeMock(), productCode: getProductCodeMock(), productName: getNameMock(), productNameLang: { ...getLocalizedTextMock() }, productImg: faker.helpers.arrayElement([getAssetPathMock(), undefined]), direction: getTradeDirectionMock(), leverage: faker.number.int({min: 1, max: 1000}), quantity: getAmountMock(), entryPrice: getPositiveAmountMock(), exitPrice: faker.helpers.arrayElement([getPositiveAmountMock(),null,]), openedAt: getTimeMock(), closedAt: faker.helpers.arrayElement([getTimeMock(),null,]), invested: getAmountMock(), profit: getDecimalMock(), fees: getAmountMock(), funding: getDecimalMock(), net: getDecimalMock(), ...overrideResponse})

export const getEquityPointMock = (overrideResponse: Partial<EquityPoint> = {}): EquityPoint => ({time: getTimeMock(), realised: getDecimalMock(), open: getDecimalMock(), ...overrideResponse})

export const getTraderDetailMock = (overrideResponse: Partial<TraderDetail> = {}): TraderDetail => ({id: getEntryIdMock(), nickName: getNickNameMock(), isRobot: faker.datatype.boolean(), isMine: faker.datatype.boolean(), since: getTimeMock(), followers: faker.number.int({min: 0, max: 1000000000}), myFollowId: faker.helpers.arrayElement([getEntryIdMock(),null,]), record: { ...getTraderRecordMock() }, openTrades: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getTraderTradeMock() })), points: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getEquityPointMock() })), ...overrideResponse})

export const getTraderDetailAnswerMock = (overrideResponse: Partial<TraderDetailAnswer> = {}): TraderDetailAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getTraderDetailMock() }, ...overrideResponse})

export const getTraderTradePageMock = (overrideResponse: Partial<TraderTradePage> = {}): TraderTradePage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getTraderTradeMock() })), total: getTotalMock(), ...overrideResponse})

export const getBecomeTraderRequestMock = (overrideResponse: Partial<BecomeTraderRequest> = {}): BecomeTraderRequest => ({nickName: getNickNameMock(), consent: "yes", idempotencyKey: faker.helpers.arrayElement([getIdempotencyKeyMock(), undefined]), ...overrideResponse})

export const getTraderAnswerMock = (overrideResponse: Partial<TraderAnswer> = {}): TraderAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getTraderMock() }, ...overrideResponse})

export const getStopBeingTraderRequestMock = (overrideResponse: Partial<StopBeingTraderRequest> = {}): StopBeingTraderRequest => ({idempotencyKey: faker.helpers.arrayElement([getIdempotencyKeyMock(), undefined]), ...overrideResponse})

export const getSizingMock = (): Sizing => (faker.helpers.arrayElement(['amount','ratio'] as const))

export const getLimitAmountMock = (): LimitAmount => ((() => faker.finance.amount({ min: 1, max: 9999, dec: 2 }))())

export const getRatioMock = (): Ratio => ((() => '1.' + faker.number.int({ min: 1, max: 99 }))())

export const getSlippageMock = (): Slippage => ((() => '0.0' + faker.number.int({ min: 1, max: 4 }))())

export const getFollowWaysMock = (): FollowWays => (faker.helpers.arrayElement(['spot','contract','both'] as const))

export const getProductTypesMock = (): ProductTypes => ((() => '1,2,3,4')())

export const getAtStopMock = (): AtStop => (faker.helpers.arrayElement(['keep','close'] as const))

export const getFollowRequestMock = (overrideResponse: Partial<FollowRequest> = {}): FollowRequest => ({traderId: getEntryIdMock(), sizing: getSizingMock(), amount: faker.helpers.arrayElement([getLimitAmountMock(), undefined]), ratio: faker.helpers.arrayElement([getRatioMock(), undefined]), totalLimit: getLimitAmountMock(), maxLoss: getLimitAmountMock(), slippage: getSlippageMock(), ways: getFollowWaysMock(), productTypes: getProductTypesMock(), atStop: getAtStopMock(), idempotencyKey: faker.helpers.arrayElement([getIdempotencyKeyMock(), undefined]), ...overrideResponse})

export const getFollowStatusMock = (): FollowStatus => (faker.helpers.arrayElement(['active','closing','stopped'] as const))

export const getStopReasonMock = (): StopReason => (faker.helpers.arrayElement(['person','maxLoss','traderStopped'] as const))

export const getFollowMock = (overrideResponse: Partial<Follow> = {}): Follow => ({id: getEntryIdMock(), traderId: getEntryIdMock(), nickName: getNickNameMock(), status: getFollowStatusMock(), stopReason: faker.helpers.arrayElement([getStopReasonMock(),null,]), sizing: getSizingMock(), amount: faker.helpers.arrayElement([getLimitAmountMock(),null,]), ratio: faker.helpers.arrayElement([getRatioMock(),null,]), totalLimit: getLimitAmountMock(), maxLoss: getLimitAmountMock(), slippage: getSlippageMock(), ways: getFollowWaysMock(), productTypes: getProductTypesMock(), atStop: getAtStopMock(), invested: getAmountMock(), realised: getDecimalMock(), open: getDecimalMock(), result: getDecimalMock(), fees: getAmountMock(), copied: faker.number.int({min: 0, max: 1000000000}), notCopied: faker.number.int({min: 0, max: 1000000000}), openCopies: faker.number.int({min: 0, max: 1000000000}), currencyId: getCurrencyIdMock(), startedAt: getTimeMock(), stoppedAt: faker.helpers.arrayElement([getTimeMock(),null,]), time: getTimeMock(), ...overrideResponse})

export const getFollowAnswerMock = (overrideResponse: Partial<FollowAnswer> = {}): FollowAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getFollowMock() }, ...overrideResponse})

export const getChangeFollowRequestMock = (overrideResponse: Partial<ChangeFollowRequest> = {}): ChangeFollowRequest => ({id: getEntryIdMock(), sizing: getSizingMock(), amount: faker.helpers.arrayElement([getLimitAmountMock(), undefined]), ratio: faker.helpers.arrayElement([getRatioMock(), undefined]), totalLimit: getLimitAmountMock(), maxLoss: getLimitAmountMock(), slippage: getSlippageMock(), ways: getFollowWaysMock(), productTypes: getProductTypesMock(), atStop: getAtStopMock(), idempotencyKey: faker.helpers.arrayElement([getIdempotencyKeyMock(), undefined]), ...overrideResponse})

export const getStopFollowingRequestMock = (overrideResponse: Partial<StopFollowingRequest> = {}): StopFollowingRequest => ({id: getEntryIdMock(), positions: getAtStopMock(), idempotencyKey: faker.helpers.arrayElement([getIdempotencyKeyMock(), undefined]), ...overrideResponse})

export const getFollowPageMock = (overrideResponse: Partial<FollowPage> = {}): FollowPage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getFollowMock() })), total: getTotalMock(), ...overrideResponse})

export const getCopyStatusMock = (): CopyStatus => (faker.helpers.arrayElement(['placed','skipped'] as const))

export const getCopiedOrderMock = (overrideResponse: Partial<CopiedOrder> = {}): CopiedOrder => ({id: getEntryIdMock(), followId: getEntryIdMock(), traderId: getEntryIdMock(), nickName: getNickNameMock(), way: getCopyWayMock(), kind: faker.helpers.arrayElement(['open','close'] as const), status: getCopyStatusMock(), productId: getRowIdMock(), productType: getProductTypeMock(), productCode: getProductCodeMock(), productName: getNameMock(), productNameLang: { ...getLocalizedTextMock() }, productImg: faker.helpers.arrayElement([getAssetPathMock(), undefined]), direction: getTradeDirectionMock(), orderId: faker.helpers.arrayElement([getEntryIdMock(),null,]), quantity: faker.helpers.arrayElement([getAmountMock(),null,]), price: faker.helpers.arrayElement([getPositiveAmountMock(),null,]), traderPrice: faker.helpers.arrayElement([getPositiveAmountMock(),null,]), total: faker.helpers.arrayElement([getAmountMock(),null,]), fee: faker.helpers.arrayElement([getAmountMock(),null,]), reason: faker.helpers.arrayElement([getMessageMock(),null,]), createdAt: getTimeMock(), ...overrideResponse})

export const getCopyPageMock = (overrideResponse: Partial<CopyPage> = {}): CopyPage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getCopiedOrderMock() })), total: getTotalMock(), ...overrideResponse})

export const getPeriodDaysMock = (): PeriodDays => (faker.number.int({min: 1, max: 366}))

export const getInstalmentCountMock = (): InstalmentCount => (faker.number.int({min: 1, max: 60}))

export const getGraceDaysMock = (): GraceDays => (faker.number.int({min: 1, max: 365}))

export const getLoanProductMock = (overrideResponse: Partial<LoanProduct> = {}): LoanProduct => ({id: getRowIdMock(), name: getNameMock(), currencyId: getCurrencyIdMock(), currencyName: getNameMock(), minAmount: getPositiveAmountMock(), maxAmount: getPositiveAmountMock(), dailyRate: getRateMock(), yearRate: getRateMock(), feeRate: getRateMock(), securityRate: getRateMock(), overdueRate: getRateMock(), periodDays: getPeriodDaysMock(), instalments: getInstalmentCountMock(), graceDays: getGraceDaysMock(), since: getTimeMock(), ...overrideResponse})

export const getLoanProductPageMock = (overrideResponse: Partial<LoanProductPage> = {}): LoanProductPage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getLoanProductMock() })), total: getTotalMock(), ...overrideResponse})

export const getLoanAmountMock = (): LoanAmount => ((() => faker.finance.amount({ min: 1, max: 9999, dec: 2 }))())

export const getLoanPreviewRequestMock = (overrideResponse: Partial<LoanPreviewRequest> = {}): LoanPreviewRequest => ({productId: getRowIdMock(), amount: getLoanAmountMock(), ...overrideResponse})

export const getLoanInstalmentMock = (overrideResponse: Partial<LoanInstalment> = {}): LoanInstalment => ({number: faker.number.int({min: 1, max: 60}), afterDays: faker.number.int({min: 1, max: 21960}), principal: getAmountMock(), interest: getAmountMock(), total: getAmountMock(), left: getAmountMock(), ...overrideResponse})

export const getLoanProblemMock = (overrideResponse: Partial<LoanProblem> = {}): LoanProblem => ({field: faker.helpers.arrayElement(['amount','product'] as const), msg: getMessageMock(), params: faker.helpers.arrayElement([{
        [faker.string.alphanumeric(5)]: (() => faker.number.int({ min: 1, max: 9999 }).toString())()
      }, undefined]), ...overrideResponse})

export const getLoanPreviewMock = (overrideResponse: Partial<LoanPreview> = {}): LoanPreview => ({productId: getRowIdMock(), amount: getAmountMock(), fee: getAmountMock(), paidOut: getAmountMock(), security: getAmountMock(), totalInterest: getAmountMock(), total: getAmountMock(), cost: getAmountMock(), apr: getRateMock(), overdueRate: getRateMock(), schedule: Array.from({ length: faker.number.int({min: 40, max: 60}) }, (_, i) => i + 1).map(() => ({ ...getLoanInstalmentMock() })), available: getAmountMock(), problem: faker.helpers.arrayElement([{ ...getLoanProblemMock() },null,]), ...overrideResponse})

export const getLoanPreviewAnswerMock = (overrideResponse: Partial<LoanPreviewAnswer> = {}): LoanPreviewAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getLoanPreviewMock() }, ...overrideResponse})

export const getAgreedAmountMock = (): AgreedAmount => ((() => faker.finance.amount({ min: 1, max: 9999, dec: 2 }))())

export const getLoanApplyRequestMock = (overrideResponse: Partial<LoanApplyRequest> = {}): LoanApplyRequest => ({productId: getRowIdMock(), amount: getLoanAmountMock(), fee: getAgreedAmountMock(), security: getAgreedAmountMock(), totalInterest: getAgreedAmountMock(), overdueRate: getRateMock(), idempotencyKey: faker.helpers.arrayElement([getIdempotencyKeyMock(), undefined]), ...overrideResponse})

export const getLoanStatusMock = (): LoanStatus => (faker.helpers.arrayElement(['pending','refused','withdrawn','running','overdue','called','repaid'] as const))

export const getLoanMock = (overrideResponse: Partial<Loan> = {}): Loan => ({id: getEntryIdMock(), productId: getRowIdMock(), name: getNameMock(), currencyId: getCurrencyIdMock(), currencyName: getNameMock(), status: getLoanStatusMock(), dailyRate: getRateMock(), yearRate: getRateMock(), feeRate: getRateMock(), securityRate: getRateMock(), overdueRate: getRateMock(), periodDays: getPeriodDaysMock(), instalments: getInstalmentCountMock(), graceDays: getGraceDaysMock(), amount: getPositiveAmountMock(), fee: getAmountMock(), paidOut: getAmountMock(), security: getAmountMock(), securityUsed: getAmountMock(), totalInterest: getAmountMock(), total: getAmountMock(), apr: getRateMock(), createdAt: getTimeMock(), decidedAt: faker.helpers.arrayElement([getTimeMock(),null,]), startsAt: faker.helpers.arrayElement([getTimeMock(),null,]), nextDueAt: faker.helpers.arrayElement([getTimeMock(),null,]), paidInstalments: faker.number.int({min: 0, max: 60}), principalRepaid: getAmountMock(), interestPaid: getAmountMock(), charges: getAmountMock(), chargesPaid: getAmountMock(), outstanding: getAmountMock(), closedAt: faker.helpers.arrayElement([getTimeMock(),null,]), ...overrideResponse})

export const getLoanAnswerMock = (overrideResponse: Partial<LoanAnswer> = {}): LoanAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getLoanMock() }, ...overrideResponse})

export const getLoanWithdrawRequestMock = (overrideResponse: Partial<LoanWithdrawRequest> = {}): LoanWithdrawRequest => ({loanId: getEntryIdMock(), idempotencyKey: faker.helpers.arrayElement([getIdempotencyKeyMock(), undefined]), ...overrideResponse})

export const getLoanViewMock = (): LoanView => (faker.helpers.arrayElement(['open','ended'] as const))

export const getLoanPageMock = (overrideResponse: Partial<LoanPage> = {}): LoanPage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getLoanMock() })), total: getTotalMock(), ...overrideResponse})

export const getLateDayMock = (overrideResponse: Partial<LateDay> = {}): LateDay => ({instalment: faker.number.int({min: 1, max: 60}), day: getTimeMock(), amount: getAmountMock(), ...overrideResponse})

export const getLoanOwedMock = (overrideResponse: Partial<LoanOwed> = {}): LoanOwed => ({principal: getAmountMock(), interest: getAmountMock(), charge: getAmountMock(), total: getAmountMock(), ...overrideResponse})

export const getLoanDetailMock = (overrideResponse: Partial<LoanDetail> = {}): LoanDetail => ({loan: { ...getLoanMock() }, schedule: Array.from({ length: faker.number.int({min: 40, max: 60}) }, (_, i) => i + 1).map(() => ({ ...getLoanInstalmentMock() })), lateDays: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getLateDayMock() })), next: faker.helpers.arrayElement([{ ...getLoanOwedMock() },null,]), all: faker.helpers.arrayElement([{ ...getLoanOwedMock() },null,]), saves: getAmountMock(), available: getAmountMock(), ...overrideResponse})

export const getLoanDetailAnswerMock = (overrideResponse: Partial<LoanDetailAnswer> = {}): LoanDetailAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getLoanDetailMock() }, ...overrideResponse})

export const getLoanRepayRequestMock = (overrideResponse: Partial<LoanRepayRequest> = {}): LoanRepayRequest => ({loanId: getEntryIdMock(), kind: faker.helpers.arrayElement(['instalment','all'] as const), total: getAgreedAmountMock(), idempotencyKey: faker.helpers.arrayElement([getIdempotencyKeyMock(), undefined]), ...overrideResponse})

export const getLoanPaymentKindMock = (): LoanPaymentKind => (faker.helpers.arrayElement(['instalment','byHand','early','security'] as const))

export const getLoanPaymentMock = (overrideResponse: Partial<LoanPayment> = {}): LoanPayment => ({id: (() =>
  faker.string.numeric({ length: 18, allowLeadingZeros: false }) +
  '-' +
  faker.number.int({ min: 1, max: 9 }))(), loanId: getEntryIdMock(), number: faker.number.int({min: 1, max: 1000}), kind: getLoanPaymentKindMock(), instalment: faker.number.int({min: 1, max: 60}), day: getTimeMock(), daysLate: faker.number.int({min: 0, max: 365}), principal: getAmountMock(), interest: getAmountMock(), charge: getAmountMock(), total: getAmountMock(), transactionId: getEntryIdMock(), paidAt: getTimeMock(), ...overrideResponse})

export const getLoanPaymentPageMock = (overrideResponse: Partial<LoanPaymentPage> = {}): LoanPaymentPage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getLoanPaymentMock() })), total: getTotalMock(), ...overrideResponse})

export const getAssetCurrencyMock = (): AssetCurrency => (faker.helpers.arrayElement([getCurrencyIdMock(),null,]))

export const getAssetProductMock = (): AssetProduct => (faker.helpers.arrayElement([getRowIdMock(),null,]))

export const getTermDaysMock = (): TermDays => (faker.number.int({min: 1, max: 3650}))

export const getEarningProductStatusMock = (): EarningProductStatus => (faker.helpers.arrayElement(['open','soldOut','closed'] as const))

export const getEarlyBasisMock = (): EarlyBasis => (faker.helpers.arrayElement(['interest','principal'] as const))

export const getEarningProductMock = (overrideResponse: Partial<EarningProduct> = {}): EarningProduct => ({id: getRowIdMock(), name: getNameMock(), currencyId: getAssetCurrencyMock(), assetProductId: getAssetProductMock(), assetName: getNameMock(), decimals: faker.number.int({min: 0, max: 8}), termDays: getTermDaysMock(), dailyRate: getRateMock(), yearRate: getRateMock(), minAmount: getPositiveAmountMock(), maxAmount: getPositiveAmountMock(), personLimit: getPositiveAmountMock(), capacity: getPositiveAmountMock(), left: getAmountMock(), closesAt: faker.helpers.arrayElement([getTimeMock(),null,]), status: getEarningProductStatusMock(), earlyBasis: getEarlyBasisMock(), earlyRate: getRateMock(), since: getTimeMock(), ...overrideResponse})

export const getEarningProductPageMock = (overrideResponse: Partial<EarningProductPage> = {}): EarningProductPage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getEarningProductMock() })), total: getTotalMock(), ...overrideResponse})

export const getEarningProductAnswerMock = (overrideResponse: Partial<EarningProductAnswer> = {}): EarningProductAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getEarningProductMock() }, ...overrideResponse})

export const getEarningAmountMock = (): EarningAmount => ((() => faker.helpers.weightedArrayElement([
{
  weight: 6,
  value: faker.finance.amount({ min: 1, max: 9999, dec: 2 })
},
{
  weight: 1,
  value: faker.finance.amount({ min: 100_000_000, max: 9_999_999_999, dec: 2 })
},
{ weight: 1, value: '0.00' + faker.number.int({ min: 1, max: 9999 }) }]
))())

export const getEarningPreviewRequestMock = (overrideResponse: Partial<EarningPreviewRequest> = {}): EarningPreviewRequest => ({productId: getRowIdMock(), amount: getEarningAmountMock(), ...overrideResponse})

export const getEarningProblemMock = (overrideResponse: Partial<EarningProblem> = {}): EarningProblem => ({field: faker.helpers.arrayElement(['amount','product'] as const), msg: getMessageMock(), params: faker.helpers.arrayElement([{
        [faker.string.alphanumeric(5)]: (() => faker.number.int({ min: 1, max: 9999 }).toString())()
      }, undefined]), ...overrideResponse})

export const getEarningPreviewMock = (overrideResponse: Partial<EarningPreview> = {}): EarningPreview => ({productId: getRowIdMock(), name: getNameMock(), currencyId: getAssetCurrencyMock(), assetProductId: getAssetProductMock(), assetName: getNameMock(), amount: getAmountMock(), dailyRate: getRateMock(), yearRate: getRateMock(), termDays: getTermDaysMock(), startsAt: getTimeMock(), endsAt: getTimeMock(), dailyInterest: getAmountMock(), totalInterest: getAmountMock(), returns: getAmountMock(), earlyBasis: getEarlyBasisMock(), earlyRate: getRateMock(), earlyWorst: getAmountMock(), available: getAmountMock(), left: getAmountMock(), problem: faker.helpers.arrayElement([{ ...getEarningProblemMock() },null,]), ...overrideResponse})

export const getEarningPreviewAnswerMock = (overrideResponse: Partial<EarningPreviewAnswer> = {}): EarningPreviewAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getEarningPreviewMock() }, ...overrideResponse})

export const getEarningPlaceRequestMock = (overrideResponse: Partial<EarningPlaceRequest> = {}): EarningPlaceRequest => ({productId: getRowIdMock(), amount: getEarningAmountMock(), dailyRate: getRateMock(), earlyRate: getRateMock(), startsAt: getMomentMock(), idempotencyKey: faker.helpers.arrayElement([getIdempotencyKeyMock(), undefined]), ...overrideResponse})

export const getEarningOrderStatusMock = (): EarningOrderStatus => (faker.helpers.arrayElement(['running','matured','redeemed'] as const))

export const getEarningOrderMock = (overrideResponse: Partial<EarningOrder> = {}): EarningOrder => ({id: getEntryIdMock(), productId: getRowIdMock(), name: getNameMock(), currencyId: getAssetCurrencyMock(), assetProductId: getAssetProductMock(), assetName: getNameMock(), status: getEarningOrderStatusMock(), amount: getPositiveAmountMock(), dailyRate: getRateMock(), yearRate: getRateMock(), termDays: getTermDaysMock(), earlyBasis: getEarlyBasisMock(), earlyRate: getRateMock(), createdAt: getTimeMock(), startsAt: getTimeMock(), endsAt: getTimeMock(), dailyInterest: getAmountMock(), totalInterest: getAmountMock(), returns: getAmountMock(), daysAccrued: faker.number.int({min: 0, max: 3650}), accrued: getAmountMock(), nextAccrualAt: faker.helpers.arrayElement([getTimeMock(),null,]), penalty: faker.helpers.arrayElement([getAmountMock(),null,]), returned: faker.helpers.arrayElement([getAmountMock(),null,]), net: faker.helpers.arrayElement([getDecimalMock(),null,]), closedAt: faker.helpers.arrayElement([getTimeMock(),null,]), ...overrideResponse})

export const getEarningOrderAnswerMock = (overrideResponse: Partial<EarningOrderAnswer> = {}): EarningOrderAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getEarningOrderMock() }, ...overrideResponse})

export const getEarningOrderPageMock = (overrideResponse: Partial<EarningOrderPage> = {}): EarningOrderPage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getEarningOrderMock() })), total: getTotalMock(), ...overrideResponse})

export const getEarningExitRequestMock = (overrideResponse: Partial<EarningExitRequest> = {}): EarningExitRequest => ({orderId: getEntryIdMock(), ...overrideResponse})

export const getEarningExitMock = (overrideResponse: Partial<EarningExit> = {}): EarningExit => ({orderId: getEntryIdMock(), name: getNameMock(), currencyId: getAssetCurrencyMock(), assetProductId: getAssetProductMock(), assetName: getNameMock(), amount: getPositiveAmountMock(), daysAccrued: faker.number.int({min: 0, max: 3650}), accrued: getAmountMock(), earlyBasis: getEarlyBasisMock(), earlyRate: getRateMock(), penalty: getAmountMock(), returns: getAmountMock(), net: getDecimalMock(), nextAccrualAt: getTimeMock(), nextInterest: getAmountMock(), endsAt: getTimeMock(), forgone: getAmountMock(), ...overrideResponse})

export const getEarningExitAnswerMock = (overrideResponse: Partial<EarningExitAnswer> = {}): EarningExitAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getEarningExitMock() }, ...overrideResponse})

export const getEarningRedeemRequestMock = (overrideResponse: Partial<EarningRedeemRequest> = {}): EarningRedeemRequest => ({orderId: getEntryIdMock(), penalty: getAgreedAmountMock(), idempotencyKey: faker.helpers.arrayElement([getIdempotencyKeyMock(), undefined]), ...overrideResponse})

export const getEarningAccrualMock = (overrideResponse: Partial<EarningAccrual> = {}): EarningAccrual => ({id: (() =>
  faker.string.numeric({ length: 18, allowLeadingZeros: false }) +
  '-' +
  faker.number.int({ min: 1, max: 9 }))(), orderId: getEntryIdMock(), productId: getRowIdMock(), name: getNameMock(), currencyId: getAssetCurrencyMock(), assetProductId: getAssetProductMock(), assetName: getNameMock(), number: faker.number.int({min: 1, max: 3650}), day: getTimeMock(), principal: getPositiveAmountMock(), dailyRate: getRateMock(), amount: getAmountMock(), transactionId: getEntryIdMock(), postedAt: getTimeMock(), ...overrideResponse})

export const getEarningAccrualPageMock = (overrideResponse: Partial<EarningAccrualPage> = {}): EarningAccrualPage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getEarningAccrualMock() })), total: getTotalMock(), ...overrideResponse})

export const getEarningTotalMock = (overrideResponse: Partial<EarningTotal> = {}): EarningTotal => ({currencyId: getAssetCurrencyMock(), assetProductId: getAssetProductMock(), assetName: getNameMock(), running: getAmountMock(), orders: faker.number.int({min: 0, max: 1000000}), accrued: getAmountMock(), lastDay: getTimeMock(), lastDayEarned: getAmountMock(), ...overrideResponse})

export const getEarningTotalPageMock = (overrideResponse: Partial<EarningTotalPage> = {}): EarningTotalPage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getEarningTotalMock() })), total: getTotalMock(), ...overrideResponse})

export const getTeamLevelNumberMock = (): TeamLevelNumber => (faker.helpers.arrayElement([1,2] as const))

export const getTeamLevelMock = (overrideResponse: Partial<TeamLevel> = {}): TeamLevel => ({level: getTeamLevelNumberMock(), rate: getRateMock(), members: getTotalMock(), earned: getAmountMock(), ...overrideResponse})

export const getTeamMock = (overrideResponse: Partial<Team> = {}): Team => ({inviteCode: (() => faker.string.alphanumeric({ length: 8, casing: 'upper' }))(), invitedBy: faker.helpers.arrayElement([getNameMock(),null,]), currencyName: getNameMock(), earned: getAmountMock(), levels: Array.from({ length: faker.number.int({min: 2, max: 2}) }, (_, i) => i + 1).map(() => ({ ...getTeamLevelMock() })), ...overrideResponse})

export const getTeamAnswerMock = (overrideResponse: Partial<TeamAnswer> = {}): TeamAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getTeamMock() }, ...overrideResponse})

export const getTeamMemberMock = (overrideResponse: Partial<TeamMember> = {}): TeamMember => ({number: faker.number.int({min: 1, max: 1000000000}), level: getTeamLevelNumberMock(), name: getNameMock(), through: faker.helpers.arrayElement([getNameMock(),null,]), joinedAt: getTimeMock(), earned: getAmountMock(), ...overrideResponse})

export const getTeamMemberPageMock = (overrideResponse: Partial<TeamMemberPage> = {}): TeamMemberPage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getTeamMemberMock() })), total: getTotalMock(), ...overrideResponse})

export const getAwardKindMock = (): AwardKind => (faker.helpers.arrayElement(['team','task','voucher','activity'] as const))

export const getTaskCodeMock = (): TaskCode => (faker.helpers.arrayElement(['firstDeposit','firstSpotOrder','twoStep','basicIdentity'] as const))

export const getAwardMock = (overrideResponse: Partial<Award> = {}): Award => ({id: getEntryIdMock(), kind: getAwardKindMock(), amount: getPositiveAmountMock(), currencyName: getNameMock(), time: getTimeMock(), level: faker.helpers.arrayElement([getTeamLevelNumberMock(),null,]), memberName: faker.helpers.arrayElement([getNameMock(),null,]), day: faker.helpers.arrayElement([getTimeMock(),null,]), base: faker.helpers.arrayElement([getPositiveAmountMock(),null,]), rate: faker.helpers.arrayElement([getRateMock(),null,]), orderId: faker.helpers.arrayElement([getEntryIdMock(),null,]), taskCode: faker.helpers.arrayElement([getTaskCodeMock(),null,]), activityId: faker.helpers.arrayElement([getRowIdMock(),null,]), rank: faker.helpers.arrayElement([getTotalMock(),null,]), ...overrideResponse})

export const getAwardPageMock = (overrideResponse: Partial<AwardPage> = {}): AwardPage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getAwardMock() })), total: getTotalMock(), ...overrideResponse})

export const getAwardTotalMock = (overrideResponse: Partial<AwardTotal> = {}): AwardTotal => ({kind: getAwardKindMock(), count: getTotalMock(), amount: getAmountMock(), currencyName: getNameMock(), ...overrideResponse})

export const getAwardTotalPageMock = (overrideResponse: Partial<AwardTotalPage> = {}): AwardTotalPage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 4, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getAwardTotalMock() })), total: getTotalMock(), ...overrideResponse})

export const getTaskRewardMock = (overrideResponse: Partial<TaskReward> = {}): TaskReward => ({kind: faker.helpers.arrayElement(['bonus','feeVoucher'] as const), amount: getPositiveAmountMock(), currencyName: getNameMock(), validDays: faker.helpers.arrayElement([faker.number.int({min: 1, max: 366}),null,]), ...overrideResponse})

export const getWelfareTaskMock = (overrideResponse: Partial<WelfareTask> = {}): WelfareTask => ({code: getTaskCodeMock(), state: faker.helpers.arrayElement(['open','ready','claimed','expired'] as const), reward: { ...getTaskRewardMock() }, claimDays: faker.number.int({min: 1, max: 366}), doneAt: faker.helpers.arrayElement([getTimeMock(),null,]), claimBy: faker.helpers.arrayElement([getTimeMock(),null,]), claimedAt: faker.helpers.arrayElement([getTimeMock(),null,]), minFees: faker.helpers.arrayElement([getPositiveAmountMock(), undefined]), ...overrideResponse})

export const getWelfareTaskPageMock = (overrideResponse: Partial<WelfareTaskPage> = {}): WelfareTaskPage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 50}) }, (_, i) => i + 1).map(() => ({ ...getWelfareTaskMock() })), total: getTotalMock(), ...overrideResponse})

export const getClaimRequestMock = (overrideResponse: Partial<ClaimRequest> = {}): ClaimRequest => ({code: getTaskCodeMock(), idempotencyKey: faker.helpers.arrayElement([getIdempotencyKeyMock(), undefined]), ...overrideResponse})

export const getWelfareTaskAnswerMock = (overrideResponse: Partial<WelfareTaskAnswer> = {}): WelfareTaskAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getWelfareTaskMock() }, ...overrideResponse})

export const getVoucherStatusMock = (): VoucherStatus => (faker.helpers.arrayElement(['active','used','expired'] as const))

export const getVoucherMock = (overrideResponse: Partial<Voucher> = {}): Voucher => ({id: getEntryIdMock(), taskCode: getTaskCodeMock(), status: getVoucherStatusMock(), upTo: getPositiveAmountMock(), currencyName: getNameMock(), createdAt: getTimeMock(), expiresAt: getTimeMock(), usedAt: faker.helpers.arrayElement([getTimeMock(),null,]), amount: faker.helpers.arrayElement([getPositiveAmountMock(),null,]), orderId: faker.helpers.arrayElement([getEntryIdMock(),null,]), ...overrideResponse})

export const getVoucherPageMock = (overrideResponse: Partial<VoucherPage> = {}): VoucherPage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getVoucherMock() })), total: getTotalMock(), ...overrideResponse})

export const getActivityStateMock = (): ActivityState => (faker.helpers.arrayElement(['upcoming','running','ended'] as const))

export const getActivityPrizeMock = (overrideResponse: Partial<ActivityPrize> = {}): ActivityPrize => ({rank: faker.number.int({min: 1, max: 100}), amount: getPositiveAmountMock(), ...overrideResponse})

export const getActivityMock = (overrideResponse: Partial<Activity> = {}): Activity => ({id: getRowIdMock(), title: getNameMock(), summary: getTextMock(), state: getActivityStateMock(), isOpen: faker.datatype.boolean(), productType: getProductTypeMock(), productCode: getProductCodeMock(), startsAt: getTimeMock(), joinUntil: getTimeMock(), endsAt: getTimeMock(), prizes: Array.from({ length: faker.number.int({min: 40, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getActivityPrizeMock() })), currencyName: getNameMock(), participants: getTotalMock(), closePrice: faker.helpers.arrayElement([getPositiveAmountMock(),null,]), myForecast: faker.helpers.arrayElement([getPositiveAmountMock(),null,]), myRank: faker.helpers.arrayElement([getTotalMock(),null,]), ...overrideResponse})

export const getActivityPageMock = (overrideResponse: Partial<ActivityPage> = {}): ActivityPage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getActivityMock() })), total: getTotalMock(), ...overrideResponse})

export const getActivityDetailMock = (overrideResponse: Partial<ActivityDetail> = {}): ActivityDetail => ({activity: { ...getActivityMock() }, content: (() => '<p>' + faker.lorem.paragraphs({ min: 1, max: 4 }, '</p><p>') + '</p>')(), minForecast: getPositiveAmountMock(), maxForecast: getPositiveAmountMock(), priceScale: faker.number.int({min: 0, max: 11}), ...overrideResponse})

export const getActivityDetailAnswerMock = (overrideResponse: Partial<ActivityDetailAnswer> = {}): ActivityDetailAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getActivityDetailMock() }, ...overrideResponse})

export const getForecastMock = (): Forecast => ((() => faker.finance.amount({ min: 1, max: 9999, dec: 2 }))())

export const getActivityJoinRequestMock = (overrideResponse: Partial<ActivityJoinRequest> = {}): ActivityJoinRequest => ({id: getRowIdMock(), forecast: getForecastMock(), idempotencyKey: faker.helpers.arrayElement([getIdempotencyKeyMock(), undefined]), ...overrideResponse})

export const getActivityAnswerMock = (overrideResponse: Partial<ActivityAnswer> = {}): ActivityAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getActivityMock() }, ...overrideResponse})

export const getActivityResultMock = (overrideResponse: Partial<ActivityResult> = {}): ActivityResult => ({rank: faker.number.int({min: 1, max: 1000000000}), name: getNameMock(), forecast: getPositiveAmountMock(), distance: getAmountMock(), joinedAt: getTimeMock(), prize: faker.helpers.arrayElement([getPositiveAmountMock(),null,]), isMine: faker.datatype.boolean(), ...overrideResponse})

export const getActivityResultPageMock = (overrideResponse: Partial<ActivityResultPage> = {}): ActivityResultPage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getActivityResultMock() })), total: getTotalMock(), ...overrideResponse})

export const getShareOfferViewMock = (): ShareOfferView => (faker.helpers.arrayElement(['current','listed'] as const))

export const getShareOfferStatusMock = (): ShareOfferStatus => (faker.helpers.arrayElement(['upcoming','open','closed','drawn','listed'] as const))

export const getShareOfferMock = (overrideResponse: Partial<ShareOffer> = {}): ShareOffer => ({id: getRowIdMock(), productId: getRowIdMock(), productType: getProductTypeMock(), productCode: getProductCodeMock(), productName: getNameMock(), productNameLang: { ...getLocalizedTextMock() }, productImg: faker.helpers.arrayElement([getAssetPathMock(), undefined]), status: getShareOfferStatusMock(), price: getPositiveAmountMock(), lotSize: getPositiveAmountMock(), feeRate: getRateMock(), currencyId: getCurrencyIdMock(), currencyName: getNameMock(), marketPrice: getPositiveAmountMock(), nowPrice: getPositiveAmountMock(), nowPriceTime: getTimeMock(), totalLots: faker.number.int({min: 1, max: 1000000}), maxLots: faker.number.int({min: 1, max: 1000}), announcedAt: getTimeMock(), opensAt: getTimeMock(), closesAt: getTimeMock(), drawsAt: getTimeMock(), listsAt: getTimeMock(), ...overrideResponse})

export const getShareOfferPageMock = (overrideResponse: Partial<ShareOfferPage> = {}): ShareOfferPage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getShareOfferMock() })), total: getTotalMock(), ...overrideResponse})

export const getShareDrawMock = (overrideResponse: Partial<ShareDraw> = {}): ShareDraw => ({commitment: (() => faker.string.hexadecimal({ length: 64, prefix: '', casing: 'lower' }))(), seed: faker.helpers.arrayElement([(() => faker.string.hexadecimal({ length: 64, prefix: '', casing: 'lower' }))(),null,]), entriesHash: faker.helpers.arrayElement([(() => faker.string.hexadecimal({ length: 64, prefix: '', casing: 'lower' }))(),null,]), entries: faker.number.int({min: 0, max: 1000000}), appliedLots: faker.number.int({min: 0, max: 1000000000}), allottedLots: faker.helpers.arrayElement([faker.number.int({min: 0, max: 1000000}),null,]), ...overrideResponse})

export const getShareDocumentMock = (overrideResponse: Partial<ShareDocument> = {}): ShareDocument => ({id: faker.helpers.arrayElement(['summary','draw','risks','terms'] as const), title: getNameMock(), text: getTextMock(), ...overrideResponse})

export const getShareEntryIdMock = (): ShareEntryId => ((() => faker.string.hexadecimal({ length: 20, prefix: '', casing: 'lower' }))())

export const getShareSubscriptionStatusMock = (): ShareSubscriptionStatus => (faker.helpers.arrayElement(['waiting','cancelled','notAllotted','allotted','listed'] as const))

export const getShareLotsMock = (): ShareLots => (faker.number.int({min: 1, max: 1000}))

export const getShareSubscriptionMock = (overrideResponse: Partial<ShareSubscription> = {}): ShareSubscription => ({id: getEntryIdMock(), offerId: getRowIdMock(), entryId: getShareEntryIdMock(), productId: getRowIdMock(), productType: getProductTypeMock(), productCode: getProductCodeMock(), productName: getNameMock(), productNameLang: { ...getLocalizedTextMock() }, productImg: faker.helpers.arrayElement([getAssetPathMock(), undefined]), status: getShareSubscriptionStatusMock(), price: getPositiveAmountMock(), lotSize: getPositiveAmountMock(), feeRate: getRateMock(), currencyId: getCurrencyIdMock(), currencyName: getNameMock(), lots: getShareLotsMock(), shares: getPositiveAmountMock(), held: getPositiveAmountMock(), allottedLots: faker.helpers.arrayElement([faker.number.int({min: 0, max: 1000}),null,]), allottedShares: faker.helpers.arrayElement([getAmountMock(),null,]), cost: faker.helpers.arrayElement([getAmountMock(),null,]), fee: faker.helpers.arrayElement([getAmountMock(),null,]), refund: faker.helpers.arrayElement([getAmountMock(),null,]), createdAt: getTimeMock(), closesAt: getTimeMock(), drawsAt: getTimeMock(), listsAt: getTimeMock(), settledAt: faker.helpers.arrayElement([getTimeMock(),null,]), listedAt: faker.helpers.arrayElement([getTimeMock(),null,]), ...overrideResponse})

export const getShareOfferDetailMock = (overrideResponse: Partial<ShareOfferDetail> = {}): ShareOfferDetail => ({offer: { ...getShareOfferMock() }, draw: { ...getShareDrawMock() }, documents: Array.from({ length: faker.number.int({min: 20, max: 20}) }, (_, i) => i + 1).map(() => ({ ...getShareDocumentMock() })), mine: faker.helpers.arrayElement([{ ...getShareSubscriptionMock() },null,]), ...overrideResponse})

export const getShareOfferDetailAnswerMock = (overrideResponse: Partial<ShareOfferDetailAnswer> = {}): ShareOfferDetailAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getShareOfferDetailMock() }, ...overrideResponse})

export const getShareEntryMock = (overrideResponse: Partial<ShareEntry> = {}): ShareEntry => ({id: getShareEntryIdMock(), origin: faker.helpers.arrayElement(['account','sandbox'] as const), lots: getShareLotsMock(), allottedLots: faker.helpers.arrayElement([faker.number.int({min: 0, max: 1000}),null,]), ...overrideResponse})

export const getShareEntryPageMock = (overrideResponse: Partial<ShareEntryPage> = {}): ShareEntryPage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getShareEntryMock() })), total: getTotalMock(), ...overrideResponse})

export const getSharePreviewRequestMock = (overrideResponse: Partial<SharePreviewRequest> = {}): SharePreviewRequest => ({offerId: getRowIdMock(), lots: getShareLotsMock(), ...overrideResponse})

export const getShareProblemMock = (overrideResponse: Partial<ShareProblem> = {}): ShareProblem => ({field: faker.helpers.arrayElement(['offer','lots'] as const), msg: (() => 'hint_insufficient')(), params: faker.helpers.arrayElement([{
        [faker.string.alphanumeric(5)]: (() => faker.number.int({ min: 1, max: 9999 }).toString())()
      }, undefined]), ...overrideResponse})

export const getSharePreviewMock = (overrideResponse: Partial<SharePreview> = {}): SharePreview => ({offerId: getRowIdMock(), lots: getShareLotsMock(), shares: getPositiveAmountMock(), price: getPositiveAmountMock(), lotSize: getPositiveAmountMock(), feeRate: getRateMock(), currencyId: getCurrencyIdMock(), currencyName: getNameMock(), cost: getPositiveAmountMock(), fee: getAmountMock(), held: getPositiveAmountMock(), available: getAmountMock(), closesAt: getTimeMock(), drawsAt: getTimeMock(), listsAt: getTimeMock(), problem: faker.helpers.arrayElement([{ ...getShareProblemMock() },null,]), ...overrideResponse})

export const getSharePreviewAnswerMock = (overrideResponse: Partial<SharePreviewAnswer> = {}): SharePreviewAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getSharePreviewMock() }, ...overrideResponse})

export const getShareSubscribeRequestMock = (overrideResponse: Partial<ShareSubscribeRequest> = {}): ShareSubscribeRequest => ({offerId: getRowIdMock(), lots: getShareLotsMock(), idempotencyKey: faker.helpers.arrayElement([getIdempotencyKeyMock(), undefined]), ...overrideResponse})

export const getShareSubscriptionAnswerMock = (overrideResponse: Partial<ShareSubscriptionAnswer> = {}): ShareSubscriptionAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getShareSubscriptionMock() }, ...overrideResponse})

export const getShareCancelRequestMock = (overrideResponse: Partial<ShareCancelRequest> = {}): ShareCancelRequest => ({id: getEntryIdMock(), idempotencyKey: faker.helpers.arrayElement([getIdempotencyKeyMock(), undefined]), ...overrideResponse})

export const getShareSubscriptionPageMock = (overrideResponse: Partial<ShareSubscriptionPage> = {}): ShareSubscriptionPage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getShareSubscriptionMock() })), total: getTotalMock(), ...overrideResponse})

export const getHtmlMock = (): Html => ((() => '<p>' + faker.lorem.paragraphs({ min: 1, max: 4 }, '</p><p>') + '</p>')())

export const getQuestionMock = (overrideResponse: Partial<Question> = {}): Question => ({id: getRowIdMock(), category: faker.helpers.arrayElement(['account','money','trading','earning','safety'] as const), question: (() => faker.lorem.sentence({ min: 4, max: 20 }).slice(0, 300))(), answer: getHtmlMock(), ...overrideResponse})

export const getQuestionPageMock = (overrideResponse: Partial<QuestionPage> = {}): QuestionPage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getQuestionMock() })), total: getTotalMock(), ...overrideResponse})

export const getRichTextNameMock = (): RichTextName => (faker.helpers.arrayElement(['about','terms','privacy','risk','fees','accessibility'] as const))

export const getRichTextMock = (overrideResponse: Partial<RichText> = {}): RichText => ({name: getRichTextNameMock(), title: (() => faker.lorem.sentence({ min: 3, max: 18 }).slice(0, 200))(), content: getHtmlMock(), updatedAt: getTimeMock(), ...overrideResponse})

export const getRichTextAnswerMock = (overrideResponse: Partial<RichTextAnswer> = {}): RichTextAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getRichTextMock() }, ...overrideResponse})

export const getServiceMessageMock = (overrideResponse: Partial<ServiceMessage> = {}): ServiceMessage => ({id: getEntryIdMock(), sender: faker.helpers.arrayElement(['account','desk'] as const), text: (() => faker.lorem.sentences({ min: 1, max: 5 }))(), pictureId: faker.helpers.arrayElement([getEntryIdMock(),null,]), createdAt: getTimeMock(), readAt: faker.helpers.arrayElement([getTimeMock(),null,]), ...overrideResponse})

export const getServiceMessagePageMock = (overrideResponse: Partial<ServiceMessagePage> = {}): ServiceMessagePage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getServiceMessageMock() })), total: getTotalMock(), ...overrideResponse})

export const getServiceMessageRequestMock = (overrideResponse: Partial<ServiceMessageRequest> = {}): ServiceMessageRequest => ({text: faker.helpers.arrayElement([(() => faker.lorem.sentences({ min: 1, max: 5 }))(), undefined]), pictureId: faker.helpers.arrayElement([getEntryIdMock(), undefined]), idempotencyKey: faker.helpers.arrayElement([getIdempotencyKeyMock(), undefined]), ...overrideResponse})

export const getServiceMessageAnswerMock = (overrideResponse: Partial<ServiceMessageAnswer> = {}): ServiceMessageAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getServiceMessageMock() }, ...overrideResponse})

export const getServiceUnreadAnswerMock = (overrideResponse: Partial<ServiceUnreadAnswer> = {}): ServiceUnreadAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: faker.number.int({min: 0, max: 1000000000}), ...overrideResponse})

export const getSiteInfoMock = (overrideResponse: Partial<SiteInfo> = {}): SiteInfo => ({siteName: getNameMock(), logo: faker.helpers.arrayElement([getAssetPathMock(),null,]), sandbox: faker.datatype.boolean(), serviceEmail: faker.helpers.arrayElement([faker.internet.email(),null,]), otherValue: {
        [faker.string.alphanumeric(5)]: (() => faker.lorem.words({ min: 1, max: 5 }))()
      }, ...overrideResponse})

export const getSiteInfoAnswerMock = (overrideResponse: Partial<SiteInfoAnswer> = {}): SiteInfoAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getSiteInfoMock() }, ...overrideResponse})

export const getTipMock = (overrideResponse: Partial<Tip> = {}): Tip => ({id: getRowIdMock(), remark: (() => faker.lorem.words({ min: 1, max: 5 }))(), isVisible: getFlagMock(), content: { ...getLocalizedTextMock() }, ...overrideResponse})

export const getTipPageMock = (overrideResponse: Partial<TipPage> = {}): TipPage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getTipMock() })), total: getTotalMock(), ...overrideResponse})

export const getLanguageMessagesMock = (): LanguageMessages => ({
        [faker.string.alphanumeric(5)]: faker.helpers.arrayElement([getTextMock(),])
      })

export const getLanguageMessagesAnswerMock = (overrideResponse: Partial<LanguageMessagesAnswer> = {}): LanguageMessagesAnswer => ({code: getSuccessCodeMock(), msg: getMessageMock(), data: { ...getLanguageMessagesMock() }, ...overrideResponse})

export const getFeatureSwitchMock = (overrideResponse: Partial<FeatureSwitch> = {}): FeatureSwitch => ({id: getRowIdMock(), switchName: getNameMock(), status: getFlagMock(), description: (() => faker.lorem.words({ min: 1, max: 5 }))(), ...overrideResponse})

export const getFeatureSwitchPageMock = (overrideResponse: Partial<FeatureSwitchPage> = {}): FeatureSwitchPage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getFeatureSwitchMock() })), total: getTotalMock(), ...overrideResponse})

export const getAppLinkMock = (): AppLink => ((() => '/pages/tabs/quotes/quotes')())

export const getPopUpMock = (overrideResponse: Partial<PopUp> = {}): PopUp => ({id: getRowIdMock(), version: faker.number.int({min: 1, max: 2147483647}), title: (() => faker.lorem.sentence({ min: 3, max: 18 }).slice(0, 200))(), content: getTextMock(), image: faker.helpers.arrayElement([getAssetPathMock(),null,]), link: faker.helpers.arrayElement([getAppLinkMock(),null,]), ...overrideResponse})

export const getPopUpPageMock = (overrideResponse: Partial<PopUpPage> = {}): PopUpPage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getPopUpMock() })), total: getTotalMock(), ...overrideResponse})

export const getAppConfigRowMock = (overrideResponse: Partial<AppConfigRow> = {}): AppConfigRow => ({id: getRowIdMock(), pagePath: (() => '/pages/tabs/home/home-e')(), module: (() => faker.string.alpha({ length: 8, casing: 'lower' }))(), desc: (() => faker.lorem.sentence({ min: 3, max: 18 }).slice(0, 200))(), isVisible: getFlagMock(), sort: faker.number.int({min: 0, max: 100000}), title: faker.helpers.arrayElement([getTextMock(),null,]), subtitle: faker.helpers.arrayElement([getTextMock(),null,]), image: faker.helpers.arrayElement([getAssetPathMock(),null,]), link: faker.helpers.arrayElement([getAppLinkMock(),null,]), ...overrideResponse})

export const getAppConfigPageMock = (overrideResponse: Partial<AppConfigPage> = {}): AppConfigPage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getAppConfigRowMock() })), total: getTotalMock(), ...overrideResponse})

export const getNoticeMock = (overrideResponse: Partial<Notice> = {}): Notice => ({id: getRowIdMock(), title: (() => faker.lorem.sentence({ min: 3, max: 18 }).slice(0, 200))(), content: getTextMock(), time: getTimeMock(), ...overrideResponse})

export const getNoticePageMock = (overrideResponse: Partial<NoticePage> = {}): NoticePage => ({code: getSuccessCodeMock(), msg: getMessageMock(), rows: Array.from({ length: faker.number.int({min: 40, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getNoticeMock() })), total: getTotalMock(), ...overrideResponse})