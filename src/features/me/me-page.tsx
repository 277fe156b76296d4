import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS, type MeVariant } from '#src/lib/paths.ts'
import { useRuntimeConfig } from '#src/stores/settings/runtime-config.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import { Screen } from '#src/ui/screen.tsx'
import { PageBlocks } from '#src/widgets/page-blocks/page-blocks.tsx'
import { pageWidth } from '#src/widgets/page-blocks/block-columns.ts'
import { usePageConfig } from '#src/widgets/page-blocks/use-page-config.ts'
import { AccountHead } from './account-head.tsx'
import { GuestHead } from './guest-head.tsx'
import { InviteCode } from './invite-code.tsx'
import { MeBar } from './me-bar.tsx'
import { SignOutButton } from './sign-out.tsx'

/** The account page in any layout but the default: the blocks of the page config of its route (R4.4). */
export function MePage({ route }: { route: MeVariant }) {
  const t = useMessages('me')
  const isSignedIn = useIsSignedIn()
  const config = usePageConfig(route)
  // Only the layout that is configured as the tab has the tab bar (R2.6).
  const isTab = useRuntimeConfig(({ me }) => me === route)
  return (
    <Screen
      title={t.title()}
      width={config ? pageWidth(config) : 'wide'}
      {...(isTab && { bar: <MeBar />, hasHeading: true })}
    >
      {isSignedIn ? <AccountHead to={PATHS.profile} /> : <GuestHead />}
      {isSignedIn && <InviteCode />}
      <PageBlocks config={config} />
      {isSignedIn && <SignOutButton />}
    </Screen>
  )
}
