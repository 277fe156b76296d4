/**
 * Inlined into index.html by the build, and run before anything else. Applies the chosen theme, so that the first
 * paint already has it, and loads the app after the first paint: loaded sooner, its code would delay that paint.
 */
const deferredLinks = document.querySelectorAll<HTMLLinkElement>('link[rel=later]')

/** Idempotent. Also called by a timeout, as a page in the background is never painted. */
function loadApp(): void {
  for (const link of deferredLinks) link.rel = 'modulepreload'
  import(/* @vite-ignore */ deferredLinks[0]!.href).catch(() =>
    addEventListener('online', () => location.reload(), { once: true }),
  )
}

new PerformanceObserver(loadApp).observe({ type: 'paint', buffered: true })
setTimeout(loadApp, 1000)

try {
  // The format of src/stores/storage.ts.
  const { colorScheme } = JSON.parse(localStorage.getItem('fairline:display')!).data
  if (colorScheme !== 'auto') document.documentElement.dataset.theme = colorScheme
} catch {
  // Nothing chosen, or not readable: the system decides.
}
