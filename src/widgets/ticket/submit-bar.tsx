import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useMessages } from '#src/i18n/use-messages.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import { bottomBarRef } from '#src/ui/bar-height.ts'
import { Button, ButtonLink, type ButtonKind } from '#src/ui/button.tsx'
import { signInPath } from '#src/ui/navigation.ts'
import { useTip } from '../site/tip.tsx'
import styles from './ticket.module.css'
import type { OrderFlow } from './use-order-flow.ts'

/** What the order costs, above the button on a phone, where the ticket itself may be out of view. */
export interface OrderSummary {
  price: ReactNode
  /** What `total` is. */
  label: string
  total: ReactNode
}

/** A button that turns the ticket to the other side. */
export interface OppositeSide {
  label: string
  kind: ButtonKind
  onPress: () => void
}

export interface SubmitBarProps {
  flow: Pick<OrderFlow<unknown, unknown>, 'lock' | 'isUnanswered' | 'isAwaited'>
  label: string
  kind: ButtonKind
  summary: OrderSummary
  opposite?: OppositeSide | undefined
}

/** The submit button, always in reach on a phone: it opens the confirmation; a guest is asked to sign in. */
export function SubmitBar({ flow, label, kind, summary, opposite }: SubmitBarProps) {
  const t = useMessages('trade')
  const common = useMessages('common')
  const isSignedIn = useIsSignedIn()
  const { pathname, search } = useLocation()
  const isPhone = useMediaQuery('(width < 900px)', undefined, { getInitialValueInEffect: false })
  const tip = useTip('orderNotice')
  const login = signInPath(pathname + search)
  return (
    <>
      <div ref={bottomBarRef} className={styles.bar} data-ticket-bar="">
        {isPhone && (
          <p className={styles.summary}>
            {flow.lock ?? (
              <>
                <span>{summary.price}</span>
                <span>
                  {summary.label} {summary.total}
                </span>
              </>
            )}
          </p>
        )}
        {isSignedIn ? (
          <div className={styles.sides}>
            {isPhone && opposite && (
              <Button block kind={opposite.kind} onPress={opposite.onPress}>
                {opposite.label}
              </Button>
            )}
            <Button
              block
              type="submit"
              kind={kind}
              disabled={flow.lock !== undefined || flow.isUnanswered}
              busy={flow.isAwaited}
            >
              {label}
            </Button>
          </div>
        ) : (
          <div className={styles.entry}>
            <ButtonLink block to={login}>
              {t.logInToTrade()}
            </ButtonLink>
            <ButtonLink block kind="quiet" to={login.replace('/login', '/register')}>
              {common.signUp()}
            </ButtonLink>
          </div>
        )}
      </div>
      <div className={styles.foot}>
        {!isSignedIn && <p className={styles.aside}>{t.estimate()}</p>}
        {tip && <p className={styles.aside}>{tip}</p>}
      </div>
    </>
  )
}
