/** Faults drawn from the specification: kind × operation × field × condition. */
import type { Random } from '#contracts/verify/random.ts'
import { envelope, onSuccess, type Answer, type Envelope, type Fault } from '../provider/fault.ts'
import { noteCall, type Condition } from './conditions.ts'

export interface DrawnFault extends Fault {
  readonly kind: string
}

/** Draws a fault of one kind; undefined when what was drawn cannot have it. */
export type Draw = (random: Random) => DrawnFault | undefined

/** Changes the successes of an operation that a condition holds for; what the function returns replaces them. */
export const whenSuccess =
  (condition: Condition, change: (envelope: Envelope) => unknown): NonNullable<Fault['answer']> =>
  (answer, sent, memory) => {
    const call = noteCall(answer, sent, memory)
    if (condition.holds(call)) envelope(onSuccess, change)(answer, sent, memory)
  }

/** Changes every answer of an operation that a condition holds for. */
export const whenAnswered =
  (condition: Condition, change: (answer: Answer) => void): NonNullable<Fault['answer']> =>
  (answer, sent, memory) => {
    if (condition.holds(noteCall(answer, sent, memory))) change(answer)
  }

/** A row of a report that is about one of some words. */
export const about = (...words: readonly string[]): RegExp => new RegExp(`\\b(${words.join('|')})\\b`, 'i')
