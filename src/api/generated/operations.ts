/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type {
  AccountSafetyAnswer,
  ActivityAnswer,
  ActivityDetailAnswer,
  ActivityJoinRequest,
  ActivityPage,
  ActivityResultPage,
  AddressRestRequest,
  AdvancedRequest,
  AlertAnswer,
  AlertPage,
  AllocationAnswer,
  AppConfigPage,
  AssetPanelAnswer,
  AwardPage,
  AwardTotalPage,
  BalancePage,
  BankCardAnswer,
  BankCardPage,
  BankCardRequest,
  BankPropertyPage,
  BasicRequest,
  BecomeTraderRequest,
  BibiAssetPage,
  BibiCancelRequest,
  BibiOrderAnswer,
  BibiOrderPage,
  BibiPairPage,
  BibiPlaceRequest,
  BibiPreviewAnswer,
  BibiPreviewRequest,
  CancelWithdrawalRequest,
  CandlePageAnswer,
  ChangeAlertRequest,
  ChangeFollowRequest,
  ChangeWithdrawPasswordRequest,
  ClaimRequest,
  ClosingAnswer,
  ClosingProof,
  CodeRequest,
  CodeSentAnswer,
  ContractCancelRequest,
  ContractCloseRequest,
  ContractClosedPartAnswer,
  ContractExitsRequest,
  ContractMarginRequest,
  ContractOrderAnswer,
  ContractOrderPage,
  ContractPlaceRequest,
  ContractPositionAnswer,
  ContractPositionDetailAnswer,
  ContractPositionPage,
  ContractPreviewAnswer,
  ContractPreviewRequest,
  ContractRulesAnswer,
  CopyPage,
  CostMethodAnswer,
  CostMethodForm,
  CreateAlertRequest,
  DayChangeAnswer,
  DayResultPage,
  DeleteAlertRequest,
  DepositAnswer,
  DepositCancelRequest,
  DepositPage,
  DepositPayRequest,
  DepositRequest,
  DepthAnswer,
  Done,
  EarningAccrualPage,
  EarningExitAnswer,
  EarningExitRequest,
  EarningOrderAnswer,
  EarningOrderPage,
  EarningPlaceRequest,
  EarningPreviewAnswer,
  EarningPreviewRequest,
  EarningProductAnswer,
  EarningProductPage,
  EarningRedeemRequest,
  EarningTotalPage,
  EndedAnswer,
  EquityCurveAnswer,
  ExchangeAnswer,
  ExchangeInfoAnswer,
  ExchangePage,
  ExchangePreviewAnswer,
  ExchangePreviewRequest,
  ExchangeRequest,
  ExchangeTermsAnswer,
  ExportPartParams,
  ExportPartsAnswer,
  ExportRowsAnswer,
  FastTradeOptionPage,
  FeatureSwitchPage,
  FirstCode,
  FollowAnswer,
  FollowPage,
  FollowRequest,
  FullProof,
  GetActivityParams,
  GetAssetPanelParams,
  GetContractPositionParams,
  GetContractRulesParams,
  GetDayChangeParams,
  GetDepositParams,
  GetDepthParams,
  GetEquityCurveParams,
  GetLanguageMessagesParams,
  GetLiabilityProofParams,
  GetLoanParams,
  GetMarketTermsParams,
  GetMessageParams,
  GetMiningProductParams,
  GetPledgeProductParams,
  GetProductParams,
  GetRealisedReportParams,
  GetRichTextParams,
  GetShareOfferParams,
  GetTraderParams,
  GetUserBalanceParams,
  GetWithdrawalParams,
  HoldingPage,
  IdentityAnswer,
  LanguageMessagesAnswer,
  LedgerEntryPage,
  LiabilityProofAnswer,
  LiabilityRootPage,
  LiquidationNotice,
  LiquidationNoticeAnswer,
  ListActivitiesParams,
  ListActivityResultsParams,
  ListAlertsParams,
  ListAppConfigParams,
  ListAwardsParams,
  ListBankPropertiesParams,
  ListBibiOrdersParams,
  ListBibiPairsParams,
  ListCandlesParams,
  ListContractHistoryParams,
  ListContractOrdersParams,
  ListContractPositionsParams,
  ListCopiesParams,
  ListCryptoProductsParams,
  ListDayResultsParams,
  ListDepositsParams,
  ListExchangesParams,
  ListFastTradeOptionsParams,
  ListFollowsParams,
  ListForexProductsParams,
  ListFuturesProductsParams,
  ListLedgerEntriesParams,
  ListLiabilityRootsParams,
  ListLoanPaymentsParams,
  ListLoansParams,
  ListMarketDaysParams,
  ListMessagesParams,
  ListMiningOrdersParams,
  ListMiningOutputParams,
  ListNoticesParams,
  ListPlatformCurrenciesParams,
  ListPledgeInterestParams,
  ListPledgeOrdersParams,
  ListQuickOrdersParams,
  ListRealisedGainsParams,
  ListRecommendedProductsParams,
  ListServiceMessagesParams,
  ListShareEntriesParams,
  ListShareOffersParams,
  ListShareSubscriptionsParams,
  ListSparklinesParams,
  ListSpotOrdersParams,
  ListStockProductsParams,
  ListTeamMembersParams,
  ListTipsParams,
  ListTraderTradesParams,
  ListTradersParams,
  ListTradesParams,
  ListVouchersParams,
  ListWithdrawalsParams,
  LoanAnswer,
  LoanApplyRequest,
  LoanDetailAnswer,
  LoanPage,
  LoanPaymentPage,
  LoanPreviewAnswer,
  LoanPreviewRequest,
  LoanProductPage,
  LoanRepayRequest,
  LoanWithdrawRequest,
  LoginRequest,
  MarketDayPage,
  MarketTermsAnswer,
  MessageAnswer,
  MessagePage,
  MessageReadRequest,
  NewName,
  NewPasskey,
  NotePage,
  NoticePage,
  OrderFeeSettingPage,
  PasskeyAnswer,
  PasskeyChoice,
  PasskeyOptionsAnswer,
  PasskeyRename,
  PasskeySignInBegin,
  PasskeySignInRequest,
  PasskeysAnswer,
  PasswordChange,
  PasswordCodeRequest,
  PasswordProof,
  PlatformCurrencyPage,
  PopUpPage,
  ProductDetailAnswer,
  ProductPage,
  PushAnswer,
  PushRequest,
  QuestionPage,
  QuickOrderAnswer,
  QuickOrderPage,
  QuickPlaceRequest,
  QuickPreviewAnswer,
  QuickPreviewRequest,
  RealisedGainPage,
  RealisedReportAnswer,
  RechargeChannelPage,
  RecoveryCodesAnswer,
  RegisterRequest,
  ResetPasswordRequest,
  ResetWithdrawPasswordRequest,
  RichTextAnswer,
  SaveNoteRequest,
  SecondStepRequest,
  SecurityAnswer,
  ServiceMessageAnswer,
  ServiceMessagePage,
  ServiceMessageRequest,
  ServiceUnreadAnswer,
  SessionAnswer,
  SessionChoice,
  SessionsAnswer,
  SetWithdrawPasswordRequest,
  ShareCancelRequest,
  ShareEntryPage,
  ShareOfferDetailAnswer,
  ShareOfferPage,
  SharePreviewAnswer,
  SharePreviewRequest,
  ShareSubscribeRequest,
  ShareSubscriptionAnswer,
  ShareSubscriptionPage,
  SiteInfoAnswer,
  SparklinePage,
  SpotCancelRequest,
  SpotOrderAnswer,
  SpotOrderPage,
  SpotPlaceRequest,
  SpotPreviewAnswer,
  SpotPreviewRequest,
  StepUpAnswer,
  StepUpOptionsAnswer,
  StepUpProof,
  StopBeingTraderRequest,
  StopFollowingRequest,
  TeamAnswer,
  TeamMemberPage,
  TipPage,
  TradeListAnswer,
  TraderAnswer,
  TraderDetailAnswer,
  TraderPage,
  TraderTradePage,
  TradingLimitsAnswer,
  TradingLimitsRequest,
  TwoStepKeyAnswer,
  UnbindRequest,
  UnreadAnswer,
  UnreadCountAnswer,
  UploadAnswer,
  UploadRequest,
  UserBalanceAnswer,
  UserInfoAnswer,
  VoucherPage,
  WalletAddressAnswer,
  WalletAddressPage,
  WalletAddressRequest,
  WatchlistEntry,
  WatchlistGroupPage,
  WatchlistGroupRequest,
  WelfareTaskAnswer,
  WelfareTaskPage,
  WithdrawChannelPage,
  WithdrawPasswordSetAnswer,
  WithdrawPasswordStateAnswer,
  WithdrawalAnswer,
  WithdrawalPage,
  WithdrawalPreviewAnswer,
  WithdrawalPreviewRequest,
  WithdrawalRequest,
} from './models/index.ts';

