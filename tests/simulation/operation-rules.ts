/** What each simulated operation creates, refers to, and requires beforehand. */
import type { OperationId } from '#src/api/generated/operations.ts'

/** The kinds of things that operations create or refer to. */
export type CreatedKind =
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

export interface OperationRule {
  readonly makes?: CreatedKind
  /** The field with the id it refers to, and the kind of that thing. */
  readonly about?: readonly [field: string, made: CreatedKind]
  /** Only the owner may call it on that thing. */
  readonly isPrivate?: true
  /** Executed once per idempotency key. */
  readonly hasKey?: true
  /** A preview that precedes it, and the fields of its answer that are sent. */
  readonly preview?: readonly [
    op: OperationId,
    asked: readonly string[],
    taken: Readonly<Record<string, string>>,
    fixed?: Readonly<Record<string, string>>,
  ]
}

const placeRule = (makes: CreatedKind): OperationRule => ({ makes, hasKey: true })
const changeRule = (made: CreatedKind, field = 'id'): OperationRule => ({
  about: [field, made],
  isPrivate: true,
  hasKey: true,
})

const ORDER = ['productType', 'productCode', 'exchangeType', 'optionId', 'stake']
const EARNING = { dailyRate: 'dailyRate', earlyRate: 'earlyRate', startsAt: 'startsAt' }

/** Every operation that the simulation calls. */
export const OPERATION_RULES: Partial<Record<OperationId, OperationRule>> = {
  placeSpotOrder: placeRule('spot'),
  cancelSpotOrder: changeRule('spot'),
  placeBibiOrder: placeRule('bibi'),
  cancelBibiOrder: changeRule('bibi'),
  placeContractOrder: placeRule('contract'),
  cancelContractOrder: changeRule('contract'),
  closeContractPosition: changeRule('contract'),
  addContractMargin: changeRule('contract'),
  setContractExits: changeRule('contract'),
  placeQuickOrder: {
    ...placeRule('quick'),
    preview: ['previewQuickOrder', ORDER, { payoutRate: 'payoutRate' }],
  },
  createDeposit: placeRule('deposit'),
  cancelDeposit: changeRule('deposit'),
  payDeposit: changeRule('deposit'),
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
  cancelWithdrawal: changeRule('withdrawal'),
  placePledge: { ...placeRule('earning'), preview: ['previewPledge', ['productId', 'amount'], EARNING] },
  redeemPledge: {
    ...changeRule('earning', 'orderId'),
    preview: ['previewPledgeRedemption', ['orderId'], { penalty: 'penalty' }],
  },
  placeMiningOrder: { ...placeRule('earning'), preview: ['previewMining', ['productId', 'amount'], EARNING] },
  releaseMiningOrder: {
    ...changeRule('earning', 'orderId'),
    preview: ['previewMiningRelease', ['orderId'], { penalty: 'penalty' }],
  },
  applyForLoan: {
    ...placeRule('loan'),
    preview: [
      'previewLoan',
      ['productId', 'amount'],
      { fee: 'fee', security: 'security', totalInterest: 'totalInterest', overdueRate: 'overdueRate' },
    ],
  },
  withdrawLoanApplication: changeRule('loan', 'loanId'),
  repayLoan: changeRule('loan', 'loanId'),
  becomeTrader: placeRule('trader'),
  stopBeingTrader: { hasKey: true },
  followTrader: { makes: 'follow', about: ['traderId', 'trader'], hasKey: true },
  changeFollow: changeRule('follow'),
  stopFollowing: changeRule('follow'),
  subscribeToShares: placeRule('shares'),
  cancelShareSubscription: changeRule('shares'),
  joinActivity: { hasKey: true },
  claimWelfareTask: { hasKey: true },
  submitBasicIdentity: { makes: 'identity' },
  submitAdvancedIdentity: { makes: 'identity' },
  uploadFile: {},
  sendServiceMessage: placeRule('serviceMessage'),
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
