/**
 * Runs in the page before its scripts: marks the moment at which a price is painted within the screen and not covered; presses its row then,
 * and marks when the page names its product as the one that is open.
 */
export function watchPrices(presses: boolean): void {
  const price = /^[^a-z]*\d[\d,]*\.\d{2,}[^a-z]*$/i
  const isReadable = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    if (width === 0 || y + height > innerHeight) return false
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    // A row's button lies over its figures.
    return top !== null && !top.closest('dialog, [role=dialog], nav')
  }
  // Told by a message: what waits inside a page loads code into it, which this processor takes a tenth of a second for.
  const mark = (name: string) => {
    performance.mark(name)
    console.debug(name)
  }
  const look = () => {
    const leaves = document.querySelectorAll('#root *:not(:has(*))')
    const found = Array.from(leaves).find(leaf => price.test(leaf.textContent) && isReadable(leaf))
    // The frame is painted after this callback: the next one begins when it has been.
    if (found) requestAnimationFrame(() => press(found))
    else requestAnimationFrame(look)
  }
  const press = (found: Element) => {
    mark('price')
    const button = presses && found.closest('li')?.querySelector('button')
    if (!button) return
    const name = button.textContent
    const watch = () => {
      const isNamed = document.querySelector('h1')?.textContent.includes(name)
      requestAnimationFrame(isNamed ? () => mark('answer') : watch)
    }
    button.click()
    watch()
  }
  requestAnimationFrame(look)
}
