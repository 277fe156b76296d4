/**
 * What every record has in common: it is listed once, has the fields of its state, calls products and currencies as published, and
 * was booked when it says. What nothing depends on is named.
 */
import type { ReportedEarningOrder, ReportedLoan } from '../statement/wallet-shapes.ts'
import { DAY } from '../time/time-units.ts'
import type { Facts } from './facts.ts'
import {
  checkNotBefore,
  checkText,
  checkTime,
  unchecked,
  uncheckedFields,
  type Finding,
  type FindingContext,
} from './finding.ts'
import {
  at,
  checkAtOnce,
  checkMoments,
  eventsOf,
  notBefore,
  orderMoments,
  purchasesByExit,
  type Moment,
} from './moments.ts'
import { checkAssetName, checkCurrency, checkProduct } from './names.ts'
import * as evidence from './no-evidence.ts'
import * as presence from './presence.ts'
import { checkContractRecords } from './contract/contract-records.ts'
import { checkPriceSteps } from './price-steps.ts'
import { checkEarningTerms, checkLoanTerms, checkOffer } from './published-terms.ts'
import { checkListedOnce } from './rows.ts'

const { checkEvidence } = evidence
const { checkPresence } = presence

/** Checks all records of a statement for what they have in common. */
export function* checkRecords(facts: Facts): Generator<Finding> {
  yield* checkListedOnce(facts.statement)
  // A record that has moved no money leaves no trace when it is left out.
  const [first] = facts.statement.entries
  if (first) yield uncheckedFields(facts.about('deposit', '', first.time), ['deposits', 'loans'], 'noMoney')
  yield* checkNames(facts)
  yield* checkPayments(facts)
  yield* checkEarnings(facts)
  yield* checkLoans(facts)
  yield* checkOrders(facts)
  yield* checkContractRecords(facts)
}

/** The names of assets in entries and balances; one finding for each asset, or for each row that differs. */
function* checkNames(facts: Facts): Generator<Finding> {
  const { entries, balances, madeAt, products } = facts.statement
  const named = new Set<string>()
  for (const entry of entries) {
    const key = `${entry.currencyId} ${entry.productId} ${entry.assetName}`
    if (named.has(key)) continue
    named.add(key)
    const about = { subject: { kind: 'entry', id: entry.id }, entries: [entry.id], time: entry.time } as const
    yield checkAssetName(facts, about, entry)
  }
  for (const row of balances ?? []) {
    const asset = row.productId === null ? `currency ${row.currencyId}` : `product ${row.productId}`
    const about = {
      subject: { kind: 'balance', id: `${asset} available` },
      entries: [],
      time: madeAt,
    } as const
    yield checkAssetName(facts, about, row)
    yield checkPresence(about, row, presence.balancePresence(row, products.length === 0))
    yield* checkEvidence(about, [['notBooked', ['time']]])
  }
}

