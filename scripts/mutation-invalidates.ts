/**
 * Which answers each write changes: the generated mutation hooks read them again (orval's `mutationInvalidates`). By operation id; a
 * paged list is read again in both forms, as one page and as an infinite list.
 */
import type { Operation } from './specification.ts'

/** What every booking changes. */
const BALANCES = [
  'getUserBalance',
  'getAssetPanel',
  'getDayChange',
  'listDayResults',
  'listLedgerEntries',
  'getRealisedReport',
  'listRealisedGains',
]
/** What a purchase, a sale or an exchange changes besides. */
const HOLDINGS = ['listHoldings', 'listBibiAssets', 'listBalances', 'getAllocation']
const FOLLOWS = ['listTraders', 'getTrader', 'listFollows', 'listCopies']
const WITHDRAW_PASSWORD = ['getWithdrawPasswordState', 'isWithdrawPasswordSet', 'getAccountSafety']

const CHANGES: readonly (readonly [writes: readonly string[], answers: readonly string[]])[] = [
  [
    ['placeSpotOrder', 'cancelSpotOrder'],
    [...BALANCES, ...HOLDINGS, 'listSpotOrders'],
  ],
  [
    ['placeBibiOrder', 'cancelBibiOrder'],
    [...BALANCES, ...HOLDINGS, 'listBibiOrders'],
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
  [['createExchange'], [...BALANCES, ...HOLDINGS, 'listExchanges']],
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
    [...BALANCES, ...HOLDINGS, ...FOLLOWS, 'listSpotOrders', 'listContractPositions', 'listContractHistory'],
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

/** Whether an operation is a list that is read page by page. */
export const isPaged = ({ parameters }: Operation): boolean =>
  parameters.some(({ name }) => name === 'pageNum' || name === 'before')

/** The rules for orval. @throws Error when an operation does not exist */
export function mutationInvalidates(operations: ReadonlyMap<string, Operation>) {
  const tagOf = (id: string) => {
    const tag = operations.get(id)?.tag
    if (!tag) throw new Error(`scripts/mutation-invalidates.ts names "${id}", which is not an operation.`)
    return tag
  }
  return CHANGES.flatMap(([writes, answers]) =>
    writes.map(write => ({
      onMutations: [write],
      invalidates: answers.flatMap(answer => {
        const tag = tagOf(answer)
        const file = tag === tagOf(write) ? {} : { file: `./${tag}/${tag}.ts` }
        const forms = isPaged(operations.get(answer)!) ? [answer, `${answer}Infinite`] : [answer]
        return forms.map(query => ({ query, ...file }))
      }),
    })),
  )
}
