import { Suspense } from 'react'
import { rowsOf } from '#src/api/envelope.ts'
import { useListPopUps } from '#src/api/generated/site/site.ts'
import { localeToOffer, useLocale } from '#src/stores/settings/locale.ts'
import { isPopUpSeen, useSeenPopUps } from '#src/stores/seen/seen-popups.ts'
import { lazyOptional } from '#src/ui/lazy-optional.ts'

// Most visits have no pop-up: it is not part of the first view.
const PopUp = lazyOptional(() => import('./pop-up.tsx'))

/** The first pop-up of the site only (R3.2), once per version; after the offer of a language, in which it is then written. */
export function FirstPopUp() {
  const { data } = useListPopUps({ query: { meta: { quiet: true } } })
  const seen = useSeenPopUps(state => state.seen)
  const isLanguageOffered = useLocale(state => !state.isChosen && localeToOffer() !== undefined)
  const [first] = rowsOf(data) ?? []
  if (!first || isLanguageOffered || isPopUpSeen(first, seen)) return null
  return (
    <Suspense>
      <PopUp key={`${first.id} ${first.version}`} popUp={first} />
    </Suspense>
  )
}
