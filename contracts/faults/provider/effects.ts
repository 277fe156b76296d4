/** What was done shows nowhere, or other than it was answered: another operation contradicts the one that did it. */
import { add, multiply } from '#src/lib/money/money.ts'
import type { Answer, Envelope, Fault } from './fault.ts'
import type { Value } from './changes.ts'

const PAGE = 'pageNum=1&pageSize=100'
const LEDGER = 'listLedgerEntries'

/** The other operation answers as if nothing had been done. */
const unchanged = (operation: string, other: string, before: string, name: string): Fault => ({
  name,
  operation,
  elsewhere: {
    operation: other,
    before,
    answer: (answer, earlier) => {
      // A second call with the same key changes nothing, so its answer is no contradiction.
      answer.body = earlier.before
    },
  },
  shows: new RegExp(`probe · then ${other} \\(\\w+\\) · after it, ${other}: `),
})

/** Balances that stay as they were. */
export const unmovedMoneyFaults: readonly Fault[] = [
  ['placeSpotOrder', 'a bought product is not paid for'],
  ['cancelSpotOrder', 'a cancelled spot order still holds its money'],
  ['placeContractOrder', 'a contract order takes no margin'],
  ['cancelContractOrder', 'a cancelled contract order still holds its margin'],
  ['closeContractPosition', 'a closed position returns no margin'],
  ['addContractMargin', 'added margin is not taken from the balance'],
  ['placeQuickOrder', 'a stake is not put on hold'],
  ['placePledge', 'a pledged amount is still available'],
  ['redeemPledge', 'a redeemed pledge is not paid back'],
  ['placeMiningOrder', 'a locked amount is still available'],
  ['releaseMiningOrder', 'a released amount is not paid back'],
  ['repayLoan', 'a repayment is not taken from the balance'],
  ['subscribeToShares', 'subscribed shares hold no money'],
  ['cancelShareSubscription', 'a cancelled subscription still holds its money'],
  ['claimWelfareTask', 'a claimed reward is not paid'],
  ['placeBibiOrder', 'a coin that was paid is still there'],
  ['cancelBibiOrder', 'a cancelled coin order still holds its coin'],
  ['createWithdrawal', 'a requested withdrawal is still available'],
  ['cancelWithdrawal', 'a cancelled withdrawal is not given back'],
].map(([operation = '', name = '']) => unchanged(operation, 'listBalances', '', name))

const rowsOf = (answer: Answer, change: (rows: Value[], done: Envelope) => Value[], done: Envelope) => {
  const json = JSON.parse(answer.body) as { rows: Value[] }
  const rows = change(json.rows, done)
  answer.body = JSON.stringify({ ...json, rows, total: rows.length })
}

/** Available balances of an amount of the answer more than they are. */
const credited = (operation: string, amount: string, name: string): Fault => ({
  name,
  operation,
  elsewhere: {
    operation: 'listBalances',
    answer: (answer, { done }) => {
      const by = String(done.data?.[amount])
      const more = (row: Value) => {
        if (row['currencyId'] === 3)
          for (const figure of ['available', 'total', 'value']) row[figure] = add(String(row[figure]), by)
        return row
      }
      rowsOf(answer, rows => rows.map(more), done)
    },
  },
  shows: /probe · then listBalances \(\w+\) · after it, listBalances: /,
})

/** Money that appears too early. */
export const earlyMoneyFaults: readonly Fault[] = [
  credited('createDeposit', 'amount', 'a deposit is credited before it is approved'),
  credited('applyForLoan', 'amount', 'a loan is paid out before it is approved'),
  credited('placeQuickOrder', 'profit', 'a profit is credited before the quick order ends'),
  credited('placePledge', 'dailyInterest', 'interest is credited before its day has ended'),
  credited('cancelDeposit', 'amount', 'a cancelled deposit is credited'),
]

/** The ledger as listed for a record says something else. */
const inLedger = (operation: string, name: string, change: (entries: Value[]) => Value[]): Fault => ({
  name,
  operation,
  elsewhere: { operation: LEDGER, answer: (answer, { done }) => rowsOf(answer, change, done) },
  shows: /probe · then listLedgerEntries \(\w+\) · after it, listLedgerEntries: /,
})
const without = (type: string) => (entries: Value[]) => entries.filter(entry => entry['type'] !== type)
const twice = (type: string) => (entries: Value[]) =>
  entries.map(entry =>
    entry['type'] === type ? { ...entry, amount: multiply(String(entry['amount']), '2') } : entry,
  )

