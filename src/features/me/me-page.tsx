import { useMessages } from '#src/i18n/use-messages.ts'
import type { MeVariant } from '#src/lib/paths.ts'
import { useRuntimeConfig } from '#src/stores/runtime-config.ts'
import { useIsSignedIn } from '#src/stores/session.ts'
import { Screen } from '#src/ui/screen.tsx'
import { PageBlocks } from '#src/widgets/page-blocks/page-blocks.tsx'
import { widthOf } from '#src/widgets/page-blocks/part-blocks.ts'
import { usePageConfig } from '#src/widgets/page-blocks/use-page-config.ts'
import { AccountHead } from './account-head.tsx'
import { GuestHead } from './guest-head.tsx'
import { MeBar } from './me-bar.tsx'
import { SignOutButton } from './sign-out.tsx'

/** One's own page in any layout but the standard one: the blocks that the page config of its own route arranges (R4.4). */
export function MePage({ route }: { route: MeVariant }) {
  const t = useMessages('me')
  const isSignedIn = useIsSignedIn()
  const config = usePageConfig(route)
  // The bar of a tab is for the layout that is one here; any other is a page like others (R2.6).
  const isTab = useRuntimeConfig(({ me }) => me === route)
  return (
    <Screen
      title={t.title()}
      width={config ? widthOf(config) : 'wide'}
      {...(isTab && { bar: <MeBar />, hasHeading: true })}
    >
      {isSignedIn ? <AccountHead /> : <GuestHead />}
      <PageBlocks config={config} />
      {isSignedIn && <SignOutButton />}
    </Screen>
  )
}
