import { dataOf } from '#src/api/envelope.ts'
import { useGetUserInfo } from '#src/api/generated/user/user.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { useRuntimeConfig } from '#src/stores/settings/runtime-config.ts'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Section } from '#src/ui/screen.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { downloadFile } from '#src/widgets/reconcile/download.ts'
import styles from '#src/widgets/forms/account-forms.module.css'

/** The recovery codes, shown once: to be saved before continuing. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useMessages('security')
  const common = useMessages('common')
  const site = useRuntimeConfig(config => config.siteName)
  const { data } = useGetUserInfo({ query: { meta: { quiet: true } } })
  const account = dataOf(data)?.account ?? ''
  const text = [t.codesFile({ account, site }), '', ...codes, ''].join('\n')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast(common.copied())
    } catch {
      // Blocked by the browser; the codes are visible and can be downloaded.
      toast(t.copyFailed())
    }
  }
  return (
    <Section title={t.recoveryTitle()}>
      <div className={classes(styles.part, styles.below)}>
        <Notice tone="risk">{t.recoveryText()}</Notice>
        <ul className={styles.codes} aria-label={t.recoveryTitle()} dir="ltr">
          {codes.map(code => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={styles.ways}>
          <Button kind="quiet" icon="copy" onPress={copy}>
            {t.copyCodes()}
          </Button>
          <Button
            kind="quiet"
            icon="receipt"
            onPress={() => downloadFile('recovery-codes.txt', 'text/plain', [text])}
          >
            {t.downloadCodes()}
          </Button>
        </div>
        <Button block onPress={onKept}>
          {t.codesKept()}
        </Button>
      </div>
    </Section>
  )
}
