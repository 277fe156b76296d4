/** What a row expects of the client, and the problems when it behaves otherwise. */
import { isDeepStrictEqual } from 'node:util'
import type { Outcome } from './outcome.ts'
import type { Effect, TestClient } from './test-client.ts'

export interface Expects {
  readonly outcome: Outcome
  readonly effects: readonly Effect[]
  /** Whether the stored session is unchanged or removed. */
  readonly session: 'kept' | 'removed'
}

/** The call returns its answer without any effect. */
export const gives = (answer: unknown): Expects => ({
  outcome: { gives: answer },
  effects: [],
  session: 'kept',
})

/** A problem that names both values when they differ. */
export function difference(what: string, actual: unknown, expected: unknown): string[] {
  if (isDeepStrictEqual(actual, expected)) return []
  return [`${what}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`]
}

/** The problems with the result of a call; empty when it is as expected. */
export function problemsOf(
  expects: Expects,
  { outcome, world }: { outcome: Outcome; world: TestClient },
  token: string | undefined,
): string[] {
  const isKept = expects.session === 'kept' && token !== undefined
  const session = {
    token: isKept ? token : undefined,
    userId: isKept ? world.userId : undefined,
    isStored: isKept,
  }
  return [
    ...difference('outcome', outcome, expects.outcome),
    ...difference('effects', world.effects, expects.effects),
    ...difference('session', world.session(), session),
  ]
}
