/** What a row expects of the client, and what is said when it does otherwise. */
import { isDeepStrictEqual } from 'node:util'
import type { Outcome } from './outcome.ts'
import type { Effect, World } from './world.ts'

export interface Expects {
  readonly outcome: Outcome
  readonly effects: readonly Effect[]
  /** What is left of the stored session: as it was, or nothing. */
  readonly session: 'kept' | 'removed'
}

/** The call gives its answer and does nothing else. */
export const gives = (answer: unknown): Expects => ({
  outcome: { gives: answer },
  effects: [],
  session: 'kept',
})

/** A complaint when two things differ, with both of them. */
export function differs(what: string, actual: unknown, expected: unknown): string[] {
  if (isDeepStrictEqual(actual, expected)) return []
  return [`${what}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`]
}

/** What is wrong with the way a call ended; empty when it is as expected. */
export function complaints(
  expects: Expects,
  { outcome, world }: { outcome: Outcome; world: World },
  token: string | undefined,
): string[] {
  const isKept = expects.session === 'kept' && token !== undefined
  const session = {
    token: isKept ? token : undefined,
    userId: isKept ? world.userId : undefined,
    isStored: isKept,
  }
  return [
    ...differs('outcome', outcome, expects.outcome),
    ...differs('effects', world.effects, expects.effects),
    ...differs('session', world.session(), session),
  ]
}