function* checkPayments(facts: Facts): Generator<Finding> {
  const { deposits, withdrawals, exchanges, awards, exchangeSources } = facts.statement
  const coins = new Map(
    exchangeSources.flatMap(one =>
      one.productType === 2 && one.productId ? [[one.currencyId, one.productId]] : [],
    ),
  )
  for (const one of deposits) {
    const about = facts.about('deposit', one.id, one.createdAt)
    yield checkCurrency(facts, about, { id: one.currencyId, name: one.currencyName })
    if (exchangeSources.length > 0)
      yield checkText('names', about, `${coins.get(one.currencyId) ?? ''}`, `${one.productId ?? ''}`)
    const channel = facts.statement.channels.find(({ id }) => id === one.channelId)
    if (channel && channel.currencyId !== null)
      yield checkText('terms', about, `${channel.currencyId}`, `${one.currencyId}`)
    yield checkPresence(about, one, presence.depositPresence(one))
    yield* checkMoments(facts, about, one.status === 'approved' ? [at(one.reviewedAt)] : [])
    yield* checkEvidence(about, evidence.depositFields(one, facts.isProvable))
  }
  for (const one of withdrawals) {
    const about = facts.about('withdrawal', one.id, one.createdAt)
    yield checkCurrency(facts, about, { id: one.currencyId, name: one.currencyName })
    yield checkPresence(about, one, presence.withdrawalPresence(one))
    const second = one.status === 'pending' ? [] : [at(one.cancelledAt ?? one.reviewedAt)]
    yield* checkMoments(facts, about, [at(one.createdAt), ...second])
    yield* checkEvidence(about, evidence.withdrawalFields(one))
  }
  for (const one of exchanges) {
    const about = facts.about('exchange', one.id, one.createdAt)
    yield checkCurrency(facts, about, { id: one.fromCurrencyId, name: one.fromCurrencyName })
    yield checkCurrency(facts, about, { id: one.toCurrencyId, name: one.toCurrencyName })
    for (const side of ['from', 'to'] as const) {
      const source = exchangeSources.find(each => each.currencyId === one[`${side}CurrencyId`])
      if (!source) {
        yield unchecked('terms', about, 'noTerms')
        continue
      }
      yield checkText('terms', about, `${source.productId}`, `${one[`${side}ProductId`]}`)
      yield checkText('terms', about, `${source.isInverse}`, `${one[`${side}Inverse`]}`)
    }
    yield checkPresence(about, one, presence.exchangePresence(coins.has(one.fromCurrencyId)))
    yield* checkMoments(facts, about, [at(one.createdAt)])
    yield* checkEvidence(about, evidence.exchangeFields(one, facts.isProvable))
  }
  for (const one of awards) {
    const about = facts.about('award', one.id, one.time)
    const [entry] = facts.entriesOf('award', one.id)
    if (entry) yield checkText('names', about, entry.assetName, one.currencyName)
    yield checkPresence(about, one, presence.awardPresence(one))
    yield* checkMoments(facts, about, [at(one.time)])
    yield* checkEvidence(about, evidence.awardFields(one))
  }
}

function* checkEarnings(facts: Facts): Generator<Finding> {
  const { pledgeOrders, miningOrders, shareSubscriptions } = facts.statement
  const lists = [
    ['pledgeOrder', 'pledgeProducts', 'pledgeInterest', pledgeOrders],
    ['miningOrder', 'miningProducts', 'miningOutput', miningOrders],
  ] as const
  for (const [kind, products, interest, orders] of lists) {
    for (const one of orders) {
      const about = facts.about(kind, one.id, one.createdAt)
      yield checkAssetName(facts, about, { ...one, productId: one.assetProductId })
      yield checkPresence(about, one, presence.earningPresence(one))
      yield* checkEarningTerms(facts, about, products, one)
      yield* checkEarningMoments(facts, about, one, interest)
    }
  }
  for (const one of shareSubscriptions) {
    const about = facts.about('newShares', one.id, one.createdAt)
    yield checkProduct(facts, about, { productId: one.productId, productCode: one.productCode })
    yield checkCurrency(facts, about, { id: one.currencyId, name: one.currencyName })
    yield checkPresence(about, one, presence.sharePresence(one))
    yield* checkOffer(facts, about, one)
    const events = [at(one.createdAt), ...(one.settledAt === null ? [] : [at(one.settledAt)])]
    yield* checkMoments(facts, about, one.listedAt === null ? events : [...events, at(one.listedAt)])
  }
}

/** The order, each posting of interest, and the end; interest is not posted before its day has ended. */
function* checkEarningMoments(
  facts: Facts,
  about: FindingContext,
  order: ReportedEarningOrder,
  interest: string,
): Generator<Finding> {
  if (!facts.hasAllEntries(about.subject)) return
  const events = eventsOf(facts, about)
  const isEnd = (types: readonly string[]) => types.some(type => type === 'release' || type === 'earlyExit')
  const postings = events.filter(legs => legs.some(leg => leg.type === interest))
  const ends = events.slice(1).filter(legs => isEnd(legs.map(leg => leg.type)))
  yield* checkMoments(facts, about, [at(order.createdAt)], events.slice(0, 1))
  yield* checkMoments(facts, about, order.closedAt === null ? [] : [at(order.closedAt)], ends)
  for (const [index, legs] of postings.entries())
    yield checkNotBefore('bookedAt', about, order.startsAt + (index + 1) * DAY, legs[0]!.time)
}