/** Entries of the ledger that do not say what the record says. */
export const ledgerFaults: readonly Fault[] = [
  inLedger('placeSpotOrder', 'the ledger takes the fee of a purchase twice', twice('fee')),
  inLedger('placeSpotOrder', 'the ledger leaves out what was bought', without('spotBuy')),
  inLedger('cancelSpotOrder', 'the ledger releases nothing of a cancelled order', without('release')),
  inLedger('listSpotOrders', 'the ledger holds twice what an open order costs', twice('hold')),
  inLedger('listWithdrawals', 'the ledger does not give a rejected withdrawal back', without('release')),
  inLedger('cancelWithdrawal', 'the ledger does not give a cancelled withdrawal back', without('release')),
  inLedger('createWithdrawal', 'the ledger holds twice what is withdrawn', twice('hold')),
  inLedger('getDeposit', 'the ledger credits an approved deposit twice', twice('deposit')),
  inLedger('createExchange', 'the ledger pays twice for an exchange', twice('exchangePaid')),
  inLedger('createExchange', 'the ledger credits less than an exchange has received', twice('fee')),
  inLedger('placeQuickOrder', 'the ledger stakes twice', twice('hold')),
  inLedger('listQuickOrders', 'the ledger knows nothing of a quick order', () => []),
  inLedger('placeContractOrder', 'the ledger takes the opening fee twice', twice('fee')),
  inLedger('cancelContractOrder', 'the ledger keeps the margin of a cancelled order', without('release')),
  inLedger('getContractPosition', 'the ledger returns no margin of a closed position', without('release')),
  inLedger('placePledge', 'the ledger holds twice what is pledged', twice('hold')),
  inLedger('placeMiningOrder', 'the ledger holds twice what is locked', twice('hold')),
  inLedger('subscribeToShares', 'the ledger holds twice what shares cost', twice('hold')),
  inLedger(
    'cancelShareSubscription',
    'the ledger keeps what a cancelled subscription held',
    without('release'),
  ),
  inLedger('getLoan', 'the ledger pays out half of a loan', entries =>
    entries.map(entry => (entry['type'] === 'loanPaidOut' ? { ...entry, amount: '500' } : entry)),
  ),
  inLedger('listAwards', 'the ledger pays less than an award says', entries =>
    entries.map(entry => (entry['type'] === 'award' ? { ...entry, amount: '0.01' } : entry)),
  ),
  inLedger('placeBibiOrder', 'the ledger takes twice the coins paid', twice('bibiPaid')),
  inLedger('getUserBalance', 'the balance is not the one after the newest entry', entries =>
    entries.map(entry => ({ ...entry, balanceAfter: add(String(entry['balanceAfter']), '1') })),
  ),
]

/** The other operation has no rows. */
const lost = (operation: string, other: string, name: string): Fault => ({
  name,
  operation,
  elsewhere: { operation: other, answer: (answer, { done }) => rowsOf(answer, () => [], done) },
  shows: new RegExp(`probe · then ${other} \\(\\w+\\) · after it, ${other}: `),
})

/** Said to be done, and not done. */
export const undoneFaults: readonly Fault[] = [
  lost('saveNote', 'listNotes', 'a note is not saved'),
  lost('saveWatchlistGroup', 'listWatchlistGroups', 'a group of the watchlist is not saved'),
  unchanged('addToWatchlist', 'listWatchlist', '', 'a product is not added to the watchlist'),
  unchanged('removeFromWatchlist', 'listWatchlist', '', 'a product stays in the watchlist'),
  unchanged('createAlert', 'listAlerts', PAGE, 'an alert is not created'),
  unchanged('changeAlert', 'listAlerts', PAGE, 'an alert is not changed'),
  unchanged('deleteAlert', 'listAlerts', PAGE, 'an alert is not deleted'),
  unchanged('readMessage', 'countUnreadMessages', '', 'a message that was read counts as unread'),
  unchanged('readAllMessages', 'countUnreadMessages', '', 'messages that were read count as unread'),
  unchanged('readServiceMessages', 'countServiceAnswers', '', 'answers that were read count as unread'),
  unchanged('endSession', 'listSessions', '', 'a session that was ended is still open'),
  unchanged('endOtherSessions', 'listSessions', '', 'other sessions that were ended are still open'),
  unchanged('renamePasskey', 'listPasskeys', '', 'a passkey keeps its name'),
  unchanged('removePasskey', 'listPasskeys', '', 'a passkey is not removed'),
  unchanged('addPasskey', 'listPasskeys', '', 'a passkey is not added'),
  unchanged('unbindBankCard', 'listBankCards', '', 'a bank card is not removed'),
  unchanged('unbindWalletAddress', 'listWalletAddresses', '', 'an address is not removed'),
  unchanged('chooseCostMethod', 'getRealisedReport', '', 'the chosen cost method is not used'),
  unchanged('chooseLiquidationNotice', 'getLiquidationNotice', '', 'the chosen notice is not kept'),
  unchanged('setTradingLimits', 'getTradingLimits', '', 'the chosen limit is not kept'),
  unchanged('freezeAccount', 'getAccountSafety', '', 'a frozen account is not frozen'),
  unchanged('unfreezeAccount', 'getAccountSafety', '', 'an end of the freeze is not noted'),
  unchanged('setAddressRest', 'getAccountSafety', '', 'the rest of new addresses is not switched'),
  unchanged('subscribePush', 'getPush', '', 'a device is not notified'),
  unchanged('unsubscribePush', 'getPush', '', 'a device goes on being notified'),
  unchanged('submitBasicIdentity', 'getIdentity', '', 'submitted identity data are lost'),
  unchanged('stopFollowing', 'listFollows', PAGE, 'a follow that was stopped goes on'),
  unchanged('repayLoan', 'listLoans', PAGE, 'a repaid loan is still owed'),
  unchanged('withdrawLoanApplication', 'listLoans', PAGE, 'a withdrawn application is still under review'),
  unchanged('claimWelfareTask', 'listWelfareTasks', '', 'a claimed task can be claimed again'),
  unchanged('sendServiceMessage', 'listServiceMessages', PAGE, 'a message to support is lost'),
  unchanged('renameAccount', 'getUserInfo', '', 'an account keeps its name'),
  unchanged('endTwoStep', 'getSecurity', '', 'two-step verification stays on'),
  unchanged('confirmTwoStep', 'getSecurity', '', 'two-step verification stays off'),
]
