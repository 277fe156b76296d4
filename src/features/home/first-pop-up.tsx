import { Suspense } from 'react'
import { rowsOf } from '#src/api/envelope.ts'
import { useListPopUps } from '#src/api/generated/site/site.ts'
import { isPopUpSeen, usePopUpsSeen } from '#src/stores/popup-seen.ts'
import { lazyExtra } from '#src/ui/lazy-extra.ts'

// Most visits have nothing to show: the sheet is no part of the first view.
const PopUp = lazyExtra(() => import('./pop-up.tsx'))

/** The first of the site's popups, and no other (R3.2), once per version. */
export function FirstPopUp() {
  const { data } = useListPopUps({ query: { meta: { quiet: true } } })
  const seen = usePopUpsSeen(state => state.seen)
  const [first] = rowsOf(data) ?? []
  if (!first || isPopUpSeen(first, seen)) return null
  return (
    <Suspense>
      <PopUp key={`${first.id} ${first.version}`} popUp={first} />
    </Suspense>
  )
}
