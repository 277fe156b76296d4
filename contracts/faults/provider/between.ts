/** Faults between two operations: a preview and what is done, a figure and the rows that it counts. */
import { add, multiply, subtract } from '#src/lib/money/money.ts'
import { inData, inRows, nudge, type Value } from './changes.ts'
import { envelope, onSuccess, type Envelope, type Fault } from './fault.ts'

const THEN = (other: string) => new RegExp(`probe · then ${other} \\(\\w+\\) · after it, ${other}: `)

/** What is done differs by the smallest step from its preview. */
const differs = (preview: string, place: string, name: string, change: (value: Value) => void): Fault => ({
  name,
  operation: preview,
  elsewhere: {
    operation: place,
    answer: answer => {
      const json = JSON.parse(answer.body) as Envelope
      if (json.data) change(json.data)
      answer.body = JSON.stringify(json)
    },
  },
  shows: new RegExp(`${THEN(place).source}|then ${place} .* · no less is received than was confirmed`),
})
const times = (value: Value, by: string, ...names: string[]) => {
  for (const name of names) value[name] = multiply(String(value[name]), by)
}
/** Another rate than that of the preview, with all figures that follow from it. */
const dearer = (value: Value) => {
  times(value, '2', 'feeRate', 'fee')
  if ('margin' in value) value['total'] = add(String(value['margin']), String(value['fee']))
  else
    value['total'] = (value['exchangeType'] === 2 ? subtract : add)(
      String(value['cost']),
      String(value['fee']),
    )
}
const earnsLess = (value: Value) => {
  times(value, '0.5', 'dailyRate', 'yearRate', 'dailyInterest', 'totalInterest')
  value['returns'] = add(String(value['amount']), String(value['totalInterest']))
}
const receivesLess = (value: Value) => {
  times(value, '2', 'feeRate', 'fee')
  value['received'] = subtract(
    String(value['gross'] ?? (value['exchangeType'] === 1 ? value['quantity'] : value['cost'])),
    String(value['fee']),
  )
}
const penalised = (value: Value) => {
  nudge(value, 'penalty')
  value['returned'] = subtract(String(value['amount']), String(value['penalty']))
  value['net'] = subtract(String(value['accrued']), String(value['penalty']))
}

export const previewFaults: readonly Fault[] = [
  differs('previewSpotOrder', 'placeSpotOrder', 'a spot order costs more than its preview', dearer),
  differs(
    'previewContractOrder',
    'placeContractOrder',
    'a contract order costs more than its preview',
    dearer,
  ),
  differs('previewQuickOrder', 'placeQuickOrder', 'a quick order wins less than its preview', value => {
    times(value, '0.5', 'payoutRate', 'profit')
    value['winReturns'] = add(String(value['stake']), String(value['profit']))
  }),
  differs('previewBibiOrder', 'placeBibiOrder', 'a coin order receives less than its preview', receivesLess),
  differs('previewExchange', 'createExchange', 'an exchange receives less than its preview', receivesLess),
  differs('previewPledge', 'placePledge', 'a pledge earns less than its preview', earnsLess),
  differs('previewMining', 'placeMiningOrder', 'mining earns less than its preview', earnsLess),
  differs('previewLoan', 'applyForLoan', 'a loan pays out less than its preview', value => {
    times(value, '2', 'feeRate', 'fee')
    value['paidOut'] = subtract(String(value['amount']), String(value['fee']))
  }),
  differs(
    'previewShareSubscription',
    'subscribeToShares',
    'shares hold a step more than their preview',
    value => nudge(value, 'held', '0.000001'),
  ),
  differs(
    'previewPledgeRedemption',
    'redeemPledge',
    'a redemption returns a step less than its preview',
    penalised,
  ),
  differs(
    'previewMiningRelease',
    'releaseMiningOrder',
    'a release returns a step less than its preview',
    penalised,
  ),
]

