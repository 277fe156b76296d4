import { useState } from 'react'
import { dataOf, rowsOf } from '#src/api/envelope.ts'
import { useClaimWelfareTask, useListWelfareTasks } from '#src/api/generated/reward/reward.ts'
import type { TaskCode, WelfareTask } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { PATHS, type Route } from '#src/lib/paths.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { DefinitionList, type Definition } from '#src/ui/list.tsx'
import { signInPath } from '#src/ui/navigation.ts'
import { EmptyState } from '#src/ui/feedback/states.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import styles from '#src/widgets/lists/cards.module.css'
import { useAwardLabels } from './award-labels.ts'
import { FormError } from '#src/widgets/forms/form-error.tsx'
import { toFormFailure, type FormFailure } from '#src/widgets/format/server-messages.ts'
import { formatExact } from '#src/lib/numbers/format-number.ts'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'
import { useOwnFormat } from '#src/widgets/format/exact-amount.tsx'
import { durationText } from '#src/i18n/intl.ts'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'

/** The reward and conditions of a task. */
function useTaskRows({ reward, state, claimDays, claimBy, claimedAt }: WelfareTask): Definition[] {
  const t = useMessages('reward')
  const locale = useLanguage()
  const date = useDateFormat()
  // Localized, as '30 days'.
  const days = (count: number) => durationText(locale, count, 'day', 'long')
  const sum = { amount: formatExact(reward.amount, locale), currency: reward.currencyName }
  const isBonus = reward.kind === 'bonus'
  const rows: (Definition | false)[] = [
    { label: t.gives(), value: isBonus ? t.bonusOf(sum) : t.voucherOf(sum) },
    reward.validDays !== null && { label: t.validFor(), value: days(reward.validDays) },
    state === 'open' && { label: t.claimWithin(), note: t.claimNote(), value: days(claimDays) },
    state === 'ready' && claimBy !== null && { label: t.claimBy(), value: date(claimBy, 'minute') },
    state === 'expired' && claimBy !== null && { label: t.expiredAt(), value: date(claimBy, 'minute') },
    claimedAt !== null && { label: t.claimedAt(), value: date(claimedAt, 'minute') },
  ]
  return rows.filter(row => row !== false)
}

/** All tasks, with their conditions above the button. */
export function TaskList() {
  const t = useMessages('reward')
  const { data, isError, refetch } = useListWelfareTasks({ query: { meta: { quiet: true } } })
  const tasks = rowsOf(data)
  if (!tasks) return <QueryFallback isFailed={isError} onRetry={refetch} rows={3} />
  if (tasks.length === 0) return <EmptyState icon="check" title={t.noTasks()} />
  return (
    <ul className={styles.cards} aria-label={t.tasks()}>
      {tasks.map(task => (
        <li key={task.code} className={styles.card}>
          <TaskCard task={task} />
        </li>
      ))}
    </ul>
  )
}

function TaskCard({ task: initial }: { task: WelfareTask }) {
  const t = useMessages('reward')
  const locale = useLanguage()
  const labels = useAwardLabels()
  const [claimed, setClaimed] = useState<WelfareTask>()
  // Until the list has been refetched, so that the button cannot be pressed twice.
  const task = initial.state === 'ready' && claimed ? claimed : initial
  const rows = useTaskRows(task)
  const descriptions: Record<TaskCode, string> = {
    firstDeposit: t.taskFirstDepositText(),
    firstSpotOrder: t.taskFirstSpotOrderText(),
    twoStep: t.taskTwoStepText(),
    basicIdentity: t.taskBasicIdentityText(),
  }
  const states = {
    open: t.stateOpen(),
    ready: t.stateReady(),
    claimed: t.stateClaimed(),
    expired: t.stateExpired(),
  }
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.name}>{labels.task(task.code)}</h2>
        <span className={styles.mark} data-tone={task.state === 'ready' ? 'accent' : undefined}>
          {states[task.state]}
        </span>
      </div>
      <p className={styles.text}>{descriptions[task.code]}</p>
      {task.minFees !== undefined && (
        <p className={styles.text}>
          {t.taskSpotFees({
            amount: formatExact(task.minFees, locale),
            currency: task.reward.currencyName,
          })}
        </p>
      )}
      <DefinitionList lines={rows} />
      <p className={styles.quiet}>{task.reward.kind === 'bonus' ? t.bonusNote() : t.voucherNote()}</p>
      <ClaimButton task={task} onClaimed={setClaimed} />
      {task.state === 'open' && <TaskLink code={task.code} />}
    </>
  )
}

/** Link to the screen where the task is done. */
function TaskLink({ code }: { code: TaskCode }) {
  const t = useMessages('reward')
  const isSignedIn = useIsSignedIn()
  const taskLinks: Record<TaskCode, { to: Route; label: string }> = {
    firstDeposit: { to: PATHS.deposit, label: t.goDeposit() },
    firstSpotOrder: { to: PATHS.trade, label: t.goTrade() },
    twoStep: { to: PATHS.changePassword, label: t.goSecurity() },
    basicIdentity: { to: PATHS.basicIdentity, label: t.goIdentity() },
  }
  const { to, label } = taskLinks[code]
  return (
    <ButtonLink kind="quiet" to={isSignedIn ? to : signInPath(to)}>
      {label}
    </ButtonLink>
  )
}

/** The claim button, shown while the task can be claimed; an error stays visible afterwards. */
function ClaimButton({ task, onClaimed }: { task: WelfareTask; onClaimed: (claimed: WelfareTask) => void }) {
  const t = useMessages('reward')
  const own = useOwnFormat()
  const activity = useMessages('activity')
  const locale = useLanguage()
  const [failure, setFailure] = useState<FormFailure>()
  const { mutateAsync } = useClaimWelfareTask()
  const claim = async () => {
    setFailure(undefined)
    const { kind, amount, currencyName: currency } = task.reward
    try {
      const claimed = dataOf(await mutateAsync({ data: { code: task.code } }))
      if (!claimed) return
      onClaimed(claimed)
      toast(kind === 'bonus' ? t.claimedBonus({ amount: own(amount, 2), currency }) : t.claimedVoucher())
    } catch (error) {
      setFailure(toFormFailure(error, locale))
    }
  }
  return (
    <>
      <FormError error={failure} retryHint={activity.unanswered()} />
      {task.state === 'ready' && <Button onPress={claim}>{t.claim()}</Button>}
    </>
  )
}
