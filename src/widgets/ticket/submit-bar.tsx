import { useMessages } from '#src/i18n/use-messages.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import { Button, ButtonLink, type ButtonKind } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { signInPath } from '#src/ui/navigation.ts'
import { ShortageButton } from './shortage.tsx'
import styles from './ticket.module.css'
import { useTicketRoute } from './ticket-route.ts'
import type { OrderFlow } from './use-order-flow.ts'

export interface SubmitBarProps {
  /** The id of the form. */
  form: string
  flow: Pick<OrderFlow<unknown, unknown>, 'lock' | 'isRefreshing' | 'isUnanswered' | 'isAwaited' | 'shortage'>
  label: string
  kind: ButtonKind
}

/** The one button of a ticket, with why it waits: it opens the confirmation, or leads to what is missing for it. */
export function SubmitBar({ form, flow, label, kind }: SubmitBarProps) {
  const t = useMessages('trade')
  const isSignedIn = useIsSignedIn()
  return (
    <div className={styles.bar} data-ticket-bar="">
      {flow.lock && (
        <Notice {...(!flow.isRefreshing && { tone: 'risk', title: t.lockedTitle() })} live>
          {flow.lock}
        </Notice>
      )}
      {!isSignedIn ? (
        <Entry />
      ) : flow.shortage ? (
        <ShortageButton {...flow.shortage} />
      ) : (
        <Button
          block
          type="submit"
          kind={kind}
          disabled={flow.lock !== undefined || flow.isUnanswered}
          busy={flow.isAwaited}
          native={{ form }}
        >
          {label}
        </Button>
      )}
      {!isSignedIn && <p className={styles.aside}>{t.estimate()}</p>}
    </div>
  )
}

/** A guest is asked to sign in, and comes back to the ticket. */
function Entry() {
  const t = useMessages('trade')
  const common = useMessages('common')
  const login = signInPath(useTicketRoute('open'))
  return (
    <div className={styles.entry}>
      <ButtonLink block to={login}>
        {t.logInToTrade()}
      </ButtonLink>
      <ButtonLink block kind="quiet" to={login.replace('/login', '/register')}>
        {common.signUp()}
      </ButtonLink>
    </div>
  )
}
