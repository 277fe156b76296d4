import { dataOf } from '#src/api/envelope.ts'
import { useConfirmTwoStep } from '#src/api/generated/security/security.ts'
import type { TwoStepKey } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { CODE_LENGTH, isCode } from '#src/lib/validation/validators.ts'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { OneTimeCodeField } from '#src/ui/forms/one-time-code-field.tsx'
import { Section } from '#src/ui/screen.tsx'
import { CopyButton } from '#src/widgets/copy-button.tsx'
import { QrCode } from '#src/widgets/qr/qr-code.tsx'
import { useForm } from '#src/widgets/forms/use-form.ts'
import styles from '#src/widgets/forms/account-forms.module.css'
import { FormError } from '#src/widgets/forms/form-error.tsx'

export interface TwoStepSetupProps {
  setupKey: TwoStepKey
  onEnabled: (recoveryCodes: readonly string[]) => void
  onCancel: () => void
}

/** Setup of two-step sign-in: scan the key, and confirm with a first code. */
export function TwoStepSetup({ setupKey, onEnabled, onCancel }: TwoStepSetupProps) {
  const t = useMessages('security')
  const v = useMessages('validation')
  const locale = useLanguage()
  const length = formatNumber(String(CODE_LENGTH), { locale, decimals: 0 })
  const form = useForm({
    initial: { code: '' },
    validate: { code: text => (isCode(text) ? undefined : v.code({ length })) },
  })
  const { mutateAsync } = useConfirmTwoStep()
  const send = async ({ code }: { code: string }) => {
    const data = dataOf(await mutateAsync({ data: { code } }))
    if (data) onEnabled(data.recoveryCodes)
  }
  return (
    <form noValidate className={styles.part} onSubmit={form.submit(send)}>
      <Section title={t.scanTitle()}>
        <div className={classes(styles.part, styles.below)}>
          <p className={styles.lead}>{t.scanText()}</p>
          <QrCode text={setupKey.address} label={t.qrLabel()} />
          <SetupKey text={setupKey.key} address={setupKey.address} />
        </div>
      </Section>
      <Section title={t.codeTitle()}>
        <div className={styles.below}>
          <OneTimeCodeField label={t.code()} {...form.field('code')} />
        </div>
      </Section>
      <FormError error={form.error} />
      <div className={styles.ways}>
        <Button kind="quiet" onPress={onCancel}>
          {t.giveUp()}
        </Button>
        <Button type="submit" busy={form.isSending}>
          {t.switchOn()}
        </Button>
      </div>
    </form>
  )
}

/** The key for those who cannot scan: a link for the same phone, and the text in groups of four. */
function SetupKey({ text, address }: { text: string; address: string }) {
  const t = useMessages('security')
  return (
    <>
      <p className={styles.key}>
        <span>
          <span className={styles.note}>{t.key()}</span>
          <br />
          <bdi className={styles.secret}>{text.replaceAll(/(.{4})(?=.)/g, '$1 ')}</bdi>
        </span>
        <CopyButton text={text} label={t.copyKey()} />
      </p>
      <a className={styles.open} href={address}>
        {t.openInApp()}
      </a>
    </>
  )
}
