import { useMessages } from '#src/i18n/use-messages.ts'
import type { HomeVariant } from '#src/lib/paths.ts'
import { useRuntimeConfig } from '#src/stores/runtime-config.ts'
import { Screen } from '#src/ui/screen.tsx'
import { PageBlocks } from '#src/widgets/page-blocks/page-blocks.tsx'
import { widthOf } from '#src/widgets/page-blocks/part-blocks.ts'
import { usePageConfig } from '#src/widgets/page-blocks/use-page-config.ts'
import { useSite } from '#src/widgets/page-blocks/use-site.ts'
import { AccountSummary } from './account-summary.tsx'
import { FirstPopUp } from './first-pop-up.tsx'
import { HomeBar } from './home-bar.tsx'

/**
 * Home in any of its layouts: the blocks that the page config of its own route arranges (R4.4). What one owns comes before them in
 * a line, unless the config has a place for it. The first view: nothing heavy in here.
 */
export function HomePage({ route }: { route: HomeVariant }) {
  const t = useMessages('home')
  const site = useSite()
  // The bar of a tab is for the layout that is one here; any other is a page like others (R2.6).
  const isTab = useRuntimeConfig(({ home }) => home === route)
  const config = usePageConfig(route)
  const hasAssets = config?.some(({ module }) => module === 'assets')
  return (
    <Screen
      title={t.brandHome()}
      width={config ? widthOf(config) : 'wide'}
      {...(isTab && { bar: <HomeBar site={site} />, hasHeading: true })}
    >
      {!hasAssets && <AccountSummary site={site} />}
      <PageBlocks config={config} />
      <FirstPopUp />
    </Screen>
  )
}
