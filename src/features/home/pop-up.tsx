import { useState } from 'react'
import type { PopUp as PopUpRow } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { markPopUpSeen } from '#src/stores/seen-popups.ts'
import { ConfiguredLink } from '#src/widgets/page-blocks/configured-link.tsx'
import { assetUrl } from '#src/widgets/site/use-site.ts'
import { Button } from '#src/ui/button.tsx'
import { MantineBoundary } from '#src/ui/forms/mantine-boundary.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import styles from './pop-up.module.css'

/** An announcement of the site, shown once per version in a dismissible sheet. Home is light: it brings Mantine along. */
export default function PopUp({ popUp }: { popUp: PopUpRow }) {
  return (
    <MantineBoundary>
      <PopUpSheet popUp={popUp} />
    </MantineBoundary>
  )
}

function PopUpSheet({ popUp }: { popUp: PopUpRow }) {
  const t = useMessages('home')
  const common = useMessages('common')
  const [isOpen, setOpen] = useState(true)
  const close = () => {
    markPopUpSeen(popUp)
    setOpen(false)
  }
  return (
    <Sheet
      open={isOpen}
      onClose={close}
      title={popUp.title}
      footer={
        <Button block onPress={close}>
          {common.done()}
        </Button>
      }
    >
      {popUp.image && <img className={styles.image} src={assetUrl(popUp.image)} alt="" />}
      <p className={styles.content}>{popUp.content}</p>
      {popUp.link && (
        // Following the link marks it as seen, too.
        <div className={styles.link} onClickCapture={() => markPopUpSeen(popUp)}>
          <ConfiguredLink to={popUp.link}>{t.details()}</ConfiguredLink>
        </div>
      )}
    </Sheet>
  )
}
