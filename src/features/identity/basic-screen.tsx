import type { Basic } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { DefinitionList } from '#src/ui/list.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { useCountryName } from '#src/widgets/format/use-country-names.ts'
import { BasicForm } from './basic-form.tsx'
import { CheckStatus } from './check-status.tsx'
import styles from '#src/widgets/forms/account-forms.module.css'
import { useIdentity } from './use-identity.ts'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'

/** The basic check: name and document. */
export default function BasicIdentityScreen() {
  const t = useMessages('identity')
  const { identity, isFailing, retry } = useIdentity()
  const basic = identity?.basic
  const canSubmit = identity !== undefined && (!basic || basic.status === 'refused')
  return (
    <Screen title={t.basicTitle()}>
      <div className={styles.page}>
        {!identity && <QueryFallback isFailed={isFailing} onRetry={retry} rows={5} />}
        {basic && <CheckStatus check={basic} />}
        {canSubmit && <BasicForm onSent={retry} />}
        {basic && !canSubmit && <SubmittedDetails basic={basic} />}
        {basic?.status === 'approved' && (
          <ButtonLink block to={PATHS.advancedIdentity}>
            {t.onAdvanced()}
          </ButtonLink>
        )}
      </div>
    </Screen>
  )
}

/** The submitted details, as far as the API returns them. */
function SubmittedDetails({ basic }: { basic: Basic }) {
  const t = useMessages('identity')
  const countryName = useCountryName()
  const date = useDateFormat()
  return (
    <DefinitionList
      lines={[
        { label: t.name(), value: <bdi>{basic.name}</bdi> },
        { label: t.country(), value: countryName(basic.country) },
        { label: t[basic.documentKind](), value: t.ending({ end: basic.documentEnd }) },
        { label: t.birthDate(), value: date(Date.parse(basic.birthDate), 'utcDay') },
      ]}
    />
  )
}
