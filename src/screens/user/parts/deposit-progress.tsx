import type { Deposit } from '../../../api/generated/models/index.ts'
import { useLanguage, useMessages } from '../../../i18n/use-messages.ts'
import { PATHS } from '../../../lib/paths.ts'
import { Amount } from '../../../ui/amount.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Section } from '../../../ui/screen.tsx'
import { useDates } from '../../../widgets/dates.ts'
import { serverWords } from '../../../widgets/server-words.ts'
import styles from './deposit-progress.module.css'

type State = 'done' | 'now' | 'next' | 'failed'

interface Step {
  title: string
  state: State
  text?: string | undefined
}

/** How far a deposit has come, step by step, and what came of it. */
export function DepositProgress({ deposit, onAnother }: { deposit: Deposit; onAnother: () => void }) {
  const t = useMessages('deposit')
  const steps = useSteps(deposit)
  const words = { done: t.stepDone, now: t.stepNow, next: t.stepNext, failed: t.stepDone }
  return (
    <Section title={t.progress()}>
      <p className={styles.amount}>
        <Amount value={deposit.amount} currency={deposit.currencyName} size="figure" isPrivate={false} />
        <span className={styles.channel}>{deposit.channelName}</span>
      </p>
      <ol className={styles.steps} aria-live="polite">
        {steps.map(({ title, state, text }, index) => (
          <li key={index} className={styles.step} data-state={state}>
            <span className={styles.mark}>
              {state === 'done' && <Icon name="check" size={14} />}
              {state === 'failed' && <Icon name="close" size={14} />}
            </span>
            <span className={styles.words}>
              <span className={styles.title}>
                {title}
                <span className="visually-hidden">{` ${words[state]()}`}</span>
              </span>
              {text && <span className={styles.text}>{text}</span>}
            </span>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button kind="quiet" onPress={onAnother}>
          {t.another()}
        </Button>
        {deposit.status === 'approved' && <ButtonLink to={PATHS.ledgerEntries}>{t.toEntry()}</ButtonLink>}
        {deposit.status === 'pending' && (
          <ButtonLink kind="quiet" to={PATHS.wallet}>
            {t.toWallet()}
          </ButtonLink>
        )}
      </div>
    </Section>
  )
}

function useSteps({ status, createdAt, reviewedAt, reason }: Deposit): Step[] {
  const t = useMessages('deposit')
  const locale = useLanguage()
  const date = useDates()
  const asked: Step = { title: t.stepAsked(), state: 'done', text: date(createdAt, 'moment') }
  const reviewed: Step = {
    title: t.stepReviewDone(),
    state: 'done',
    text: reviewedAt === null ? undefined : date(reviewedAt, 'moment'),
  }
  switch (status) {
    case 'pending':
      return [
        asked,
        { title: t.stepReview(), state: 'now', text: t.stepReviewText() },
        { title: t.stepCreditedNext(), state: 'next' },
      ]
    case 'approved':
      return [asked, reviewed, { title: t.stepCredited(), state: 'done' }]
    case 'rejected': {
      const why = reason === null ? '' : `${serverWords(reason, undefined, locale)}. `
      return [asked, reviewed, { title: t.stepRejected(), state: 'failed', text: why + t.rejectedText() }]
    }
  }
}
