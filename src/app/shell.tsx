import { Suspense, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useCountUnreadMessages } from '../api/generated/user/user.ts'
import { dataOf } from '../api/envelope.ts'
import { loadRemainingMessages } from '../i18n/runtime.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { localeToOffer, useLocale } from '../stores/locale.ts'
import { useKeyList } from '../stores/key-list.ts'
import { useNewVersion } from '../stores/new-version.ts'
import { useRuntimeConfig } from '../stores/runtime-config.ts'
import { useIsSignedIn } from '../stores/session.ts'
import { lazyOptional } from '../ui/lazy-optional.ts'
import { createNavigation } from '../ui/navigation.ts'
import { OfflineBanner } from '../ui/feedback/states.tsx'
import { TabBar } from '../ui/tab-bar.tsx'
import { ToastHost } from '../ui/feedback/toast.tsx'
import { StepUpHost } from '../widgets/step-up/step-up-host.tsx'
import { connectNavigation } from './navigation.ts'
import { tabs } from './routes.ts'
import { focusContent, ScreenHost } from './screen-host.tsx'
import styles from './shell.module.css'
import { indexRoutes } from './index-screen.tsx'
import { StackGuard } from './stack-guard.tsx'

// Most visits need none of these.
const LanguageSuggestion = lazyOptional(() => import('./language-suggestion.tsx'))
const UpdateBanner = lazyOptional(() => import('./update-banner.tsx'))

const FreezeWatch = lazyOptional(() => import('./freeze-watch.tsx'))

const KeyList = lazyOptional(async () => {
  await loadRemainingMessages()
  return import('./key-list.tsx')
})

/** The frame around all screens: tab bar, banners, toasts. */
export function Shell() {
  const t = useMessages('nav')
  const { pathname } = useLocation()
  const { siteName: brand, home, me } = useRuntimeConfig()
  const isSignedIn = useIsSignedIn()
  const unread = useUnreadCount(isSignedIn)
  const hasSuggestion = useLocale(state => !state.isChosen && localeToOffer() !== undefined)
  const hasUpdate = useNewVersion(state => state.isReady)
  const hasKeyList = useKeyList(state => state.isOpen)
  useConnectNavigation()

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
      <button type="button" className={styles.skip} onClick={focusContent}>
        {t.skipToContent()}
      </button>
      <StackGuard />
      <TabBar items={items} current={current} brand={brand} isShownOnPhone={hasTabs} />
      <div className={styles.stage} data-tabs={hasTabs}>
        <OfflineBanner />
        <Suspense>{isSignedIn && <FreezeWatch />}</Suspense>
        <Suspense>{hasUpdate ? <UpdateBanner /> : hasSuggestion && <LanguageSuggestion />}</Suspense>
        <ScreenHost />
      </div>
      <Suspense>{hasKeyList && <KeyList />}</Suspense>
      <ToastHost />
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
