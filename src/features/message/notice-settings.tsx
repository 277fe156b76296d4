import { useMessages } from '#src/i18n/use-messages.ts'
import { SWITCHABLE_NOTICES } from '#src/lib/site/notice-groups.ts'
import { setNotices, useNotices } from '#src/stores/notices.ts'
import { Row } from '#src/ui/list.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import styles from '#src/widgets/forms/account-forms.module.css'
import { LiquidationSettings } from './liquidation-settings.tsx'
import { PushSettings } from './push-settings.tsx'
import { SwitchRow } from '#src/widgets/settings/switch-row.tsx'

/** Which messages also pop up on this device, while the app is open and while it is closed. */
export function NoticeSettings({ onClose }: { onClose: () => void }) {
  const t = useMessages('notices')
  const off = useNotices(notices => notices.off)
  const labels = {
    alert: t.kindAlert(),
    order: t.kindOrder(),
    position: t.kindPosition(),
    money: t.kindMoney(),
  }
  return (
    <Sheet open onClose={onClose} title={t.settings()}>
      <div className={styles.part}>
        <p>{t.settingsText()}</p>
        <section>
          <h3>{t.whileOpen()}</h3>
          <ul>
            {SWITCHABLE_NOTICES.map(group => (
              <SwitchRow
                key={group}
                label={labels[group]}
                isOn={!off.includes(group)}
                onChange={isOn => setNotices(group, isOn)}
              />
            ))}
            <Row title={t.kindSecurity()} endNote={t.alwaysOn()} />
          </ul>
        </section>
        <PushSettings labels={labels} />
        <LiquidationSettings />
      </div>
    </Sheet>
  )
}
