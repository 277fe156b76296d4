import { useMessages } from '#src/i18n/use-messages.ts'
import { Notice } from '#src/ui/notice.tsx'
import { SandboxBadge } from '#src/ui/states.tsx'
import { useSite } from '../page-blocks/use-site.ts'
import styles from './earning.module.css'
import type { EarningService } from './service.ts'
import { useEarningWords } from './use-earning-words.ts'

/** What a service is, who pays, and that nothing is promised; above everything else. */
export function ServiceHead({ service }: { service: EarningService }) {
  const t = useMessages('earning')
  const words = useEarningWords(service)
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
          <p>{words.explained}</p>
          <p>{t.payer()}</p>
        </div>
      </Notice>
    </>
  )
}
