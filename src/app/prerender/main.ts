/**
 * The script of the page: asks for the answers and shows the prices of the first view, then loads the app.
 */
import { currentPath } from '../navigation.ts'
import { passed } from '../wait.ts'
import { firstScreenAt } from './first-screens.ts'
import { start } from './first-view.ts'

/**
 * How long the app's code waits for what it would delay: on a slow phone, running it takes a quarter of a second during which nothing is
 * painted; ms.
 */
const patience = 300

// Mocks answer calls only once the app has started them.
if (import.meta.env.MODE === 'mock') loadApp()
else void loadAppAfterPrices()

async function loadAppAfterPrices(): Promise<void> {
  const { settings, lastPrices, firstScreen } = start()
  // The first calls leave with the settings, before the app's scripts are asked for.
  await Promise.race([Promise.all([settings, lastPrices]), passed(patience)])
  void preloadScripts()
  await Promise.race([firstScreen, passed(patience)])
  loadApp()
}

function loadApp(): void {
  import('../main.tsx').catch(() => addEventListener('online', () => location.reload(), { once: true }))
}

/** How many scripts are asked for in one task: each costs a slow phone up to ten milliseconds. */
const batch = 4

/** Asks for the scripts of the app and of the tab that is opened side by side, after the first calls. */
async function preloadScripts(): Promise<void> {
  const list = document.getElementById('scripts')?.textContent
  if (!list) return
  const scripts = JSON.parse(list) as Record<string, string[]>
  const path = currentPath()
  // A first screen's own calls are on their way; any other screen begins with a call.
  const others = scripts[path] ?? []
  const transport = firstScreenAt(path) ? [] : scripts['transport']!
  for (const [index, file] of [...scripts['app']!, ...transport, ...others].entries()) {
    // oxlint-disable-next-line no-await-in-loop -- Between the tasks the page can paint and answer.
    if (index > 0 && index % batch === 0) await passed(0)
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = `./${file}`
    document.head.append(link)
  }
}
