/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type {
  AppConfigPage,
  AssetPanelAnswer,
  BankPropertyPage,
  BecomeTraderRequest,
  BibiAssetPage,
  BibiCancelRequest,
  BibiOrderAnswer,
  BibiOrderPage,
  BibiPairPage,
  BibiPlaceRequest,
  BibiPreviewAnswer,
  BibiPreviewRequest,
  CandlePageAnswer,
  ChangeFollowRequest,
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
  DepositAnswer,
  DepositPage,
  DepositRequest,
  DepthAnswer,
  Done,
  ExchangeInfoAnswer,
  FastTradeOptionPage,
  FeatureSwitchPage,
  FollowAnswer,
  FollowPage,
  FollowRequest,
  GetContractPositionParams,
  GetContractRulesParams,
  GetDepthParams,
  GetLanguageMessagesParams,
  GetProductParams,
  GetTraderParams,
  GetUserBalanceParams,
  HoldingPage,
  LanguageMessagesAnswer,
  LedgerEntryPage,
  ListAppConfigParams,
  ListBankPropertiesParams,
  ListBibiOrdersParams,
  ListBibiPairsParams,
  ListCandlesParams,
  ListContractHistoryParams,
  ListContractOrdersParams,
  ListContractPositionsParams,
  ListCopiesParams,
  ListCryptoProductsParams,
  ListDepositsParams,
  ListFastTradeOptionsParams,
  ListFollowsParams,
  ListForexProductsParams,
  ListFuturesProductsParams,
  ListLedgerEntriesParams,
  ListNoticesParams,
  ListPlatformCurrenciesParams,
  ListQuickOrdersParams,
  ListRecommendedProductsParams,
  ListSpotOrdersParams,
  ListStockProductsParams,
  ListTipsParams,
  ListTraderTradesParams,
  ListTradersParams,
  ListTradesParams,
  LoginRequest,
  NoticePage,
  OrderFeeSettingPage,
  PlatformCurrencyPage,
  PopUpPage,
  ProductDetailAnswer,
  ProductPage,
  QuickOrderAnswer,
  QuickOrderPage,
  QuickPlaceRequest,
  QuickPreviewAnswer,
  QuickPreviewRequest,
  RechargeChannelPage,
  RegisterRequest,
  SessionAnswer,
  SiteInfoAnswer,
  SpotCancelRequest,
  SpotOrderAnswer,
  SpotOrderPage,
  SpotPlaceRequest,
  SpotPreviewAnswer,
  SpotPreviewRequest,
  StopBeingTraderRequest,
  StopFollowingRequest,
  TipPage,
  TradeListAnswer,
  TraderAnswer,
  TraderDetailAnswer,
  TraderPage,
  TraderTradePage,
  TradingLimitsAnswer,
  TradingLimitsRequest,
  UnreadCountAnswer,
  UserBalanceAnswer,
  UserInfoAnswer,
  WatchlistEntry,
  WithdrawChannelPage,
  WithdrawPasswordSetAnswer,
} from './models/index.ts';

