import { useEffect } from 'react'
import type { DocumentKind } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { LONGEST_ADDRESS, hasBack } from '#src/lib/identity.ts'
import { PATHS } from '#src/lib/paths.ts'
import { takePlace } from '#src/stores/chosen-place.ts'
import { Button, IconButton } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/forms/text-field.tsx'
import { List, Row } from '#src/ui/list.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { PhotoInput } from '#src/widgets/photo-input/photo-input.tsx'
import { useAdvancedForm, type AdvancedForm as Form } from './use-advanced-form.ts'
import styles from '#src/widgets/account-forms.module.css'

export interface AdvancedFormProps {
  /** Of the document of the basic check. */
  documentKind: DocumentKind
  onSent: () => Promise<unknown>
}

/** Photos and address for the advanced check; what was given outlives an expired session [R4.1]. */
export function AdvancedForm({ documentKind, onSent }: AdvancedFormProps) {
  const t = useMessages('identity')
  const { form, photos, onSubmit } = useAdvancedForm(documentKind, onSent)
  const labels = {
    front: documentKind === 'passport' ? t.frontPassport() : t.front(),
    back: t.back(),
    holding: t.holding(),
  }
  const sides = hasBack(documentKind)
    ? (['front', 'back', 'holding'] as const)
    : (['front', 'holding'] as const)
  return (
    <form noValidate className={styles.part} onSubmit={onSubmit}>
      <p className={styles.lead}>{t.advancedLead()}</p>
      {sides.map(side => (
        <PhotoInput
          key={side}
          label={labels[side]}
          hint={t.photoHint()}
          name={side}
          photos={photos[side]}
          error={form.field(side).error}
        />
      ))}
      <TextField
        label={t.address()}
        hint={t.addressHint()}
        autoComplete="street-address"
        maxLength={LONGEST_ADDRESS}
        {...form.field('address')}
      />
      <PlaceRow form={form} />
      {form.error && (
        <Notice tone="danger" live>
          {form.error.text}
        </Notice>
      )}
      <Button type="submit" block busy={form.isSending}>
        {t.submit()}
      </Button>
    </form>
  )
}

/** The city, chosen on a screen of its own; it may stay empty. */
function PlaceRow({ form }: { form: Form }) {
  const t = useMessages('identity')
  const common = useMessages('common')
  const { placeName } = form.values
  const put = (name: string, latitude: string, longitude: string) => {
    form.set('placeName', name)
    form.set('latitude', latitude)
    form.set('longitude', longitude)
  }
  useEffect(() => {
    // One comes back from choosing with what was chosen.
    const place = takePlace()
    if (place) put(place.name, place.latitude, place.longitude)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on arrival
  }, [])
  return (
    <List label={t.place()}>
      <Row
        icon="globe"
        title={placeName ? <bdi>{placeName}</bdi> : t.choosePlace()}
        subtitle={placeName ? t.place() : `${t.place()} · ${common.optional()}`}
        to={PATHS.chooseLocation}
      />
      {placeName && (
        <li>
          <IconButton icon="close" label={t.removePlace()} onPress={() => put('', '', '')} />
        </li>
      )}
    </List>
  )
}
