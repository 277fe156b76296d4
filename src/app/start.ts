/**
 * Inlined into index.html by the build, and run before anything else. Applies the chosen theme, so that the first paint
 * already has it.
 */

// The script of the page could not be loaded: it is asked for again as soon as there is a network.
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
