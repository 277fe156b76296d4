import DOMPurify from 'dompurify'
import { routeOf } from '#src/lib/paths.ts'

/** Allowed elements: text, structure, tables, links and images. */
const ALLOWED_TAGS =
  `h1 h2 h3 h4 h5 h6 p div span br hr blockquote pre code strong b em i u s small sub sup ul ol li dl dt dd
  table caption thead tbody tfoot tr th td a img figure figcaption`.split(/\s+/)
const ALLOWED_ATTRIBUTES = [
  'href',
  'src',
  'alt',
  'title',
  'width',
  'height',
  'colspan',
  'rowspan',
  'scope',
  'start',
  'dir',
  'lang',
]

/** Allowed link targets: a route of the app, or an external https URL, email address or phone number. */
function secureLink(link: Element): void {
  const href = link.getAttribute('href') ?? ''
  const route = href.replace(/^#/, '')
  if (routeOf(route)) {
    link.setAttribute('href', `#${route}`)
    return
  }
  if (/^(https:\/\/|mailto:|tel:)/i.test(href)) {
    link.setAttribute('target', '_blank')
    link.setAttribute('rel', 'noopener noreferrer nofollow')
    return
  }
  link.removeAttribute('href')
}

/** Images load lazily and send no referrer. */
function secureImage(picture: Element, assetUrl: (path: string) => string): void {
  const source = picture.getAttribute('src') ?? ''
  const isPath = /^\/(?!\/)/.test(source)
  if (!isPath && !/^https:\/\//i.test(source)) {
    picture.remove()
    return
  }
  if (isPath) picture.setAttribute('src', assetUrl(source))
  if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '')
  picture.setAttribute('loading', 'lazy')
  picture.setAttribute('decoding', 'async')
  picture.setAttribute('referrerpolicy', 'no-referrer')
}

/** Headings are below the screen's own h1. */
function demoteHeadings(text: DocumentFragment): void {
  for (const heading of text.querySelectorAll('h1')) {
    const lower = text.ownerDocument.createElement('h2')
    lower.append(...heading.childNodes)
    heading.replaceWith(lower)
  }
}

/**
 * Sanitises HTML from the back end: no scripts, styles, forms or frames, whoever wrote it. Links out of the app open in
 * a new tab; unsafe ones are kept as text.
 * @param assetUrl resolves an image path
 */
export function sanitise(html: string, assetUrl: (path: string) => string): DocumentFragment {
  const text = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: ALLOWED_TAGS,
    ALLOWED_ATTR: ALLOWED_ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
  demoteHeadings(text)
  for (const link of text.querySelectorAll('a')) secureLink(link)
  for (const picture of text.querySelectorAll('img')) secureImage(picture, assetUrl)
  return text
}
