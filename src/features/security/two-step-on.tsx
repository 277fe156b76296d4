import { useState } from 'react'
import { dataOf, isDone } from '#src/api/envelope.ts'
import { endTwoStep, renewRecoveryCodes } from '#src/api/generated/security/security.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { Button } from '#src/ui/button.tsx'
import { PasswordField } from '#src/ui/forms/password-field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { toast } from '#src/ui/toast.tsx'
import { useDates } from '#src/widgets/dates.ts'
import { useForm } from '#src/widgets/use-form.ts'
import { isSecondCode } from '#src/widgets/second-code/recovery-code.ts'
import { SecondCodeField } from '#src/widgets/second-code/second-code-field.tsx'
import styles from '#src/widgets/account-forms.module.css'

export interface TwoStepOnProps {
  /** Epoch ms. */
  since: number
  codesLeft: number
  onRenewed: (recoveryCodes: readonly string[]) => void
  onOff: () => void
}

/** So few are soon gone. */
const FEW = 3

const told = { catch: true, quiet: true }

/** Two-step sign-in while it is on: new recovery codes, and switching it off. */
export function TwoStepOn({ since, codesLeft, onRenewed, onOff }: TwoStepOnProps) {
  const t = useMessages('security')
  const locale = useLanguage()
  const date = useDates()
  const [asked, setAsked] = useState<'renew' | 'switchOff'>()
  const renew = async (proof: Proof) => {
    const data = dataOf(await renewRecoveryCodes(proof, told))
    if (data) onRenewed(data.recoveryCodes)
  }
  const switchOff = async (proof: Proof) => {
    if (!isDone(await endTwoStep(proof, told))) return
    toast(t.switchedOff())
    onOff()
  }
  return (
    <div className={styles.part}>
      <Notice tone="ok" title={t.isOn({ date: date(since, 'day') })}>
        {t.onLead()}
      </Notice>
      <p>{t.recoveryLeft({ count: formatNumber(String(codesLeft), { locale, decimals: 0 }) })}</p>
      {codesLeft <= FEW && <Notice tone="risk">{t.recoveryFew()}</Notice>}
      <div className={styles.stack}>
        <Button kind="quiet" block icon="refresh" onPress={() => setAsked('renew')}>
          {t.renew()}
        </Button>
        <Button kind="quiet" block onPress={() => setAsked('switchOff')}>
          {t.switchOff()}
        </Button>
      </div>
      {asked && (
        <ProofSheet
          title={t[asked]()}
          text={asked === 'renew' ? t.renewText() : t.switchOffText()}
          isDanger={asked === 'switchOff'}
          send={asked === 'renew' ? renew : switchOff}
          onClose={() => setAsked(undefined)}
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

/** Asks for password and code once more. */
function ProofSheet({ title, text, isDanger, send, onClose }: ProofSheetProps) {
  const t = useMessages('security')
  const v = useMessages('validation')
  const form = useForm({
    initial: { password: '', code: '' },
    check: {
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
        {form.error && (
          <Notice tone="danger" live>
            {form.error.text}
          </Notice>
        )}
        <Button type="submit" block kind={isDanger ? 'danger' : 'primary'} busy={form.isSending}>
          {title}
        </Button>
      </form>
    </Sheet>
  )
}
