import { useEffect, useId, useRef } from 'react'
import type { PopUp } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { markPopUpSeen } from '#src/stores/seen/seen-popups.ts'
import { ConfiguredLink } from '#src/widgets/page-blocks/configured-link.tsx'
import { assetUrl } from '#src/widgets/site/use-site.ts'
import { Button, IconButton } from '#src/ui/button.tsx'
import styles from './pop-up.module.css'

/** The whole text of an announcement. It may be opened before anything else is: a native dialog instead of a Sheet, which would load Mantine. */
export default function PopUpText({ popUp }: { popUp: PopUp }) {
  const t = useMessages('home')
  const common = useMessages('common')
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  const close = () => dialog.current?.close()
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Pressing outside is a convenience; the keyboard has Escape and the button.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      // However it was closed: by a button, Escape, the phone's back or a press outside.
      onClose={() => markPopUpSeen(popUp)}
      onClick={event => event.target === dialog.current && close()}
    >
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {popUp.title}
          </h2>
          <IconButton icon="close" label={common.close()} onPress={close} />
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Long content is scrolled by keyboard. */}
        <section className={styles.body} aria-labelledby={titleId} tabIndex={0}>
          {popUp.image && <img className={styles.image} src={assetUrl(popUp.image)} alt="" />}
          <p className={styles.content}>{popUp.content}</p>
          {popUp.link && (
            // Following the link marks it as seen, too.
            <div className={styles.link} onClickCapture={() => markPopUpSeen(popUp)}>
              <ConfiguredLink to={popUp.link}>{t.details()}</ConfiguredLink>
            </div>
          )}
        </section>
        <div className={styles.footer}>
          <Button block onPress={close}>
            {common.done()}
          </Button>
        </div>
      </div>
    </dialog>
  )
}
