/** The rich text (HTML) around the operator's words: a translator writes `<b>`, `<strong>` and a bare `<a>`, the rest is here. */

const each = (tag: string, texts: readonly string[]) => texts.map(text => `<${tag}>${text}</${tag}>`).join('')

export const paragraphs = (...texts: readonly string[]): string => each('p', texts)
export const bullets = (...texts: readonly string[]): string => `<ul>${each('li', texts)}</ul>`
export const steps = (...texts: readonly string[]): string => `<ol>${each('li', texts)}</ol>`

/** The text with its bare link leading to a screen of the app, as '/pages/richText?name=fees'; as it is without one. */
export const linked = (text: string, screen: string | undefined): string =>
  screen === undefined ? text : text.replace('<a>', `<a href="#${screen}">`)
