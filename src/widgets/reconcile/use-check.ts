import { useEffect, useRef, useState } from 'react'
import type { Finding } from '#src/lib/reconcile/finding.ts'
import { checkSeenHistory, compareStatements, historyOf } from '#src/lib/reconcile/history.ts'
import { checkMarketDays, checkSeenKeys, keysToKeep } from '#src/lib/reconcile/market/days.ts'
import { checkSeenHours, fixedHours } from '#src/lib/reconcile/market/hours.ts'
import { checkTermsKept } from '#src/lib/reconcile/market/missing-terms.ts'
import { checkMarketTerms, checkSeenTerms } from '#src/lib/reconcile/market/terms.ts'
import { rememberHistory, seenHistory } from '#src/stores/seen/seen-history.ts'
import { rememberKeys, seenKeys } from '#src/stores/seen/seen-keys.ts'
import { ShapeError } from '#src/lib/statement/row-shape.ts'
import { StatementError, readStatementInSteps, type StatementErrorReason } from '#src/lib/statement/file.ts'
import type { Statement } from '#src/lib/statement/statement.ts'
import { AccountChangedError, collectStatement, type CollectProgress } from './collect-statement.ts'
import { inSlices } from './in-slices.ts'
import type { LiabilityCheck, LiabilityState } from './published-liabilities.ts'
import { apiSource } from './api-source.ts'

/** The checks are as large as a screen of their own, and needed once an account has been loaded. */
const loadChecks = () =>
  Promise.all([import('#src/lib/reconcile/facts.ts'), import('#src/lib/reconcile/reconcile.ts')])

/**
 * Checks a statement in time slices, so that the screen stays responsive.
 * @throws the abort reason of the signal
 */
