/** Ways to change what a successful answer means. */
import { add } from '#src/lib/money/money.ts'
import { data, envelope, onSuccess, rows, type Fault } from './fault.ts'

export type Value = Record<string, unknown>

/** Swaps two fields. */
export const swap = (value: Value, one: string, other: string) =>
  void ([value[one], value[other]] = [value[other], value[one]])

/** Adds the smallest amount to a decimal. */
export const nudge = (value: Value, name: string, by = '0.000001') =>
  void (value[name] = add(String(value[name]), by))

/** Changes the value of successful answers. */
export const inData = (
  operation: string,
  name: string,
  shows: RegExp,
  change: (value: Value) => void,
): Fault => ({
  name,
  operation,
  answer: data(change),
  shows,
})
export const inRows = (
  operation: string,
  name: string,
  shows: RegExp,
  change: (row: Value, index: number) => void,
): Fault => ({
  name,
  operation,
  answer: rows(change),
  shows,
})
export const inOrder = (operation: string, name: string, shows: RegExp): Fault => ({
  name,
  operation,
  answer: envelope(onSuccess, answer => ({ ...answer, rows: answer.rows?.toReversed() })),
  shows,
})
