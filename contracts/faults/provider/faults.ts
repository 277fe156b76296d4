import { askedForFaults } from './asked-for.ts'
import { idempotencyFaults, pagingFaults, transportFaults } from './behaviour.ts'
import { countFaults, liabilityFaults, previewFaults } from './between.ts'
import { edgeFaults, guestFaults, untranslatedFaults } from './edges.ts'
import { earlyMoneyFaults, ledgerFaults, undoneFaults, unmovedMoneyFaults } from './effects.ts'
import { envelopeFaults } from './envelopes.ts'
import type { Fault, FaultFamily } from './fault.ts'
import { bookFaults, candleFaults, clockFaults, tickerFaults } from './market-meanings.ts'
import { marketKeyFaults } from './market-keys.ts'
import { currencyFaults, markFaults, searchFaults } from './marks.ts'
import { meaningFaults } from './meanings.ts'
import { allowedFaults, cursorFaults, filterFaults, lostRowFaults, reversedListFaults } from './per-list.ts'
import {
  browserFaults,
  cacheFaults,
  endedSessionFaults,
  foreignIdFaults,
  frozenFaults,
  leakFaults,
  orderFaults,
  otherIdFaults,
  sharedKeyFaults,
  statedLanguageFaults,
} from './per-operation.ts'
import { interestFaults, loanFaults, shareFaults } from './earning-meanings.ts'
import { positionFaults, quickFaults } from './position-meanings.ts'
import { rewardFaults, traderFaults } from './reward-meanings.ts'
import { hostileInputFaults, languageFaults, replacingFaults, validationFaults } from './requests.ts'
import { signInFaults } from './sign-in.ts'
import { sameThingFaults } from './same-thing.ts'
import { ancientFaults, futureFaults } from './times.ts'
import { tokenFaults } from './tokens.ts'
import { balanceFaults } from './balance-meanings.ts'
import { precisionFaults, roundingFaults } from './cost-meanings.ts'
import { termFaults } from './term-meanings.ts'
import { sequenceFaults } from './sequences.ts'
import { streamFaults, valueFaults } from './values.ts'

interface Family extends FaultFamily {
  readonly faults: readonly Fault[]
}

const family = (name: string, harm: string, caughtBy: string, ...faults: (readonly Fault[])[]): Family => ({
  name,
  harm,
  caughtBy,
  faults: faults.flat(),
})

