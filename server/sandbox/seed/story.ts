import { setTimeout as sleep } from 'node:timers/promises'
import { DomainError } from '#server/kernel/domain-error.ts'
import type { Clock, Store } from '#server/kernel/store.ts'
import type { Market } from '#server/market/market.ts'
import { claimStory, endStory, noteFailure, noteStep, type Claimed } from './progress.ts'

/** A clock that the seed turns back, because what it tells happened over the past weeks. */
export interface SettableClock extends Clock {
  set(time: number | undefined): void
  /** The time as it is, whatever it is set to. */
  present(): number
}

/** The time as it is, until it is set to another. */
export function createSettableClock(real: Clock): SettableClock {
  let time: number | undefined
  return {
    now: () => time ?? real.now(),
    present: () => real.now(),
    set: given => {
      time = given
    },
  }
}

/** Where stories are told, and who tells them. */
export interface Stage {
  readonly store: Store
  readonly market: Market
  readonly clock: SettableClock
  /** Of this process; 0 unless told. */
  readonly nodeId?: number
  /** Told of what went wrong; the story goes on, or is tried again at the next start. */
  readonly onFailure?: (story: string, error: unknown) => void
}

/** What the sandbox has lived through before its first visitor. */
export interface Story {
  readonly name: string
  /** Another one whenever what is told changes: a story that was interrupted in another version is not gone on with. */
  readonly version: number
  /** Accounts that are all there when it was told by a version that did not write it down. */
  readonly accounts: readonly string[]
  /**
   * Its steps, in order. Each sets the clock to its moment, and does the same when it is done again. The story begins at
   * `startedAt` (epoch ms), also when it is gone on with.
   */
  steps(startedAt: number): readonly (() => Promise<void>)[]
}

/** As long as a start waits for another node's story, in milliseconds. */
const PATIENCE = 60_000
const EVERY = 100

/**
 * Tells a story unless it was told: from where it was interrupted, by one node at a time; the others wait. A step that the rules of the
 * domain refuse is left out: somebody may have used the account meanwhile. What fails otherwise ends the telling, and the next
 * start tries again. Never throws: a sandbox without its story is one all the same.
 * @returns whether it was this node that told it to its end
 */
export async function tellStory(stage: Stage, story: Story): Promise<boolean> {
  const { store, clock, nodeId = 0, onFailure } = stage
  const { name } = story
  const teller = () => ({ name, nodeId, now: clock.present() })
  try {
    const claimed = await claim(stage, story)
    if (claimed.state !== 'claimed') return false
    let done = 0
    for (const step of story.steps(claimed.startedAt)) {
      if (done++ < claimed.steps) continue
      const refused = await take(step)
      if (refused) onFailure?.(name, refused)
      const refusal = refused && `step ${done}: ${refused.message}`
      if (!(await store.execute(noteStep, { ...teller(), steps: done, refusal }))) return false
    }
    await store.execute(endStory, teller())
    return true
  } catch (error) {
    onFailure?.(name, error)
    const failure = error instanceof Error ? error.message : String(error)
    await store.execute(noteFailure, { ...teller(), failure }).catch(() => undefined)
    return false
  } finally {
    clock.set(undefined)
  }
}

/** Does a step, and gives the refusal if there was one. @throws what else went wrong */
async function take(step: () => Promise<void>): Promise<DomainError | undefined> {
  try {
    await step()
    return undefined
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    // Done before the interruption, at figures of another moment.
    return error.code === 'idempotency_mismatch' ? undefined : error
  }
}

/** Claims the story, waiting for a node that tells it. */
async function claim(stage: Stage, { name, version, accounts }: Story): Promise<Claimed> {
  const { store, clock, nodeId = 0 } = stage
  const end = performance.now() + PATIENCE
  for (;;) {
    const claimed = await store.execute(claimStory, { name, version, accounts, nodeId, now: clock.present() })
    if (claimed.state !== 'busy' || performance.now() > end) return claimed
    await sleep(EVERY)
  }
}
