import type { Advanced } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { List, Row } from '#src/ui/list.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { EmptyState } from '#src/ui/feedback/states.tsx'
import { AdvancedForm } from './advanced-form.tsx'
import { CheckStatus } from './check-status.tsx'
import styles from '#src/widgets/forms/account-forms.module.css'
import { useIdentity } from './use-identity.ts'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'

/** The advanced check: photos of the document, and home address. */
export default function AdvancedIdentityScreen() {
  const t = useMessages('identity')
  const { identity, isFailing, retry } = useIdentity()
  const advanced = identity?.advanced
  const canSubmit = !advanced || advanced.status === 'refused'
  return (
    <Screen title={t.advancedTitle()}>
      <div className={styles.page}>
        {!identity && <QueryFallback isFailed={isFailing} onRetry={retry} rows={5} />}
        {identity && identity.basic?.status !== 'approved' && <BasicCheckRequired />}
        {identity?.basic?.status === 'approved' && (
          <>
            {advanced && <CheckStatus check={advanced} />}
            {canSubmit && <AdvancedForm documentKind={identity.basic.documentKind} onSent={retry} />}
            {advanced && !canSubmit && <SubmittedDetails advanced={advanced} />}
          </>
        )}
      </div>
    </Screen>
  )
}

function BasicCheckRequired() {
  const t = useMessages('identity')
  return (
    <EmptyState
      icon="me"
      title={t.basicFirst()}
      text={t.basicFirstText()}
      action={<ButtonLink to={PATHS.basicIdentity}>{t.toBasic()}</ButtonLink>}
    />
  )
}

/** The submitted details; photos and place open on other screens. */
function SubmittedDetails({ advanced }: { advanced: Advanced }) {
  const t = useMessages('identity')
  const { front, back, holding, address, placeName, latitude, longitude } = advanced
  const ids = [front, back, holding].filter(id => id !== null).join(',')
  return (
    <List label={t.advancedTitle()}>
      <Row title={t.photos()} to={pathTo(PATHS.previewImage, { ids })} />
      <Row title={t.address()} subtitle={<bdi>{address}</bdi>} />
      {placeName !== null && latitude !== null && longitude !== null && (
        <Row
          title={t.place()}
          subtitle={<bdi>{placeName}</bdi>}
          to={pathTo(PATHS.openLocation, { latitude, longitude, name: placeName })}
        />
      )}
    </List>
  )
}
