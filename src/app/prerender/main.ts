/**
 * The script of the page: asks for the answers and shows the prices of the first view, then loads the app.
 */
import { currentPath } from '../navigation.ts'
import { firstScreenAt } from './first-screens.ts'
import { start } from './first-view.ts'

/** How long the app's code waits for the settings, without which the first calls cannot leave before it; ms. */
const patience = 300

// Mocks answer calls only once the app has started them.
if (import.meta.env.MODE === 'mock') loadApp()
else void Promise.race([start().settings, new Promise(go => setTimeout(go, patience))]).then(loadApp)

function loadApp(): void {
  preloadScripts()
  import('../main.tsx').catch(() => addEventListener('online', () => location.reload(), { once: true }))
}

/** Asks for the scripts of the app and of the tab that is opened side by side, after the first calls. */
function preloadScripts(): void {
  const list = document.getElementById('scripts')?.textContent
  if (!list) return
  const scripts = JSON.parse(list) as Record<string, string[]>
  const path = currentPath()
  // A first screen's own calls are on their way; any other screen begins with a call.
  const others = scripts[path] ?? []
  const transport = firstScreenAt(path) ? [] : scripts['transport']!
  for (const file of [...scripts['app']!, ...transport, ...others]) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = `./${file}`
    document.head.append(link)
  }
}
