import { useState } from 'react'
import { dataOf, isSuccessful } from '#src/api/envelope.ts'
import { useEndTwoStep, useRenewRecoveryCodes } from '#src/api/generated/security/security.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { Button } from '#src/ui/button.tsx'
import { PasswordField } from '#src/ui/forms/password-field.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { useForm } from '#src/widgets/forms/use-form.ts'
import { isSecondCode } from '#src/widgets/second-code/recovery-code.ts'
import { SecondCodeField } from '#src/widgets/second-code/second-code-field.tsx'
import styles from '#src/widgets/forms/account-forms.module.css'
import { FormError } from '#src/widgets/forms/form-error.tsx'

export interface TwoStepOnProps {
  /** Epoch ms. */
  since: number
  codesLeft: number
  onRenewed: (recoveryCodes: readonly string[]) => void
}

/** At this number or below, a warning is shown. */
const LOW_CODE_COUNT = 3

/** Two-step sign-in while enabled: new recovery codes, and disabling it. */
export function TwoStepOn({ since, codesLeft, onRenewed }: TwoStepOnProps) {
  const t = useMessages('security')
  const locale = useLanguage()
  const date = useDateFormat()
  const [action, setAction] = useState<'renew' | 'switchOff'>()
  const { mutateAsync: renewRecoveryCodes } = useRenewRecoveryCodes()
  const { mutateAsync: endTwoStep } = useEndTwoStep()
  const renew = async (proof: Proof) => {
    const data = dataOf(await renewRecoveryCodes({ data: proof }))
    if (data) onRenewed(data.recoveryCodes)
  }
  const switchOff = async (proof: Proof) => {
    if (isSuccessful(await endTwoStep({ data: proof }))) toast(t.switchedOff())
  }
  return (
    <div className={styles.part}>
      <Notice tone="ok" title={t.isOn({ date: date(since, 'day') })}>
        {t.onLead()}
      </Notice>
      <p>{t.recoveryLeft({ count: formatNumber(String(codesLeft), { locale, decimals: 0 }) })}</p>
      {codesLeft <= LOW_CODE_COUNT && <Notice tone="risk">{t.recoveryFew()}</Notice>}
      <div className={styles.stack}>
        <Button kind="quiet" block icon="refresh" onPress={() => setAction('renew')}>
          {t.renew()}
        </Button>
        <Button kind="quiet" block onPress={() => setAction('switchOff')}>
          {t.switchOff()}
        </Button>
      </div>
      {action && (
        <ProofSheet
          title={t[action]()}
          text={action === 'renew' ? t.renewText() : t.switchOffText()}
          isDanger={action === 'switchOff'}
          send={action === 'renew' ? renew : switchOff}
          onClose={() => setAction(undefined)}
        />
      )}
    </div>
  )
}

interface Proof {
  password: string
  code: string
}

interface ProofSheetProps {
  title: string
  text: string
  isDanger: boolean
  send: (proof: Proof) => Promise<void>
  onClose: () => void
}

/** Asks for password and code as confirmation. */
function ProofSheet({ title, text, isDanger, send, onClose }: ProofSheetProps) {
  const t = useMessages('security')
  const v = useMessages('validation')
  const form = useForm({
    initial: { password: '', code: '' },
    validate: {
      password: value => (value === '' ? v.required() : undefined),
      code: value => (isSecondCode(value) ? undefined : t.codeInvalid()),
    },
  })
  return (
    <Sheet open onClose={onClose} title={title} locked={form.isSending}>
      <form
        noValidate
        className={styles.part}
        onSubmit={form.submit(async ({ password, code }) => {
          await send({ password, code: code.trim() })
          onClose()
        })}
      >
        <p>{text}</p>
        <PasswordField label={t.passwordToGoOn()} {...form.field('password')} />
        <SecondCodeField {...form.field('code')} />
        <FormError error={form.error} />
        <Button type="submit" block kind={isDanger ? 'danger' : 'primary'} busy={form.isSending}>
          {title}
        </Button>
      </form>
    </Sheet>
  )
}
