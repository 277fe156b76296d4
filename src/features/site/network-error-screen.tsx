import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import type { NetworkErrorCause } from '#src/stores/network-errors.ts'
import { useRuntimeConfig } from '#src/stores/settings/runtime-config.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { homePath } from '#src/ui/navigation.ts'
import { Screen } from '#src/ui/screen.tsx'
import { useIsOnline } from '#src/ui/use-is-online.ts'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import styles from './network-error.module.css'
import { useRetry } from './use-retry.ts'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#src/api/errors.ts'

/** The field of the default body (R7.1) that the server has refused: it refuses every call then. */
function useRefusedField(): string | undefined {
  const client = useQueryClient()
  const defaultBody = useRuntimeConfig(config => config.defaultBody)
  const refusals = client
    .getQueryCache()
    .getAll()
    .map(({ state: { error } }) => error?.cause)
    .filter(cause => cause instanceof ApiError)
  return refusals.map(({ params }) => params.field).find(field => field && Object.hasOwn(defaultBody, field))
}

export default function NetworkErrorScreen() {
  const t = useMessages('site')
  const common = useMessages('common')
  const nav = useMessages('nav')
  const brand = useRuntimeConfig(config => config.siteName)
  const isOnline = useIsOnline()
  const { route, failure, failedAgain, retry } = useRetry()
  const line = pathTo(PATHS.line, { route })
  return (
    <Screen
      title={t.errorTitle()}
      hasHeading
      bar={
        <header className={styles.bar}>
          <span className={styles.brand}>{brand}</span>
          <ButtonLink kind="plain" size="small" to={homePath()} replace>
            {nav.goHome()}
          </ButtonLink>
        </header>
      }
    >
      <div className={styles.state} role="alert">
        <span className={styles.mark}>
          <Icon name="offline" size={30} />
        </span>
        <h1 className={styles.title}>{t.errorTitle()}</h1>
        <Cause cause={failure?.cause} />
        <p>{t.errorSafe()}</p>
        {!isOnline && <p className={styles.offline}>{t.errorOffline()}</p>}
      </div>
      <div className={styles.actions}>
        <Button icon="refresh" onPress={retry}>
          {common.retry()}
        </Button>
        <ButtonLink kind="quiet" icon="line" to={line} replace>
          {t.changeLine()}
        </ButtonLink>
      </div>
      <FailureTime time={failure?.time} failedAgain={failedAgain} />
    </Screen>
  )
}

function Cause({ cause }: { cause: NetworkErrorCause | undefined }) {
  const t = useMessages('site')
  const field = useRefusedField()
  const texts: Record<NetworkErrorCause, string> = {
    language: t.errorLanguage(),
    switches: t.errorSwitches(),
    pageConfig: t.errorPageConfig(),
  }
  return (
    <>
      <p>{cause ? texts[cause] : t.errorUnknown()}</p>
      {field && <p>{t.errorRefusedField({ field })}</p>}
    </>
  )
}

/** The time of the failure, or of the last failed retry. */
function FailureTime({ time, failedAgain }: { time: number | undefined; failedAgain: number | undefined }) {
  const t = useMessages('site')
  const date = useDateFormat()
  return (
    <output className={styles.since}>
      {failedAgain !== undefined
        ? t.errorStill({ time: date(failedAgain, 'clock') })
        : time !== undefined && t.errorSince({ time: date(time, 'clock') })}
    </output>
  )
}
