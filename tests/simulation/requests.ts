/** What each operation that the simulation calls makes, is about and is preceded by. */
import type { OperationId } from '#src/api/generated/operations.ts'

/** What an operation makes, or is about, so that a later event can name it. */
export type Made =
  | 'spot'
  | 'bibi'
  | 'contract'
  | 'quick'
  | 'deposit'
  | 'withdrawal'
  | 'earning'
  | 'loan'
  | 'follow'
  | 'trader'
  | 'shares'
  | 'identity'
  | 'serviceMessage'
  | 'address'
  | 'card'

export interface Act {
  readonly makes?: Made
  /** The field that names what it is about, and what that must be of. */
  readonly about?: readonly [field: string, made: Made]
  /** Nobody else may do it to what is somebody's own. */
  readonly isPrivate?: true
  /** It changes something, once for each idempotency key. */
  readonly hasKey?: true
  /** A call before it, and which of its answer is sent. */
  readonly preview?: readonly [
    op: OperationId,
    asked: readonly string[],
    taken: Readonly<Record<string, string>>,
    fixed?: Readonly<Record<string, string>>,
  ]
}

const placing = (makes: Made): Act => ({ makes, hasKey: true })
const acting = (made: Made, field = 'id'): Act => ({ about: [field, made], isPrivate: true, hasKey: true })

const ORDER = ['productType', 'productCode', 'exchangeType', 'optionId', 'stake']
const EARNING = { dailyRate: 'dailyRate', earlyRate: 'earlyRate', startsAt: 'startsAt' }

/** Every operation that the simulation calls. */
export const ACTS: Partial<Record<OperationId, Act>> = {
  placeSpotOrder: placing('spot'),
  cancelSpotOrder: acting('spot'),
  placeBibiOrder: placing('bibi'),
  cancelBibiOrder: acting('bibi'),
  placeContractOrder: placing('contract'),
  cancelContractOrder: acting('contract'),
  closeContractPosition: acting('contract'),
  addContractMargin: acting('contract'),
  setContractExits: acting('contract'),
  placeQuickOrder: {
    ...placing('quick'),
    preview: ['previewQuickOrder', ORDER, { payoutRate: 'payoutRate' }],
  },
  createDeposit: placing('deposit'),
  cancelDeposit: acting('deposit'),
  payDeposit: acting('deposit'),
  createExchange: {
    hasKey: true,
    preview: [
      'previewExchange',
      ['fromCurrencyId', 'toCurrencyId', 'amount'],
      { rateTime: 'rateTime', minReceived: 'received' },
    ],
  },
  setWithdrawPassword: {},
  changeWithdrawPassword: {},
  resetWithdrawPassword: { preview: ['sendWithdrawPasswordCode', [], { code: 'sandboxCode' }] },
  bindWalletAddress: { makes: 'address' },
  unbindWalletAddress: { about: ['id', 'address'], isPrivate: true },
  bindBankCard: { makes: 'card' },
  unbindBankCard: { about: ['id', 'card'], isPrivate: true },
  createWithdrawal: { makes: 'withdrawal', about: ['targetId', 'address'], isPrivate: true, hasKey: true },
  cancelWithdrawal: acting('withdrawal'),
  placePledge: { ...placing('earning'), preview: ['previewPledge', ['productId', 'amount'], EARNING] },
  redeemPledge: {
    ...acting('earning', 'orderId'),
    preview: ['previewPledgeRedemption', ['orderId'], { penalty: 'penalty' }],
  },
  placeMiningOrder: { ...placing('earning'), preview: ['previewMining', ['productId', 'amount'], EARNING] },
  releaseMiningOrder: {
    ...acting('earning', 'orderId'),
    preview: ['previewMiningRelease', ['orderId'], { penalty: 'penalty' }],
  },
  applyForLoan: {
    ...placing('loan'),
    preview: [
      'previewLoan',
      ['productId', 'amount'],
      { fee: 'fee', security: 'security', totalInterest: 'totalInterest', overdueRate: 'overdueRate' },
    ],
  },
  withdrawLoanApplication: acting('loan', 'loanId'),
  repayLoan: acting('loan', 'loanId'),
  becomeTrader: placing('trader'),
  stopBeingTrader: { hasKey: true },
  followTrader: { makes: 'follow', about: ['traderId', 'trader'], hasKey: true },
  changeFollow: acting('follow'),
  stopFollowing: acting('follow'),
  subscribeToShares: placing('shares'),
  cancelShareSubscription: acting('shares'),
  joinActivity: { hasKey: true },
  claimWelfareTask: { hasKey: true },
  submitBasicIdentity: { makes: 'identity' },
  submitAdvancedIdentity: { makes: 'identity' },
  uploadFile: {},
  sendServiceMessage: placing('serviceMessage'),
  setTradingLimits: {},
  addToWatchlist: {},
  removeFromWatchlist: {},
  readMessage: {},
  readAllMessages: {},
  readServiceMessages: {},
  register: { preview: ['sendSignInCode', ['account'], { code: 'sandboxCode' }, { purpose: 'register' }] },
  logout: {},
  renameAccount: {},
  changePassword: {},
  endSession: {},
  endOtherSessions: {},
  confirmTwoStep: {},
  endTwoStep: {},
  renewRecoveryCodes: {},
  closeAccount: {},
  listBalances: {},
  listLedgerEntries: {},
  listCandles: {},
  listTraders: {},
  getContractPosition: { about: ['id', 'contract'], isPrivate: true },
}
