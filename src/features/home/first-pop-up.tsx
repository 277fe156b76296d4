import { Suspense } from 'react'
import { rowsOf } from '#src/api/envelope.ts'
import { useListPopUps } from '#src/api/generated/site/site.ts'
import { isPopUpSeen, useSeenPopUps } from '#src/stores/seen/seen-popups.ts'
import { lazyOptional } from '#src/ui/lazy-optional.ts'

// Most visits have no pop-up: its sheet is not part of the first view.
const PopUp = lazyOptional(() => import('./pop-up.tsx'))

/** The first pop-up of the site only (R3.2), once per version. */
export function FirstPopUp() {
  const { data } = useListPopUps({ query: { meta: { quiet: true } } })
  const seen = useSeenPopUps(state => state.seen)
  const [first] = rowsOf(data) ?? []
  if (!first || isPopUpSeen(first, seen)) return null
  return (
    <Suspense>
      <PopUp key={`${first.id} ${first.version}`} popUp={first} />
    </Suspense>
  )
}
