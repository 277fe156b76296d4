import { dataOf } from '#src/api/envelope.ts'
import { submitAdvancedIdentity } from '#src/api/generated/identity/identity.ts'
import type { DocumentKind } from '#src/api/generated/models/index.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { LONGEST_ADDRESS, hasBack } from '#src/lib/identity.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { lengthRange } from '#src/lib/validators.ts'
import { discardDraft } from '#src/stores/drafts.ts'
import { usePhotos, type Photos } from '#src/widgets/photo-input/use-photos.ts'
import { useForm } from '#src/widgets/use-form.ts'

const DRAFT = 'identity-advanced'

const empty = { front: '', back: '', holding: '', address: '', placeName: '', latitude: '', longitude: '' }

type Values = typeof empty
type Side = 'front' | 'back' | 'holding'

const told = { catch: true, quiet: true }

/** What is sent: an empty field is left out. */
function requestOf({ front, back, holding, address, placeName, latitude, longitude }: Values) {
  return {
    front,
    holding,
    address: address.trim(),
    ...(back ? { back } : {}),
    ...(placeName ? { placeName, latitude, longitude } : {}),
  }
}

/** The form of the advanced check: a photo a side, an address, and a city if one was chosen. */
export function useAdvancedForm(documentKind: DocumentKind, onSent: () => Promise<unknown>) {
  const t = useMessages('identity')
  const v = useMessages('validation')
  const locale = useLanguage()
  const photo =
    (side: Side) =>
    (text: string): string | undefined => {
      if (text !== '') return undefined
      return photos[side].isBusy ? t.photoWait() : t.photoNeeded()
    }
  const form = useForm<keyof Values>({
    initial: empty,
    check: {
      front: photo('front'),
      back: text => (hasBack(documentKind) ? photo('back')(text) : undefined),
      holding: photo('holding'),
      address: text => {
        if (text.trim() === '') return v.required()
        if (lengthRange(text.trim(), 1, LONGEST_ADDRESS)) return undefined
        return t.tooLong({ digits: formatNumber(String(LONGEST_ADDRESS), { locale, decimals: 0 }) })
      },
    },
    draft: DRAFT,
  })
  const photosOf = (side: Side) => ({
    purpose: 'identity' as const,
    value: form.values[side],
    onChange: (value: string) => form.set(side, value),
    most: 1,
  })
  const photos: Record<Side, Photos> = {
    front: usePhotos(photosOf('front')),
    back: usePhotos(photosOf('back')),
    holding: usePhotos(photosOf('holding')),
  }
  const onSubmit = form.submit(async values => {
    if (!dataOf(await submitAdvancedIdentity(requestOf(values), told))) return
    discardDraft(DRAFT)
    await onSent()
  })
  return { form, photos, onSubmit }
}

export type AdvancedForm = ReturnType<typeof useAdvancedForm>['form']
