import { finish, read, type Context, type Row, type Statement, type Steps } from '#server/kernel/store.ts'

interface SeedRow extends Row {
  readonly version: bigint
  readonly status: 'running' | 'told'
  readonly steps: bigint
  readonly claimed_by: bigint
  readonly claimed_until: bigint
  readonly started_at: bigint
}

/** How long a claim excludes other nodes after its last step, in milliseconds. */
const CLAIM_LEASE = 15_000n

const FIND = 'SELECT * FROM seeds WHERE name = $1 /*lock*/'
const INSERT_RUNNING = `INSERT INTO seeds(name, version, status, steps, claimed_by, claimed_until, started_at)
  VALUES ($1, $2, 'running', 0, $3, $4, $5) ON CONFLICT DO NOTHING`
const COMPLETE = `UPDATE seeds SET status = 'told', claimed_until = 0, told_at = $2 WHERE name = $1`
const INSERT_COMPLETED = `INSERT INTO seeds(name, version, status, steps, claimed_by, claimed_until, started_at, told_at)
  VALUES ($1, 0, 'told', 0, 0, 0, $2, $2) ON CONFLICT DO NOTHING`
const UPDATE_CLAIM = 'UPDATE seeds SET claimed_by = $2, claimed_until = $3, failure = NULL WHERE name = $1'
const RECORD_STEP = `UPDATE seeds SET steps = $3, claimed_until = $4, failure = coalesce($5, failure)
  WHERE name = $1 AND claimed_by = $2 AND status = 'running' RETURNING name`
const RECORD_FAILURE = `UPDATE seeds SET claimed_until = 0, failure = $3 WHERE name = $1 AND claimed_by = $2 AND status = 'running'`

/** The node and the real time, whatever the simulated clock says. */
interface SeedRun {
  readonly name: string
  readonly nodeId: number
  readonly now: number
}

export interface Claim extends SeedRun {
  readonly version: number
  /** Accounts that all exist when the scenario was seeded by a version that did not record it. */
  readonly accounts: readonly string[]
}

/** Told: already completed. Busy: another node is seeding it. Claimed: this node continues after so many steps. */
export type ClaimResult =
  | { readonly state: 'told' | 'busy' }
  | { readonly state: 'claimed'; readonly steps: number; readonly startedAt: number }

/**
 * Claims a scenario. One that an earlier version has completed counts as completed; so does one that was interrupted and has changed
 * since, because its remaining steps would not fit. A node may claim again what it has claimed itself but not finished.
 */
export function* claimScenario(_: Context, claim: Claim): Steps<ClaimResult> {
  const { name, version, accounts } = claim
  const [nodeId, now] = [BigInt(claim.nodeId), BigInt(claim.now)]
  let [row] = yield* read<SeedRow>(FIND, [name])
  if (!row) {
    const places = accounts.map((_account, index) => `$${index + 1}`).join(', ')
    const [known] = yield* read<{ count: bigint }>(
      `SELECT count(*) AS count FROM users WHERE account IN (${places})`,
      accounts,
    )
    const isKnown = Number(known?.count) === accounts.length
    const begin: Statement = isKnown
      ? [INSERT_COMPLETED, [name, now]]
      : [INSERT_RUNNING, [name, BigInt(version), nodeId, now + CLAIM_LEASE, now]]
    // Another node may have inserted its claim at the same time.
    yield* read(...begin)
    ;[row] = yield* read<SeedRow>(FIND, [name])
  }
  if (!row || row.status === 'told') return yield* finish<ClaimResult>({ state: 'told' })
  if (row.version !== BigInt(version))
    return yield* finish<ClaimResult>({ state: 'told' }, [COMPLETE, [name, now]])
  if (row.claimed_by !== nodeId && row.claimed_until > now)
    return yield* finish<ClaimResult>({ state: 'busy' })
  const claimed = { state: 'claimed', steps: Number(row.steps), startedAt: Number(row.started_at) } as const
  return yield* finish<ClaimResult>(claimed, [UPDATE_CLAIM, [name, nodeId, now + CLAIM_LEASE]])
}

/** Records the completed steps, and a rejection in the last one. @returns whether the node still holds the claim */
export function* recordStep(
  _: Context,
  {
    name,
    nodeId,
    now,
    steps,
    refusal,
  }: SeedRun & { readonly steps: number; readonly refusal?: string | undefined },
): Steps<boolean> {
  const until = BigInt(now) + CLAIM_LEASE
  const updated = yield* read(RECORD_STEP, [name, BigInt(nodeId), BigInt(steps), until, refusal ?? null])
  return yield* finish(updated.length > 0)
}

/** Marks the scenario as completed. */
export const completeScenario = (_: Context, { name, now }: SeedRun): Steps<undefined> =>
  finish(undefined, [COMPLETE, [name, BigInt(now)]])

/** Records an unexpected error: the next start retries the step. */
export const recordSeedFailure = (
  _: Context,
  { name, nodeId, failure }: SeedRun & { readonly failure: string },
): Steps<undefined> => finish(undefined, [RECORD_FAILURE, [name, BigInt(nodeId), failure]])
