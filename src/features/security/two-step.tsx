import { useState } from 'react'
import { dataOf } from '#src/api/envelope.ts'
import { useBeginTwoStep } from '#src/api/generated/security/security.ts'
import type { Security, TwoStepKey } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { PasswordField } from '#src/ui/forms/password-field.tsx'
import { useForm } from '#src/widgets/forms/use-form.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import styles from '#src/widgets/forms/account-forms.module.css'
import { TwoStepOn } from './two-step-on.tsx'
import { TwoStepSetup } from './two-step-setup.tsx'
import { FormError } from '#src/widgets/forms/form-error.tsx'

/** Two-step sign-in: disabled, in setup, showing the recovery codes once, or enabled. */
export function TwoStep({ security }: { security: Security }) {
  const [setupKey, setSetupKey] = useState<TwoStepKey>()
  const [codes, setCodes] = useState<readonly string[]>()
  const showCodes = (recoveryCodes: readonly string[]) => {
    setSetupKey(undefined)
    setCodes(recoveryCodes)
  }
  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
  if (security.twoStepSince !== null) {
    return (
      <TwoStepOn since={security.twoStepSince} codesLeft={security.recoveryCodesLeft} onRenewed={showCodes} />
    )
  }
  if (setupKey)
    return <TwoStepSetup setupKey={setupKey} onEnabled={showCodes} onCancel={() => setSetupKey(undefined)} />
  return <TwoStepOff onBegun={setSetupKey} />
}

function TwoStepOff({ onBegun }: { onBegun: (key: TwoStepKey) => void }) {
  const t = useMessages('security')
  const v = useMessages('validation')
  const form = useForm({
    initial: { password: '' },
    validate: { password: text => (text === '' ? v.required() : undefined) },
  })
  const { mutateAsync } = useBeginTwoStep()
  const send = async ({ password }: { password: string }) => {
    const key = dataOf(await mutateAsync({ data: { password } }))
    if (key) onBegun(key)
  }
  return (
    <form noValidate className={styles.part} onSubmit={form.submit(send)}>
      <p>{t.offLead()}</p>
      <p className={styles.lead}>{t.offNeeds()}</p>
      <PasswordField label={t.passwordToGoOn()} {...form.field('password')} />
      <FormError error={form.error} />
      <Button type="submit" block busy={form.isSending}>
        {t.setUp()}
      </Button>
    </form>
  )
}
