import { useState } from 'react'
import { useLogout } from '#src/api/generated/auth/auth.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { discardDraftsOf } from '#src/stores/storage/drafts.ts'
import { currentOwnerId, signOut } from '#src/stores/session/session.ts'
import { Button } from '#src/ui/button.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import styles from './sign-out.module.css'

/** Signs out after confirmation. Clears the session on the device even when the request fails. */
export function SignOutButton() {
  const t = useMessages('auth')
  const common = useMessages('common')
  const [isAsking, setAsking] = useState(false)
  const { mutateAsync: logout } = useLogout()

  const confirmSignOut = async () => {
    try {
      await logout({ data: {} })
    } catch {
      // Unreachable or rejected: the token is cleared here anyway, and expires on the server.
    }
    discardDraftsOf(currentOwnerId())
    signOut()
    // The page is another one now, although its address stays.
    window.scrollTo({ top: 0 })
    toast(t.signedOut())
  }
  return (
    <div className={styles.place}>
      <Button kind="quiet" block icon="signOut" onPress={() => setAsking(true)}>
        {t.signOut()}
      </Button>
      <Sheet
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t.signOutTitle()}
        footer={
          <div className={styles.actions}>
            <Button kind="quiet" onPress={() => setAsking(false)}>
              {common.cancel()}
            </Button>
            <Button kind="danger" onPress={confirmSignOut}>
              {t.signOut()}
            </Button>
          </div>
        }
      >
        <p>{t.signOutText()}</p>
      </Sheet>
    </div>
  )
}
