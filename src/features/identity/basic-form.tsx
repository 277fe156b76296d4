import { useState } from 'react'
import { dataOf } from '#src/api/envelope.ts'
import { useSubmitBasicIdentity } from '#src/api/generated/identity/identity.ts'
import { DocumentKind } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { MIN_AGE, MAX_NAME_LENGTH, birthDateError, isDocumentNumber } from '#src/lib/validation/identity.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { discardDraft } from '#src/stores/storage/drafts.ts'
import { Button } from '#src/ui/button.tsx'
import { SelectField } from '#src/ui/forms/select-field.tsx'
import { TextField } from '#src/ui/forms/text-field.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { useCountryOptions } from '#src/widgets/format/use-country-names.ts'
import { useSite } from '#src/widgets/site/use-site.ts'
import { useForm } from '#src/widgets/forms/use-form.ts'
import styles from '#src/widgets/forms/account-forms.module.css'
import { CheckDetails } from './check-details.tsx'
import { FormError } from '#src/widgets/forms/form-error.tsx'

const DRAFT = 'identity-basic'

const empty = { country: '', documentKind: 'idCard', name: '', documentNumber: '', birthDate: '' }

const kinds: readonly DocumentKind[] = Object.values(DocumentKind)

const kindOf = ({ documentKind }: typeof empty): DocumentKind =>
  kinds.find(one => one === documentKind) ?? 'idCard'

/** The form of the basic check: name and document; kept as a draft when the session expires [R4.1]. */
export function BasicForm({ onSent }: { onSent: () => Promise<unknown> }) {
  const t = useMessages('identity')
  const common = useMessages('common')
  const { isSandbox } = useSite()
  const countries = useCountryOptions()
  const { form, send } = useBasicForm(onSent)
  const [isChecking, setChecking] = useState(false)
  const confirm = async () => {
    await send()
    // What was refused is shown at its field.
    setChecking(false)
  }
  const { country, documentKind } = form.values
  return (
    <form noValidate className={styles.part} onSubmit={form.submit(async () => setChecking(true))}>
      <p className={styles.lead}>{t.basicLead()}</p>
      {isSandbox && <Notice tone="risk">{t.sandboxNote()}</Notice>}
      <SelectField
        label={t.country()}
        options={countries}
        searchable
        nothingFound={t.noCountry()}
        {...form.field('country')}
      />
      <SelectField
        label={t.kind()}
        options={kinds.map(value => ({ value, label: t[value]() }))}
        {...form.field('documentKind')}
      />
      <TextField
        label={t.name()}
        hint={t.nameHint()}
        autoComplete="name"
        maxLength={MAX_NAME_LENGTH}
        {...form.field('name')}
      />
      <TextField
        label={t.number()}
        hint={country === 'CN' && documentKind === 'idCard' ? t.numberHintCn() : t.numberHint()}
        type="text"
        autoComplete="off"
        maxLength={30}
        {...form.field('documentNumber')}
      />
      <TextField label={t.birthDate()} type="date" autoComplete="bday" {...form.field('birthDate')} />
      <FormError error={form.error} />
      <Button type="submit" block busy={form.isSending}>
        {common.continue()}
      </Button>
      {isChecking && (
        <CheckDetails
          values={{ ...form.values, documentKind: kindOf(form.values) }}
          isSending={form.isSending}
          onConfirm={confirm}
          onClose={() => setChecking(false)}
        />
      )}
    </form>
  )
}

function useBasicForm(onSent: () => Promise<unknown>) {
  const t = useMessages('identity')
  const v = useMessages('validation')
  const locale = useLanguage()
  const validateRequired = (text: string) => (text.trim() === '' ? v.required() : undefined)
  const years = formatNumber(String(MIN_AGE), { locale, decimals: 0 })
  const { mutateAsync: submit } = useSubmitBasicIdentity()
  const form = useForm({
    initial: empty,
    validate: {
      country: validateRequired,
      name: validateRequired,
      documentNumber: (text, { country, documentKind }) => {
        if (text.trim() === '') return v.required()
        if (isDocumentNumber(text, documentKind, country)) return undefined
        return country === 'CN' && documentKind === 'idCard' ? t.numberHintCn() : t.numberHint()
      },
      birthDate: text => {
        if (text === '') return v.required()
        const error = birthDateError(text, Date.now())
        return error === 'tooYoung' ? t.tooYoung({ years }) : error ? t.birthDateWrong() : undefined
      },
    },
    draft: DRAFT,
  })
  const send = () =>
    form.send(async () => {
      const { values } = form
      const request = { ...values, documentKind: kindOf(values), name: values.name.trim() }
      if (!dataOf(await submit({ data: request }))) return
      discardDraft(DRAFT)
      await onSent()
    })
  return { form, send }
}
