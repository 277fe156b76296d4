/** Faults in which terms something has. */
import { add, divide, multiply, roundUp, subtract } from '#src/lib/money/money.ts'
import { inData, type Value } from './changes.ts'
import { type Fault } from './fault.ts'

const isBuy = (value: Value) => value['exchangeType'] === 1

/** Terms that were published and are not the ones that are charged: all figures agree with the wrong rate. */
export const termFaults: readonly Fault[] = [
  inData(
    'previewSpotOrder',
    'a spot order is charged another rate than published',
    /`feeRate` is the published one/,
    value => {
      value['feeRate'] = '0.002'
      value['fee'] = multiply(String(value['fee']), '2')
      value['total'] = (isBuy(value) ? add : subtract)(String(value['cost']), String(value['fee']))
    },
  ),
  inData(
    'placeSpotOrder',
    'a placed spot order is charged another rate than published',
    /`feeRate` is the published one/,
    value => {
      value['feeRate'] = '0.002'
      value['fee'] = multiply(String(value['fee']), '2')
      value['total'] = (isBuy(value) ? add : subtract)(String(value['cost']), String(value['fee']))
    },
  ),
  inData(
    'previewContractOrder',
    'a contract is charged another rate than published',
    /`feeRate` is the published one/,
    value => {
      value['feeRate'] = multiply(String(value['feeRate']), '2')
      value['fee'] = multiply(String(value['fee']), '2')
      value['total'] = add(String(value['margin']), String(value['fee']))
      value['maxLoss'] = value['total']
    },
  ),
  inData(
    'previewWithdrawal',
    'the preview of a withdrawal hides its fee',
    /the fee is the one that the method publishes/,
    value => {
      value['feeFixed'] = '0'
      value['feeRate'] = '0'
      value['fee'] = '0'
      value['arrives'] = value['amount']
    },
  ),
  inData(
    'previewQuickOrder',
    'a quick order pays less than its option',
    /`payoutRate` and duration are those of the option/,
    value => {
      value['payoutRate'] = '0.5'
      value['profit'] = multiply(String(value['stake']), '0.5')
      value['winReturns'] = add(String(value['stake']), String(value['profit']))
      value['breakEvenRate'] = roundUp(
        divide(multiply(String(value['total']), '100'), String(value['winReturns']), 8),
        2,
      )
    },
  ),
  inData(
    'previewPledge',
    'a pledge earns less than its product',
    /the terms are those of the product/,
    value => {
      for (const name of ['dailyRate', 'yearRate', 'dailyInterest', 'totalInterest'])
        value[name] = multiply(String(value[name]), '0.5')
      value['returns'] = add(String(value['amount']), String(value['totalInterest']))
    },
  ),
  inData(
    'previewLoan',
    'a loan costs more late than its product says',
    /the fee, the late fee and the yearly rate are those of the product/,
    value => {
      value['overdueRate'] = '0.5'
    },
  ),
  inData(
    'previewShareSubscription',
    'shares cost more than the offer says',
    /the terms are those of the offer/,
    value => {
      value['price'] = add(String(value['price']), '1')
      value['cost'] = multiply(String(value['price']), String(value['shares']))
      value['held'] = add(String(value['cost']), String(value['fee']))
    },
  ),
  inData(
    'previewExchange',
    'an exchange has another spread than published',
    /spread and fee are the published ones/,
    value => {
      value['feeRate'] = '0.005'
      value['fee'] = multiply(String(value['fee']), '5')
      value['received'] = subtract(String(value['gross']), String(value['fee']))
    },
  ),
  inData(
    'createDeposit',
    'a deposit is charged a fee that the method does not have',
    /the fee is the one that the method publishes/,
    value => {
      value['fee'] = '1'
      value['credited'] = subtract(String(value['amount']), '1')
    },
  ),
]
