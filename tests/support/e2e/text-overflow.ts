/**
 * Whether everything that is written on a page can be read: nothing wider than the page, cut off, outside its box or over other words, and no
 * figure in two lines.
 * Where a name of any length may end in an ellipsis, as it stands in full elsewhere, its style sheet says so: `--may-shorten: 1`.
 */
import type { Page } from '@playwright/test'

/**
 * Goes to a route within the page and waits until it is complete, in one step: for tests that visit many screens. The previous route must
 * be another one, as a screen that stays does not load again.
 */
export const visitRoute = (page: Page, route: string): Promise<void> => page.evaluate(arriveAt, route)

/** The same, run in the page. */
export async function arriveAt(address: string): Promise<void> {
  const left = document.getElementById('content')
  location.hash = address
  const frame = () => new Promise(done => requestAnimationFrame(done))
  const isThere = () =>
    document.getElementById('content') !== left &&
    location.hash.startsWith(`#${address.split('?')[0]}`) &&
    document.querySelectorAll('h1').length === 1 &&
    document.querySelector('[aria-busy=true], [class*=skeleton]') === null
  const deadline = performance.now() + 20_000
  do {
    if (performance.now() > deadline) throw new Error(`${address} did not arrive.`)
    await frame()
  } while (!isThere())
  await frame()
}

/** Every text that does not fit, with the reason. */
export function overflowsOf(page: Page): Promise<string[]> {
  return page.evaluate(findOverflows)
}

/** The same, run in the page, so it refers to nothing outside. */
export function findOverflows(): string[] {
  interface Box {
    left: number
    right: number
    top: number
    bottom: number
  }
  interface Piece {
    text: string
    node: Node
    box: Box
    layer: Element | null
  }
  // Digits that roll to their new ones are over what is next to them for an instant.
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  const page = document.documentElement
  const found = new Set<string>()
  const looks = new Map<Element, CSSStyleDeclaration>()
  const lookOf = (element: Element) => {
    const look = looks.get(element) ?? getComputedStyle(element)
    looks.set(element, look)
    return look
  }
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').split(' ').join('.')}`
  const report = (what: string, text: string, element: Element) =>
    found.add(`${what}: "${text.trim().slice(0, 40)}" in ${nameOf(element)}`)

  /** The visible part of a line of text; reports each ancestor that it overflows. */
  const visible = (line: Box, node: Node, from: Element): Piece | undefined => {
    const text = node.textContent ?? ''
    const { left, right, top, bottom } = line
    const box = { left, right, top, bottom }
    // Glyphs may extend slightly beyond their line box, which is what counts.
    const slack = (line.bottom - line.top) * 0.3
    let layer: Element | null = null
    let [isLoose, scrollsX, scrollsY] = [false, false, false]
    for (let at: Element | null = from; at && at !== page; at = at.parentElement) {
      const look = lookOf(at)
      if (look.position === 'fixed' || look.position === 'sticky') layer ??= at
      if (look.display !== 'inline' && look.display !== 'contents' && at !== document.body) {
        const edge = at.getBoundingClientRect()
        const overX = !scrollsX && (box.left < edge.left - 1 || box.right > edge.right + 1)
        const overY = !scrollsY && (box.top < edge.top - slack || box.bottom > edge.bottom + slack)
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
        if ((overX && hides(look.overflowX)) || (overY && hides(look.overflowY))) {
          if (look.getPropertyValue('--may-shorten') !== '1') report('cut', text, at)
        } else if (!isLoose && ((overX && !scrolls(look.overflowX)) || (overY && !scrolls(look.overflowY)))) {
          report('outside its box', text, at)
          isLoose = true
        }
        if (look.overflowX !== 'visible') {
          scrollsX ||= scrolls(look.overflowX)
          box.left = Math.max(box.left, edge.left)
          box.right = Math.min(box.right, edge.right)
        }
        if (look.overflowY !== 'visible') {
          scrollsY ||= scrolls(look.overflowY)
          box.top = Math.max(box.top, edge.top)
          box.bottom = Math.min(box.bottom, edge.bottom)
        }
      }
      // Positioned elements overlap their surroundings on purpose.
      if (look.position === 'absolute' || look.position === 'fixed') isLoose = true
    }
    if (box.right - box.left < 2 || box.bottom - box.top < 2) return undefined
    if (box.left < -1 || box.right > page.clientWidth + 1) report('beyond the page', text, from)
    return { text, node, box, layer }
  }

  // No part of an address, and no id.
  const FIGURE = /(?<![\w:.-])\d[\d.,\u066b\u066c]{0,14}\d(?![\w])/g
  const pieces: Piece[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: parent, textContent } = node
    const text = textContent ?? ''
    if (!parent || text.trim() === '' || parent.closest('.visually-hidden, script, style, option, svg'))
      continue
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    if (lookOf(parent).clipPath !== 'none') continue
    range.selectNodeContents(node)
    for (const rect of range.getClientRects()) {
      if (rect.width < 2 || rect.height < 2) continue
      const piece = visible(rect, node, parent)
      if (piece) pieces.push(piece)
    }
    // A figure in two lines is read as two.
    for (const { 0: figure, index } of text.matchAll(FIGURE)) {
      range.setStart(node, index)
      range.setEnd(node, index + figure.length)
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
      if (lines.size > 1) report('broken', figure, parent)
    }
  }

  if (page.scrollWidth > page.clientWidth) {
    const over = Array.from(document.body.querySelectorAll('*')).filter(element => {
      const { left, right } = element.getBoundingClientRect()
      return left < -1 || right > page.clientWidth + 1
    })
    found.add(`scrolls sideways: ${over.slice(0, 5).map(nameOf).join(', ')}`)
  }

  pieces.sort((a, b) => a.box.top - b.box.top)
  pieces.forEach((one, index) => {
    for (const other of pieces.slice(index + 1)) {
      if (other.box.top > one.box.bottom) break
      if (other.layer !== one.layer || other.node === one.node) continue
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const height = Math.min(one.box.bottom, other.box.bottom) - other.box.top
      const lower = Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top)
      if (width > 2 && height > lower * 0.4) {
        found.add(
          `over each other: "${one.text.trim().slice(0, 30)}" and "${other.text.trim().slice(0, 30)}"`,
        )
      }
    }
  })

  // The value of a field is no text node: its width is measured on a canvas.
  const pen = document.createElement('canvas').getContext('2d')
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
    const text =
      field instanceof HTMLSelectElement
        ? (field.selectedOptions[0]?.text ?? '')
        : field.value || field.placeholder
    if (!pen || !text || !field.checkVisibility({ opacityProperty: true }) || field.clientWidth < 4) continue
    if (
      field instanceof HTMLInputElement &&
      !/^(text|search|tel|email|number|password|url)$/.test(field.type)
    )
      continue
    const look = lookOf(field)
    pen.font = look.font
    const room = field.clientWidth - parseFloat(look.paddingLeft) - parseFloat(look.paddingRight)
    if (pen.measureText(text).width > room + 1) report('longer than its field', text, field)
  }
  return [...found]
}

/** Elements beyond the edge of a page that scrolls sideways. */
export function overflowingElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth: width, scrollWidth } = document.documentElement
    if (scrollWidth <= width) return []
    const over = Array.from(document.body.querySelectorAll('*'), element => {
      const { left, right } = element.getBoundingClientRect()
      return left < -1 || right > width + 1 ? `${element.tagName.toLowerCase()}.${element.className}` : ''
    })
    return [`scrolls sideways: ${over.filter(Boolean).slice(0, 5).join(', ')}`]
  })
}
