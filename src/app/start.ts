/**
 * What the page itself runs, before anything else is here; the build puts it inside the page. The theme that the reader has chosen, so that
 * the first paint is already in it; and the app, once there has been a first paint: its code, fetched or run sooner, would only keep
 * the reader from seeing anything at all.
 */
const later = document.querySelectorAll<HTMLLinkElement>('link[rel=later]')

/** More than one call does no more than one. A page that nobody sees is never painted, and must not wait for it. */
function run(): void {
  for (const link of later) link.rel = 'modulepreload'
  import(/* @vite-ignore */ later[0]!.href).catch(() =>
    addEventListener('online', () => location.reload(), { once: true }),
  )
}

new PerformanceObserver(run).observe({ type: 'paint', buffered: true })
setTimeout(run, 1000)

try {
  // As src/stores/display.ts writes it.
  const { colorScheme } = JSON.parse(localStorage.getItem('fairline:display')!).data
  if (colorScheme !== 'auto') document.documentElement.dataset.theme = colorScheme
} catch {
  // Nothing was chosen, or nothing that can be read: then it is as the system has it.
}
