/** The events of a simulation as plain data, which can be stored, replayed and shrunk. */
import { readFileSync, writeFileSync } from 'node:fs'
import type { OperationId } from '#src/api/generated/operations.ts'
import type { Fault } from './faults.ts'

/** The fields of a call. `@price` is the market's price at the moment of the call. */
export type CallFields = Readonly<Record<string, string | number>>

/** An account calls an operation. */
export interface CallEvent {
  readonly n: number
  readonly do: 'call'
  readonly who: number
  readonly op: OperationId
  readonly body?: CallFields
  /** The event that created what this call refers to; its id is sent. */
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

/** Repeats the exact request of an earlier call. */
interface RepeatEvent {
  readonly n: number
  readonly do: 'repeat'
  readonly of: number
}

/** Jobs fail on what an event has created from now on; without `of`, on nothing any more. */
interface PoisonEvent {
  readonly n: number
  readonly do: 'poison'
  readonly of?: number
}

/**
 * The process is killed and restarted: between two events, during a call, or with a disk that fails to write the call's data.
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

/** A call of a hostile reader. */
export interface Reading {
  readonly op: OperationId
  readonly query?: CallFields
}

/** A hostile account reads much at once, and another one a little. Its number is below zero, so that it leaves those of the others alone. */
export interface FloodEvent {
  readonly n: number
  readonly do: 'flood'
  readonly who: number
  readonly beside: number
  readonly readings: readonly Reading[]
}

/** A hostile account begins bodies and keeps their ends back; those held until then are finished, broken off or kept. Numbered as a flood. */
export interface SlowEvent {
  readonly n: number
  readonly do: 'slow'
  readonly who: number
  readonly beside: number
  readonly op: OperationId
  readonly count: number
  readonly before: 'finished' | 'broken' | 'kept'
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
  | FloodEvent
  | SlowEvent

export type EngineName = 'sqlite' | 'postgres'

/** Everything that a replay needs. */
export interface History {
  readonly seed: number
  readonly epoch: number
  readonly engine: EngineName
  readonly finding?: string
  readonly events: readonly SimulationEvent[]
}

/** One event per line. */
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
