/**
 * Inlined into index.html by the build, and run before anything else. Applies the chosen theme, so that the first paint
 * already has it.
 */

// The security policy of the page lets only trusted types become HTML or a script. Of texts, what has no markup may, as the style sheets
// of Mantine, and the service worker; DOMPurify brings a policy of its own.
const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy: (name: string, rules: object) => void }
}
trustedTypes?.createPolicy('default', {
  createHTML: (text: string) => (text.includes('<') ? null : text),
  createScriptURL: (address: string) => (address === './sw.js' ? address : null),
})

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

// What the build has put into the page, the app finds as loaded. Disabled links in the page itself would be loaded all the same.
for (const { dataset } of document.querySelectorAll<HTMLElement>('style[data-href]')) {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', disabled: true, crossOrigin: '', href: dataset.href })
  document.head.append(link)
}

try {
  // The format of src/stores/storage/storage.ts.
  const { colorScheme } = JSON.parse(localStorage.getItem('fairline:display')!).data
  if (colorScheme !== 'auto') document.documentElement.dataset.theme = colorScheme
} catch {
  // Nothing chosen, or not readable: the system decides.
}

try {
  // The format of src/stores/session/app-lock.ts. A locked page is hidden before anything of it is painted.
  const { isLocked, seenAt, after } = JSON.parse(localStorage.getItem('fairline:app-lock')!).data
  const isAway = isLocked || !(Math.abs(Date.now() - seenAt) < after * 1000)
  if (localStorage.getItem('fairline:session'))
    document.documentElement.dataset.lock = isAway ? 'locked' : 'on'
} catch {
  // No lock.
}
