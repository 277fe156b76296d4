/** The files of realized gains: a table of its own, and the universal format of Koinly; see docs/rules/wallet.md. */
import { groupBy } from '../collections/group-by.ts'
import { toCsv } from '../csv.ts'
import { abs, add, negate, sign, trimZeros, type Decimal } from '../money/money.ts'
import type { ReportedEntry } from '../statement/account-shapes.ts'
import { DAY } from '../time/time-units.ts'

/** A part of a sale that comes from one lot; amounts in USDT, times in milliseconds since 1970 UTC. */
interface Gain {
  readonly id: string
  readonly assetName: string
  readonly quantity: Decimal
  readonly acquiredAt: number
  readonly soldAt: number
  readonly proceeds: Decimal
  readonly cost: Decimal
  readonly gain: Decimal
  readonly acquiredType: string
  readonly acquiredId: string
  readonly referenceType: string
  readonly referenceId: string
}

type Totals = Readonly<Record<'proceeds' | 'cost' | 'gain', Decimal>> & { readonly count: number }

const GAIN_COLUMNS = [
  'id',
  'assetName',
  'quantity',
  'acquiredAt',
  'soldAt',
  'proceeds',
  'cost',
  'gain',
  'acquiredType',
  'acquiredId',
  'referenceType',
  'referenceId',
] as const satisfies readonly (keyof Gain)[]

/** Whole days between the purchase and the sale. */
export function holdingDays({ acquiredAt, soldAt }: Pick<Gain, 'acquiredAt' | 'soldAt'>): number {
  return Math.floor((soldAt - acquiredAt) / DAY)
}

/** The rows of a report as CSV: RFC 4180, times as ISO 8601 in UTC, amounts unchanged in USDT, oldest first. */
export function gainsCsv(rows: readonly Gain[], method: 'fifo' | 'average'): string {
  const cell = (row: Gain, column: (typeof GAIN_COLUMNS)[number]) =>
    column === 'acquiredAt' || column === 'soldAt' ? new Date(row[column]).toISOString() : row[column]
  const lines = rows
    .toReversed()
    .map(row => [...GAIN_COLUMNS.map(column => cell(row, column)), `${holdingDays(row)}`, method])
  return toCsv([[...GAIN_COLUMNS, 'holdingDays', 'method'], ...lines])
}

const KOINLY_COLUMNS = [
  'Date',
  'Sent Amount',
  'Sent Currency',
  'Received Amount',
  'Received Currency',
  'Fee Amount',
  'Fee Currency',
  'Net Worth Amount',
  'Net Worth Currency',
  'Label',
  'Description',
  'TxHash',
]

/** Koinly's labels of what is neither a trade nor a transfer, by entry type. */
const KOINLY_LABELS: Readonly<Record<string, string>> = {
  contractProfit: 'realized gain',
  contractFunding: 'realized gain',
  quickProfit: 'realized gain',
  quickLoss: 'realized gain',
  pledgeInterest: 'reward',
  miningOutput: 'mining',
  award: 'reward',
  earlyExit: 'cost',
  loanInterest: 'cost',
  loanCharge: 'cost',
  loanPaidOut: 'loan',
  loanRepaid: 'loan repayment',
}

/** The entries of one transaction as one or more lines of Koinly's universal format. */
function koinlyLines(entries: readonly ReportedEntry[]): string[][] {
  const [{ time, transactionId, referenceType }] = entries as readonly [ReportedEntry, ...ReportedEntry[]]
  const sums = new Map<string, { assetName: string; isFee: boolean; type: string; amount: Decimal }>()
  for (const { type, assetName, amount } of entries) {
    const isFee = type === 'fee'
    // Trades move both assets in one line; anything else has a line of its own.
    const isTrade = /^(spot|bibi|exchange|shares)/.test(type)
    const key = isTrade || isFee ? `${isFee} ${assetName}` : `${type} ${assetName}`
    sums.set(key, { assetName, isFee, type, amount: add(sums.get(key)?.amount ?? '0', amount) })
  }
  const parts = [...sums.values()].filter(({ amount }) => sign(amount) !== 0)
  const [fee, ...moreFees] = parts.filter(({ isFee }) => isFee)
  const moved = parts.filter(({ isFee }) => !isFee)
  const date = `${new Date(time).toISOString().slice(0, 19).replace('T', ' ')} UTC`
  const line = (
    sent: (typeof parts)[number] | undefined,
    received: (typeof parts)[number] | undefined,
    { charged, label }: { charged?: (typeof parts)[number] | undefined; label: string },
  ) => {
    const cells = (part: (typeof parts)[number] | undefined) =>
      part ? [trimZeros(abs(part.amount)), part.assetName] : ['', '']
    return [
      date,
      ...cells(sent),
      ...cells(received),
      ...cells(charged),
      '',
      '',
      label,
      referenceType,
      transactionId,
    ]
  }
  const asCost = (part: (typeof parts)[number]) =>
    line(part, undefined, { label: referenceType === 'contract' ? 'margin fee' : 'cost' })
  const sent = moved.filter(({ amount }) => sign(amount) < 0)
  const received = moved.filter(({ amount }) => sign(amount) > 0)
  if (sent.length <= 1 && received.length <= 1 && moved.length > 0) {
    const label = moved.length === 1 ? (KOINLY_LABELS[moved[0]!.type] ?? '') : ''
    return [line(sent[0], received[0], { charged: fee, label }), ...moreFees.map(asCost)]
  }
  return [
    ...moved.map(part =>
      sign(part.amount) < 0
        ? line(part, undefined, { label: KOINLY_LABELS[part.type] ?? '' })
        : line(undefined, part, { label: KOINLY_LABELS[part.type] ?? '' }),
    ),
    ...(fee ? [fee, ...moreFees].map(asCost) : []),
  ]
}

/** All transactions of some entries in Koinly's universal format, oldest first; holds and releases move nothing. */
export function koinlyCsv(entries: readonly ReportedEntry[]): string {
  const moving = entries.filter(({ type }) => type !== 'hold' && type !== 'release')
  const transactions = [...groupBy(moving, entry => entry.transactionId).values()]
  const lines = transactions
    .toSorted((one, other) => one[0]!.time - other[0]!.time)
    .flatMap(rows => koinlyLines(rows))
  return toCsv([KOINLY_COLUMNS, ...lines])
}

/** Whether the rows of a report are all there and add up to its totals. */
export function checkTotals(rows: readonly Gain[], { total }: { readonly total: Totals }): boolean {
  const sumOf = (column: 'proceeds' | 'cost' | 'gain') =>
    rows.reduce((sum, row) => add(sum, row[column]), '0' as Decimal)
  return (
    rows.length === total.count &&
    (['proceeds', 'cost', 'gain'] as const).every(
      column => sign(add(sumOf(column), negate(total[column]))) === 0,
    )
  )
}
