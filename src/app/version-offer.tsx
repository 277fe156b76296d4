import { useMessages } from '../i18n/use-messages.ts'
import { useNewVersion } from '../stores/new-version.ts'
import { Button, IconButton } from '../ui/button.tsx'
import styles from './offer.module.css'

/** A newer build is there. It is never put in by itself: somebody may be in the middle of an order. */
export default function VersionOffer() {
  const t = useMessages('common')
  return (
    <output className={styles.offer}>
      <Button kind="plain" size="small" icon="refresh" onPress={() => location.reload()}>
        {t.newVersion()}
      </Button>
      <IconButton
        icon="close"
        label={t.close()}
        size={18}
        onPress={() => useNewVersion.setState({ isReady: false })}
      />
    </output>
  )
}
