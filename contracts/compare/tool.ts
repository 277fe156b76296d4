/** A tool that checks a back end, as this comparison uses it. */
import type { Fault } from '../faults/provider/fault.ts'

/** What a tool reports about an operation, one line of its output or report. */
export interface Finding {
  readonly operation: string
  readonly says: string
}

/** What is to be checked in one go: some operations, with at most one fault each. */
export interface Round {
  readonly operations: readonly string[]
  readonly faults: readonly Fault[]
}

export interface Tool {
  readonly name: string
  readonly version: string
  /** The most faults of a round, and the most operations of one without faults. */
  readonly roundSize: number
  readonly cleanSize: number
  /** How many rounds may run at once. */
  readonly atOnce: number
  /** Everything that the tool reports. @throws Error when it ends without a result */
  readonly check: (round: Round) => Promise<Finding[]>
  /** Whether the tool could be shown the fault at all; any fault unless given. */
  readonly isApplicable?: (fault: Fault) => boolean
  /** Whether what it reports of the fault's operation names the fault; by default, something that it does not report without one. */
  readonly names?: (fault: Fault, says: readonly string[]) => boolean
}
