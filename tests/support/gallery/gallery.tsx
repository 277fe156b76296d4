/**
 * The shared components with sample data: `npx vite` and open /tests/support/gallery/index.html. tests/e2e/screenshots.long.test.ts does.
 * `?locale=ar&theme=dark&convention=red-up` choose how; `#/market` and the like, which page.
 */
import { createRoot } from 'react-dom/client'
import { HashRouter, useLocation } from 'react-router-dom'
import { loadRemainingMessages, switchLocale } from '#src/i18n/runtime.ts'
import { MantineBoundary } from '#src/ui/forms/mantine-boundary.tsx'
import { TabBar } from '#src/ui/tab-bar.tsx'
import { ToastHost } from '#src/ui/feedback/toast.tsx'
import { useMessages } from '#src/i18n/use-messages.ts'
import { tabs } from '#src/app/routes.ts'
import { isLocale } from '#src/lib/locales.ts'
import shell from '#src/app/shell/shell.module.css'
import { ChoicesSample } from './choices-sample.tsx'
import { FormSample } from './form-sample.tsx'
import { HomeSample } from './home-sample.tsx'
import { MarketSample } from './market-sample.tsx'
import { SheetSample } from './sheet-sample.tsx'
import { StatesSample } from './states-sample.tsx'
import { TradeSample } from './trade-sample.tsx'
// oxlint-disable import/no-unassigned-import -- style sheets have no value
import '#src/ui/theme/tokens.css'
import '#src/ui/theme/base.css'
// oxlint-enable import/no-unassigned-import

const pages = {
  '/': HomeSample,
  '/market': MarketSample,
  '/trade': TradeSample,
  '/form': FormSample,
  '/choices': ChoicesSample,
  '/states': StatesSample,
  '/sheet': SheetSample,
}

function Gallery() {
  const t = useMessages('nav')
  const { pathname } = useLocation()
  const names = Object.keys(pages)
  const at = Math.max(0, names.indexOf(pathname))
  const Page = Object.values(pages)[at] ?? HomeSample
  const hasTabs = at < 3
  return (
    <>
      <TabBar
        items={tabs.map((tab, index) => ({
          to: names[index] ?? '/',
          icon: tab.icon,
          label: t[tab.name](),
          badge: tab.name === 'me' ? 3 : 0,
        }))}
        current={names[at]}
        brand="Fairline"
        isShownOnPhone={hasTabs}
      />
      <div className={shell.stage} data-tabs={hasTabs}>
        <Page />
      </div>
      <ToastHost />
    </>
  )
}

/** Not at the top level: a chunk that it awaits imports this module, which would deadlock. */
async function start(): Promise<void> {
  const wanted = new URLSearchParams(location.search)
  const locale = wanted.get('locale')
  const root = document.documentElement
  root.dataset.theme = wanted.get('theme') ?? 'light'
  root.dataset.convention = wanted.get('convention') ?? 'green-up'
  await switchLocale(isLocale(locale) ? locale : 'en')
  await loadRemainingMessages(['earnings', 'profile'])
  createRoot(document.getElementById('root')!).render(
    <HashRouter>
      <MantineBoundary>
        <Gallery />
      </MantineBoundary>
    </HashRouter>,
  )
}

void start()
