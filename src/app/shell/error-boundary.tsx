import { Component, type ReactNode } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { homePath } from '#src/ui/navigation.ts'
import { Screen } from '#src/ui/screen.tsx'
import { ErrorState } from '#src/ui/feedback/states.tsx'

/** Catches an error of one screen, so that the rest of the app keeps working. Resets with the route. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <ScreenFailed retry={() => this.setState({ hasFailed: false })} />
  }
}

function ScreenFailed({ retry }: { retry: () => void }) {
  const t = useMessages('errors')
  const nav = useMessages('nav')
  return (
    <Screen title={t.screenTitle()}>
      <ErrorState
        title={t.screenTitle()}
        text={t.screenText()}
        onRetry={retry}
        action={
          <ButtonLink to={homePath()} kind="quiet">
            {nav.goHome()}
          </ButtonLink>
        }
      />
    </Screen>
  )
}
