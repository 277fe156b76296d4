import type { ReactNode } from 'react'
import { dataOf, isSuccessful } from '#src/api/envelope.ts'
import {
  useAddPasskey,
  useBeginPasskey,
  useRemovePasskey,
  useRenamePasskey,
} from '#src/api/generated/security/security.ts'
import type { Passkey } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { TextField } from '#src/ui/forms/text-field.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { FormError } from '#src/widgets/forms/form-error.tsx'
import { useForm } from '#src/widgets/forms/use-form.ts'
import { createPasskey } from '#src/widgets/passkey/passkey.ts'
import { usePasskeyFailure } from '#src/widgets/passkey/use-passkey-failure.ts'
import { ConfirmSheet } from '#src/widgets/sheets/confirm-sheet.tsx'
import styles from '#src/widgets/forms/account-forms.module.css'

interface SheetProps {
  onClose: () => void
}

/** Asks for a name, and has the device make a passkey. */
export function AddPasskeySheet({ onClose }: SheetProps) {
  const t = useMessages('security')
  const { failure, attempt } = usePasskeyFailure()
  const { mutateAsync: beginPasskey } = useBeginPasskey()
  const { mutateAsync: addPasskey } = useAddPasskey()
  const add = async (name: string) => {
    const isDone = await attempt(async () => {
      const options = dataOf(await beginPasskey({ data: {} }))?.options
      if (options === undefined) return
      const credential = await createPasskey(options)
      if (isSuccessful(await addPasskey({ data: { name, credential } }))) toast(t.passkeyAdded())
    })
    if (isDone) onClose()
  }
  return (
    <NameSheet title={t.addPasskey()} action={t.addPasskey()} initial="" send={add} onClose={onClose}>
      <FormError error={failure} />
    </NameSheet>
  )
}

interface EditPasskeyProps extends SheetProps {
  passkey: Passkey
  onRemove: () => void
}

/** Renames a passkey, or goes on to removing it. */
export function EditPasskeySheet({ passkey, onRemove, onClose }: EditPasskeyProps) {
  const t = useMessages('security')
  const common = useMessages('common')
  const { mutateAsync } = useRenamePasskey()
  const rename = async (name: string) => {
    if (isSuccessful(await mutateAsync({ data: { id: passkey.id, name } }))) onClose()
  }
  return (
    <NameSheet
      title={t.editPasskey()}
      action={common.save()}
      initial={passkey.name}
      send={rename}
      onClose={onClose}
    >
      <Button kind="quiet" block onPress={onRemove}>
        {t.removePasskey()}
      </Button>
    </NameSheet>
  )
}

interface NameSheetProps extends SheetProps {
  title: string
  action: string
  initial: string
  send: (name: string) => Promise<void>
  children?: ReactNode
}

function NameSheet({ title, action, initial, send, onClose, children }: NameSheetProps) {
  const t = useMessages('security')
  const v = useMessages('validation')
  const form = useForm({
    initial: { name: initial },
    validate: { name: text => (text.trim() === '' ? v.required() : undefined) },
  })
  return (
    <Sheet open onClose={onClose} title={title} locked={form.isSending}>
      <form noValidate className={styles.part} onSubmit={form.submit(({ name }) => send(name.trim()))}>
        <TextField
          label={t.passkeyName()}
          hint={t.passkeyNameHint()}
          maxLength={64}
          {...form.field('name')}
        />
        <FormError error={form.error} />
        <Button type="submit" block busy={form.isSending}>
          {action}
        </Button>
        {children}
      </form>
    </Sheet>
  )
}

export function RemovePasskeySheet({ passkey, onClose }: SheetProps & { passkey: Passkey }) {
  const t = useMessages('security')
  const { mutateAsync } = useRemovePasskey()
  const { id, name } = passkey
  const remove = async () => {
    if (isSuccessful(await mutateAsync({ data: { id } }))) toast(t.passkeyRemoved())
  }
  return (
    <ConfirmSheet
      title={t.removeTitle({ name })}
      confirmLabel={t.removePasskey()}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{t.removeText()}</p>
    </ConfirmSheet>
  )
}
