import { useMessages } from '#src/i18n/use-messages.ts'
import { useNewVersion } from '#src/stores/new-version.ts'
import { offerBarRef } from '#src/ui/bar-height.ts'
import { Button, IconButton } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { useAnnouncement } from '#src/ui/feedback/announcer.tsx'
import styles from './banner.module.css'

/** Offers to reload into a newer build. Never reloads by itself: the user may be placing an order. */
export default function UpdateBanner() {
  const t = useMessages('common')
  useAnnouncement(t.newVersion())
  return (
    <div ref={offerBarRef} className={classes(styles.offer, 'screen-only')}>
      <Button kind="plain" size="small" icon="refresh" onPress={() => location.reload()}>
        {t.newVersion()}
      </Button>
      <IconButton
        icon="close"
        label={t.close()}
        size={18}
        onPress={() => useNewVersion.setState({ isReady: false })}
      />
    </div>
  )
}
