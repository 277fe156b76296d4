/**
 * Inlined into index.html by the build, and run before anything else. Applies the chosen theme, so that the first paint
 * already has it, and asks for the scripts of the tab that is opened, beside those of the app.
 */

/** The scripts of each tab, by the path of its route; filled in by the build. */
declare const TAB_SCRIPTS: Readonly<Record<string, readonly string[]>>

const [path = ''] = location.hash.slice(1).split('?')
for (const file of TAB_SCRIPTS[path] ?? []) {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.crossOrigin = ''
  link.href = `./${file}`
  document.head.append(link)
}

// The app's own code that could not be loaded is asked for again as soon as there is a network.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) {
      addEventListener('online', () => location.reload(), { once: true })
    }
  },
  { capture: true },
)

try {
  // The format of src/stores/storage.ts.
  const { colorScheme } = JSON.parse(localStorage.getItem('fairline:display')!).data
  if (colorScheme !== 'auto') document.documentElement.dataset.theme = colorScheme
} catch {
  // Nothing chosen, or not readable: the system decides.
}