/** Where each operation is, and whether a guest may call it. */
export const operations = {
  sendSignInCode: {"method":"post","path":"/api/auth/sendCode","tag":"auth","isPublic":true},
  register: {"method":"post","path":"/api/auth/register","tag":"auth","isPublic":true},
  login: {"method":"post","path":"/api/auth/login","tag":"auth","isPublic":true},
  logout: {"method":"post","path":"/api/auth/logout","tag":"auth","isPublic":false},
  getUserInfo: {"method":"get","path":"/api/userInfo/getUserInfo","tag":"user","isPublic":false},
  getAssetPanel: {"method":"get","path":"/api/userInfo/personCenterPanelData","tag":"user","isPublic":false},
  isWithdrawPasswordSet: {"method":"get","path":"/api/userInfo/isSetWithPwd","tag":"user","isPublic":false},
  getUserBalance: {"method":"get","path":"/api/userInfo/userBalance","tag":"user","isPublic":false},
  countUnreadMessages: {"method":"get","path":"/api/siteMessage/notReadMessageCount","tag":"user","isPublic":false},
  listPlatformCurrencies: {"method":"get","path":"/api/platformCurrency/list","tag":"wallet","isPublic":true},
  listBibiAssets: {"method":"get","path":"/api/userBibiAssets/list","tag":"wallet","isPublic":false},
  listBankProperties: {"method":"get","path":"/api/bankPropertyConfig/list","tag":"wallet","isPublic":false},
  getExchangeInfo: {"method":"get","path":"/api/currencyExchangeRate/getExchangeInfo","tag":"wallet","isPublic":true},
  listLedgerEntries: {"method":"get","path":"/api/walletLog/list","tag":"wallet","isPublic":false},
  listRechargeChannels: {"method":"get","path":"/api/rechargeChannelConfig/list","tag":"deposit","isPublic":false},
  listWithdrawChannels: {"method":"get","path":"/api/withdrawChannelConfig/list","tag":"deposit","isPublic":false},
  createDeposit: {"method":"post","path":"/api/recharge/create","tag":"deposit","isPublic":false},
  listDeposits: {"method":"get","path":"/api/recharge/list","tag":"deposit","isPublic":false},
  listStockProducts: {"method":"get","path":"/api/stockProduct/list","tag":"market","isPublic":true},
  listCryptoProducts: {"method":"get","path":"/api/cryptocurrencyProduct/list","tag":"market","isPublic":true},
  listFuturesProducts: {"method":"get","path":"/api/futuresProduct/list","tag":"market","isPublic":true},
  listForexProducts: {"method":"get","path":"/api/forexProduct/list","tag":"market","isPublic":true},
  listRecommendedProducts: {"method":"get","path":"/api/homeRecommendProducts/list","tag":"market","isPublic":true},
  listWatchlist: {"method":"get","path":"/api/userProductOption/list","tag":"market","isPublic":false},
  addToWatchlist: {"method":"post","path":"/api/userProductOption/addOption","tag":"market","isPublic":false},
  removeFromWatchlist: {"method":"post","path":"/api/userProductOption/removeOption","tag":"market","isPublic":false},
  getProduct: {"method":"get","path":"/api/product/detail","tag":"market","isPublic":true},
  listCandles: {"method":"get","path":"/api/product/candles","tag":"market","isPublic":true},
  getDepth: {"method":"get","path":"/api/product/depth","tag":"market","isPublic":true},
  listTrades: {"method":"get","path":"/api/product/trades","tag":"market","isPublic":true},
  streamQuotes: {"method":"get","path":"/api/quoteStream","tag":"market","isPublic":true},
  listOrderFeeSettings: {"method":"get","path":"/api/orderFeeSetting/list","tag":"trade","isPublic":true},
  listFastTradeOptions: {"method":"get","path":"/api/fastTradeOrderOptions/list","tag":"trade","isPublic":true},
  previewSpotOrder: {"method":"post","path":"/api/spotOrder/preview","tag":"trade","isPublic":false},
  placeSpotOrder: {"method":"post","path":"/api/spotOrder/place","tag":"trade","isPublic":false},
  cancelSpotOrder: {"method":"post","path":"/api/spotOrder/cancel","tag":"trade","isPublic":false},
  listSpotOrders: {"method":"get","path":"/api/spotOrder/list","tag":"trade","isPublic":false},
  listHoldings: {"method":"get","path":"/api/spotHolding/list","tag":"trade","isPublic":false},
  listBibiPairs: {"method":"get","path":"/api/bibiPair/list","tag":"bibi","isPublic":true},
  previewBibiOrder: {"method":"post","path":"/api/bibiOrder/preview","tag":"bibi","isPublic":false},
  placeBibiOrder: {"method":"post","path":"/api/bibiOrder/place","tag":"bibi","isPublic":false},
  cancelBibiOrder: {"method":"post","path":"/api/bibiOrder/cancel","tag":"bibi","isPublic":false},
  listBibiOrders: {"method":"get","path":"/api/bibiOrder/list","tag":"bibi","isPublic":false},
  getContractRules: {"method":"get","path":"/api/contract/rules","tag":"contract","isPublic":true},
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
  getSiteInfo: {"method":"get","path":"/api/siteInfo/getSiteInfo","tag":"site","isPublic":true},
  listTips: {"method":"get","path":"/api/textLang/list","tag":"site","isPublic":true},
  getLanguageMessages: {"method":"get","path":"/api/langMgr/list","tag":"site","isPublic":true},
  listSwitches: {"method":"get","path":"/api/switchSet/list","tag":"site","isPublic":true},
  listPopUps: {"method":"get","path":"/api/popUp/list","tag":"site","isPublic":true},
  listAppConfig: {"method":"get","path":"/api/appConfig/list","tag":"site","isPublic":true},
  listNotices: {"method":"get","path":"/api/notice/list","tag":"site","isPublic":true},
} as const;

export type OperationId = keyof typeof operations;

