import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS } from '#src/lib/paths.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { Columns, Screen } from '#src/ui/screen.tsx'
import { PageBlocks } from '#src/widgets/page-blocks/page-blocks.tsx'
import { usePageConfig, type PageConfig } from '#src/widgets/page-blocks/use-page-config.ts'
import { AccountHead } from './account-head.tsx'
import { GuestHead } from './guest-head.tsx'
import { MeBar } from './me-bar.tsx'
import { OWN_ROWS, isConfigured, isMeModule, rowsOfModule, type MeModule } from './me-layout.ts'
import { MeSection } from './me-section.tsx'
import { SignOutButton } from './sign-out.tsx'

/** The two columns of a wide screen, one after the other on a phone. */
const COLUMNS: readonly [readonly MeModule[], readonly MeModule[]] = [
  ['money', 'trading', 'earning', 'rewards'],
  ['account', 'device', 'display', 'help'],
]

/** The standard account page: its own layout, of which the page config and the switches hide what is not offered (R4.4). */
export default function MeEScreen() {
  const t = useMessages('me')
  const isSignedIn = useIsSignedIn()
  const config = usePageConfig(PATHS.me, OWN_ROWS, isConfigured)
  const [first, second] = COLUMNS
  return (
    <Screen title={t.title()} hasHeading width="wide" bar={<MeBar />}>
      <Columns>
        <div>
          {isSignedIn ? <AccountHead /> : <GuestHead />}
          <Sections config={config} modules={first} />
        </div>
        <div>
          <Sections config={config} modules={second} />
          {isSignedIn && <SignOutButton />}
        </div>
      </Columns>
      <OtherBlocks config={config} />
    </Screen>
  )
}

function Sections({ config, modules }: { config: PageConfig | undefined; modules: readonly MeModule[] }) {
  if (!config) return <SkeletonRows count={6} />
  return modules.map(module => <MeSection key={module} module={module} rows={rowsOfModule(config, module)} />)
}

/** Blocks that the operator has added to the page. */
function OtherBlocks({ config }: { config: PageConfig | undefined }) {
  const others = config?.filter(({ module }) => !isMeModule(module)) ?? []
  return others.length > 0 && <PageBlocks config={others} />
}
