/** Loads what the back end publishes about what it owes, and checks the account's part of it. */
import { settle, SHOWN_BY_CALLER } from '#src/api/client.ts'
import { isSuccessful } from '#src/api/envelope.ts'
import { ApiError, UnusableAnswer } from '#src/api/errors.ts'
import { getUserInfo } from '#src/api/generated/user/user.ts'
import { getLiabilityProof, listLiabilityRoots } from '#src/api/generated/wallet/wallet.ts'
import type { LiabilityLeaf, LiabilityRoot } from '#models'
import type { Finding } from '#src/lib/reconcile/finding.ts'
import {
  checkLiabilities,
  checkRoots,
  ownedAt,
  type PublishedLiabilities,
  type SeenRoot,
} from '#src/lib/reconcile/liabilities.ts'
import { dayOf, startOf } from '#src/lib/proofs/liability-tree.ts'
import type { Statement } from '#src/lib/statement/statement.ts'
import { DAY, HOUR } from '#src/lib/time/time-units.ts'
import { rememberRoot, seenRoot } from '#src/stores/seen/seen-root.ts'

/** What the check of the account says about the published liabilities. */
export type LiabilityState =
  /** Nothing is published, or it could not be loaded. */
  | { readonly is: 'none' | 'failed' }
  | {
      readonly is: 'included' | 'missing' | 'newer'
      readonly day: string
      readonly root: string
      readonly account: string
      /** Whether a newer day should have been published long ago. */
      readonly isLate: boolean
    }

export interface LiabilityCheck {
  readonly state: LiabilityState
  readonly findings: readonly Finding[]
}

const PAGE_SIZE = 100
/** Of roots: far more days than anybody stays away for. */
const MAX_PAGES = 20
/** A day is published a few minutes after its beginning, and the clock of the device may be off. */
const LATE_AFTER = 2 * DAY + HOUR
/** A business rule: no proof is given for this day. */
const REFUSED = 460

async function successOf<Answer extends { code: number }>(call: Promise<Answer>) {
  const answer = await settle(call, SHOWN_BY_CALLER)
  if (!isSuccessful(answer)) throw new UnusableAnswer()
  return answer
}

/** The roots, newest first, back to the one that was seen. */
async function loadRoots(seen: SeenRoot | undefined, signal: AbortSignal) {
  const roots: LiabilityRoot[] = []
  for (let pages = 0; pages < MAX_PAGES; pages++) {
    const last = roots.at(-1)
    const before = last ? { before: last.day } : {}
    // oxlint-disable-next-line no-await-in-loop -- Each page begins where the one before ends.
    const { rows } = await successOf(listLiabilityRoots({ pageSize: PAGE_SIZE, ...before }, {}, signal))
    if (!rows.every(({ day }) => dayOf(startOf(day)) === day)) throw new UnusableAnswer()
    roots.push(...rows)
    const isWhole = rows.length < PAGE_SIZE
    const isReached = rows.some(({ day }) => !seen || day <= seen.day)
    if (isWhole || isReached) return { roots, isWhole }
  }
  return { roots, isWhole: false }
}

/** The account's leaves; none where the back end refuses a proof for a day that it has published itself. */
async function loadLeaves(day: string, signal: AbortSignal): Promise<LiabilityLeaf[]> {
  try {
    return (await successOf(getLiabilityProof({ day }, {}, signal))).data.balances
  } catch (error) {
    if (error instanceof ApiError && error.code === REFUSED) return []
    throw error
  }
}

async function load(seen: SeenRoot | undefined, signal: AbortSignal): Promise<PublishedLiabilities> {
  const { roots, isWhole } = await loadRoots(seen, signal)
  const [newest] = roots
  const user = (await successOf(getUserInfo({}, signal))).data
  if (!newest) return { account: user.account, roots, isWhole, totals: [], leaves: [] }
  const { day } = newest
  const { rows } = await successOf(listLiabilityRoots({ pageSize: 1, day }, {}, signal))
  const leaves = await loadLeaves(day, signal)
  return { account: user.account, roots, isWhole, totals: rows[0]?.totals ?? [], leaves }
}

const agree = (findings: readonly Finding[]) => findings.every(({ verdict }) => verdict.is === 'agrees')

function check(
  published: PublishedLiabilities,
  { entries, madeAt }: Statement,
  seen: SeenRoot | undefined,
): LiabilityCheck {
  const [newest] = published.roots
  // Without roots only the one that was seen is missing.
  if (!newest) return { state: { is: 'none' }, findings: [...checkRoots(published, seen)] }
  const findings = [...checkLiabilities(published, entries, seen)]
  if (agree(findings.filter(finding => finding.check === 'roots'))) rememberRoot(newest)
  const { day, hash: root } = newest
  const is = !agree(findings) ? 'missing' : ownedAt(entries, day).size > 0 ? 'included' : 'newer'
  const isLate = madeAt > startOf(day) + LATE_AFTER
  return { state: { is, day, root, account: published.account, isLate }, findings }
}

/** Checks the published liabilities, and keeps their newest root if it contains the one that was seen. */
export async function checkPublished(statement: Statement, signal: AbortSignal): Promise<LiabilityCheck> {
  const seen = seenRoot()
  try {
    return check(await load(seen, signal), statement, seen)
  } catch {
    // No connection, a refusal, or a malformed answer: neither evidence for nor against the back end.
    signal.throwIfAborted()
    return { state: { is: 'failed' }, findings: [] }
  }
}
