import { escape } from '#contracts/verify/report/entities.ts'

type Attributes = Record<string, string | undefined>

/** An element without content, as `<input>`; its attributes are texts. */
export function emptyTag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escape(value)}"`],
  )
  return `<${name}${written.join('')}>`
}

/** An element; its content is markup already. */
export function tag(name: string, attributes: Attributes, ...content: string[]): string {
  return `${emptyTag(name, attributes)}${content.join('')}</${name}>`
}

/** The inline Markdown that descriptions use: code and bold. */
export function inline(text: string): string {
  return escape(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
}

const cells = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map(cell => cell.trim())

function table(lines: readonly string[]): string {
  const [head = '', , ...rows] = lines
  const header = tag('tr', {}, ...cells(head).map(cell => tag('th', { scope: 'col' }, inline(cell))))
  const body = rows.map(row => tag('tr', {}, ...cells(row).map(cell => tag('td', {}, inline(cell)))))
  return scrolling(tag('table', {}, tag('thead', {}, header), tag('tbody', {}, ...body)))
}

/** A scrollable container, also by keyboard, for content wider than a phone. */
export function scrolling(content: string): string {
  return tag('div', { class: 'scroll', tabindex: '0' }, content)
}

/** Paragraphs and tables. */
export function markdown(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map(block => {
      const lines = block.split('\n')
      return lines[0]?.startsWith('|') ? table(lines) : tag('p', {}, inline(lines.join(' ')))
    })
    .join('\n')
}
