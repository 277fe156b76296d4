import { lazy, Suspense, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useCountUnreadMessages } from '../api/generated/user/user.ts'
import { dataOf } from '../api/envelope.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { localeToOffer, useLocale } from '../stores/locale.ts'
import { useRuntimeConfig } from '../stores/runtime-config.ts'
import { useIsSignedIn } from '../stores/session.ts'
import { navigationBy } from '../ui/navigation.ts'
import { OfflineBanner } from '../ui/states.tsx'
import { TabBar } from '../ui/tab-bar.tsx'
import { ToastHost } from '../ui/toast.tsx'
import { connectNavigation } from './navigation.ts'
import { routeAt, tabs } from './routes.ts'
import { focusContent, ScreenHost } from './screen-host.tsx'
import { wayIn } from './screen-modules.tsx'
import styles from './shell.module.css'
import { StackGuard } from './stack-guard.tsx'

// Most readers are never offered another language.
const LanguageOffer = lazy(() => import('./language-offer.tsx'))

/** What stays on screen while screens come and go: tabs, hints, toasts. */
export function Shell() {
  const t = useMessages('nav')
  const { pathname } = useLocation()
  const brand = useRuntimeConfig(config => config.siteName)
  const unread = useUnread()
  const isOffering = useLocale(state => !state.isChosen && localeToOffer() !== undefined)
  const route = routeAt(pathname)
  useConnectedNavigation()

  const hasTabs = route?.tab !== undefined || wayIn.includes(pathname)
  const items = tabs.map(({ name, path, icon }) => ({
    to: path,
    icon,
    label: t[name](),
    ...(name === 'me' ? { badge: unread } : {}),
  }))
  return (
    <div className={styles.shell}>
      <button type="button" className={styles.skip} onClick={focusContent}>
        {t.skipToContent()}
      </button>
      <StackGuard />
      <TabBar
        items={items}
        current={tabs.find(tab => tab.path === pathname)?.path}
        brand={brand}
        onPhone={hasTabs}
      />
      <div className={styles.stage} data-tabs={hasTabs}>
        <OfflineBanner />
        {isOffering && (
          <Suspense>
            <LanguageOffer />
          </Suspense>
        )}
        <ScreenHost />
      </div>
      <ToastHost />
    </div>
  )
}

function useUnread(): number {
  const isSignedIn = useIsSignedIn()
  const { data } = useCountUnreadMessages({ query: { enabled: isSignedIn, meta: { quiet: true } } })
  return isSignedIn ? (dataOf(data) ?? 0) : 0
}

function useConnectedNavigation(): void {
  const navigate = useNavigate()
  useEffect(() => connectNavigation(navigationBy(navigate)), [navigate])
}
