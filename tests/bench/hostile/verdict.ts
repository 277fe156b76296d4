/** Whether the other customer noticed the hostile one. */
import type { Latencies } from './victim.ts'

/** What was measured of one subject. */
export interface Measurement {
  readonly subject: string
  /** Of the other customer, right before and after. */
  readonly reference: Readonly<Record<'reads' | 'orders', Latencies>>
  /** The same, with the hostile account at work. */
  readonly active: Readonly<Record<'reads' | 'orders', Latencies>>
  /** Calls of the other customer that were refused or not answered, by code. */
  readonly refusals: Readonly<Record<string, number>>
  /** Resident set of the server, in MiB. */
  readonly memory: { readonly before: number; readonly peak: number; readonly after: number }
  /** The longest block of the server's event loop, in milliseconds. */
  readonly block: number
  /** How often each code was answered to the hostile account. */
  readonly answers: Readonly<Record<string, number>>
  /** Processor time of the hostile account's process, in cores. */
  readonly load: number
  /** Processor time of all else on the machine but the server and the other customer while the hostile account was idle, in cores. */
  readonly others: number
  /** Whether it was measured again, as the first time was not within the limits. */
  readonly isRepeated: boolean
}

export interface Limits {
  /** The largest p99 of the other customer, as a multiple of the reference. */
  readonly ratio: number
  /** Milliseconds: a smaller p99 is accepted whatever the reference, as the two processes share the machine's cores with the server. */
  readonly floor: number
  /** Cores: when others take more, the machine is busy, and p99 may be `slack` times as large. */
  readonly others: number
  readonly slack: number
  /** The largest growth of the resident set, in MiB. */
  readonly growth: number
}

export const LIMITS: Limits = { ratio: 2, floor: 10, others: 0.5, slack: 5, growth: 150 }

const KINDS = ['reads', 'orders'] as const

/** The larger of the ratios of reads and orders, each p99 to its reference, of which less than half the floor counts as half the floor. */
export const ratioOf = ({ reference, active }: Measurement, { floor, ratio }: Limits = LIMITS): number =>
  Math.max(...KINDS.map(kind => active[kind].p99 / Math.max(reference[kind].p99, floor / ratio)))

/** What is beyond the limits, in words; nothing when the other customer noticed nothing. */
export function faultsOf(measurement: Measurement, limits: Limits = LIMITS): string[] {
  const { reference, active, refusals, memory, others } = measurement
  const faults: string[] = []
  const slack = others > limits.others ? limits.slack : 1
  for (const kind of KINDS) {
    const most = Math.max(reference[kind].p99 * limits.ratio, limits.floor) * slack
    // Not a number where nothing was answered.
    if (!(active[kind].p99 <= most))
      faults.push(`p99 of ${kind} ${show(active[kind].p99)} ms, at most ${show(most)} ms allowed`)
  }
  for (const [code, times] of Object.entries(refusals)) faults.push(`${times} × ${code}`)
  const growth = memory.peak - memory.before
  if (growth > limits.growth) faults.push(`memory grew by ${growth.toFixed(0)} MiB`)
  return faults
}

const show = (milliseconds: number) => milliseconds.toFixed(milliseconds < 10 ? 1 : 0)
const list = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .map(([code, times]) => `${times} × ${code}`)
    .join(', ') || '0'

const COLUMNS = [
  'operation',
  'reads: p50, p99, max (reference) ms',
  'orders: p50, p99, max (reference) ms',
  'p99 ratio',
  'refused to the other',
  'memory before, peak, after MiB',
  'longest block ms',
  'cores taken by others',
  'answers to the hostile account',
]

/** A table of measurements in Markdown. */
export function tableOf(measurements: readonly Measurement[]): string {
  const figures = ({ p50, p99, max }: Latencies) => `${show(p50)}, ${show(p99)}, ${show(max)}`
  const rows = measurements.map(each => {
    const { subject, reference, active, memory } = each
    const [reads, orders] = KINDS.map(kind => `${figures(active[kind])} (${figures(reference[kind])})`)
    const { before, peak, after } = memory
    const megabytes = [before, peak, after].map(value => value.toFixed(0)).join(', ')
    const counts = [
      list(each.refusals),
      megabytes,
      show(each.block),
      each.others.toFixed(1),
      list(each.answers),
    ]
    return [
      each.isRepeated ? `${subject}, second time` : subject,
      reads,
      orders,
      ratioOf(each).toFixed(1),
      ...counts,
    ]
  })
  const lines = [COLUMNS, COLUMNS.map(() => '---'), ...rows]
  return lines.map(cells => `| ${cells.join(' | ')} |`).join('\n')
}
