/** A page without a server: files from a folder, answers from the specification's examples, a fixed clock and the block font. */
import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { operationsOf, readSpecification } from '#scripts/specification.ts'
import { blockFaces, blockStyles } from './block-font.ts'

/** The origin under which the folder is served. */
const ORIGIN = 'http://fairline.test'
/** The time of the examples; the page's clock is two seconds later. */
const EXAMPLE_TIME = 1_795_199_400_000
const PAGE_TIME = EXAMPLE_TIME + 2000

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
}

const specified = operationsOf(readSpecification())

/** The first example answer of an address, in the locale where there is one. */
function exampleOf(method: string, path: string, locale: string): unknown {
  const operation = specified.find(one => one.path === path && one.method === method)
  if (!operation) throw new Error(`${method} ${path} is no operation of the specification.`)
  const { examples = {} } = operation.answers['application/json'] ?? {}
  const chosen = examples[locale] ?? Object.values(examples)[0]
  if (!chosen) throw new Error(`${method} ${path} has no example.`)
  return chosen.value
}

/** Serves a folder as a site whose back end answers with the examples, and opens one of its pages. */
export async function openExample(
  page: Page,
  folder: string,
  address: string,
  locale: string,
): Promise<void> {
  await page.clock.setFixedTime(PAGE_TIME)
  await page.route(`${ORIGIN}/**`, route => {
    const { pathname } = new URL(route.request().url())
    // Polled prices stay those of the examples.
    if (pathname === '/config.json') return route.fulfill({ json: { siteName: 'Fairline', stream: false } })
    if (pathname.startsWith('/api/') && !pathname.startsWith('/api/assets/')) {
      return route.fulfill({ json: exampleOf(route.request().method(), pathname, locale) })
    }
    const file = join(folder, pathname === '/' ? 'index.html' : pathname)
    if (!existsSync(file)) return route.fulfill({ status: 404 })
    return route.fulfill({ path: file, contentType: types[extname(file)] ?? 'application/octet-stream' })
  })
  await useBlockFont(page)
  await page.goto(ORIGIN + address)
}

/** Applies the block font before the first paint, so that nothing is measured in another font. */
async function useBlockFont(page: Page): Promise<void> {
  await page.addInitScript(
    ({ faces, styles }) => {
      for (const { weight, base64 } of faces) {
        const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
        document.fonts.add(new FontFace('Block', bytes, { weight }))
      }
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(styles)
      document.adoptedStyleSheets = [sheet]
    },
    { faces: blockFaces, styles: blockStyles },
  )
}

/** Puts entries into the browser's storage before the page starts, in the shape in which the app keeps them. */
export async function storeBeforeStart(page: Page, entries: Record<string, unknown>): Promise<void> {
  await page.addInitScript(kept => {
    for (const [name, data] of Object.entries(kept)) {
      localStorage.setItem(`fairline:${name}`, JSON.stringify({ v: 1, data }))
    }
  }, entries)
}