/** Where each operation is, and whether a guest may call it. */
export const operations = {
  sendSignInCode: {"method":"post","path":"/api/auth/sendCode","tag":"auth","isPublic":true},
  register: {"method":"post","path":"/api/auth/register","tag":"auth","isPublic":true},
  login: {"method":"post","path":"/api/auth/login","tag":"auth","isPublic":true},
  signInSecondStep: {"method":"post","path":"/api/auth/secondStep","tag":"auth","isPublic":true},
  beginPasskeySignIn: {"method":"post","path":"/api/auth/beginPasskeySignIn","tag":"auth","isPublic":true},
  signInWithPasskey: {"method":"post","path":"/api/auth/signInWithPasskey","tag":"auth","isPublic":true},
  sendPasswordCode: {"method":"post","path":"/api/auth/sendPasswordCode","tag":"auth","isPublic":true},
  resetPassword: {"method":"post","path":"/api/auth/resetPassword","tag":"auth","isPublic":true},
  logout: {"method":"post","path":"/api/auth/logout","tag":"auth","isPublic":false},
  getUserInfo: {"method":"get","path":"/api/userInfo/getUserInfo","tag":"user","isPublic":false},
  renameAccount: {"method":"post","path":"/api/userInfo/rename","tag":"user","isPublic":false},
  getAssetPanel: {"method":"get","path":"/api/userInfo/personCenterPanelData","tag":"user","isPublic":false},
  isWithdrawPasswordSet: {"method":"get","path":"/api/userInfo/isSetWithPwd","tag":"user","isPublic":false},
  getUserBalance: {"method":"get","path":"/api/userInfo/userBalance","tag":"user","isPublic":false},
  countUnreadMessages: {"method":"get","path":"/api/siteMessage/notReadMessageCount","tag":"user","isPublic":false},
  listAlerts: {"method":"get","path":"/api/alert/list","tag":"alert","isPublic":false},
  createAlert: {"method":"post","path":"/api/alert/create","tag":"alert","isPublic":false},
  changeAlert: {"method":"post","path":"/api/alert/change","tag":"alert","isPublic":false},
  deleteAlert: {"method":"post","path":"/api/alert/delete","tag":"alert","isPublic":false},
  listNotes: {"method":"get","path":"/api/note/list","tag":"note","isPublic":false},
  saveNote: {"method":"post","path":"/api/note/save","tag":"note","isPublic":false},
  listMessages: {"method":"get","path":"/api/siteMessage/list","tag":"message","isPublic":false},
  getMessage: {"method":"get","path":"/api/siteMessage/detail","tag":"message","isPublic":false},
  getPush: {"method":"get","path":"/api/siteMessage/push","tag":"message","isPublic":false},
  subscribePush: {"method":"post","path":"/api/siteMessage/push/subscribe","tag":"message","isPublic":false},
  unsubscribePush: {"method":"post","path":"/api/siteMessage/push/unsubscribe","tag":"message","isPublic":false},
  readMessage: {"method":"post","path":"/api/siteMessage/read","tag":"message","isPublic":false},
  readAllMessages: {"method":"post","path":"/api/siteMessage/readAll","tag":"message","isPublic":false},
  getSecurity: {"method":"get","path":"/api/security/detail","tag":"security","isPublic":false},
  changePassword: {"method":"post","path":"/api/security/changePassword","tag":"security","isPublic":false},
  listSessions: {"method":"get","path":"/api/security/sessions","tag":"security","isPublic":false},
  endSession: {"method":"post","path":"/api/security/endSession","tag":"security","isPublic":false},
  endOtherSessions: {"method":"post","path":"/api/security/endOtherSessions","tag":"security","isPublic":false},
  beginTwoStep: {"method":"post","path":"/api/security/beginTwoStep","tag":"security","isPublic":false},
  confirmTwoStep: {"method":"post","path":"/api/security/confirmTwoStep","tag":"security","isPublic":false},
  endTwoStep: {"method":"post","path":"/api/security/endTwoStep","tag":"security","isPublic":false},
  renewRecoveryCodes: {"method":"post","path":"/api/security/renewRecoveryCodes","tag":"security","isPublic":false},
  listPasskeys: {"method":"get","path":"/api/security/passkeys","tag":"security","isPublic":false},
  beginPasskey: {"method":"post","path":"/api/security/beginPasskey","tag":"security","isPublic":false},
  addPasskey: {"method":"post","path":"/api/security/addPasskey","tag":"security","isPublic":false},
  renamePasskey: {"method":"post","path":"/api/security/renamePasskey","tag":"security","isPublic":false},
  removePasskey: {"method":"post","path":"/api/security/removePasskey","tag":"security","isPublic":false},
  beginStepUp: {"method":"post","path":"/api/security/beginStepUp","tag":"security","isPublic":false},
  confirmStepUp: {"method":"post","path":"/api/security/confirmStepUp","tag":"security","isPublic":false},
  getAccountSafety: {"method":"get","path":"/api/security/safety","tag":"security","isPublic":false},
  freezeAccount: {"method":"post","path":"/api/security/freeze","tag":"security","isPublic":false},
  unfreezeAccount: {"method":"post","path":"/api/security/unfreeze","tag":"security","isPublic":false},
  setAddressRest: {"method":"post","path":"/api/security/setAddressRest","tag":"security","isPublic":false},
  listExportParts: {"method":"get","path":"/api/account/exportParts","tag":"security","isPublic":false},
  exportPart: {"method":"get","path":"/api/account/export","tag":"security","isPublic":false},
  getClosing: {"method":"get","path":"/api/account/closing","tag":"security","isPublic":false},
  closeAccount: {"method":"post","path":"/api/account/close","tag":"security","isPublic":false},
  getIdentity: {"method":"get","path":"/api/identity/detail","tag":"identity","isPublic":false},
  submitBasicIdentity: {"method":"post","path":"/api/identity/submitBasic","tag":"identity","isPublic":false},
  submitAdvancedIdentity: {"method":"post","path":"/api/identity/submitAdvanced","tag":"identity","isPublic":false},
  listPlatformCurrencies: {"method":"get","path":"/api/platformCurrency/list","tag":"wallet","isPublic":true},
  listBibiAssets: {"method":"get","path":"/api/userBibiAssets/list","tag":"wallet","isPublic":false},
  listBankProperties: {"method":"get","path":"/api/bankPropertyConfig/list","tag":"wallet","isPublic":false},
  getExchangeInfo: {"method":"get","path":"/api/currencyExchangeRate/getExchangeInfo","tag":"wallet","isPublic":true},
  listBalances: {"method":"get","path":"/api/userBalance/list","tag":"wallet","isPublic":false},
  getAllocation: {"method":"get","path":"/api/userInfo/allocation","tag":"wallet","isPublic":false},
  getEquityCurve: {"method":"get","path":"/api/userInfo/equityCurve","tag":"wallet","isPublic":false},
  listDayResults: {"method":"get","path":"/api/userInfo/dayResults","tag":"wallet","isPublic":false},
  getDayChange: {"method":"get","path":"/api/userInfo/dayChange","tag":"wallet","isPublic":false},
  getRealisedReport: {"method":"get","path":"/api/userInfo/realisedReport","tag":"wallet","isPublic":false},
  listRealisedGains: {"method":"get","path":"/api/userInfo/realisedGains","tag":"wallet","isPublic":false},
  chooseCostMethod: {"method":"post","path":"/api/userInfo/costMethod/choose","tag":"wallet","isPublic":false},
  getExchangeTerms: {"method":"get","path":"/api/exchange/terms","tag":"exchange","isPublic":true},
  previewExchange: {"method":"post","path":"/api/exchange/preview","tag":"exchange","isPublic":false},
  createExchange: {"method":"post","path":"/api/exchange/create","tag":"exchange","isPublic":false},
  listExchanges: {"method":"get","path":"/api/exchange/list","tag":"exchange","isPublic":false},
  listLedgerEntries: {"method":"get","path":"/api/walletLog/list","tag":"wallet","isPublic":false},
  listLiabilityRoots: {"method":"get","path":"/api/liability/list","tag":"wallet","isPublic":true},
  getLiabilityProof: {"method":"get","path":"/api/liability/proof","tag":"wallet","isPublic":false},
  listRechargeChannels: {"method":"get","path":"/api/rechargeChannelConfig/list","tag":"deposit","isPublic":false},
  listWithdrawChannels: {"method":"get","path":"/api/withdrawChannelConfig/list","tag":"deposit","isPublic":false},
  createDeposit: {"method":"post","path":"/api/recharge/create","tag":"deposit","isPublic":false},
  getDeposit: {"method":"get","path":"/api/recharge/detail","tag":"deposit","isPublic":false},
  cancelDeposit: {"method":"post","path":"/api/recharge/cancel","tag":"deposit","isPublic":false},
  payDeposit: {"method":"post","path":"/api/recharge/linePay","tag":"deposit","isPublic":false},
  listDeposits: {"method":"get","path":"/api/recharge/list","tag":"deposit","isPublic":false},
  uploadFile: {"method":"post","path":"/api/upload/file","tag":"upload","isPublic":false},
  readUpload: {"method":"get","path":"/api/upload/content","tag":"upload","isPublic":false},
  listBankCards: {"method":"get","path":"/api/bankCard/list","tag":"binding","isPublic":false},
  bindBankCard: {"method":"post","path":"/api/bankCard/bind","tag":"binding","isPublic":false},
  unbindBankCard: {"method":"post","path":"/api/bankCard/unbind","tag":"binding","isPublic":false},
  listWalletAddresses: {"method":"get","path":"/api/walletAddress/list","tag":"binding","isPublic":false},
  bindWalletAddress: {"method":"post","path":"/api/walletAddress/bind","tag":"binding","isPublic":false},
  unbindWalletAddress: {"method":"post","path":"/api/walletAddress/unbind","tag":"binding","isPublic":false},
  getWithdrawPasswordState: {"method":"get","path":"/api/withdrawPassword/state","tag":"withdraw","isPublic":false},
  setWithdrawPassword: {"method":"post","path":"/api/withdrawPassword/set","tag":"withdraw","isPublic":false},
  changeWithdrawPassword: {"method":"post","path":"/api/withdrawPassword/change","tag":"withdraw","isPublic":false},
  sendWithdrawPasswordCode: {"method":"post","path":"/api/withdrawPassword/code","tag":"withdraw","isPublic":false},
  resetWithdrawPassword: {"method":"post","path":"/api/withdrawPassword/reset","tag":"withdraw","isPublic":false},
  previewWithdrawal: {"method":"post","path":"/api/withdraw/preview","tag":"withdraw","isPublic":false},
  createWithdrawal: {"method":"post","path":"/api/withdraw/create","tag":"withdraw","isPublic":false},
  cancelWithdrawal: {"method":"post","path":"/api/withdraw/cancel","tag":"withdraw","isPublic":false},
  listWithdrawals: {"method":"get","path":"/api/withdraw/list","tag":"withdraw","isPublic":false},
  getWithdrawal: {"method":"get","path":"/api/withdraw/detail","tag":"withdraw","isPublic":false},
  listStockProducts: {"method":"get","path":"/api/stockProduct/list","tag":"market","isPublic":true},
  listCryptoProducts: {"method":"get","path":"/api/cryptocurrencyProduct/list","tag":"market","isPublic":true},
  listFuturesProducts: {"method":"get","path":"/api/futuresProduct/list","tag":"market","isPublic":true},
  listForexProducts: {"method":"get","path":"/api/forexProduct/list","tag":"market","isPublic":true},
  listRecommendedProducts: {"method":"get","path":"/api/homeRecommendProducts/list","tag":"market","isPublic":true},
  listSparklines: {"method":"get","path":"/api/product/sparklines","tag":"market","isPublic":true},
  listWatchlist: {"method":"get","path":"/api/userProductOption/list","tag":"market","isPublic":false},
  addToWatchlist: {"method":"post","path":"/api/userProductOption/addOption","tag":"market","isPublic":false},
  removeFromWatchlist: {"method":"post","path":"/api/userProductOption/removeOption","tag":"market","isPublic":false},
  listWatchlistGroups: {"method":"get","path":"/api/userProductOption/groups","tag":"market","isPublic":false},
  saveWatchlistGroup: {"method":"post","path":"/api/userProductOption/saveGroup","tag":"market","isPublic":false},
  getProduct: {"method":"get","path":"/api/product/detail","tag":"market","isPublic":true},
  listCandles: {"method":"get","path":"/api/product/candles","tag":"market","isPublic":true},
  getDepth: {"method":"get","path":"/api/product/depth","tag":"market","isPublic":true},
  listTrades: {"method":"get","path":"/api/product/trades","tag":"market","isPublic":true},
  listMarketDays: {"method":"get","path":"/api/market/days","tag":"market","isPublic":true},
  getMarketTerms: {"method":"get","path":"/api/market/terms","tag":"market","isPublic":true},
  streamQuotes: {"method":"get","path":"/api/quoteStream","tag":"market","isPublic":true},
  listOrderFeeSettings: {"method":"get","path":"/api/orderFeeSetting/list","tag":"spot","isPublic":true},
  listFastTradeOptions: {"method":"get","path":"/api/fastTradeOrderOptions/list","tag":"spot","isPublic":true},
  previewSpotOrder: {"method":"post","path":"/api/spotOrder/preview","tag":"spot","isPublic":false},
  placeSpotOrder: {"method":"post","path":"/api/spotOrder/place","tag":"spot","isPublic":false},
  cancelSpotOrder: {"method":"post","path":"/api/spotOrder/cancel","tag":"spot","isPublic":false},
  listSpotOrders: {"method":"get","path":"/api/spotOrder/list","tag":"spot","isPublic":false},
  listHoldings: {"method":"get","path":"/api/spotHolding/list","tag":"spot","isPublic":false},
  listBibiPairs: {"method":"get","path":"/api/bibiPair/list","tag":"bibi","isPublic":true},
  previewBibiOrder: {"method":"post","path":"/api/bibiOrder/preview","tag":"bibi","isPublic":false},
  placeBibiOrder: {"method":"post","path":"/api/bibiOrder/place","tag":"bibi","isPublic":false},
  cancelBibiOrder: {"method":"post","path":"/api/bibiOrder/cancel","tag":"bibi","isPublic":false},
  listBibiOrders: {"method":"get","path":"/api/bibiOrder/list","tag":"bibi","isPublic":false},
  getContractRules: {"method":"get","path":"/api/contract/rules","tag":"contract","isPublic":true},
  getLiquidationNotice: {"method":"get","path":"/api/contract/liquidationNotice","tag":"contract","isPublic":false},
  chooseLiquidationNotice: {"method":"post","path":"/api/contract/liquidationNotice/choose","tag":"contract","isPublic":false},
  previewContractOrder: {"method":"post","path":"/api/contractOrder/preview","tag":"contract","isPublic":false},
  placeContractOrder: {"method":"post","path":"/api/contractOrder/place","tag":"contract","isPublic":false},
  cancelContractOrder: {"method":"post","path":"/api/contractOrder/cancel","tag":"contract","isPublic":false},
  listContractOrders: {"method":"get","path":"/api/contractOrder/list","tag":"contract","isPublic":false},
  listContractPositions: {"method":"get","path":"/api/contractPosition/list","tag":"contract","isPublic":false},
  listContractHistory: {"method":"get","path":"/api/contractPosition/history","tag":"contract","isPublic":false},
  getContractPosition: {"method":"get","path":"/api/contractPosition/detail","tag":"contract","isPublic":false},
  closeContractPosition: {"method":"post","path":"/api/contractPosition/close","tag":"contract","isPublic":false},
  addContractMargin: {"method":"post","path":"/api/contractPosition/addMargin","tag":"contract","isPublic":false},
  setContractExits: {"method":"post","path":"/api/contractPosition/setExits","tag":"contract","isPublic":false},
  previewQuickOrder: {"method":"post","path":"/api/quickOrder/preview","tag":"quick","isPublic":false},
  placeQuickOrder: {"method":"post","path":"/api/quickOrder/place","tag":"quick","isPublic":false},
  listQuickOrders: {"method":"get","path":"/api/quickOrder/list","tag":"quick","isPublic":false},
  getTradingLimits: {"method":"get","path":"/api/tradingLimits/detail","tag":"quick","isPublic":false},
  setTradingLimits: {"method":"post","path":"/api/tradingLimits/set","tag":"quick","isPublic":false},
  listTraders: {"method":"get","path":"/api/trader/list","tag":"follow","isPublic":true},
  getTrader: {"method":"get","path":"/api/trader/detail","tag":"follow","isPublic":true},
  listTraderTrades: {"method":"get","path":"/api/trader/trades","tag":"follow","isPublic":true},
  becomeTrader: {"method":"post","path":"/api/trader/become","tag":"follow","isPublic":false},
  stopBeingTrader: {"method":"post","path":"/api/trader/stop","tag":"follow","isPublic":false},
  followTrader: {"method":"post","path":"/api/follow/start","tag":"follow","isPublic":false},
  changeFollow: {"method":"post","path":"/api/follow/change","tag":"follow","isPublic":false},
  stopFollowing: {"method":"post","path":"/api/follow/stop","tag":"follow","isPublic":false},
  listFollows: {"method":"get","path":"/api/follow/list","tag":"follow","isPublic":false},
  listCopies: {"method":"get","path":"/api/follow/copies","tag":"follow","isPublic":false},
  listLoanProducts: {"method":"get","path":"/api/loanProduct/list","tag":"loan","isPublic":true},
  previewLoan: {"method":"post","path":"/api/loan/preview","tag":"loan","isPublic":false},
  applyForLoan: {"method":"post","path":"/api/loan/apply","tag":"loan","isPublic":false},
  withdrawLoanApplication: {"method":"post","path":"/api/loan/withdraw","tag":"loan","isPublic":false},
  listLoans: {"method":"get","path":"/api/loan/list","tag":"loan","isPublic":false},
  getLoan: {"method":"get","path":"/api/loan/detail","tag":"loan","isPublic":false},
  repayLoan: {"method":"post","path":"/api/loan/repay","tag":"loan","isPublic":false},
  listLoanPayments: {"method":"get","path":"/api/loanPayment/list","tag":"loan","isPublic":false},
  listPledgeProducts: {"method":"get","path":"/api/pledgeProduct/list","tag":"pledge","isPublic":true},
  getPledgeProduct: {"method":"get","path":"/api/pledgeProduct/detail","tag":"pledge","isPublic":true},
  previewPledge: {"method":"post","path":"/api/pledgeOrder/preview","tag":"pledge","isPublic":false},
  placePledge: {"method":"post","path":"/api/pledgeOrder/place","tag":"pledge","isPublic":false},
  listPledgeOrders: {"method":"get","path":"/api/pledgeOrder/list","tag":"pledge","isPublic":false},
  previewPledgeRedemption: {"method":"post","path":"/api/pledgeOrder/previewRedemption","tag":"pledge","isPublic":false},
  redeemPledge: {"method":"post","path":"/api/pledgeOrder/redeem","tag":"pledge","isPublic":false},
  listPledgeInterest: {"method":"get","path":"/api/pledgeInterest/list","tag":"pledge","isPublic":false},
  listMiningTotals: {"method":"get","path":"/api/lockMining/totals","tag":"mining","isPublic":false},
  listMiningProducts: {"method":"get","path":"/api/lockMiningProduct/list","tag":"mining","isPublic":true},
  getMiningProduct: {"method":"get","path":"/api/lockMiningProduct/detail","tag":"mining","isPublic":true},
  previewMining: {"method":"post","path":"/api/lockMiningOrder/preview","tag":"mining","isPublic":false},
  placeMiningOrder: {"method":"post","path":"/api/lockMiningOrder/place","tag":"mining","isPublic":false},
  listMiningOrders: {"method":"get","path":"/api/lockMiningOrder/list","tag":"mining","isPublic":false},
  previewMiningRelease: {"method":"post","path":"/api/lockMiningOrder/previewRelease","tag":"mining","isPublic":false},
  releaseMiningOrder: {"method":"post","path":"/api/lockMiningOrder/release","tag":"mining","isPublic":false},
  listMiningOutput: {"method":"get","path":"/api/lockMiningOutput/list","tag":"mining","isPublic":false},
  getTeam: {"method":"get","path":"/api/team/detail","tag":"team","isPublic":false},
  listTeamMembers: {"method":"get","path":"/api/team/members","tag":"team","isPublic":false},
  listAwards: {"method":"get","path":"/api/award/list","tag":"reward","isPublic":false},
  listAwardTotals: {"method":"get","path":"/api/award/totals","tag":"reward","isPublic":false},
  listWelfareTasks: {"method":"get","path":"/api/welfareTask/list","tag":"reward","isPublic":true},
  claimWelfareTask: {"method":"post","path":"/api/welfareTask/claim","tag":"reward","isPublic":false},
  listVouchers: {"method":"get","path":"/api/voucher/list","tag":"reward","isPublic":false},
  listActivities: {"method":"get","path":"/api/activity/list","tag":"activity","isPublic":true},
  getActivity: {"method":"get","path":"/api/activity/detail","tag":"activity","isPublic":true},
  joinActivity: {"method":"post","path":"/api/activity/join","tag":"activity","isPublic":false},
  listActivityResults: {"method":"get","path":"/api/activity/results","tag":"activity","isPublic":true},
  listShareOffers: {"method":"get","path":"/api/newShares/list","tag":"new-shares","isPublic":true},
  getShareOffer: {"method":"get","path":"/api/newShares/detail","tag":"new-shares","isPublic":true},
  listShareEntries: {"method":"get","path":"/api/newShares/entries","tag":"new-shares","isPublic":true},
  previewShareSubscription: {"method":"post","path":"/api/newShares/preview","tag":"new-shares","isPublic":false},
  subscribeToShares: {"method":"post","path":"/api/newShares/subscribe","tag":"new-shares","isPublic":false},
  cancelShareSubscription: {"method":"post","path":"/api/newShares/cancel","tag":"new-shares","isPublic":false},
  listShareSubscriptions: {"method":"get","path":"/api/newShares/his","tag":"new-shares","isPublic":false},
  listQuestions: {"method":"get","path":"/api/question/list","tag":"help","isPublic":true},
  getRichText: {"method":"get","path":"/api/richText/detail","tag":"help","isPublic":true},
  listServiceMessages: {"method":"get","path":"/api/service/list","tag":"help","isPublic":false},
  sendServiceMessage: {"method":"post","path":"/api/service/send","tag":"help","isPublic":false},
  readServiceMessages: {"method":"post","path":"/api/service/read","tag":"help","isPublic":false},
  countServiceAnswers: {"method":"get","path":"/api/service/unread","tag":"help","isPublic":false},
  getSiteInfo: {"method":"get","path":"/api/siteInfo/getSiteInfo","tag":"site","isPublic":true},
  listTips: {"method":"get","path":"/api/textLang/list","tag":"site","isPublic":true},
  getLanguageMessages: {"method":"get","path":"/api/langMgr/list","tag":"site","isPublic":true},
  listSwitches: {"method":"get","path":"/api/switchSet/list","tag":"site","isPublic":true},
  listPopUps: {"method":"get","path":"/api/popUp/list","tag":"site","isPublic":true},
  listAppConfig: {"method":"get","path":"/api/appConfig/list","tag":"site","isPublic":true},
  listNotices: {"method":"get","path":"/api/notice/list","tag":"site","isPublic":true},
} as const;

