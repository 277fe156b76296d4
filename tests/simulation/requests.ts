/** From an event to the fields that are sent: ids of what earlier events have made, the price of the moment, terms just previewed. */
import { findProductByCode } from '../../server/market/catalogue.ts'
import { findPair, quotePair } from '../../server/market/pairs.ts'
import type { OperationId } from '../../src/api/generated/operations.ts'
import type { Answer, Fields } from '../support/back-end.ts'
import type { CallFields } from './history.ts'

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
  bindWalletAddress: { makes: 'address' },
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
  sendServiceMessage: placing('serviceMessage'),
  setTradingLimits: {},
  addToWatchlist: {},
  readAllMessages: {},
  listBalances: {},
  listLedgerEntries: {},
  listCandles: {},
  listTraders: {},
  getContractPosition: { about: ['id', 'contract'], isPrivate: true },
}

/** What filling fields in needs of the world. */
export interface Surroundings {
  readonly market: Parameters<typeof quotePair>[0]
  ask(op: OperationId, fields: Fields): Promise<Answer>
}

/** The market's price for what a call is about, as a decimal string; '1' when there is none. */
export function priceFor(
  { productType, productCode, pairCode }: CallFields,
  market: Surroundings['market'],
): string {
  if (typeof pairCode === 'string') {
    const pair = findPair(pairCode)
    return pair ? quotePair(market, pair).price : '1'
  }
  const product = findProductByCode(Number(productType), String(productCode))
  return product ? market.quote(product).nowPrice : '1'
}

const only = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.flatMap(name => (fields[name] === undefined ? [] : [[name, fields[name]]])))

/** The fields of a call as they are sent. */
export async function fillIn(
  op: OperationId,
  fields: Fields,
  { market, ask }: Surroundings,
): Promise<Fields> {
  const filled: Fields = { ...fields }
  if (filled['previewPrice'] === '@price') filled['previewPrice'] = priceFor(fields as CallFields, market)
  if (op === 'closeContractPosition' && filled['previewPrice'] === '@position') {
    const { data } = await ask('getContractPosition', { id: fields['id'] })
    filled['previewPrice'] = (data as { position?: { nowPrice?: string } })?.position?.nowPrice ?? '1'
  }
  if (op === 'repayLoan' && filled['total'] === '@owed') {
    const { data } = await ask('getLoan', { id: fields['loanId'] })
    const owed = data as Record<'all' | 'next', { total?: string } | null> | undefined
    filled['total'] = (fields['kind'] === 'all' ? owed?.all : owed?.next)?.total ?? '0'
  }
  const preview = ACTS[op]?.preview
  if (!preview) return filled
  const [previewOp, asked, taken] = preview
  const { data } = await ask(previewOp, only(fields, asked))
  for (const [field, from] of Object.entries(taken)) {
    const value = (data as Record<string, string | number> | undefined)?.[from]
    filled[field] ??= value ?? '0'
  }
  return filled
}
