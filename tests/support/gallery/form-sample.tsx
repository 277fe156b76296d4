import { useState } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { CodeField } from '#src/ui/forms/code-field.tsx'
import { PasswordField } from '#src/ui/forms/password-field.tsx'
import { SelectField } from '#src/ui/forms/select-field.tsx'
import { TextField } from '#src/ui/forms/text-field.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'

export function FormSample() {
  const t = useMessages('auth')
  const v = useMessages('validation')
  const e = useMessages('errors')
  const [email, setEmail] = useState('maria@')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [line, setLine] = useState('1')
  return (
    <Screen
      title={t.register()}
      footer={
        <Button block onPress={() => toast(e.requestTimeout())}>
          {t.register()}
        </Button>
      }
    >
      <div style={{ display: 'grid', gap: 20 }}>
        <Notice tone="risk">{e.screenText()}</Notice>
        <TextField label={t.email()} type="email" value={email} onChange={setEmail} error={v.email()} />
        <PasswordField
          label={t.password()}
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          hint={v.passwordLength()}
        />
        <CodeField
          label={t.code()}
          value={code}
          onChange={setCode}
          onSend={async () => true}
          placeholder="000000"
        />
        <TextField label={t.inviteCode()} isOptional value="" onChange={() => {}} />
        <SelectField
          label={t.phone()}
          value={line}
          onChange={setLine}
          options={[
            { value: '1', label: '+1' },
            { value: '44', label: '+44' },
            { value: '86', label: '+86' },
          ]}
        />
        <TextField label={t.phone()} value="13800000000" disabled onChange={() => {}} />
        <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap' }}>
          <Button onPress={() => {}} busy>
            {t.login()}
          </Button>
          <Button disabled onPress={() => {}}>
            {t.login()}
          </Button>
          <Button kind="quiet" onPress={() => {}}>
            {t.login()}
          </Button>
          <Button kind="plain" onPress={() => {}}>
            {t.login()}
          </Button>
          <Button kind="danger" onPress={() => {}}>
            {t.signOut()}
          </Button>
        </div>
      </div>
    </Screen>
  )
}
