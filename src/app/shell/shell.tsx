import { Suspense, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useCountUnreadMessages } from '#src/api/generated/user/user.ts'
import { dataOf } from '#src/api/envelope.ts'
import { loadRemainingMessages } from '#src/i18n/runtime.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS } from '#src/lib/paths.ts'
import { localeToOffer, useLocale } from '#src/stores/settings/locale.ts'
import { useKeyList } from '#src/stores/key-list.ts'
import { useNewVersion } from '#src/stores/new-version.ts'
import { useRuntimeConfig } from '#src/stores/settings/runtime-config.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import { classes } from '#src/ui/classes.ts'
import { lazyOptional } from '#src/ui/lazy-optional.ts'
import { createNavigation } from '#src/ui/navigation.ts'
import { Announcer } from '#src/ui/feedback/announcer.tsx'
import { OfflineBanner, SandboxStrip } from '#src/ui/feedback/states.tsx'
import { TabBar } from '#src/ui/tab-bar.tsx'
import { ToastHost } from '#src/ui/feedback/toast.tsx'
import { useSite } from '#src/widgets/site/use-site.ts'
import { StepUpHost } from '#src/widgets/step-up/step-up-host.tsx'
import { connectNavigation } from '../navigation/navigation.ts'
import { tabs } from '../routes.ts'
import { focusContent, ScreenHost } from '../navigation/screen-host.tsx'
import styles from './shell.module.css'
import { useTrouble } from './trouble.ts'
import { indexRoutes } from '../navigation/index-screen.tsx'
import { StackGuard } from '../navigation/stack-guard.tsx'

// Most visits need none of these.
const LanguageSuggestion = lazyOptional(() => import('./language-suggestion.tsx'))
const UpdateBanner = lazyOptional(() => import('./update-banner.tsx'))
const TroubleBanner = lazyOptional(() => import('./trouble-banner.tsx'))

const FreezeWatch = lazyOptional(() => import('./freeze-watch.tsx'))

const KeyList = lazyOptional(async () => {
  await loadRemainingMessages()
  return import('../keys/key-list.tsx')
})

/** The frame around all screens: tab bar, banners, toasts. */
export function Shell() {
  const t = useMessages('nav')
  const { pathname } = useLocation()
  const { siteName: brand, home, me } = useRuntimeConfig()
  const isSignedIn = useIsSignedIn()
  const { isSandbox } = useSite()
  const unread = useUnreadCount(isSignedIn)
  const hasSuggestion = useLocale(state => !state.isChosen && localeToOffer() !== undefined)
  const hasUpdate = useNewVersion(state => state.isReady)
  const trouble = useTrouble()
  const hasKeyList = useKeyList(state => state.isOpen)
  useConnectNavigation()
  useEffect(() => {
    // Nothing has to be given back before there is a screen.
    import('#src/ui/focus-keeper.ts').then(({ keepFocus }) => keepFocus()).catch(() => {})
  }, [])

  const chosen = { home, me } as const
  const items = tabs.map(({ name, path, icon }) => ({
    to: name === 'home' || name === 'me' ? chosen[name] : path,
    icon,
    label: t[name](),
    ...(name === 'me' ? { badge: unread } : {}),
  }))
  const current = items.find(({ to }) => to === pathname)?.to
  const hasTabs = current !== undefined || indexRoutes.includes(pathname)
  return (
    <div className={styles.shell}>
      <button type="button" className={classes(styles.skip, 'screen-only')} onClick={focusContent}>
        {t.skipToContent()}
      </button>
      <StackGuard />
      <TabBar items={items} current={current} brand={brand} isShownOnPhone={hasTabs} />
      <div className={styles.stage} data-tabs={hasTabs}>
        {isSandbox && pathname !== PATHS.chart && <SandboxStrip />}
        <OfflineBanner />
        <Suspense>{isSignedIn && <FreezeWatch />}</Suspense>
        <Suspense>{hasUpdate ? <UpdateBanner /> : hasSuggestion && <LanguageSuggestion />}</Suspense>
        <Suspense>{trouble && <TroubleBanner trouble={trouble} />}</Suspense>
        <ScreenHost />
      </div>
      <Suspense>{hasKeyList && <KeyList />}</Suspense>
      <ToastHost />
      <Announcer />
      <StepUpHost />
    </div>
  )
}

function useUnreadCount(isSignedIn: boolean): number {
  const { data } = useCountUnreadMessages({ query: { enabled: isSignedIn, meta: { quiet: true } } })
  return isSignedIn ? (dataOf(data) ?? 0) : 0
}

function useConnectNavigation(): void {
  const navigate = useNavigate()
  useEffect(() => connectNavigation(createNavigation(navigate)), [navigate])
}
