/**
 * The script of the page: asks for the answers and shows the prices of the first view, then loads the app.
 */
import { currentPath } from '../navigation/navigation.ts'
import { passed } from '#src/lib/wait.ts'
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
  preload(scriptsOf('app'))
  await Promise.race([firstScreen, passed(patience)])
  loadApp()
  // A first screen's own calls are on their way; any other screen begins with a call.
  const path = currentPath()
  void preloadInBatches([...(firstScreenAt(path) ? [] : scriptsOf('transport')), ...scriptsOf(path)])
}

function loadApp(): void {
  import('../main.tsx').catch(() => addEventListener('online', () => location.reload(), { once: true }))
}

/** The scripts of the app, of what sends calls, or of the tab at a path: scripts/vite/first-paint.ts. */
function scriptsOf(name: string): string[] {
  const list = document.getElementById('scripts')?.textContent ?? '{}'
  return (JSON.parse(list) as Record<string, string[]>)[name] ?? []
}

function preload(files: readonly string[]): void {
  for (const file of files) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = `./${file}`
    document.head.append(link)
  }
}

/** How many scripts are asked for in one task: each costs a slow phone up to ten milliseconds. */
const batch = 4

async function preloadInBatches(files: readonly string[]): Promise<void> {
  for (let index = 0; index < files.length; index += batch) {
    preload(files.slice(index, index + batch))
    // oxlint-disable-next-line no-await-in-loop -- Between the tasks the page can paint and answer.
    await passed(0)
  }
}
