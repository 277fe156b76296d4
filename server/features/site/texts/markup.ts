/** The HTML around the operator's texts: translations contain `<b>`, `<strong>` and a bare `<a>`; the rest is added here. */

const wrapEach = (tag: string, texts: readonly string[]) =>
  texts.map(text => `<${tag}>${text}</${tag}>`).join('')

export const paragraphs = (...texts: readonly string[]): string => wrapEach('p', texts)
export const bullets = (...texts: readonly string[]): string => `<ul>${wrapEach('li', texts)}</ul>`
export const steps = (...texts: readonly string[]): string => `<ol>${wrapEach('li', texts)}</ol>`

/** The text with its bare `<a>` linked to a screen, such as '/pages/richText?name=fees'; unchanged without a screen. */
export const withLink = (text: string, screen: string | undefined): string =>
  screen === undefined ? text : text.replace('<a>', `<a href="#${screen}">`)