export type OperationId = keyof typeof operations;

/** Begins the query keys of an operation. */
export type OperationPath = (typeof operations)[OperationId]['path'];

/** What each operation takes and, when it succeeds, gives; a stream or a file gives no value. */
export interface Operations {
  sendSignInCode: { query: Empty; body: CodeRequest; answer: CodeSentAnswer; isPublic: true };
  register: { query: Empty; body: RegisterRequest; answer: SessionAnswer; isPublic: true };
  login: { query: Empty; body: LoginRequest; answer: SessionAnswer; isPublic: true };
  signInSecondStep: { query: Empty; body: SecondStepRequest; answer: SessionAnswer; isPublic: true };
  beginPasskeySignIn: { query: Empty; body: PasskeySignInBegin; answer: PasskeyOptionsAnswer; isPublic: true };
  signInWithPasskey: { query: Empty; body: PasskeySignInRequest; answer: SessionAnswer; isPublic: true };
  sendPasswordCode: { query: Empty; body: PasswordCodeRequest; answer: CodeSentAnswer; isPublic: true };
  resetPassword: { query: Empty; body: ResetPasswordRequest; answer: SessionAnswer; isPublic: true };
  logout: { query: Empty; body: Empty; answer: Done; isPublic: false };
  getUserInfo: { query: Empty; body: Empty; answer: UserInfoAnswer; isPublic: false };
  renameAccount: { query: Empty; body: NewName; answer: UserInfoAnswer; isPublic: false };
  getAssetPanel: { query: GetAssetPanelParams; body: Empty; answer: AssetPanelAnswer; isPublic: false };
  isWithdrawPasswordSet: { query: Empty; body: Empty; answer: WithdrawPasswordSetAnswer; isPublic: false };
  getUserBalance: { query: GetUserBalanceParams; body: Empty; answer: UserBalanceAnswer; isPublic: false };
  countUnreadMessages: { query: Empty; body: Empty; answer: UnreadCountAnswer; isPublic: false };
  listAlerts: { query: ListAlertsParams; body: Empty; answer: AlertPage; isPublic: false };
  createAlert: { query: Empty; body: WithKey<CreateAlertRequest>; answer: AlertAnswer; isPublic: false };
  changeAlert: { query: Empty; body: ChangeAlertRequest; answer: AlertAnswer; isPublic: false };
  deleteAlert: { query: Empty; body: DeleteAlertRequest; answer: Done; isPublic: false };
  listNotes: { query: Empty; body: Empty; answer: NotePage; isPublic: false };
  saveNote: { query: Empty; body: SaveNoteRequest; answer: Done; isPublic: false };
  listMessages: { query: ListMessagesParams; body: Empty; answer: MessagePage; isPublic: false };
  getMessage: { query: GetMessageParams; body: Empty; answer: MessageAnswer; isPublic: false };
  getPush: { query: Empty; body: Empty; answer: PushAnswer; isPublic: false };
  subscribePush: { query: Empty; body: PushRequest; answer: PushAnswer; isPublic: false };
  unsubscribePush: { query: Empty; body: Empty; answer: PushAnswer; isPublic: false };
  readMessage: { query: Empty; body: MessageReadRequest; answer: UnreadAnswer; isPublic: false };
  readAllMessages: { query: Empty; body: Empty; answer: UnreadAnswer; isPublic: false };
  getSecurity: { query: Empty; body: Empty; answer: SecurityAnswer; isPublic: false };
  changePassword: { query: Empty; body: PasswordChange; answer: EndedAnswer; isPublic: false };
  listSessions: { query: Empty; body: Empty; answer: SessionsAnswer; isPublic: false };
  endSession: { query: Empty; body: SessionChoice; answer: Done; isPublic: false };
  endOtherSessions: { query: Empty; body: Empty; answer: EndedAnswer; isPublic: false };
  beginTwoStep: { query: Empty; body: PasswordProof; answer: TwoStepKeyAnswer; isPublic: false };
  confirmTwoStep: { query: Empty; body: FirstCode; answer: RecoveryCodesAnswer; isPublic: false };
  endTwoStep: { query: Empty; body: FullProof; answer: Done; isPublic: false };
  renewRecoveryCodes: { query: Empty; body: FullProof; answer: RecoveryCodesAnswer; isPublic: false };
  listPasskeys: { query: Empty; body: Empty; answer: PasskeysAnswer; isPublic: false };
  beginPasskey: { query: Empty; body: Empty; answer: PasskeyOptionsAnswer; isPublic: false };
  addPasskey: { query: Empty; body: NewPasskey; answer: PasskeyAnswer; isPublic: false };
  renamePasskey: { query: Empty; body: PasskeyRename; answer: Done; isPublic: false };
  removePasskey: { query: Empty; body: PasskeyChoice; answer: Done; isPublic: false };
  beginStepUp: { query: Empty; body: Empty; answer: StepUpOptionsAnswer; isPublic: false };
  confirmStepUp: { query: Empty; body: StepUpProof; answer: StepUpAnswer; isPublic: false };
  getAccountSafety: { query: Empty; body: Empty; answer: AccountSafetyAnswer; isPublic: false };
  freezeAccount: { query: Empty; body: Empty; answer: AccountSafetyAnswer; isPublic: false };
  unfreezeAccount: { query: Empty; body: Empty; answer: AccountSafetyAnswer; isPublic: false };
  setAddressRest: { query: Empty; body: AddressRestRequest; answer: AccountSafetyAnswer; isPublic: false };
  listExportParts: { query: Empty; body: Empty; answer: ExportPartsAnswer; isPublic: false };
  exportPart: { query: ExportPartParams; body: Empty; answer: ExportRowsAnswer; isPublic: false };
  getClosing: { query: Empty; body: Empty; answer: ClosingAnswer; isPublic: false };
  closeAccount: { query: Empty; body: ClosingProof; answer: Done; isPublic: false };
  getIdentity: { query: Empty; body: Empty; answer: IdentityAnswer; isPublic: false };
  submitBasicIdentity: { query: Empty; body: BasicRequest; answer: IdentityAnswer; isPublic: false };
  submitAdvancedIdentity: { query: Empty; body: AdvancedRequest; answer: IdentityAnswer; isPublic: false };
  listPlatformCurrencies: { query: ListPlatformCurrenciesParams; body: Empty; answer: PlatformCurrencyPage; isPublic: true };
  listBibiAssets: { query: Empty; body: Empty; answer: BibiAssetPage; isPublic: false };
  listBankProperties: { query: ListBankPropertiesParams; body: Empty; answer: BankPropertyPage; isPublic: false };
  getExchangeInfo: { query: Empty; body: Empty; answer: ExchangeInfoAnswer; isPublic: true };
  listBalances: { query: Empty; body: Empty; answer: BalancePage; isPublic: false };
  getAllocation: { query: Empty; body: Empty; answer: AllocationAnswer; isPublic: false };
  getEquityCurve: { query: GetEquityCurveParams; body: Empty; answer: EquityCurveAnswer; isPublic: false };
  listDayResults: { query: ListDayResultsParams; body: Empty; answer: DayResultPage; isPublic: false };
  getDayChange: { query: GetDayChangeParams; body: Empty; answer: DayChangeAnswer; isPublic: false };
  getRealisedReport: { query: GetRealisedReportParams; body: Empty; answer: RealisedReportAnswer; isPublic: false };
  listRealisedGains: { query: ListRealisedGainsParams; body: Empty; answer: RealisedGainPage; isPublic: false };
  chooseCostMethod: { query: Empty; body: CostMethodForm; answer: CostMethodAnswer; isPublic: false };
  getExchangeTerms: { query: Empty; body: Empty; answer: ExchangeTermsAnswer; isPublic: true };
  previewExchange: { query: Empty; body: ExchangePreviewRequest; answer: ExchangePreviewAnswer; isPublic: false };
  createExchange: { query: Empty; body: WithKey<ExchangeRequest>; answer: ExchangeAnswer; isPublic: false };
  listExchanges: { query: ListExchangesParams; body: Empty; answer: ExchangePage; isPublic: false };
  listLedgerEntries: { query: ListLedgerEntriesParams; body: Empty; answer: LedgerEntryPage; isPublic: false };
  listLiabilityRoots: { query: ListLiabilityRootsParams; body: Empty; answer: LiabilityRootPage; isPublic: true };
  getLiabilityProof: { query: GetLiabilityProofParams; body: Empty; answer: LiabilityProofAnswer; isPublic: false };
  listRechargeChannels: { query: Empty; body: Empty; answer: RechargeChannelPage; isPublic: false };
  listWithdrawChannels: { query: Empty; body: Empty; answer: WithdrawChannelPage; isPublic: false };
  createDeposit: { query: Empty; body: WithKey<DepositRequest>; answer: DepositAnswer; isPublic: false };
  getDeposit: { query: GetDepositParams; body: Empty; answer: DepositAnswer; isPublic: false };
  cancelDeposit: { query: Empty; body: WithKey<DepositCancelRequest>; answer: DepositAnswer; isPublic: false };
  payDeposit: { query: Empty; body: WithKey<DepositPayRequest>; answer: DepositAnswer; isPublic: false };
  listDeposits: { query: ListDepositsParams; body: Empty; answer: DepositPage; isPublic: false };
  uploadFile: { query: Empty; body: UploadRequest; answer: UploadAnswer; isPublic: false };
  readUpload: { query: Record<string, string>; body: Empty; answer: never; isPublic: false };
  listBankCards: { query: Empty; body: Empty; answer: BankCardPage; isPublic: false };
  bindBankCard: { query: Empty; body: BankCardRequest; answer: BankCardAnswer; isPublic: false };
  unbindBankCard: { query: Empty; body: UnbindRequest; answer: Done; isPublic: false };
  listWalletAddresses: { query: Empty; body: Empty; answer: WalletAddressPage; isPublic: false };
  bindWalletAddress: { query: Empty; body: WalletAddressRequest; answer: WalletAddressAnswer; isPublic: false };
  unbindWalletAddress: { query: Empty; body: UnbindRequest; answer: Done; isPublic: false };
  getWithdrawPasswordState: { query: Empty; body: Empty; answer: WithdrawPasswordStateAnswer; isPublic: false };
  setWithdrawPassword: { query: Empty; body: SetWithdrawPasswordRequest; answer: WithdrawPasswordStateAnswer; isPublic: false };
  changeWithdrawPassword: { query: Empty; body: ChangeWithdrawPasswordRequest; answer: WithdrawPasswordStateAnswer; isPublic: false };
  sendWithdrawPasswordCode: { query: Empty; body: Empty; answer: CodeSentAnswer; isPublic: false };
  resetWithdrawPassword: { query: Empty; body: ResetWithdrawPasswordRequest; answer: WithdrawPasswordStateAnswer; isPublic: false };
  previewWithdrawal: { query: Empty; body: WithdrawalPreviewRequest; answer: WithdrawalPreviewAnswer; isPublic: false };
  createWithdrawal: { query: Empty; body: WithKey<WithdrawalRequest>; answer: WithdrawalAnswer; isPublic: false };
  cancelWithdrawal: { query: Empty; body: WithKey<CancelWithdrawalRequest>; answer: WithdrawalAnswer; isPublic: false };
  listWithdrawals: { query: ListWithdrawalsParams; body: Empty; answer: WithdrawalPage; isPublic: false };
  getWithdrawal: { query: GetWithdrawalParams; body: Empty; answer: WithdrawalAnswer; isPublic: false };
  listStockProducts: { query: ListStockProductsParams; body: Empty; answer: ProductPage; isPublic: true };
  listCryptoProducts: { query: ListCryptoProductsParams; body: Empty; answer: ProductPage; isPublic: true };
  listFuturesProducts: { query: ListFuturesProductsParams; body: Empty; answer: ProductPage; isPublic: true };
  listForexProducts: { query: ListForexProductsParams; body: Empty; answer: ProductPage; isPublic: true };
  listRecommendedProducts: { query: ListRecommendedProductsParams; body: Empty; answer: ProductPage; isPublic: true };
  listSparklines: { query: ListSparklinesParams; body: Empty; answer: SparklinePage; isPublic: true };
  listWatchlist: { query: Empty; body: Empty; answer: ProductPage; isPublic: false };
  addToWatchlist: { query: Empty; body: WatchlistEntry; answer: Done; isPublic: false };
  removeFromWatchlist: { query: Empty; body: WatchlistEntry; answer: Done; isPublic: false };
  listWatchlistGroups: { query: Empty; body: Empty; answer: WatchlistGroupPage; isPublic: false };
  saveWatchlistGroup: { query: Empty; body: WatchlistGroupRequest; answer: Done; isPublic: false };
  getProduct: { query: GetProductParams; body: Empty; answer: ProductDetailAnswer; isPublic: true };
  listCandles: { query: ListCandlesParams; body: Empty; answer: CandlePageAnswer; isPublic: true };
  getDepth: { query: GetDepthParams; body: Empty; answer: DepthAnswer; isPublic: true };
  listTrades: { query: ListTradesParams; body: Empty; answer: TradeListAnswer; isPublic: true };
  listMarketDays: { query: ListMarketDaysParams; body: Empty; answer: MarketDayPage; isPublic: true };
  getMarketTerms: { query: GetMarketTermsParams; body: Empty; answer: MarketTermsAnswer; isPublic: true };
  streamQuotes: { query: Record<string, string>; body: Empty; answer: never; isPublic: true };
  listOrderFeeSettings: { query: Empty; body: Empty; answer: OrderFeeSettingPage; isPublic: true };
  listFastTradeOptions: { query: ListFastTradeOptionsParams; body: Empty; answer: FastTradeOptionPage; isPublic: true };
  previewSpotOrder: { query: Empty; body: SpotPreviewRequest; answer: SpotPreviewAnswer; isPublic: false };
  placeSpotOrder: { query: Empty; body: WithKey<SpotPlaceRequest>; answer: SpotOrderAnswer; isPublic: false };
  cancelSpotOrder: { query: Empty; body: WithKey<SpotCancelRequest>; answer: SpotOrderAnswer; isPublic: false };
  listSpotOrders: { query: ListSpotOrdersParams; body: Empty; answer: SpotOrderPage; isPublic: false };
  listHoldings: { query: Empty; body: Empty; answer: HoldingPage; isPublic: false };
  listBibiPairs: { query: ListBibiPairsParams; body: Empty; answer: BibiPairPage; isPublic: true };
  previewBibiOrder: { query: Empty; body: BibiPreviewRequest; answer: BibiPreviewAnswer; isPublic: false };
  placeBibiOrder: { query: Empty; body: WithKey<BibiPlaceRequest>; answer: BibiOrderAnswer; isPublic: false };
  cancelBibiOrder: { query: Empty; body: WithKey<BibiCancelRequest>; answer: BibiOrderAnswer; isPublic: false };
  listBibiOrders: { query: ListBibiOrdersParams; body: Empty; answer: BibiOrderPage; isPublic: false };
  getContractRules: { query: GetContractRulesParams; body: Empty; answer: ContractRulesAnswer; isPublic: true };
  getLiquidationNotice: { query: Empty; body: Empty; answer: LiquidationNoticeAnswer; isPublic: false };
  chooseLiquidationNotice: { query: Empty; body: LiquidationNotice; answer: LiquidationNoticeAnswer; isPublic: false };
  previewContractOrder: { query: Empty; body: ContractPreviewRequest; answer: ContractPreviewAnswer; isPublic: false };
  placeContractOrder: { query: Empty; body: WithKey<ContractPlaceRequest>; answer: ContractOrderAnswer; isPublic: false };
  cancelContractOrder: { query: Empty; body: WithKey<ContractCancelRequest>; answer: ContractOrderAnswer; isPublic: false };
  listContractOrders: { query: ListContractOrdersParams; body: Empty; answer: ContractOrderPage; isPublic: false };
  listContractPositions: { query: ListContractPositionsParams; body: Empty; answer: ContractPositionPage; isPublic: false };
  listContractHistory: { query: ListContractHistoryParams; body: Empty; answer: ContractPositionPage; isPublic: false };
  getContractPosition: { query: GetContractPositionParams; body: Empty; answer: ContractPositionDetailAnswer; isPublic: false };
  closeContractPosition: { query: Empty; body: WithKey<ContractCloseRequest>; answer: ContractClosedPartAnswer; isPublic: false };
  addContractMargin: { query: Empty; body: WithKey<ContractMarginRequest>; answer: ContractPositionAnswer; isPublic: false };
  setContractExits: { query: Empty; body: WithKey<ContractExitsRequest>; answer: ContractPositionAnswer; isPublic: false };
  previewQuickOrder: { query: Empty; body: QuickPreviewRequest; answer: QuickPreviewAnswer; isPublic: false };
  placeQuickOrder: { query: Empty; body: WithKey<QuickPlaceRequest>; answer: QuickOrderAnswer; isPublic: false };
  listQuickOrders: { query: ListQuickOrdersParams; body: Empty; answer: QuickOrderPage; isPublic: false };
  getTradingLimits: { query: Empty; body: Empty; answer: TradingLimitsAnswer; isPublic: false };
  setTradingLimits: { query: Empty; body: TradingLimitsRequest; answer: TradingLimitsAnswer; isPublic: false };
  listTraders: { query: ListTradersParams; body: Empty; answer: TraderPage; isPublic: true };
  getTrader: { query: GetTraderParams; body: Empty; answer: TraderDetailAnswer; isPublic: true };
  listTraderTrades: { query: ListTraderTradesParams; body: Empty; answer: TraderTradePage; isPublic: true };
  becomeTrader: { query: Empty; body: WithKey<BecomeTraderRequest>; answer: TraderAnswer; isPublic: false };
  stopBeingTrader: { query: Empty; body: WithKey<StopBeingTraderRequest>; answer: Done; isPublic: false };
  followTrader: { query: Empty; body: WithKey<FollowRequest>; answer: FollowAnswer; isPublic: false };
  changeFollow: { query: Empty; body: WithKey<ChangeFollowRequest>; answer: FollowAnswer; isPublic: false };
  stopFollowing: { query: Empty; body: WithKey<StopFollowingRequest>; answer: FollowAnswer; isPublic: false };
  listFollows: { query: ListFollowsParams; body: Empty; answer: FollowPage; isPublic: false };
  listCopies: { query: ListCopiesParams; body: Empty; answer: CopyPage; isPublic: false };
  listLoanProducts: { query: Empty; body: Empty; answer: LoanProductPage; isPublic: true };
  previewLoan: { query: Empty; body: LoanPreviewRequest; answer: LoanPreviewAnswer; isPublic: false };
  applyForLoan: { query: Empty; body: WithKey<LoanApplyRequest>; answer: LoanAnswer; isPublic: false };
  withdrawLoanApplication: { query: Empty; body: WithKey<LoanWithdrawRequest>; answer: LoanAnswer; isPublic: false };
  listLoans: { query: ListLoansParams; body: Empty; answer: LoanPage; isPublic: false };
  getLoan: { query: GetLoanParams; body: Empty; answer: LoanDetailAnswer; isPublic: false };
  repayLoan: { query: Empty; body: WithKey<LoanRepayRequest>; answer: LoanAnswer; isPublic: false };
  listLoanPayments: { query: ListLoanPaymentsParams; body: Empty; answer: LoanPaymentPage; isPublic: false };
  listPledgeProducts: { query: Empty; body: Empty; answer: EarningProductPage; isPublic: true };
  getPledgeProduct: { query: GetPledgeProductParams; body: Empty; answer: EarningProductAnswer; isPublic: true };
  previewPledge: { query: Empty; body: EarningPreviewRequest; answer: EarningPreviewAnswer; isPublic: false };
  placePledge: { query: Empty; body: WithKey<EarningPlaceRequest>; answer: EarningOrderAnswer; isPublic: false };
  listPledgeOrders: { query: ListPledgeOrdersParams; body: Empty; answer: EarningOrderPage; isPublic: false };
  previewPledgeRedemption: { query: Empty; body: EarningExitRequest; answer: EarningExitAnswer; isPublic: false };
  redeemPledge: { query: Empty; body: WithKey<EarningRedeemRequest>; answer: EarningOrderAnswer; isPublic: false };
  listPledgeInterest: { query: ListPledgeInterestParams; body: Empty; answer: EarningAccrualPage; isPublic: false };
  listMiningTotals: { query: Empty; body: Empty; answer: EarningTotalPage; isPublic: false };
  listMiningProducts: { query: Empty; body: Empty; answer: EarningProductPage; isPublic: true };
  getMiningProduct: { query: GetMiningProductParams; body: Empty; answer: EarningProductAnswer; isPublic: true };
  previewMining: { query: Empty; body: EarningPreviewRequest; answer: EarningPreviewAnswer; isPublic: false };
  placeMiningOrder: { query: Empty; body: WithKey<EarningPlaceRequest>; answer: EarningOrderAnswer; isPublic: false };
  listMiningOrders: { query: ListMiningOrdersParams; body: Empty; answer: EarningOrderPage; isPublic: false };
  previewMiningRelease: { query: Empty; body: EarningExitRequest; answer: EarningExitAnswer; isPublic: false };
  releaseMiningOrder: { query: Empty; body: WithKey<EarningRedeemRequest>; answer: EarningOrderAnswer; isPublic: false };
  listMiningOutput: { query: ListMiningOutputParams; body: Empty; answer: EarningAccrualPage; isPublic: false };
  getTeam: { query: Empty; body: Empty; answer: TeamAnswer; isPublic: false };
  listTeamMembers: { query: ListTeamMembersParams; body: Empty; answer: TeamMemberPage; isPublic: false };
  listAwards: { query: ListAwardsParams; body: Empty; answer: AwardPage; isPublic: false };
  listAwardTotals: { query: Empty; body: Empty; answer: AwardTotalPage; isPublic: false };
  listWelfareTasks: { query: Empty; body: Empty; answer: WelfareTaskPage; isPublic: true };
  claimWelfareTask: { query: Empty; body: WithKey<ClaimRequest>; answer: WelfareTaskAnswer; isPublic: false };
  listVouchers: { query: ListVouchersParams; body: Empty; answer: VoucherPage; isPublic: false };
  listActivities: { query: ListActivitiesParams; body: Empty; answer: ActivityPage; isPublic: true };
  getActivity: { query: GetActivityParams; body: Empty; answer: ActivityDetailAnswer; isPublic: true };
  joinActivity: { query: Empty; body: WithKey<ActivityJoinRequest>; answer: ActivityAnswer; isPublic: false };
  listActivityResults: { query: ListActivityResultsParams; body: Empty; answer: ActivityResultPage; isPublic: true };
  listShareOffers: { query: ListShareOffersParams; body: Empty; answer: ShareOfferPage; isPublic: true };
  getShareOffer: { query: GetShareOfferParams; body: Empty; answer: ShareOfferDetailAnswer; isPublic: true };
  listShareEntries: { query: ListShareEntriesParams; body: Empty; answer: ShareEntryPage; isPublic: true };
  previewShareSubscription: { query: Empty; body: SharePreviewRequest; answer: SharePreviewAnswer; isPublic: false };
  subscribeToShares: { query: Empty; body: WithKey<ShareSubscribeRequest>; answer: ShareSubscriptionAnswer; isPublic: false };
  cancelShareSubscription: { query: Empty; body: WithKey<ShareCancelRequest>; answer: ShareSubscriptionAnswer; isPublic: false };
  listShareSubscriptions: { query: ListShareSubscriptionsParams; body: Empty; answer: ShareSubscriptionPage; isPublic: false };
  listQuestions: { query: Empty; body: Empty; answer: QuestionPage; isPublic: true };
  getRichText: { query: GetRichTextParams; body: Empty; answer: RichTextAnswer; isPublic: true };
  listServiceMessages: { query: ListServiceMessagesParams; body: Empty; answer: ServiceMessagePage; isPublic: false };
  sendServiceMessage: { query: Empty; body: WithKey<ServiceMessageRequest>; answer: ServiceMessageAnswer; isPublic: false };
  readServiceMessages: { query: Empty; body: Empty; answer: ServiceUnreadAnswer; isPublic: false };
  countServiceAnswers: { query: Empty; body: Empty; answer: ServiceUnreadAnswer; isPublic: false };
  getSiteInfo: { query: Empty; body: Empty; answer: SiteInfoAnswer; isPublic: true };
  listTips: { query: ListTipsParams; body: Empty; answer: TipPage; isPublic: true };
  getLanguageMessages: { query: GetLanguageMessagesParams; body: Empty; answer: LanguageMessagesAnswer; isPublic: true };
  listSwitches: { query: Empty; body: Empty; answer: FeatureSwitchPage; isPublic: true };
  listPopUps: { query: Empty; body: Empty; answer: PopUpPage; isPublic: true };
  listAppConfig: { query: ListAppConfigParams; body: Empty; answer: AppConfigPage; isPublic: true };
  listNotices: { query: ListNoticesParams; body: Empty; answer: NoticePage; isPublic: true };
}

type Empty = Record<string, never>;
/** What is sent: the client adds the key to the request. */
type WithKey<Request> = Request & { idempotencyKey: string };
