import { useEffect } from 'react'

const parts = { page: '', site: '' }

function show(changed: Partial<typeof parts>): void {
  Object.assign(parts, changed)
  document.title = [parts.page, parts.site].filter(Boolean).join(' – ')
}

/** The name of the site, which ends the title of every page. */
export function setSiteTitle(site: string): void {
  show({ site })
}

/** Titles the document after the page: a tab, a bookmark and a screen reader name it so (R2.8). */
export function usePageTitle(page: string): void {
  useEffect(() => show({ page }), [page])
}
