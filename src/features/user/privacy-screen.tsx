import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS } from '#src/lib/paths.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import { List, Row } from '#src/ui/list.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Screen, Section } from '#src/ui/screen.tsx'
import { useSite } from '#src/widgets/site/use-site.ts'
import { CloseAccount } from './close-account.tsx'
import { DataExport } from './data-export.tsx'
import styles from './privacy.module.css'

/** The privacy policy; for a member also data export and closing the account. */
export default function PrivacyScreen() {
  const t = useMessages('user')
  const { isSandbox } = useSite()
  const isSignedIn = useIsSignedIn()
  return (
    <Screen title={t.privacy()}>
      {isSandbox && <Notice tone="risk">{t.sandboxNote()}</Notice>}
      <Section title={t.keptTitle()}>
        <ul className={styles.list}>
          <li>{t.keptAccount()}</li>
          <li>{t.keptRecords()}</li>
          <li>{t.keptDevices()}</li>
          <li>{t.keptIdentity()}</li>
        </ul>
      </Section>
      <TextSection title={t.usedTitle()} text={t.usedText()} />
      <TextSection title={t.deviceTitle()} text={t.deviceText()} />
      <TextSection title={t.lengthTitle()} text={t.lengthText()} />
      {isSignedIn && (
        <>
          <Section title={t.security()}>
            <List label={t.security()}>
              <Row icon="lock" title={t.security()} to={PATHS.changePassword} />
              <Row icon="me" title={t.profile()} to={PATHS.profile} />
            </List>
          </Section>
          <Section title={t.exportTitle()}>
            <DataExport />
          </Section>
          <Section title={t.closeTitle()}>
            <CloseAccount />
          </Section>
        </>
      )}
    </Screen>
  )
}

function TextSection({ title, text }: { title: string; text: string }) {
  return (
    <Section title={title}>
      <p className={styles.text}>{text}</p>
    </Section>
  )
}