/** Families of single faults, each in the operation in which it matters most. */
const singles: readonly Family[] = [
  family('tokens', 'somebody else acts on the account', 'probes of the token', tokenFaults),
  family(
    'envelopes',
    'the app shows nothing, or an error as a success',
    'pact and spec rows',
    envelopeFaults,
  ),
  family('types and forms of values', 'figures are missing or misread', 'spec rows', valueFaults),
  family('the stream', 'prices stand still', 'spec rows', streamFaults),
  family(
    'language of a request',
    'the app does not work in some languages',
    'probes of headers',
    languageFaults,
  ),
  family('checks of a request', 'a mistyped order is executed', 'probes of fields', validationFaults),
  family(
    'input that breaks something',
    'a typing error ends the service',
    'probes of fields',
    hostileInputFaults,
  ),
  family('signing in', 'somebody else gets in', 'pact rows, links', signInFaults),
  family('marks of the watchlist', 'products are marked that nobody watches', 'links, pact rows', markFaults),
  family('searches', 'what is there cannot be found', 'links, rules', searchFaults),
  family('pages', 'rows are missing or shown twice', 'probes of pages', pagingFaults),
  family('idempotency keys', 'one press of a button buys twice', 'probes of keys', idempotencyFaults),
  family('browsers', 'the app cannot read the answers', 'probes of transport', transportFaults),
  family('orders that replace others', 'both orders are executed', 'links', replacingFaults),
  family('relations within an answer', 'figures contradict each other', 'rules', meaningFaults),
  family('tickers', 'a decision is made on a wrong price', 'rules, probes of times', tickerFaults),
  family('candles', 'the chart shows what never happened', 'rules, links', candleFaults),
  family('books and trades', 'an order is placed at a wrong price', 'rules, links', bookFaults),
  family('clocks', 'times are hours off', 'probes of times', clockFaults),
  family('rounding', 'each order costs a little more', 'rules, links', roundingFaults),
  family('decimals of a currency', 'amounts are not what the currency has', 'rules, links', precisionFaults),
  family(
    'balances and holdings',
    'more seems to be there than is',
    'rules, links',
    balanceFaults,
    currencyFaults,
  ),
  family('published terms', 'another fee or rate is charged than published', 'links', termFaults),
  family('previews', 'it costs more than was confirmed', 'links', previewFaults),
  family('money that does not follow', 'money is lost, or stays on hold', 'links', unmovedMoneyFaults),
  family('money that comes too early', 'money is spent that is taken back later', 'links', earlyMoneyFaults),
  family('the ledger', 'the books do not show where money went', 'links', ledgerFaults),
  family('said and not done', 'what was changed is as before', 'links', undoneFaults),
  family('counts', 'something is left out unnoticed', 'links, rules', countFaults),
  family(
    'published liabilities',
    'the house owes more than it says',
    'probes of liabilities',
    liabilityFaults,
  ),
  family(
    'published keys of the market',
    'a price is made up afterwards',
    'probes of market keys, rules',
    marketKeyFaults,
  ),
  family('contract positions', 'a position is liquidated unexpectedly', 'rules, links', positionFaults),
  family('quick orders', 'a won stake is not paid', 'rules', quickFaults),
  family('daily interest', 'interest is missing or taken back', 'rules, links', interestFaults),
  family('loans', 'more is repaid than was agreed', 'rules, links', loanFaults),
  family('new shares', 'shares are paid and not allotted', 'rules, links', shareFaults),
  family('traders and follows', 'a losing trader is copied', 'rules, links', traderFaults),
  family('rewards', 'an award is not paid as announced', 'rules, links', rewardFaults),
  family('edges of limits', 'the published limit is not the real one', 'links', edgeFaults),
  family('untranslated texts', 'terms are not understood', 'probes of languages', untranslatedFaults),
  family('guests', 'nobody can look before signing in', 'probes of the token', guestFaults),
  family('sequences', 'money is lost after a while', 'random walks', sequenceFaults),
  family('rows that filters lose', 'an own record cannot be found', 'probes of filters', lostRowFaults),
]

/** Families over every operation of the specification that they can hit. */
const perOperation: readonly Family[] = [
  family('ids of other accounts', "another account's order is canceled", 'probes of access', foreignIdFaults),
  family(
    'cursors of other accounts',
    'a list goes on where another account was',
    'probes of access',
    cursorFaults,
  ),
  family('data of other accounts', 'strangers read what the account has', 'probes of access', leakFaults),
  family('frozen accounts', 'a thief goes on', 'probes of access', frozenFaults),
  family('ended sessions', 'a lost device stays signed in', 'probes of access', endedSessionFaults),
  family('caches', 'the next user of a device sees the account', 'all rows', cacheFaults),
  family('what browsers make of an answer', 'a text is run as a page', 'all rows', browserFaults),
  family('stated languages', 'a screen reader mispronounces', 'all rows', statedLanguageFaults),
  family('ids that nothing has', 'what was done cannot be found', 'links', otherIdFaults),
  family(
    'keys of other accounts',
    'one account gets the order of another',
    'probes of access',
    sharedKeyFaults,
  ),
  family(
    'answers about something else',
    'something else is done than was confirmed',
    'rules',
    askedForFaults,
  ),
  family(
    'things that change between answers',
    'what was done looks like something else',
    'links',
    sameThingFaults,
  ),
  family(
    'times that cannot be',
    'a record looks older or newer than it is',
    'links',
    futureFaults,
    ancientFaults,
  ),
  family('order of lists', 'the newest record is overlooked', 'rules', orderFaults, reversedListFaults),
  family('ignored filters', 'records of something else are shown', 'probes of filters, rules', filterFaults),
  family('refusals that are not made', 'what must not be done is done', 'pact rows', allowedFaults),
]

/** All families of back end faults that the verifier must identify. */
export const families: readonly Family[] = [...singles, ...perOperation]
export const providerFaults: readonly Fault[] = singles.flatMap(({ faults }) => faults)
export const familyFaults: readonly Fault[] = perOperation.flatMap(({ faults }) => faults)