async function checkInSlices(
  statement: Statement,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Finding[]> {
  const [{ buildFactsInSteps }, { reconcileFacts }] = await loadChecks()
  const findings: Finding[] = []
  const facts = await inSlices(buildFactsInSteps(statement), { signal })
  await inSlices(reconcileFacts(facts), {
    signal,
    onStep: finding => finding && findings.push(finding),
    onRest: () => onProgress(findings.length),
  })
  return findings
}

export type CheckState =
  | { readonly is: 'idle' }
  | {
      readonly is: 'busy'
      readonly progress: CollectProgress | { readonly part: 'checking'; readonly done: number }
    }
  | {
      readonly is: 'done'
      readonly statement: Statement
      readonly findings: readonly Finding[]
      /** Of a check of the whole account. */
      readonly liabilities?: LiabilityState | undefined
      /** The newest day whose market key this device has seen the hash of before, and which is still the same. */
      readonly seenDay?: string | undefined
      /** Whether this device has seen hashes of keys, and there are no keys now. */
      readonly areKeysGone?: boolean | undefined
    }
  /** The account could not be read: no connection, a malformed answer, or it kept changing. */
  | { readonly is: 'failed'; readonly isMoving: boolean }
  | { readonly is: 'badFile'; readonly problem: StatementErrorReason | 'tooLarge'; readonly place: string }

/** Far larger than a history of a hundred thousand entries. */
const MAX_FILE_BYTES = 128_000_000

/** A check of the account or of a file, with progress, that can be stopped. */
export function useCheck() {
  const [state, setState] = useState<CheckState>({ is: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const run = async (
    load: (signal: AbortSignal) => Promise<Statement | undefined>,
    compare: (checked: Judged, signal: AbortSignal) => Promise<Comparison> = async () => NOTHING,
  ) => {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    try {
      const statement = await load(signal)
      if (!statement) return
      const findings = await checkInSlices(statement, signal, done =>
        setState({ is: 'busy', progress: { part: 'checking', done } }),
      )
      const {
        state: liabilities,
        findings: compared,
        ...others
      } = await compare({ statement, findings }, signal)
      const all = [...compared, ...findings]
      if (!signal.aborted) setState({ is: 'done', statement, findings: all, liabilities, ...others })
    } catch (error) {
      if (!signal.aborted) setState(toFailedState(error))
    }
  }

  /** @param isWhole whether the published liabilities are checked as well */
  const checkAccount = (isWhole = true) => {
    setState({ is: 'busy', progress: { part: 'entries', done: 0, total: 0 } })
    return run(
      signal =>
        collectStatement(apiSource(signal), progress => {
          if (!signal.aborted) setState({ is: 'busy', progress })
        }),
      (checked, signal) => (isWhole ? checkWhole(checked, signal) : compareWithSeen(checked)),
    )
  }
  const checkFile = (file: File) => {
    if (file.size > MAX_FILE_BYTES) return setState({ is: 'badFile', problem: 'tooLarge', place: '' })
    setState({ is: 'busy', progress: { part: 'checking', done: 0 } })
    return run(async signal => inSlices(readStatementInSteps(await file.text()), { signal }))
  }
  /** Compares the statement that was checked with an earlier one. */
  const compareWith = (file: File, { statement, findings, ...others }: Checked) => {
    if (file.size > MAX_FILE_BYTES) return setState({ is: 'badFile', problem: 'tooLarge', place: '' })
    const kept = findings.filter(({ check }) => check !== 'history')
    setState({ is: 'busy', progress: { part: 'checking', done: 0 } })
    return run(async signal => {
      const earlier = await inSlices(readStatementInSteps(await file.text()), { signal })
      const changes = [...compareStatements(earlier, statement)]
      if (!signal.aborted) setState({ ...others, statement, findings: [...changes, ...kept] })
      return undefined
    })
  }
  const stop = () => {
    running.current?.abort()
    setState({ is: 'idle' })
  }
  return { state, checkAccount, checkFile, compareWith, stop }
}

type Checked = Extract<CheckState, { is: 'done' }>
/** A statement, and what it was found to be by itself. */
type Judged = Pick<Checked, 'statement' | 'findings'>

type Comparison = Partial<Pick<LiabilityCheck, 'state'>> &
  Pick<LiabilityCheck, 'findings'> &
  Pick<Checked, 'seenDay' | 'areKeysGone'>
const NOTHING: Comparison = { findings: [] }

const agree = (findings: readonly Finding[]) => findings.every(({ verdict }) => verdict.is === 'agrees')

/** Compares with what this device has seen before, and keeps what it sees now unless something has changed. */
async function compareWithSeen({ statement, findings }: Judged): Promise<Comparison> {
  const history = [...checkSeenHistory(statement, seenHistory())]
  if (agree(history)) rememberHistory(historyOf(statement))
  const { marketDays, marketTerms } = statement
  const seen = seenKeys()
  // Keys that could not be loaded are no evidence against anybody.
  const keys =
    marketDays.length === 0
      ? []
      : [
          ...checkSeenKeys(marketDays, seen),
          ...checkSeenTerms(marketDays, seen),
          ...checkSeenHours(marketTerms, seen),
          ...checkTermsKept(findings, seen),
        ]
  const isSame = agree([
    ...keys,
    ...[...checkMarketDays(marketDays)].filter(finding => finding !== undefined),
    ...checkMarketTerms(statement),
  ])
  if (marketDays.length > 0 && isSame) rememberKeys(keysToKeep(marketDays, seen, fixedHours(statement)))
  const seenDay = keys.length > 0 && isSame ? seen.at(-1)?.day : undefined
  const areKeysGone = seen.length > 0 && marketDays.length === 0 && statement.entries.length > 0
  return { findings: [...history, ...keys], seenDay, areKeysGone }
}

/** The same, and the published liabilities; without an entry there is nothing that they should contain. */
async function checkWhole(checked: Judged, signal: AbortSignal): Promise<Comparison> {
  const { statement } = checked
  const seen = await compareWithSeen(checked)
  if (statement.entries.length === 0) return seen
  const { checkPublished } = await import('./published-liabilities.ts')
  const { state, findings } = await checkPublished(statement, signal)
  return { ...seen, state, findings: [...seen.findings, ...findings] }
}

function toFailedState(error: unknown): CheckState {
  if (error instanceof StatementError) return { is: 'badFile', problem: error.reason, place: error.path }
  // An invalid answer is neither evidence for nor against the account: it cannot be read.
  if (error instanceof ShapeError) return { is: 'badFile', problem: 'badField', place: error.path }
  return { is: 'failed', isMoving: error instanceof AccountChangedError }
}
