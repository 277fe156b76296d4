/** Which operations return ids of which kind, and which fields take them. */

/** The kind of the ids in an answer, as `data.id` or in each row. */
export const PRODUCED_IDS: Readonly<Record<string, string>> = {
  listMessages: 'message',
  listSessions: 'session',
  createDeposit: 'deposit',
  listDeposits: 'deposit',
  uploadFile: 'upload',
  bindBankCard: 'card',
  listBankCards: 'card',
  bindWalletAddress: 'address',
  listWalletAddresses: 'address',
  createWithdrawal: 'withdrawal',
  listWithdrawals: 'withdrawal',
  placeSpotOrder: 'spotOrder',
  listSpotOrders: 'spotOrder',
  placeBibiOrder: 'bibiOrder',
  listBibiOrders: 'bibiOrder',
  placeContractOrder: 'contractOrder',
  listContractOrders: 'contractOrder',
  listContractPositions: 'position',
  listContractHistory: 'position',
  listLedgerEntries: 'entry',
  becomeTrader: 'trader',
  listTraders: 'trader',
  followTrader: 'follow',
  listFollows: 'follow',
  applyForLoan: 'loan',
  listLoans: 'loan',
  placePledge: 'pledgeOrder',
  listPledgeOrders: 'pledgeOrder',
  placeMiningOrder: 'miningOrder',
  listMiningOrders: 'miningOrder',
  subscribeToShares: 'subscription',
  listShareSubscriptions: 'subscription',
  listPlatformCurrencies: 'currency',
  listRechargeChannels: 'rechargeChannel',
  listWithdrawChannels: 'withdrawChannel',
  listFastTradeOptions: 'option',
  listLoanProducts: 'loanProduct',
  listPledgeProducts: 'pledgeProduct',
  listMiningProducts: 'miningProduct',
  listShareOffers: 'offer',
  listActivities: 'activity',
}

const BY_OPERATION: Readonly<Record<string, string>> = {
  'getMessage.id': 'message',
  'readMessage.id': 'message',
  'endSession.id': 'session',
  'getDeposit.id': 'deposit',
  'cancelDeposit.id': 'deposit',
  'payDeposit.id': 'deposit',
  'createDeposit.channelId': 'rechargeChannel',
  'listDeposits.channelId': 'rechargeChannel',
  'readUpload.id': 'upload',
  'unbindBankCard.id': 'card',
  'unbindWalletAddress.id': 'address',
  'cancelWithdrawal.id': 'withdrawal',
  'getWithdrawal.id': 'withdrawal',
  'previewSpotOrder.replaces': 'spotOrder',
  'placeSpotOrder.replaces': 'spotOrder',
  'cancelSpotOrder.id': 'spotOrder',
  'cancelBibiOrder.id': 'bibiOrder',
  'previewContractOrder.replaces': 'contractOrder',
  'placeContractOrder.replaces': 'contractOrder',
  'cancelContractOrder.id': 'contractOrder',
  'getTrader.id': 'trader',
  'listTraderTrades.id': 'trader',
  'changeFollow.id': 'follow',
  'stopFollowing.id': 'follow',
  'getLoan.id': 'loan',
  'previewLoan.productId': 'loanProduct',
  'applyForLoan.productId': 'loanProduct',
  'previewPledge.productId': 'pledgeProduct',
  'placePledge.productId': 'pledgeProduct',
  'getPledgeProduct.id': 'pledgeProduct',
  'previewMining.productId': 'miningProduct',
  'placeMiningOrder.productId': 'miningProduct',
  'getMiningProduct.id': 'miningProduct',
  'cancelShareSubscription.id': 'subscription',
  'getShareOffer.id': 'offer',
  'listShareEntries.id': 'offer',
  'getActivity.id': 'activity',
  'joinActivity.id': 'activity',
  'listActivityResults.id': 'activity',
  'previewMiningRelease.orderId': 'miningOrder',
  'releaseMiningOrder.orderId': 'miningOrder',
  'listMiningOutput.orderId': 'miningOrder',
}

const BY_FIELD: Readonly<Record<string, string>> = {
  proofId: 'upload',
  front: 'upload',
  back: 'upload',
  holding: 'upload',
  pictureId: 'upload',
  targetId: 'address',
  traderId: 'trader',
  followId: 'follow',
  loanId: 'loan',
  orderId: 'pledgeOrder',
  offerId: 'offer',
  optionId: 'option',
  channelId: 'withdrawChannel',
  currencyId: 'currency',
  fromCurrencyId: 'currency',
  toCurrencyId: 'currency',
  before: 'entry',
}

/** The kind of id that a field of an operation takes; undefined for any other field. */
export function kindOf(operation: string, field: string): string | undefined {
  const known = BY_OPERATION[`${operation}.${field}`] ?? BY_FIELD[field]
  if (known !== undefined || field !== 'id') return known
  return operation.includes('Contract') ? 'position' : undefined
}

/** Public kinds: an id returned to one account may be used by all. */
export const PUBLIC_KINDS: ReadonlySet<string> = new Set([
  'trader',
  'currency',
  'rechargeChannel',
  'withdrawChannel',
  'option',
  'loanProduct',
  'pledgeProduct',
  'miningProduct',
  'offer',
  'activity',
])

/** The call required before an operation, whose answer is part of the request. */
export const PREREQUISITES: Readonly<Record<string, string>> = {
  placeSpotOrder: 'previewSpotOrder',
  placeBibiOrder: 'previewBibiOrder',
  placeContractOrder: 'previewContractOrder',
  placeQuickOrder: 'previewQuickOrder',
  createExchange: 'previewExchange',
  createWithdrawal: 'previewWithdrawal',
  applyForLoan: 'previewLoan',
  placePledge: 'previewPledge',
  redeemPledge: 'previewPledgeRedemption',
  placeMiningOrder: 'previewMining',
  releaseMiningOrder: 'previewMiningRelease',
  subscribeToShares: 'previewShareSubscription',
  closeContractPosition: 'getContractPosition',
  repayLoan: 'getLoan',
  register: 'sendSignInCode',
  resetWithdrawPassword: 'sendWithdrawPasswordCode',
}

/** Request fields whose value has another name in the answer. */
export const ANSWER_FIELDS: Readonly<Record<string, string>> = {
  previewPrice: 'price',
  minReceived: 'received',
  previewArrives: 'arrives',
  code: 'sandboxCode',
}

/** Operations that hash a password, which costs as much processor time as a hundred others. */
export const SLOW_OPERATIONS: ReadonlySet<string> = new Set([
  'register',
  'login',
  'changePassword',
  'beginTwoStep',
  'endTwoStep',
  'renewRecoveryCodes',
  'confirmStepUp',
  'closeAccount',
  'setWithdrawPassword',
  'changeWithdrawPassword',
  'resetWithdrawPassword',
])

/** Operations that end sessions; their caller must sign in again, which hashes a password. */
export const SESSION_ENDING_OPERATIONS: ReadonlySet<string> = new Set([
  'logout',
  'endSession',
  'endOtherSessions',
  'closeAccount',
  'changePassword',
])
