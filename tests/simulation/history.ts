/** What happens in a simulation, as plain data: a history can be stored, replayed and made shorter. */
import { readFileSync, writeFileSync } from 'node:fs'
import type { OperationId } from '#src/api/generated/operations.ts'
import type { Fault } from './faults.ts'

/** The fields of a call. `@price` is the market's price at the moment of the call. */
export type CallFields = Readonly<Record<string, string | number>>

/** Somebody calls an operation. */
export interface CallEvent {
  readonly n: number
  readonly do: 'call'
  readonly who: number
  readonly op: OperationId
  readonly body?: CallFields
  /** The event that made what this call is about; its id is sent. */
  readonly of?: number
  /** Whose idempotency key is sent, by event; its own when absent. */
  readonly key?: number
  readonly fault?: Fault
}

/** A job runs once, or all of them twice each. */
interface JobEvent {
  readonly n: number
  readonly do: 'job'
  readonly name: string
  readonly fault?: Fault
}
interface RoundEvent {
  readonly n: number
  readonly do: 'round'
}

/** The clock moves by so many milliseconds, also back. */
interface ClockEvent {
  readonly n: number
  readonly do: 'clock'
  readonly by: number
}

/** The very request of an earlier call once more. */
interface RepeatEvent {
  readonly n: number
  readonly do: 'repeat'
  readonly of: number
}

/** What the back end wants to do by itself with what an event has made fails from now on; without `of`, nothing does any more. */
interface PoisonEvent {
  readonly n: number
  readonly do: 'poison'
  readonly of?: number
}

/**
 * The process ends without goodbye and is started again: between two events, in the middle of a call, or with a disk that does not
 * take what the call has written.
 */
interface RestartEvent {
  readonly n: number
  readonly do: 'restart'
  readonly nodeId: number
  readonly during?: CallEvent
  readonly disk?: true
}

/** Everything is checked, whole tables too. */
interface VerifyEvent {
  readonly n: number
  readonly do: 'verify'
}

export type SimulationEvent =
  | CallEvent
  | JobEvent
  | RoundEvent
  | ClockEvent
  | RepeatEvent
  | PoisonEvent
  | RestartEvent
  | VerifyEvent

export type EngineName = 'sqlite' | 'postgres'

/** Everything that a replay needs. */
export interface History {
  readonly seed: number
  readonly epoch: number
  readonly engine: EngineName
  readonly finding?: string
  readonly events: readonly SimulationEvent[]
}

/** One event a line, so that a history reads from top to bottom. */
export function printHistory({ events, ...rest }: History): string {
  const lines = events.map(event => `    ${JSON.stringify(event)}`).join(',\n')
  return `${JSON.stringify(rest).slice(0, -1)},\n  "events": [\n${lines}\n  ]}\n`
}

export function writeHistory(file: string, history: History): void {
  writeFileSync(file, printHistory(history))
}

/** @throws SyntaxError when the file is none */
export function readHistory(file: string): History {
  return JSON.parse(readFileSync(file, 'utf8')) as History
}
