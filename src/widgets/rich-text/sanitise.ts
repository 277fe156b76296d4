import DOMPurify from 'dompurify'
import { routeOf } from '#src/lib/paths.ts'

/** What a text may be made of: words, their order, tables, links and pictures. */
const TAGS =
  `h1 h2 h3 h4 h5 h6 p div span br hr blockquote pre code strong b em i u s small sub sup ul ol li dl dt dd
  table caption thead tbody tfoot tr th td a img figure figcaption`.split(/\s+/)
const ATTRIBUTES = [
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

/** Where a link may lead: a route of the app, or an https address, an email address or a phone number elsewhere. */
function dressLink(link: Element): void {
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

/** Pictures come when they are scrolled to, and tell nobody who looks at them. */
function dressPicture(picture: Element, assetUrl: (path: string) => string): void {
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

/** Headings of a text come under the screen's own: none is an h1. */
function lowerHeadings(text: DocumentFragment): void {
  for (const heading of text.querySelectorAll('h1')) {
    const lower = text.ownerDocument.createElement('h2')
    lower.append(...heading.childNodes)
    heading.replaceWith(lower)
  }
}

/**
 * A text that a back end has written (HTML), as what may stand on a screen: no scripts, no styles, no forms, no frames, whoever wrote
 * it. Links that lead out of the app open beside it; those that lead nowhere safe stay as words.
 * @param assetUrl where a picture with a path lies
 */
export function sanitise(html: string, assetUrl: (path: string) => string): DocumentFragment {
  const text = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
  lowerHeadings(text)
  for (const link of text.querySelectorAll('a')) dressLink(link)
  for (const picture of text.querySelectorAll('img')) dressPicture(picture, assetUrl)
  return text
}
