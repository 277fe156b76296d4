import { useRef } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import type { Finding } from '#src/lib/reconcile/finding.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { ErrorState } from '#src/ui/states.tsx'
import { useCount } from './finding-list.tsx'
import { Outcome } from './outcome.tsx'
import styles from './reconcile.module.css'
import { useCheck, type CheckState } from './use-check.ts'

/** A record of the account, as entries name it: `spotOrder`, `deposit`, …; or one of its entries. */
export interface CheckedRecord {
  readonly kind: string
  readonly id: string
  readonly entryId?: string
}

export interface CheckAccountProps {
  /** Only what concerns this. */
  record?: CheckedRecord
}

/** Whether a finding concerns a record, or one of its entries. */
const concerns =
  ({ kind, id, entryId }: CheckedRecord) =>
  ({ subject, entries }: Finding) =>
    (subject.kind === kind && subject.id === id) || (entryId !== undefined && entries.includes(entryId))

/** Checks the account, or a statement out of a file, and says what was found. */
export default function CheckAccount({ record }: CheckAccountProps) {
  const t = useMessages('reconcile')
  const { state, checkAccount, checkFile, stop } = useCheck()
  const isBusy = state.is === 'busy'
  return (
    <div className={styles.part}>
      <p className={styles.note}>{t.intro()}</p>
      {isBusy && <Busy state={state} onStop={stop} />}
      {state.is === 'failed' && (
        <ErrorState onRetry={checkAccount} {...(state.isMoving ? { text: t.moving() } : {})} />
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
      {!isBusy && state.is !== 'failed' && (
        <Button
          icon="check"
          block
          kind={state.is === 'done' ? 'quiet' : 'primary'}
          onPress={() => void checkAccount()}
        >
          {state.is === 'done' ? t.again() : t.start()}
        </Button>
      )}
      {!isBusy && !record && <FileChoice onFile={file => void checkFile(file)} />}
    </div>
  )
}

/** How far it is. */
function Busy({ state, onStop }: { state: Extract<CheckState, { is: 'busy' }>; onStop: () => void }) {
  const t = useMessages('reconcile')
  const count = useCount()
  const { progress } = state
  const total = 'total' in progress ? progress.total : 0
  const figures = { done: count(progress.done), total: count(total) }
  const words = {
    entries: t.loadingEntries,
    records: t.loadingRecords,
    prices: t.loadingPrices,
    checking: t.checking,
  }[progress.part](figures)
  return (
    <div className={styles.busy}>
      <progress aria-label={t.progress()} {...(total > 0 ? { value: progress.done, max: total } : {})} />
      <p className={styles.note}>{words}</p>
      <Button kind="quiet" size="small" onPress={onStop}>
        {t.stop()}
      </Button>
    </div>
  )
}

/** A statement that was kept: it needs no connection. */
function FileChoice({ onFile }: { onFile: (file: File) => void }) {
  const t = useMessages('reconcile')
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={styles.file}>
      <Button kind="plain" onPress={() => input.current?.click()}>
        {t.fromFile()}
      </Button>
      <p className={styles.note}>{t.fileHint()}</p>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={t.fromFile()}
        onChange={event => {
          const file = event.currentTarget.files?.[0]
          // The same file may be chosen again after a change.
          event.currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </div>
  )
}
