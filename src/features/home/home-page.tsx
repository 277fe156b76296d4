import { useMessages } from '#src/i18n/use-messages.ts'
import type { HomeVariant } from '#src/lib/paths.ts'
import { useRuntimeConfig } from '#src/stores/settings/runtime-config.ts'
import { Screen } from '#src/ui/screen.tsx'
import { PageBlocks } from '#src/widgets/page-blocks/page-blocks.tsx'
import { pageWidth } from '#src/widgets/page-blocks/block-columns.ts'
import { usePageConfig } from '#src/widgets/page-blocks/use-page-config.ts'
import { useSite } from '#src/widgets/site/use-site.ts'
import { AccountSummary } from './account-summary.tsx'
import { FirstPopUp } from './first-pop-up.tsx'
import { HomeBar } from './home-bar.tsx'

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