/** What each operation takes and, when it succeeds, gives; a stream gives no value. */
export interface Operations {
  sendSignInCode: { query: Empty; body: CodeRequest; answer: CodeSentAnswer; isPublic: true };
  register: { query: Empty; body: RegisterRequest; answer: SessionAnswer; isPublic: true };
  login: { query: Empty; body: LoginRequest; answer: SessionAnswer; isPublic: true };
  logout: { query: Empty; body: Empty; answer: Done; isPublic: false };
  getUserInfo: { query: Empty; body: Empty; answer: UserInfoAnswer; isPublic: false };
  getAssetPanel: { query: Empty; body: Empty; answer: AssetPanelAnswer; isPublic: false };
  isWithdrawPasswordSet: { query: Empty; body: Empty; answer: WithdrawPasswordSetAnswer; isPublic: false };
  getUserBalance: { query: GetUserBalanceParams; body: Empty; answer: UserBalanceAnswer; isPublic: false };
  countUnreadMessages: { query: Empty; body: Empty; answer: UnreadCountAnswer; isPublic: false };
  listPlatformCurrencies: { query: ListPlatformCurrenciesParams; body: Empty; answer: PlatformCurrencyPage; isPublic: true };
  listBibiAssets: { query: Empty; body: Empty; answer: BibiAssetPage; isPublic: false };
  listBankProperties: { query: ListBankPropertiesParams; body: Empty; answer: BankPropertyPage; isPublic: false };
  getExchangeInfo: { query: Empty; body: Empty; answer: ExchangeInfoAnswer; isPublic: true };
  listLedgerEntries: { query: ListLedgerEntriesParams; body: Empty; answer: LedgerEntryPage; isPublic: false };
  listRechargeChannels: { query: Empty; body: Empty; answer: RechargeChannelPage; isPublic: false };
  listWithdrawChannels: { query: Empty; body: Empty; answer: WithdrawChannelPage; isPublic: false };
  createDeposit: { query: Empty; body: DepositRequest; answer: DepositAnswer; isPublic: false };
  listDeposits: { query: ListDepositsParams; body: Empty; answer: DepositPage; isPublic: false };
  listStockProducts: { query: ListStockProductsParams; body: Empty; answer: ProductPage; isPublic: true };
  listCryptoProducts: { query: ListCryptoProductsParams; body: Empty; answer: ProductPage; isPublic: true };
  listFuturesProducts: { query: ListFuturesProductsParams; body: Empty; answer: ProductPage; isPublic: true };
  listForexProducts: { query: ListForexProductsParams; body: Empty; answer: ProductPage; isPublic: true };
  listRecommendedProducts: { query: ListRecommendedProductsParams; body: Empty; answer: ProductPage; isPublic: true };
  listWatchlist: { query: Empty; body: Empty; answer: ProductPage; isPublic: false };
  addToWatchlist: { query: Empty; body: WatchlistEntry; answer: Done; isPublic: false };
  removeFromWatchlist: { query: Empty; body: WatchlistEntry; answer: Done; isPublic: false };
  getProduct: { query: GetProductParams; body: Empty; answer: ProductDetailAnswer; isPublic: true };
  listCandles: { query: ListCandlesParams; body: Empty; answer: CandlePageAnswer; isPublic: true };
  getDepth: { query: GetDepthParams; body: Empty; answer: DepthAnswer; isPublic: true };
  listTrades: { query: ListTradesParams; body: Empty; answer: TradeListAnswer; isPublic: true };
  streamQuotes: { query: Record<string, string>; body: Empty; answer: never; isPublic: true };
  listOrderFeeSettings: { query: Empty; body: Empty; answer: OrderFeeSettingPage; isPublic: true };
  listFastTradeOptions: { query: ListFastTradeOptionsParams; body: Empty; answer: FastTradeOptionPage; isPublic: true };
  previewSpotOrder: { query: Empty; body: SpotPreviewRequest; answer: SpotPreviewAnswer; isPublic: false };
  placeSpotOrder: { query: Empty; body: SpotPlaceRequest; answer: SpotOrderAnswer; isPublic: false };
  cancelSpotOrder: { query: Empty; body: SpotCancelRequest; answer: SpotOrderAnswer; isPublic: false };
  listSpotOrders: { query: ListSpotOrdersParams; body: Empty; answer: SpotOrderPage; isPublic: false };
  listHoldings: { query: Empty; body: Empty; answer: HoldingPage; isPublic: false };
  listBibiPairs: { query: ListBibiPairsParams; body: Empty; answer: BibiPairPage; isPublic: true };
  previewBibiOrder: { query: Empty; body: BibiPreviewRequest; answer: BibiPreviewAnswer; isPublic: false };
  placeBibiOrder: { query: Empty; body: BibiPlaceRequest; answer: BibiOrderAnswer; isPublic: false };
  cancelBibiOrder: { query: Empty; body: BibiCancelRequest; answer: BibiOrderAnswer; isPublic: false };
  listBibiOrders: { query: ListBibiOrdersParams; body: Empty; answer: BibiOrderPage; isPublic: false };
  getContractRules: { query: GetContractRulesParams; body: Empty; answer: ContractRulesAnswer; isPublic: true };
  previewContractOrder: { query: Empty; body: ContractPreviewRequest; answer: ContractPreviewAnswer; isPublic: false };
  placeContractOrder: { query: Empty; body: ContractPlaceRequest; answer: ContractOrderAnswer; isPublic: false };
  cancelContractOrder: { query: Empty; body: ContractCancelRequest; answer: ContractOrderAnswer; isPublic: false };
  listContractOrders: { query: ListContractOrdersParams; body: Empty; answer: ContractOrderPage; isPublic: false };
  listContractPositions: { query: ListContractPositionsParams; body: Empty; answer: ContractPositionPage; isPublic: false };
  listContractHistory: { query: ListContractHistoryParams; body: Empty; answer: ContractPositionPage; isPublic: false };
  getContractPosition: { query: GetContractPositionParams; body: Empty; answer: ContractPositionDetailAnswer; isPublic: false };
  closeContractPosition: { query: Empty; body: ContractCloseRequest; answer: ContractClosedPartAnswer; isPublic: false };
  addContractMargin: { query: Empty; body: ContractMarginRequest; answer: ContractPositionAnswer; isPublic: false };
  setContractExits: { query: Empty; body: ContractExitsRequest; answer: ContractPositionAnswer; isPublic: false };
  previewQuickOrder: { query: Empty; body: QuickPreviewRequest; answer: QuickPreviewAnswer; isPublic: false };
  placeQuickOrder: { query: Empty; body: QuickPlaceRequest; answer: QuickOrderAnswer; isPublic: false };
  listQuickOrders: { query: ListQuickOrdersParams; body: Empty; answer: QuickOrderPage; isPublic: false };
  getTradingLimits: { query: Empty; body: Empty; answer: TradingLimitsAnswer; isPublic: false };
  setTradingLimits: { query: Empty; body: TradingLimitsRequest; answer: TradingLimitsAnswer; isPublic: false };
  listTraders: { query: ListTradersParams; body: Empty; answer: TraderPage; isPublic: true };
  getTrader: { query: GetTraderParams; body: Empty; answer: TraderDetailAnswer; isPublic: true };
  listTraderTrades: { query: ListTraderTradesParams; body: Empty; answer: TraderTradePage; isPublic: true };
  becomeTrader: { query: Empty; body: BecomeTraderRequest; answer: TraderAnswer; isPublic: false };
  stopBeingTrader: { query: Empty; body: StopBeingTraderRequest; answer: Done; isPublic: false };
  followTrader: { query: Empty; body: FollowRequest; answer: FollowAnswer; isPublic: false };
  changeFollow: { query: Empty; body: ChangeFollowRequest; answer: FollowAnswer; isPublic: false };
  stopFollowing: { query: Empty; body: StopFollowingRequest; answer: FollowAnswer; isPublic: false };
  listFollows: { query: ListFollowsParams; body: Empty; answer: FollowPage; isPublic: false };
  listCopies: { query: ListCopiesParams; body: Empty; answer: CopyPage; isPublic: false };
  getSiteInfo: { query: Empty; body: Empty; answer: SiteInfoAnswer; isPublic: true };
  listTips: { query: ListTipsParams; body: Empty; answer: TipPage; isPublic: true };
  getLanguageMessages: { query: GetLanguageMessagesParams; body: Empty; answer: LanguageMessagesAnswer; isPublic: true };
  listSwitches: { query: Empty; body: Empty; answer: FeatureSwitchPage; isPublic: true };
  listPopUps: { query: Empty; body: Empty; answer: PopUpPage; isPublic: true };
  listAppConfig: { query: ListAppConfigParams; body: Empty; answer: AppConfigPage; isPublic: true };
  listNotices: { query: ListNoticesParams; body: Empty; answer: NoticePage; isPublic: true };
}

type Empty = Record<string, never>;
