import { useMessages } from '../../../i18n/use-messages.ts'
import { homePath } from '../../../ui/navigation.ts'
import { Screen } from '../../../ui/screen.tsx'
import { PageBlocks } from '../../../widgets/page-blocks/page-blocks.tsx'
import { usePageConfig } from '../../../widgets/page-blocks/use-page-config.ts'
import { useSite } from '../../../widgets/page-blocks/use-site.ts'
import { AccountSummary } from './parts/account-summary.tsx'
import { FirstPopUp } from './parts/first-pop-up.tsx'
import { HomeBar } from './parts/home-bar.tsx'

/** Home: what one owns in a line, and below it the blocks of its page config. The first view: nothing heavy in here. */
export default function HomeE() {
  const t = useMessages('home')
  const site = useSite()
  const config = usePageConfig(homePath)
  return (
    <Screen title={t.brandHome()} bar={<HomeBar site={site} />} hasHeading>
      <AccountSummary site={site} />
      <PageBlocks config={config} />
      <FirstPopUp />
    </Screen>
  )
}
