import { useMessages } from '#src/i18n/use-messages.ts'
import type { HomeVariant } from '#src/lib/paths.ts'
import { useRuntimeConfig } from '#src/stores/settings/runtime-config.ts'
import { Screen } from '#src/ui/screen.tsx'
import { PageBlocks } from '#src/widgets/page-blocks/page-blocks.tsx'
import { pageWidth } from '#src/widgets/page-blocks/block-columns.ts'
import { usePageConfig } from '#src/widgets/page-blocks/use-page-config.ts'
import { useSite } from '#src/widgets/site/use-site.ts'
import { AccountSummary } from './account-summary.tsx'
import { HomeBar } from './home-bar.tsx'
import { Suspense } from 'react'
import { rowsOf } from '#src/api/envelope.ts'
import { useListPopUps } from '#src/api/generated/site/site.ts'
import { localeToOffer, useLocale } from '#src/stores/settings/locale.ts'
import { isPopUpSeen, useSeenPopUps } from '#src/stores/seen/seen-popups.ts'
import { lazyOptional } from '#src/ui/lazy-optional.ts'

// Most visits have no pop-up: it is not part of the first view.
const PopUp = lazyOptional(() => import('./pop-up.tsx'))

/** The first pop-up of the site only (R3.2), once per version; after the offer of a language, in which it is then written. */
function FirstPopUp() {
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

/**
 * Home in any of its layouts: the blocks of the page config of its route (R4.4), after the account summary unless the
 * config includes the assets block. Part of the first view: keep it light.
 */
export function HomePage({ route }: { route: HomeVariant }) {
  const t = useMessages('home')
  const site = useSite()
  // Only the layout that is configured as the tab has the tab bar (R2.6).
  const isTab = useRuntimeConfig(({ home }) => home === route)
  const config = usePageConfig(route)
  const hasAssets = config?.some(({ module }) => module === 'assets')
  return (
    <Screen
      title={t.brandHome()}
      width={config ? pageWidth(config) : 'wide'}
      {...(isTab && { bar: <HomeBar site={site} />, hasHeading: true })}
    >
      {!hasAssets && <AccountSummary />}
      <PageBlocks config={config} />
      <FirstPopUp />
    </Screen>
  )
}
