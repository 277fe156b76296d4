import { finish, read, type Context, type Row, type Statement, type Steps } from '#server/kernel/store.ts'

interface SeedRow extends Row {
  readonly version: bigint
  readonly status: 'running' | 'told'
  readonly steps: bigint
  readonly claimed_by: bigint
  readonly claimed_until: bigint
  readonly started_at: bigint
}

/** How long a node that tells a story keeps the others from it after its last step, in milliseconds. */
const CLAIM = 15_000n

const FIND = 'SELECT * FROM seeds WHERE name = $1 /*lock*/'
const BEGIN = `INSERT INTO seeds(name, version, status, steps, claimed_by, claimed_until, started_at)
  VALUES ($1, $2, 'running', 0, $3, $4, $5) ON CONFLICT DO NOTHING`
const TELL = `UPDATE seeds SET status = 'told', claimed_until = 0, told_at = $2 WHERE name = $1`
const KNOWN = `INSERT INTO seeds(name, version, status, steps, claimed_by, claimed_until, started_at, told_at)
  VALUES ($1, 0, 'told', 0, 0, 0, $2, $2) ON CONFLICT DO NOTHING`
const TAKE = 'UPDATE seeds SET claimed_by = $2, claimed_until = $3, failure = NULL WHERE name = $1'
const STEP = `UPDATE seeds SET steps = $3, claimed_until = $4, failure = coalesce($5, failure)
  WHERE name = $1 AND claimed_by = $2 AND status = 'running' RETURNING name`
const FAIL = `UPDATE seeds SET claimed_until = 0, failure = $3 WHERE name = $1 AND claimed_by = $2 AND status = 'running'`

/** Who asks, and when: the moment is the real one, whatever the story's clock says. */
interface Teller {
  readonly name: string
  readonly nodeId: number
  readonly now: number
}

export interface Claim extends Teller {
  readonly version: number
  /** Accounts that are all there once the story was told by a version that did not write it down. */
  readonly accounts: readonly string[]
}

/** Told: nothing to do. Busy: another node tells it. Else it is the asking node's, from a step on, and began at a moment. */
export type Claimed =
  | { readonly state: 'told' | 'busy' }
  | { readonly state: 'claimed'; readonly steps: number; readonly startedAt: number }

/**
 * Claims a story. One that an earlier version has told counts as told, whatever has become of it since; so does one that was
 * interrupted and is another now, because its rest would not fit. What a node has claimed itself before, it has not finished.
 */
export function* claimStory(_: Context, claim: Claim): Steps<Claimed> {
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
      ? [KNOWN, [name, now]]
      : [BEGIN, [name, BigInt(version), nodeId, now + CLAIM, now]]
    // Another node may have begun in the same moment: what is stored then is its claim.
    yield* read(...begin)
    ;[row] = yield* read<SeedRow>(FIND, [name])
  }
  if (!row || row.status === 'told') return yield* finish<Claimed>({ state: 'told' })
  if (row.version !== BigInt(version)) return yield* finish<Claimed>({ state: 'told' }, [TELL, [name, now]])
  if (row.claimed_by !== nodeId && row.claimed_until > now) return yield* finish<Claimed>({ state: 'busy' })
  const claimed = { state: 'claimed', steps: Number(row.steps), startedAt: Number(row.started_at) } as const
  return yield* finish<Claimed>(claimed, [TAKE, [name, nodeId, now + CLAIM]])
}

/** Notes that so many steps are done, and what was refused in the last one. @returns whether the story is the node's still */
export function* noteStep(
  _: Context,
  {
    name,
    nodeId,
    now,
    steps,
    refusal,
  }: Teller & { readonly steps: number; readonly refusal?: string | undefined },
): Steps<boolean> {
  const until = BigInt(now) + CLAIM
  const noted = yield* read(STEP, [name, BigInt(nodeId), BigInt(steps), until, refusal ?? null])
  return yield* finish(noted.length > 0)
}

/** The story is told. */
export const endStory = (_: Context, { name, now }: Teller): Steps<undefined> =>
  finish(undefined, [TELL, [name, BigInt(now)]])

/** A step has failed unexpectedly: the next start tries it again. */
export const noteFailure = (
  _: Context,
  { name, nodeId, failure }: Teller & { readonly failure: string },
): Steps<undefined> => finish(undefined, [FAIL, [name, BigInt(nodeId), failure]])
