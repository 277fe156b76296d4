import { setTimeout as sleep } from 'node:timers/promises'
import { DomainError } from '#server/kernel/domain-error.ts'
import type { Clock, Store } from '#server/kernel/store.ts'
import type { Market } from '#server/market/market.ts'
import {
  claimScenario,
  completeScenario,
  recordSeedFailure,
  recordStep,
  type ClaimResult,
} from './seed-progress.ts'

/** A clock that the seed sets back, because its events happened over the past weeks. */
export interface SettableClock extends Clock {
  set(time: number | undefined): void
  /** The real time, whatever the clock is set to. */
  realNow(): number
}

/** A clock that gives the real time until it is set. */
export function createSettableClock(real: Clock): SettableClock {
  let time: number | undefined
  return {
    now: () => time ?? real.now(),
    realNow: () => real.now(),
    set: given => {
      time = given
    },
  }
}

/** What scenarios are seeded with. */
export interface SeedEnvironment {
  readonly store: Store
  readonly market: Market
  readonly clock: SettableClock
  /** The node id of this process; 0 by default. */
  readonly nodeId?: number
  /** Called with rejected steps, after which the scenario goes on, and with errors, after which the next start retries it. */
  readonly onFailure?: (scenario: string, error: unknown) => void
}

/** A history that the sandbox is seeded with. */
export interface Scenario {
  readonly name: string
  /** Increased with every change: a scenario that was interrupted in another version is not continued. */
  readonly version: number
  /** Accounts that all exist when it was seeded by a version that did not record it. */
  readonly accounts: readonly string[]
  /**
   * Its steps, in order. Each sets the clock to its time and is idempotent. `startedAt` (epoch ms) is when the seed was first started,
   * also when it is continued.
   */
  steps(startedAt: number): readonly (() => Promise<void>)[]
}

/** How long a start waits for another node to finish the scenario, in milliseconds. */
const CLAIM_TIMEOUT = 60_000
const POLL_INTERVAL = 100

/**
 * Runs a scenario unless it was completed: from where it was interrupted, by one node at a time; the others wait. A step that is
 * rejected by a business rule is skipped: somebody may have used the account meanwhile. Any other error ends the run, and the next
 * start retries. Never throws: a sandbox works without its demo data.
 * @returns whether this node completed it
 */
export async function runScenario(stage: SeedEnvironment, story: Scenario): Promise<boolean> {
  const { store, clock, nodeId = 0, onFailure } = stage
  const { name } = story
  const seedRun = () => ({ name, nodeId, now: clock.realNow() })
  try {
    const claimed = await waitForClaim(stage, story)
    if (claimed.state !== 'claimed') return false
    let done = 0
    for (const step of story.steps(claimed.startedAt)) {
      if (done++ < claimed.steps) continue
      const rejection = await runStep(step)
      if (rejection) onFailure?.(name, rejection)
      const refusal = rejection && `step ${done}: ${rejection.message}`
      if (!(await store.execute(recordStep, { ...seedRun(), steps: done, refusal }))) return false
    }
    await store.execute(completeScenario, seedRun())
    return true
  } catch (error) {
    onFailure?.(name, error)
    const failure = error instanceof Error ? error.message : String(error)
    await store.execute(recordSeedFailure, { ...seedRun(), failure }).catch(() => undefined)
    return false
  } finally {
    clock.set(undefined)
  }
}

/** Runs a step and gives the DomainError if there was one. @throws any other error */
async function runStep(step: () => Promise<void>): Promise<DomainError | undefined> {
  try {
    await step()
    return undefined
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    // It was done before the interruption, with prices of another time.
    return error.code === 'idempotency_mismatch' ? undefined : error
  }
}

/** Claims the scenario, waiting while another node runs it. */
async function waitForClaim(
  stage: SeedEnvironment,
  { name, version, accounts }: Scenario,
): Promise<ClaimResult> {
  const { store, clock, nodeId = 0 } = stage
  const end = performance.now() + CLAIM_TIMEOUT
  for (;;) {
    const claimed = await store.execute(claimScenario, {
      name,
      version,
      accounts,
      nodeId,
      now: clock.realNow(),
    })
    if (claimed.state !== 'busy' || performance.now() > end) return claimed
    await sleep(POLL_INTERVAL)
  }
}
