import { Navigate, useLocation } from 'react-router-dom'
import { login } from '../../api/generated/auth/auth.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { PATHS } from '../../lib/paths.ts'
import { useIsSignedIn } from '../../stores/session.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useReturnRoute } from '../../ui/navigation.ts'
import { Notice } from '../../ui/notice.tsx'
import { useSite } from '../../widgets/page-blocks/use-site.ts'
import { useForm } from '../../widgets/use-form.ts'
import { EntryFrame } from './parts/entry-frame.tsx'
import styles from './parts/entry-frame.module.css'
import { begin, entryDraft, typedAccount, useAccountCheck } from './use-entry.ts'

/** Seeded in every sandbox, with balances and records. */
const demo = { account: 'demo@fairline.test', password: 'fairline1' }

export default function Login() {
  const t = useMessages('auth')
  const v = useMessages('validation')
  const isSignedIn = useIsSignedIn()
  const { search } = useLocation()
  const route = useReturnRoute()
  const form = useForm({
    initial: { account: '', password: '' },
    check: { account: useAccountCheck(), password: text => (text === '' ? v.required() : undefined) },
    draft: entryDraft,
  })
  const fill = () => {
    form.set('account', demo.account)
    form.set('password', demo.password)
  }
  if (isSignedIn) return <Navigate to={route} replace />

  return (
    <EntryFrame
      title={t.login()}
      lead={search.includes('route=') ? t.goOn() : t.loginLead()}
      foot={
        <>
          {t.noAccount()}
          <ButtonLink kind="plain" size="small" replace to={`${PATHS.register}${search}`}>
            {t.register()}
          </ButtonLink>
        </>
      }
    >
      <form
        noValidate
        className={styles.form}
        onSubmit={form.submit(async ({ account, password }) =>
          begin(await login({ account: typedAccount(account), password }, { catch: true, quiet: true })),
        )}
      >
        <TextField label={t.account()} autoComplete="username" maxLength={100} {...form.field('account')} />
        <PasswordField label={t.password()} {...form.field('password')} />
        {form.error && (
          <Notice tone="danger" live>
            {form.error.text}
          </Notice>
        )}
        <Button type="submit" block busy={form.isSending}>
          {t.login()}
        </Button>
      </form>
      <DemoHint onFill={fill} />
    </EntryFrame>
  )
}

/** The way in for those who only look around; in a sandbox alone. */
function DemoHint({ onFill }: { onFill: () => void }) {
  const t = useMessages('auth')
  const { isSandbox } = useSite()
  if (!isSandbox) return null
  return (
    <Notice
      title={t.demoTitle()}
      action={
        <span className={styles.noticeAction}>
          <Button kind="plain" size="small" onPress={onFill}>
            {t.demoFill()}
          </Button>
        </span>
      }
    >
      {t.demoText()}
    </Notice>
  )
}
