import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS } from '#src/lib/paths.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import styles from './head.module.css'

const returnQuery = `?route=${encodeURIComponent(PATHS.me)}`

/** What guests can use, with sign-in and sign-up (R1.4). */
export function GuestHead() {
  const t = useMessages('me')
  const auth = useMessages('auth')
  return (
    <section className={styles.guest}>
      <div className={styles.head}>
        <Avatar />
        <div className={styles.words}>
          <p className={styles.name}>{t.guest()}</p>
          <p className={styles.account}>{t.guestText()}</p>
        </div>
      </div>
      <div className={styles.actions}>
        <ButtonLink to={`${PATHS.login}${returnQuery}`}>{auth.login()}</ButtonLink>
        <ButtonLink kind="quiet" to={`${PATHS.register}${returnQuery}`}>
          {auth.register()}
        </ButtonLink>
      </div>
    </section>
  )
}
