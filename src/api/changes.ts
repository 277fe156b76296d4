/**
 * Which answers each write changes, by operation id: the generated mutation hooks read them again after the write (orval.config.ts), and
 * `refreshAnswers` when the same happens by itself, such as the fill of an order.
 */
import type { OperationId } from './generated/operations.ts'

/** What every booking changes. */
export const BALANCES = [
  'getUserBalance',
  'listBalances',
  'getAllocation',
  'getAssetPanel',
  'getDayChange',
  'listDayResults',
  'listLedgerEntries',
  'getRealisedReport',
  'listRealisedGains',
  'listHoldings',
  'listBibiAssets',
] as const
const FOLLOWS = ['listTraders', 'getTrader', 'listFollows', 'listCopies'] as const
const WITHDRAW_PASSWORD = ['getWithdrawPasswordState', 'isWithdrawPasswordSet', 'getAccountSafety'] as const

/** Writes, and the answers that they change. */
export const CHANGES: readonly (readonly [
  writes: readonly OperationId[],
  answers: readonly OperationId[],
])[] = [
  [
    ['placeSpotOrder', 'cancelSpotOrder'],
    [...BALANCES, 'listSpotOrders'],
  ],
  [
    ['placeBibiOrder', 'cancelBibiOrder'],
    [...BALANCES, 'listBibiOrders'],
  ],
  [
    [
      'placeContractOrder',
      'cancelContractOrder',
      'closeContractPosition',
      'addContractMargin',
      'setContractExits',
    ],
    [
      ...BALANCES,
      'listContractOrders',
      'listContractPositions',
      'listContractHistory',
      'getContractPosition',
    ],
  ],
  [['placeQuickOrder'], [...BALANCES, 'listQuickOrders', 'getTradingLimits']],
  [['setTradingLimits'], ['getTradingLimits']],
  [['addToWatchlist', 'removeFromWatchlist'], ['listWatchlist']],
  [['saveWatchlistGroup'], ['listWatchlistGroups']],
  [['saveNote'], ['listNotes']],
  [['chooseCostMethod'], ['getRealisedReport', 'listRealisedGains']],
  [['createAlert', 'changeAlert', 'deleteAlert'], ['listAlerts']],
  [['createExchange'], [...BALANCES, 'listExchanges']],
  [
    ['createDeposit', 'payDeposit', 'cancelDeposit'],
    ['listDeposits', 'getDeposit'],
  ],
  [
    ['createWithdrawal', 'cancelWithdrawal'],
    [...BALANCES, 'listWithdrawals', 'getWithdrawal', ...WITHDRAW_PASSWORD],
  ],
  [['setWithdrawPassword', 'changeWithdrawPassword', 'resetWithdrawPassword'], WITHDRAW_PASSWORD],
  [['bindBankCard', 'unbindBankCard'], ['listBankCards']],
  [['bindWalletAddress', 'unbindWalletAddress'], ['listWalletAddresses']],
  [
    ['placePledge', 'redeemPledge'],
    [...BALANCES, 'listPledgeProducts', 'getPledgeProduct', 'listPledgeOrders', 'listPledgeInterest'],
  ],
  [
    ['placeMiningOrder', 'releaseMiningOrder'],
    [
      ...BALANCES,
      'listMiningProducts',
      'getMiningProduct',
      'listMiningOrders',
      'listMiningOutput',
      'listMiningTotals',
    ],
  ],
  [
    ['applyForLoan', 'withdrawLoanApplication', 'repayLoan'],
    [...BALANCES, 'listLoanProducts', 'listLoans', 'getLoan', 'listLoanPayments'],
  ],
  [
    ['subscribeToShares', 'cancelShareSubscription'],
    [...BALANCES, 'listShareOffers', 'getShareOffer', 'listShareEntries', 'listShareSubscriptions'],
  ],
  [
    ['becomeTrader', 'stopBeingTrader', 'followTrader', 'changeFollow', 'stopFollowing'],
    [...BALANCES, ...FOLLOWS, 'listSpotOrders', 'listContractPositions', 'listContractHistory'],
  ],
  [['joinActivity'], ['listActivities', 'getActivity']],
  [['claimWelfareTask'], [...BALANCES, 'listWelfareTasks', 'listVouchers', 'listAwards', 'listAwardTotals']],
  [
    ['submitBasicIdentity', 'submitAdvancedIdentity'],
    // The result also arrives as a message.
    ['getIdentity', 'getUserInfo', 'countUnreadMessages', 'listMessages'],
  ],
  [['renameAccount'], ['getUserInfo']],
  [
    ['changePassword', 'beginTwoStep', 'confirmTwoStep', 'endTwoStep', 'renewRecoveryCodes'],
    ['getSecurity', 'listSessions'],
  ],
  [['freezeAccount', 'unfreezeAccount'], ['getAccountSafety']],
  [['setAddressRest'], ['getAccountSafety', 'listBankCards', 'listWalletAddresses']],
  [['addPasskey', 'renamePasskey', 'removePasskey'], ['listPasskeys']],
  [
    ['endSession', 'endOtherSessions'],
    ['listSessions', 'getSecurity'],
  ],
  [
    ['readMessage', 'readAllMessages'],
    ['listMessages', 'countUnreadMessages'],
  ],
  [['chooseLiquidationNotice'], ['getLiquidationNotice']],
  [['subscribePush', 'unsubscribePush'], ['getPush']],
  [['sendServiceMessage'], ['listServiceMessages']],
  [['readServiceMessages'], ['countServiceAnswers']],
]

/** The answers that a write changes. */
export const changesOf = (write: OperationId): readonly OperationId[] =>
  CHANGES.find(([writes]) => writes.includes(write))?.[1] ?? []

/**
 * Writes that change no answer on the screen: they begin or end a session, with which all answers are dropped, or are a step before a write
 * that is listed above.
 */
export const CHANGES_NO_ANSWER: readonly OperationId[] = [
  'register',
  'login',
  'signInSecondStep',
  'signInWithPasskey',
  'logout',
  'resetPassword',
  'closeAccount',
  'sendSignInCode',
  'sendPasswordCode',
  'sendWithdrawPasswordCode',
  'beginPasskeySignIn',
  'beginPasskey',
  'beginStepUp',
  'confirmStepUp',
  'uploadFile',
]
