import { useMessages } from '#src/i18n/use-messages.ts'
import { RiskNotice } from '../notes/risk-notice.tsx'
import styles from './earning.module.css'
import type { EarningService } from './service.ts'
import { useEarningLabels } from './use-earning-labels.ts'

/** Introduces a service: what it is, who pays, and that nothing is guaranteed. */
export function ServiceHeader({ service }: { service: EarningService }) {
  const t = useMessages('earning')
  const labels = useEarningLabels(service)
  return (
    <RiskNotice name={service.id} title={t.payerTitle()}>
      <div className={styles.words}>
        <p>{labels.explained}</p>
        <p>{t.payer()}</p>
      </div>
    </RiskNotice>
  )
}
