import { useState } from 'react'
import { rowsOf } from '#src/api/envelope.ts'
import { useListPasskeys } from '#src/api/generated/security/security.ts'
import type { Passkey } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'
import { EmptyState } from '#src/ui/feedback/states.tsx'
import { List, Row } from '#src/ui/list.tsx'
import { hasPasskeys } from '#src/widgets/passkey/passkey.ts'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import styles from '#src/widgets/forms/account-forms.module.css'
import { AddPasskeySheet, EditPasskeySheet, RemovePasskeySheet } from './passkey-sheets.tsx'

type Task = 'add' | { kind: 'edit' | 'remove'; passkey: Passkey }

/** The passkeys of the account: add, rename and remove. */
export function Passkeys() {
  const t = useMessages('security')
  const [task, setTask] = useState<Task>()
  const { data, isError, refetch } = useListPasskeys({ query: { meta: { quiet: true } } })
  const passkeys = rowsOf(data)
  if (!passkeys) return <QueryFallback isFailed={isError} onRetry={refetch} rows={3} />
  return (
    <div className={styles.part}>
      <p>{t.passkeyLead()}</p>
      <p className={styles.lead}>{t.passkeyKeepsPassword()}</p>
      {passkeys.length === 0 ? (
        <EmptyState title={t.passkeyEmpty()} />
      ) : (
        <List label={t.passkeys()}>
          {passkeys.map(passkey => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onPress={() => setTask({ kind: 'edit', passkey })}
            />
          ))}
        </List>
      )}
      {hasPasskeys() ? (
        <Button block onPress={() => setTask('add')}>
          {t.addPasskey()}
        </Button>
      ) : (
        <Notice>{t.passkeyUnavailable()}</Notice>
      )}
      {task && <TaskSheet task={task} onTask={setTask} onClose={() => setTask(undefined)} />}
    </div>
  )
}

function PasskeyRow({ passkey, onPress }: { passkey: Passkey; onPress: () => void }) {
  const t = useMessages('security')
  const date = useDateFormat()
  const { name, createdAt, lastUsedAt, isSynced } = passkey
  const facts = [
    t.passkeyCreated({ date: date(createdAt, 'day') }),
    lastUsedAt === null ? t.passkeyUnused() : t.lastUsed({ day: date(lastUsedAt, 'day') }),
    ...(isSynced ? [t.passkeySynced()] : []),
  ]
  return <Row title={name} subtitle={facts.join(' · ')} onPress={onPress} />
}

interface TaskSheetProps {
  task: Task
  onTask: (task: Task) => void
  onClose: () => void
}

function TaskSheet({ task, onTask, onClose }: TaskSheetProps) {
  if (task === 'add') return <AddPasskeySheet onClose={onClose} />
  const { kind, passkey } = task
  if (kind === 'remove') return <RemovePasskeySheet passkey={passkey} onClose={onClose} />
  const remove = () => onTask({ kind: 'remove', passkey })
  return <EditPasskeySheet passkey={passkey} onRemove={remove} onClose={onClose} />
}