/** A figure of one operation that another one contradicts. */
export const countFaults: readonly Fault[] = [
  {
    name: 'one unread message too many is counted',
    operation: 'countUnreadMessages',
    answer: envelope(onSuccess, answer => ({ ...answer, data: Number(answer.data) + 1 })),
    shows: THEN('listMessages'),
  },
  {
    name: 'one unread answer too many is counted',
    operation: 'countServiceAnswers',
    answer: envelope(onSuccess, answer => ({ ...answer, data: Number(answer.data) + 1 })),
    shows: THEN('listServiceMessages'),
  },
  inData('getSecurity', 'one session too few is counted', THEN('listSessions'), value => {
    value['sessions'] = Number(value['sessions']) + 1
  }),
  {
    name: 'the list of sessions leaves out a device',
    operation: 'listSessions',
    answer: envelope(onSuccess, answer => ({
      ...answer,
      rows: answer.rows?.filter(row => row['isCurrent']),
      total: 1,
    })),
    shows: THEN('getSecurity'),
  },
  inRows('listSessions', 'no session is the current one', /one session is the current one/, row => {
    row['isCurrent'] = false
  }),
  inRows('listExportParts', 'the export counts a row more than it gives', THEN('exportPart'), row => {
    row['rows'] = Number(row['rows']) + 1
  }),
  {
    name: 'the export leaves out the rows of a table',
    operation: 'listExportParts',
    elsewhere: {
      operation: 'exportPart',
      answer: answer => {
        const json = JSON.parse(answer.body) as Envelope
        answer.body = JSON.stringify({
          ...json,
          rows: json.rows?.slice(1),
          total: Math.max(0, (json.total ?? 0) - 1),
        })
      },
    },
    shows: THEN('exportPart'),
  },
  inData('getAllocation', 'the allocation is worth more than the balances', THEN('getAssetPanel'), value => {
    for (const one of [value, ...(value['parts'] as Value[])])
      for (const name of ['total', 'value']) if (name in one) one[name] = multiply(String(one[name]), '2')
  }),
  {
    name: 'a withdrawal password is said to be set that is not',
    operation: 'isWithdrawPasswordSet',
    answer: envelope(onSuccess, answer => ({ ...answer, data: !answer.data })),
    shows: THEN('getWithdrawPasswordState'),
  },
]

/** Published liabilities. */
export const liabilityFaults: readonly Fault[] = [
  inData(
    'getLiabilityProof',
    'a leaf of the liabilities is less than the balance',
    /leads to the published root/,
    value => {
      for (const leaf of value['balances'] as Value[])
        leaf['amount'] = multiply(String(leaf['amount']), '0.5')
    },
  ),
  inData(
    'getLiabilityProof',
    'a path of the liabilities leads to another root',
    /leads to the published root/,
    value => {
      for (const leaf of value['balances'] as Value[]) leaf['index'] = Number(leaf['index']) + 1
    },
  ),
  inData(
    'getLiabilityProof',
    'a sum beside the path is negative',
    /must match pattern|is not negative|leads to the published root/,
    value => {
      for (const leaf of value['balances'] as Value[])
        for (const node of leaf['path'] as Value[]) node['total'] = `-${String(node['total'])}`
    },
  ),
  inData('getLiabilityProof', 'a balance is missing in the proof', /every balance is in the proof/, value => {
    value['balances'] = []
  }),
  {
    name: 'the total of the liabilities leaves out an account',
    operation: 'getLiabilityProof',
    elsewhere: {
      operation: 'listLiabilityRoots',
      answer: answer => {
        const json = JSON.parse(answer.body) as Envelope
        for (const row of json.rows ?? [])
          for (const total of (row['totals'] ?? []) as Value[])
            total['total'] = subtract(String(total['total']), '0.01')
        answer.body = JSON.stringify(json)
      },
    },
    shows: /leads to the published root/,
  },
  inRows(
    'listLiabilityRoots',
    'the roots of the liabilities do not follow from each other',
    /follows the one before|`previous` is the hash/,
    (row, index) => {
      if (index === 0) row['previous'] = 'a'.repeat(64)
    },
  ),
  inRows(
    'listLiabilityRoots',
    'the totals of a day are not those of its hash',
    /`totalsHash` is that of `totals`/,
    row => {
      for (const total of (row['totals'] ?? []) as Value[]) total['total'] = add(String(total['total']), '1')
    },
  ),
  inRows(
    'listLiabilityRoots',
    'a product has two totals in a day',
    /`totalsHash` is that of `totals`/,
    row => {
      const totals = row['totals'] as Value[] | undefined
      if (totals?.[0]) row['totals'] = [totals[0], ...totals]
    },
  ),
]
