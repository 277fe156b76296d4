import { useMessages } from '#src/i18n/use-messages.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { homePath } from '#src/ui/navigation.ts'
import { Screen } from '#src/ui/screen.tsx'
import { EmptyState } from '#src/ui/feedback/states.tsx'

/** Shown for an unknown route, with a link home (R2.1). */
export function NotFound() {
  const t = useMessages('nav')
  return (
    <Screen title={t.notFoundTitle()}>
      <EmptyState
        icon="search"
        title={t.notFoundTitle()}
        text={t.notFoundText()}
        action={
          <ButtonLink to={homePath()} replace>
            {t.goHome()}
          </ButtonLink>
        }
      />
    </Screen>
  )
}
