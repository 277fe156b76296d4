import { useEffect } from 'react'
import type { DocumentKind } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { MAX_ADDRESS_LENGTH, hasBackSide } from '#src/lib/validation/identity.ts'
import { PATHS } from '#src/lib/paths.ts'
import { takeChosenPlace } from '#src/stores/settings/chosen-place.ts'
import { Button, IconButton } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/forms/text-field.tsx'
import { List, Row } from '#src/ui/list.tsx'
import { PhotoInput } from '#src/widgets/photo-input/photo-input.tsx'
import { AdvancedReview } from './advanced-review.tsx'
import { useAdvancedForm, type AdvancedForm as Form } from './use-advanced-form.ts'
import styles from '#src/widgets/forms/account-forms.module.css'
import { FormError } from '#src/widgets/forms/form-error.tsx'

export interface AdvancedFormProps {
  /** Of the document of the basic check. */
  documentKind: DocumentKind
  /** The form is busy until it settles. */
  onSent: () => Promise<unknown>
}

/** The form of the advanced check: photos and address; kept as a draft when the session expires [R4.1]. */
export function AdvancedForm({ documentKind, onSent }: AdvancedFormProps) {
  const t = useMessages('identity')
  const common = useMessages('common')
  const { form, photos, onSubmit, review } = useAdvancedForm(documentKind, onSent)
  const labels = {
    front: documentKind === 'passport' ? t.frontPassport() : t.front(),
    back: t.back(),
    holding: t.holding(),
  }
  const sides = hasBackSide(documentKind)
    ? (['front', 'back', 'holding'] as const)
    : (['front', 'holding'] as const)
  return (
    <form noValidate className={styles.part} onSubmit={onSubmit}>
      <p className={styles.lead}>{t.advancedLead()}</p>
      {sides.map(side => (
        <PhotoInput
          key={side}
          label={labels[side]}
          hint={side === 'holding' ? t.holdingHint() : t.photoHint()}
          name={side}
          photos={photos[side]}
          error={form.field(side).error}
        />
      ))}
      <TextField
        label={t.address()}
        hint={t.addressHint()}
        autoComplete="street-address"
        maxLength={MAX_ADDRESS_LENGTH}
        {...form.field('address')}
      />
      <CityRow form={form} />
      <FormError error={form.error} />
      <Button type="submit" block busy={form.isSending}>
        {common.continue()}
      </Button>
      <AdvancedReview review={review} sides={sides} labels={labels} />
    </form>
  )
}

/** The city, chosen on another screen; optional. */
function CityRow({ form }: { form: Form }) {
  const t = useMessages('identity')
  const common = useMessages('common')
  const { placeName } = form.values
  const setPlace = (name: string, latitude: string, longitude: string) => {
    form.set('placeName', name)
    form.set('latitude', latitude)
    form.set('longitude', longitude)
  }
  useEffect(() => {
    // Takes the place over from the location screen.
    const place = takeChosenPlace()
    if (place) setPlace(place.name, place.latitude, place.longitude)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on arrival
  }, [])
  return (
    <List label={t.place()}>
      <li className={styles.chosen}>
        <Row
          as="div"
          icon="address"
          title={placeName ? <bdi>{placeName}</bdi> : t.choosePlace()}
          subtitle={placeName ? t.place() : common.listed({ first: t.place(), second: common.optional() })}
          to={PATHS.chooseLocation}
        />
        {placeName && (
          <IconButton icon="close" label={t.removePlace()} onPress={() => setPlace('', '', '')} />
        )}
      </li>
    </List>
  )
}
