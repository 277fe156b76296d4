import { dataOf } from '#src/api/envelope.ts'
import { useSubmitAdvancedIdentity } from '#src/api/generated/identity/identity.ts'
import type { DocumentKind } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { MAX_ADDRESS_LENGTH, hasBackSide } from '#src/lib/validation/identity.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { hasLengthInRange } from '#src/lib/validation/validators.ts'
import { discardDraft } from '#src/stores/storage/drafts.ts'
import { usePhotos, type Photos } from '#src/widgets/photo-input/use-photos.ts'
import { useReview } from '#src/widgets/sheets/review-sheet.tsx'
import { useForm } from '#src/widgets/forms/use-form.ts'

const DRAFT = 'identity-advanced'

const empty = { front: '', back: '', holding: '', address: '', placeName: '', latitude: '', longitude: '' }

export type Values = typeof empty
export type PhotoSide = 'front' | 'back' | 'holding'

/** The request, without empty optional fields. */
function requestOf({ front, back, holding, address, placeName, latitude, longitude }: Values) {
  return {
    front,
    holding,
    address: address.trim(),
    ...(back ? { back } : {}),
    ...(placeName ? { placeName, latitude, longitude } : {}),
  }
}

/** State of the form of the advanced check: photos, address and optional city. */
export function useAdvancedForm(documentKind: DocumentKind, onSent: () => Promise<unknown>) {
  const t = useMessages('identity')
  const v = useMessages('validation')
  const locale = useLanguage()
  const { mutateAsync: submit } = useSubmitAdvancedIdentity()
  const validatePhoto =
    (side: PhotoSide) =>
    (text: string): string | undefined => {
      if (text !== '') return undefined
      return photos[side].isBusy ? t.photoWait() : t.photoNeeded()
    }
  const form = useForm<keyof Values>({
    initial: empty,
    validate: {
      front: validatePhoto('front'),
      back: text => (hasBackSide(documentKind) ? validatePhoto('back')(text) : undefined),
      holding: validatePhoto('holding'),
      address: text => {
        if (text.trim() === '') return v.required()
        if (hasLengthInRange(text.trim(), 1, MAX_ADDRESS_LENGTH)) return undefined
        return t.tooLong({ digits: formatNumber(String(MAX_ADDRESS_LENGTH), { locale, decimals: 0 }) })
      },
    },
    draft: DRAFT,
  })
  const photoOptions = (side: PhotoSide) => ({
    purpose: 'identity' as const,
    value: form.values[side],
    onChange: (value: string) => form.set(side, value),
    most: 1,
  })
  const photos: Record<PhotoSide, Photos> = {
    front: usePhotos(photoOptions('front')),
    back: usePhotos(photoOptions('back')),
    holding: usePhotos(photoOptions('holding')),
  }
  const send = async (values: Values) => {
    if (!dataOf(await submit({ data: requestOf(values) }))) return
    discardDraft(DRAFT)
    await onSent()
  }
  return { form, photos, ...useReview(form, form.values, send) }
}

export type AdvancedForm = ReturnType<typeof useAdvancedForm>['form']
