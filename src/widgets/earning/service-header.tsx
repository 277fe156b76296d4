import { useMessages } from '#src/i18n/use-messages.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { SandboxBadge } from '#src/ui/feedback/states.tsx'
import { useSite } from '../site/use-site.ts'
import styles from './earning.module.css'
import type { EarningService } from './service.ts'
import { useEarningLabels } from './use-earning-labels.ts'

/** Introduces a service: what it is, who pays, and that nothing is guaranteed. */
export function ServiceHeader({ service }: { service: EarningService }) {
  const t = useMessages('earning')
  const labels = useEarningLabels(service)
  const { isSandbox } = useSite()
  return (
    <>
      {isSandbox && (
        <div className={styles.badge}>
          <SandboxBadge />
        </div>
      )}
      <Notice tone="risk" title={t.payerTitle()}>
        <div className={styles.words}>
          <p>{labels.explained}</p>
          <p>{t.payer()}</p>
        </div>
      </Notice>
    </>
  )
}
