import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { downloadFile, exportFileName } from '#src/widgets/reconcile/download.ts'
import { useExport } from './use-export.ts'
import styles from '#src/widgets/forms/account-forms.module.css'
import own from './account.module.css'

/** Exports all data of the account as a file, with progress [R7.4]. */
export function DataExport() {
  const t = useMessages('user')
  const common = useMessages('common')
  const locale = useLanguage()
  const { state, run, giveUp: cancel, pieces: fileParts, madeAt } = useExport()
  const count = (number: number) => formatNumber(String(number), { locale, decimals: 0 })
  const save = () =>
    downloadFile(`account-${exportFileName(madeAt(), 'json')}`, 'application/json', fileParts())
  return (
    <div className={classes(styles.part, styles.below)}>
      <p>{t.exportText()}</p>
      {state.step === 'idle' && (
        <Button kind="quiet" block onPress={() => void run()}>
          {t.exportStart()}
        </Button>
      )}
      {state.step !== 'idle' && state.step !== 'ready' && (
        <div className={own.progress}>
          <progress value={state.done} max={Math.max(1, state.total)} aria-label={t.exportTitle()} />
          <p>{t.exportProgress({ done: count(state.done), total: count(state.total) })}</p>
        </div>
      )}
      {state.step === 'running' && (
        <Button kind="quiet" block onPress={cancel}>
          {common.cancel()}
        </Button>
      )}
      {state.step === 'failed' && (
        <Notice
          tone="danger"
          live
          action={
            <Button kind="plain" size="small" onPress={() => void run()}>
              {t.exportGoOn()}
            </Button>
          }
        >
          {t.exportFailed()}
        </Notice>
      )}
      {state.step === 'ready' && (
        <>
          <Notice tone="ok" live>
            {t.exportReady({ total: count(state.total) })}
          </Notice>
          <div className={styles.ways}>
            <Button kind="quiet" onPress={cancel}>
              {t.exportAgain()}
            </Button>
            <Button icon="receipt" onPress={save}>
              {t.exportSave()}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
