import { useLocation } from 'react-router-dom'
import { useMessages } from '../i18n/use-messages.ts'
import { ButtonLink } from '../ui/button.tsx'
import { signInPath } from '../ui/navigation.ts'
import { EmptyState } from '../ui/states.tsx'

/** What a guest sees in the place of an account's own: why, and the way in and back (R1.4). */
export function SignInInvitation() {
  const t = useMessages('auth')
  const { pathname, search } = useLocation()
  const login = signInPath(pathname + search)
  return (
    <EmptyState
      icon="lock"
      title={t.inviteTitle()}
      text={t.inviteText()}
      action={
        <>
          <ButtonLink to={login}>{t.login()}</ButtonLink>
          <ButtonLink kind="quiet" to={login.replace('/login', '/register')}>
            {t.register()}
          </ButtonLink>
        </>
      }
    />
  )
}
