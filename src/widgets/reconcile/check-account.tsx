import { useMemo, useRef } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import type { Finding } from '#src/lib/reconcile/finding.ts'
import { marketSummary } from '#src/lib/reconcile/market/summary.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { ErrorState } from '#src/ui/feedback/states.tsx'
import { LazyPart } from '../lists/lazy-part.tsx'
import { useCountFormat } from './finding-list.tsx'
import { KeysGone, MarketPart } from './market-part.tsx'
import { Outcome } from './outcome.tsx'
import styles from './reconcile.module.css'
import { useCheck, type CheckState } from './use-check.ts'

/** A record of the account, as referenced by entries: `spotOrder`, `deposit`, …; or one of its entries. */
export interface CheckedRecord {
  readonly kind: string
  readonly id: string
  readonly entryId?: string
}

export interface CheckAccountProps {
  /** Limits the findings to this record. */
  record?: CheckedRecord
}

const loadLiabilityPart = () => import('./liability-part.tsx')

/** Whether a finding is about a record, or one of its entries. */
const concerns =
  ({ kind, id, entryId }: CheckedRecord) =>
  ({ subject, entries }: Finding) =>
    (subject.kind === kind && subject.id === id) || (entryId !== undefined && entries.includes(entryId))

/** Checks the account, or a statement file, and shows the findings. */
export default function CheckAccount({ record }: CheckAccountProps) {
  const t = useMessages('reconcile')
  const { state, checkAccount, checkFile, compareWith, stop } = useCheck()
  const isBusy = state.is === 'busy'
  const start = () => checkAccount(!record)
  return (
    <div className={styles.part}>
      <p className={styles.note}>{t.intro()}</p>
      {isBusy && <CheckProgress state={state} onStop={stop} />}
      {state.is === 'failed' && (
        <ErrorState onRetry={start} {...(state.isMoving ? { text: t.moving() } : {})} />
      )}
      {state.is === 'badFile' && (
        <Notice tone="danger" live>
          {t[state.problem]({ place: state.place })}
        </Notice>
      )}
      {state.is === 'done' && (
        <Outcome
          statement={state.statement}
          findings={record ? state.findings.filter(concerns(record)) : state.findings}
        />
      )}
      {state.is === 'done' && !record && <MarketProof state={state} />}
      {state.is === 'done' && state.liabilities && (
        <LazyPart
          name="liabilities"
          load={loadLiabilityPart}
          props={{ state: state.liabilities }}
          fallback={<SkeletonRows count={2} />}
        />
      )}
      {!isBusy && state.is !== 'failed' && (
        <Button
          icon="check"
          block
          kind={state.is === 'done' ? 'quiet' : 'primary'}
          onPress={() => void start()}
        >
          {state.is === 'done' ? t.again() : t.start()}
        </Button>
      )}
      {!isBusy && !record && (
        <FileChoice label={t.fromFile()} hint={t.fileHint()} onFile={file => void checkFile(file)} />
      )}
      {state.is === 'done' && !record && (
        <FileChoice
          label={t.compareFile()}
          hint={t.compareHint()}
          onFile={file => void compareWith(file, state)}
        />
      )}
    </div>
  )
}

/** What the check says about the prices that follow from published keys, where there are any. */
function MarketProof({ state }: { state: Extract<CheckState, { is: 'done' }> }) {
  const summary = useMemo(() => marketSummary(state.statement, state.findings), [state])
  if (state.areKeysGone) return <KeysGone />
  return summary && <MarketPart summary={summary} seenDay={state.seenDay} />
}

/** The progress of the check. */
function CheckProgress({
  state,
  onStop,
}: {
  state: Extract<CheckState, { is: 'busy' }>
  onStop: () => void
}) {
  const t = useMessages('reconcile')
  const count = useCountFormat()
  const { progress } = state
  const total = 'total' in progress ? progress.total : 0
  const figures = { done: count(progress.done), total: count(total) }
  const progressLabel = {
    entries: t.loadingEntries,
    records: t.loadingRecords,
    prices: t.loadingPrices,
    checking: t.checking,
  }[progress.part](figures)
  return (
    <div className={styles.busy}>
      <progress aria-label={t.progress()} {...(total > 0 ? { value: progress.done, max: total } : {})} />
      <p className={styles.note}>{progressLabel}</p>
      <Button kind="quiet" size="small" onPress={onStop}>
        {t.stop()}
      </Button>
    </div>
  )
}

/** A saved statement: it needs no connection. */
function FileChoice({ label, hint, onFile }: { label: string; hint: string; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={styles.file}>
      <Button kind="plain" onPress={() => input.current?.click()}>
        {label}
      </Button>
      <p className={styles.note}>{hint}</p>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={label}
        onChange={event => {
          const file = event.currentTarget.files?.[0]
          // Allows the same file to be chosen again after it was changed.
          event.currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </div>
  )
}
