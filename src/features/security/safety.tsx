import { useState } from 'react'
import {
  useFreezeAccount,
  useSetAddressRest,
  useUnfreezeAccount,
} from '#src/api/generated/security/security.ts'
import type { AccountSafety } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'
import { List } from '#src/ui/list.tsx'
import { useAccountSafety } from '#src/widgets/account/use-account-safety.ts'
import styles from '#src/widgets/forms/account-forms.module.css'
import { FormError } from '#src/widgets/forms/form-error.tsx'
import { useForm } from '#src/widgets/forms/use-form.ts'
import { ConfirmSheet } from '#src/widgets/sheets/confirm-sheet.tsx'
import { SwitchRow } from '#src/widgets/settings/switch-row.tsx'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { useAnnouncement } from '#src/ui/feedback/announcer.tsx'

/** The freeze of the account, and the rest of new cards and addresses. */
export function Safety() {
  const { safety, isFailed, retry } = useAccountSafety()
  if (!safety) return <QueryFallback isFailed={isFailed} onRetry={retry} rows={3} />
  return (
    <>
      {safety.frozenSince === null ? <Freeze /> : <Unfreeze unfreezesAt={safety.unfreezesAt} />}
      <AddressRest safety={safety} />
    </>
  )
}

/** What a freeze stops and what it leaves, before it is confirmed. */
function Freeze() {
  const t = useMessages('security')
  const [isAsking, setAsking] = useState(false)
  const { mutateAsync: freeze } = useFreezeAccount()
  const text = (
    <>
      <p>{t.freezeStops()}</p>
      <p>{t.freezeLeaves()}</p>
      <p>{t.freezeEnds()}</p>
    </>
  )
  return (
    <div className={styles.part}>
      <p>{t.freezeLead()}</p>
      <Button kind="danger" block onPress={() => setAsking(true)}>
        {t.freeze()}
      </Button>
      {isAsking && (
        <ConfirmSheet
          title={t.freeze()}
          confirmLabel={t.freeze()}
          onConfirm={() => freeze()}
          onClose={() => setAsking(false)}
        >
          {text}
        </ConfirmSheet>
      )}
    </div>
  )
}

/** Announces what a change has led to, not what the page says when it opens. */
function useChangeAnnouncement(text: string | undefined): void {
  const [first] = useState(text)
  const [hasChanged, setChanged] = useState(false)
  if (text !== first && !hasChanged) setChanged(true)
  useAnnouncement(hasChanged ? text : undefined)
}

/** A frozen account: what is stopped, and when that ends. */
function Unfreeze({ unfreezesAt }: Pick<AccountSafety, 'unfreezesAt'>) {
  const t = useMessages('security')
  const message = useMessages('message')
  const date = useDateFormat()
  const form = useForm({ initial: {}, validate: {} })
  const { mutateAsync: freeze } = useFreezeAccount()
  const { mutateAsync: unfreeze } = useUnfreezeAccount()
  const isEnding = unfreezesAt !== null
  const ends = isEnding ? t.unfreezesAt({ time: date(unfreezesAt, 'moment') }) : t.freezeEnds()
  useChangeAnnouncement(ends)
  return (
    <div className={styles.part}>
      <Notice tone="risk" title={message.accountFrozen()}>
        {ends}
      </Notice>
      <p>{t.freezeStops()}</p>
      <p>{t.freezeLeaves()}</p>
      <FormError error={form.error} />
      <Button
        kind={isEnding ? 'primary' : 'quiet'}
        block
        busy={form.isSending}
        onPress={() => form.send(() => (isEnding ? freeze() : unfreeze()))}
      >
        {isEnding ? t.keepFrozen() : t.unfreeze()}
      </Button>
    </div>
  )
}

/** Lets new cards and addresses wait: on at once, off in a day. */
function AddressRest({ safety }: { safety: AccountSafety }) {
  const t = useMessages('security')
  const date = useDateFormat()
  const form = useForm({ initial: {}, validate: {} })
  const { mutateAsync } = useSetAddressRest()
  const { addressRestSince: since, addressRestEnds: ends } = safety
  const waits = ends === null ? undefined : t.restEnds({ time: date(ends, 'moment') })
  useChangeAnnouncement(waits)
  return (
    <div className={styles.part}>
      <List label={t.restTitle()}>
        <SwitchRow
          label={t.restTitle()}
          note={waits ?? t.restText()}
          isOn={since !== null && ends === null}
          onChange={isOn => void form.send(() => mutateAsync({ data: { isOn: isOn ? 1 : 0 } }))}
        />
      </List>
      <FormError error={form.error} />
    </div>
  )
}
