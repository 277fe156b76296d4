import { startTransition, useState } from 'react'
import type { PopUp as PopUpRow } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { markPopUpSeen } from '#src/stores/seen/seen-popups.ts'
import { offerBarRef } from '#src/ui/bar-height.ts'
import { Button, IconButton } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { lazyOptional } from '#src/ui/lazy-optional.ts'
import styles from './pop-up.module.css'

const PopUpText = lazyOptional(() => import('./pop-up-text.tsx'))

/**
 * An announcement of the site, shown once per version: a line at the end of the screen, which covers nothing that was just opened, and
 * behind it the whole text.
 */
export default function PopUp({ popUp }: { popUp: PopUpRow }) {
  const t = useMessages('home')
  const common = useMessages('common')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <aside ref={offerBarRef} className={classes(styles.bar, 'screen-only')} aria-label={t.banners()}>
        <Button kind="plain" size="small" icon="notice" onPress={() => startTransition(() => setOpen(true))}>
          {popUp.title}
        </Button>
        <IconButton icon="close" label={common.close()} onPress={() => markPopUpSeen(popUp)} />
      </aside>
      {isOpen && <PopUpText popUp={popUp} />}
    </>
  )
}