function* checkLoans(facts: Facts): Generator<Finding> {
  for (const loan of facts.statement.loans) {
    const about = facts.about('loan', loan.id, loan.createdAt)
    const payments = facts.statement.loanPayments.filter(one => one.loanId === loan.id)
    yield checkCurrency(facts, about, { id: loan.currencyId, name: loan.currencyName })
    yield checkPresence(about, loan, presence.loanPresence(loan))
    yield* checkLoanTerms(facts, about, loan)
    for (const [index, payment] of payments.entries()) {
      yield checkText('listed', about, `${loan.id}-${index + 1}`, payment.id)
      if (payment.kind === 'byHand' || payment.kind === 'early')
        yield checkTime('times', about, payment.paidAt, payment.day)
    }
    const paidAt = payments.map(payment => at(payment.paidAt))
    yield* checkMoments(facts, about, [...loanMoments(loan), ...paidAt])
    yield* checkEvidence(about, evidence.loanFields(loan, facts.entriesOf('loan', loan.id).length > 0))
  }
}

/** The collateral is put on hold with the application, and released with its end; the loan is paid out when it is decided. */
function loanMoments({ security, createdAt, decidedAt, startsAt, status }: ReportedLoan): Moment[] {
  const held = security === '0' ? [] : [at(createdAt)]
  if (startsAt !== null) return [...held, at(decidedAt)]
  if (status === 'pending' || security === '0') return held
  return [...held, status === 'refused' ? at(decidedAt) : notBefore(createdAt)]
}

function* checkOrders(facts: Facts): Generator<Finding> {
  const { spotOrders, bibiOrders, quickOrders } = facts.statement
  const purchases = purchasesByExit(facts.statement)
  for (const one of spotOrders) {
    const about = facts.about('spotOrder', one.id, one.createdAt)
    const purchase = purchases.get(one.id)
    yield checkProduct(facts, about, one)
    yield checkPresence(about, one, presence.spotPresence(one))
    yield* checkMoments(facts, about, orderMoments(one, purchase !== undefined))
    yield* checkAtOnce(about, one)
    if (purchase) {
      yield checkTime('times', about, purchase.closedAt ?? 0, one.createdAt)
      for (const [stated, expected] of [
        [one.limitPrice, purchase.takeProfitPrice],
        [one.stopPrice, purchase.stopLossPrice],
        [one.quantity, purchase.quantity],
        [`${one.productId} 2`, `${purchase.productId} ${one.exchangeType}`],
      ] as const)
        yield checkText('terms', about, expected ?? '', stated ?? '')
    }
    yield* checkPriceSteps(facts, about, one)
    yield* checkEvidence(about, evidence.spotFields(one, purchase !== undefined, facts.isProvable))
  }
  for (const one of bibiOrders) {
    const about = facts.about('bibiOrder', one.id, one.createdAt)
    const coin = (productId: number, productCode: string) => ({ productId, productType: 2, productCode })
    yield checkProduct(facts, about, coin(one.baseProductId, one.baseCode))
    yield checkProduct(facts, about, coin(one.quoteProductId, one.quoteCode))
    yield checkText('names', about, `${one.baseCode}/${one.quoteCode}`, one.pairCode)
    yield checkPresence(about, one, presence.bibiPresence(one))
    yield* checkMoments(facts, about, orderMoments(one, false))
    yield* checkAtOnce(about, one)
    yield* checkEvidence(about, evidence.bibiFields(one, facts.isProvable))
  }
  for (const one of quickOrders) {
    const about = facts.about('quickOrder', one.id, one.createdAt)
    yield checkProduct(facts, about, one)
    yield checkPresence(about, one, presence.quickPresence(one))
    const closed = one.closedAt === null ? [] : [at(one.closedAt)]
    // It counts from the moment of its price, and is booked some milliseconds later.
    yield* checkMoments(facts, about, [notBefore(one.createdAt), ...closed])
    yield* checkEvidence(about, evidence.quickFields(one, facts.isProvable))
  }
}
