/** The page as lines of text: what it says, its controls with names, states and values, and where its links lead. */

const INLINE = new Set([
  'SPAN',
  'BDI',
  'B',
  'STRONG',
  'EM',
  'I',
  'TIME',
  'SMALL',
  'SUP',
  'SUB',
  'LABEL',
  'ABBR',
  'WBR',
])
const UNSEEN = 'style, script, svg, canvas, [hidden], template'

/** What a person presses; not links, which say where they lead. */
export const PRESSABLE =
  'button, summary, input:is([type=radio], [type=checkbox]), [role]:is([role=tab], [role=radio], [role=switch], [role=option])'
const FIELD = 'input, textarea, select'

/** What depends on how fast the machine is. */
const MEASURED = /\b\d+(?:s ago| ms)\b/g

const tidy = (text: string | null | undefined) =>
  (text ?? '').replaceAll(/\s+/g, ' ').replaceAll(MEASURED, '(time)').trim()

/** The text of an element, with a space between two parts of it. */
function textOf(node: Node): string {
  if (node instanceof Element && node.matches(UNSEEN)) return ''
  if (!node.hasChildNodes()) return node.nodeType === node.TEXT_NODE ? (node.textContent ?? '') : ''
  return [...node.childNodes].map(textOf).filter(Boolean).join(' ')
}

const byIds = (ids: string | null) =>
  tidy(
    (ids ?? '')
      .split(' ')
      .map(id => document.getElementById(id)?.textContent)
      .join(' '),
  )

/** The name by which a control is found. */
export function nameOf(element: Element): string {
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
  return (
    tidy(element.getAttribute('aria-label')) ||
    byIds(element.getAttribute('aria-labelledby')) ||
    tidy(labels.map(textOf).join(' ')) ||
    tidy(textOf(element))
  )
}

const STATES = [
  'disabled',
  'checked',
  'selected',
  'pressed',
  'expanded',
  'invalid',
  'current',
  'busy',
  'sort',
]

function statesOf(element: Element): string {
  const states = STATES.flatMap(name => {
    const value = element.getAttribute(`aria-${name}`)
    return value === null || value === 'false' ? [] : [value === 'true' ? name : `${name} ${value}`]
  })
  if (element.matches(':disabled')) states.push('disabled')
  if (element instanceof HTMLInputElement && element.checked) states.push('checked')
  const text = element.getAttribute('aria-valuetext') ?? element.getAttribute('aria-valuenow')
  if (text !== null) states.push(`at ${text}`)
  const about = byIds(element.getAttribute('aria-describedby'))
  return `${[...new Set(states)].map(state => ` (${state})`).join('')}${about && `: ${about}`}`
}

function controlLine(element: Element): string | undefined {
  const role = element.getAttribute('role')
  if (element.matches('a'))
    return `link ${nameOf(element)} → ${element.getAttribute('href')}${statesOf(element)}`
  if (element.matches(PRESSABLE)) {
    const kind = role ?? (element.matches('input') ? element.getAttribute('type') : 'button')
    return `${kind} ${nameOf(element)}${statesOf(element)}`
  }
  if (element.matches(FIELD)) {
    const { value, placeholder = '' } = element as HTMLInputElement
    const kind = ['inputmode', 'autocomplete', 'maxlength']
      .map(name => element.getAttribute(name))
      .filter(Boolean)
    return `field ${nameOf(element)} “${value || placeholder}” ${kind.join(' ')}${statesOf(element)}`
  }
  return role === 'slider' ? `slider ${nameOf(element)}${statesOf(element)}` : undefined
}

const NAMED =
  'section, nav, ul, ol, table, [role=group], [role=radiogroup], [role=dialog], [role=img], [role=region]'

/** The lines of a part of the page. */
export function outlineOf(root: Element): string[] {
  const lines: string[] = []
  let text = ''
  const end = () => {
    if (tidy(text)) lines.push(tidy(text))
    text = ''
  }
  const add = (line: string) => {
    end()
    lines.push(tidy(line))
  }
  const walk = (node: Node): void => {
    if (node.nodeType === node.TEXT_NODE) text += ` ${node.textContent}`
    if (!(node instanceof Element)) return
    if (node.matches(UNSEEN)) return
    const control = controlLine(node)
    if (control !== undefined) return add(control)
    const isInline = INLINE.has(node.tagName)
    if (!isInline) end()
    const heading = /^H([1-6])$/.exec(node.tagName)?.[1]
    if (heading) return add(`${'#'.repeat(Number(heading))} ${textOf(node)}`)
    const role = node.getAttribute('role')
    const name = node.getAttribute('aria-label') ?? byIds(node.getAttribute('aria-labelledby'))
    if (node.matches('img')) return add(`image ${node.getAttribute('alt')}`)
    if (name && node.matches(NAMED)) add(`${role ?? node.tagName.toLowerCase()} ${name}${statesOf(node)}`)
    else if (name) text += ` ${name}`
    if (role === 'alert' || role === 'status') text += ` (${role})`
    node.childNodes.forEach(walk)
    if (!isInline) end()
  }
  walk(root)
  end()
  return lines
}

/** What is another: the lines that went, with -, and those that came, with +, in their order. */
export function changesOf(before: readonly string[], after: readonly string[]): string[] {
  const width = after.length + 1
  const common = new Uint16Array((before.length + 1) * width)
  for (let one = before.length - 1; one >= 0; one--)
    for (let other = after.length - 1; other >= 0; other--)
      common[one * width + other] =
        before[one] === after[other]
          ? common[(one + 1) * width + other + 1]! + 1
          : Math.max(common[(one + 1) * width + other]!, common[one * width + other + 1]!)
  const changes: string[] = []
  let [one, other] = [0, 0]
  while (one < before.length || other < after.length) {
    if (one < before.length && before[one] === after[other]) [one, other] = [one + 1, other + 1]
    else if (
      other >= after.length ||
      (one < before.length && common[(one + 1) * width + other]! >= common[one * width + other + 1]!)
    )
      changes.push(`- ${before[one++]}`)
    else changes.push(`+ ${after[other++]}`)
  }
  return changes
}
