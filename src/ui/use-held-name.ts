import { useState, type FocusEvent } from 'react'

/**
 * For a button whose content changes with each tick: while it has the focus, it keeps the name that it had when it got there. A screen
 * reader would read each new one out.
 */
export function useHeldName() {
  const [name, setName] = useState<string>()
  return {
    'aria-label': name,
    onFocus: ({ currentTarget }: FocusEvent) => setName(spokenTextOf(currentTarget)),
    onBlur: () => setName(undefined),
  }
}

/** The words of an element as they are read: figures whole, a space between all others, without what is only seen. */
function spokenTextOf(element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let spoken = ''
  let figure: Element | null | undefined
  while (walker.nextNode()) {
    const { parentElement: parent, textContent: text } = walker.currentNode
    if (!parent || parent.closest('[aria-hidden=true]')) continue
    const around = parent.closest('bdi')
    spoken += `${around && around === figure ? '' : ' '}${parent.closest('[role=img]')?.getAttribute('aria-label') ?? text}`
    figure = around
  }
  return spoken.replaceAll(/\s+/g, ' ').trim()
}
