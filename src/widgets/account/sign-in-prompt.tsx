import { useLocation } from 'react-router-dom'
import { useMessages } from '#src/i18n/use-messages.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { signInPath } from '#src/ui/navigation.ts'
import { EmptyState } from '#src/ui/feedback/states.tsx'

/** Shown to guests instead of account content: why to sign in, and links that return here (R1.4). */
export function SignInPrompt() {
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
