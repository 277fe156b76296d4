import { loadRemainingMessages } from '#src/i18n/runtime.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { homePath, signInPath } from '#src/ui/navigation.ts'
import { LazyPart } from '#src/widgets/lists/lazy-part.tsx'
import styles from './account-summary.module.css'
import { AccountValueSkeleton } from './account-value-skeleton.tsx'

/** The account value with the holdings, whose texts are not those of the first view. */
async function loadAccountValue() {
  const [part] = await Promise.all([import('./account-value.tsx'), loadRemainingMessages()])
  return part
}

/** The account value in brief; for a guest, sign-up and sign-in. */
export function AccountSummary() {
  const isSignedIn = useIsSignedIn()
  return (
    <section className={styles.summary} data-member={isSignedIn}>
      {isSignedIn ? (
        // Loaded on demand: a guest does not need it, and a member waits longer for the figures.
        <LazyPart
          name="account value"
          load={loadAccountValue}
          props={{}}
          fallback={<AccountValueSkeleton />}
        />
      ) : (
        <GuestSummary />
      )}
    </section>
  )
}

function GuestSummary() {
  const t = useMessages('home')
  const common = useMessages('common')
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>{t.guestTitle()}</h2>
      </div>
      <p className={styles.text}>{t.guestText()}</p>
      <div className={styles.actions}>
        <ButtonLink to="/pages/user/register">{common.signUp()}</ButtonLink>
        <ButtonLink to={signInPath(homePath())} kind="quiet">
          {common.signIn()}
        </ButtonLink>
      </div>
    </>
  )
}
