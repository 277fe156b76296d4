import { afterEach, beforeEach, expect, it } from 'vitest'
import { listenToKeys } from '#src/app/keys/keys.ts'
import { connectNavigation } from '#src/app/navigation/navigation.ts'
import { PATHS } from '#src/lib/paths.ts'
import { defaultDisplay, setDisplay } from '#src/stores/settings/display.ts'
import { useKeyList } from '#src/stores/key-list.ts'
import type { Navigation } from '#src/ui/navigation.ts'

const went: string[] = []
let stop = () => {}

const ticket = `<form data-ticket="">
  <fieldset data-tone="sides">
    <input type="radio" name="side" value="buy" checked /><input type="radio" name="side" value="sell" />
  </fieldset>
  <input name="quantity" /></form><textarea></textarea><div contenteditable="true"><b>text</b></div>
  <a href="#x">link</a>
  <div data-ticket-bar=""><button type="submit">Review</button></div>`

function show(markup: string): void {
  document.body.innerHTML = `<div id="root"><main tabindex="-1">${markup}</main></div>`
  document.querySelector('[data-ticket-bar] button')?.addEventListener('click', () => went.push('review'))
}

/** Presses a key where an element has the focus. @returns whether the app has taken it */
function press(key: string, options: KeyboardEventInit & { on?: string } = {}): boolean {
  const { on = 'main', ...init } = options
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
  document.querySelector(on)!.dispatchEvent(event)
  return event.defaultPrevented
}

const side = () => document.querySelector<HTMLInputElement>('input:checked')?.value

beforeEach(() => {
  went.length = 0
  setDisplay(defaultDisplay)
  useKeyList.setState({ isOpen: false })
  location.hash = `#${PATHS.trade}`
  const navigation = { navigate: (path: string) => went.push(path), back: () => went.push('back') }
  const disconnect = connectNavigation(navigation as unknown as Navigation)
  const stopListening = listenToKeys()
  stop = () => {
    stopListening()
    disconnect()
  }
  show(ticket)
})
afterEach(() => stop())

it('keys choose the side and lead to the size, review the order, open search and the list of keys (U28)', () => {
  expect(press('s')).toBe(true)
  expect(side()).toBe('sell')
  expect(press('b')).toBe(true)
  expect(side()).toBe('buy')
  expect(document.activeElement).toBe(document.querySelector('[name=quantity]'))
  expect(press('Enter')).toBe(true)
  expect(press('/')).toBe(true)
  expect(went).toEqual(['review', PATHS.quoteSearch])
  press('?', { shiftKey: true })
  expect(useKeyList.getState().isOpen).toBe(true)
})

it('the key that has loaded their code counts already', () => {
  stop()
  const first = new KeyboardEvent('keydown', { key: 's', bubbles: true })
  document.querySelector('main')!.dispatchEvent(first)
  expect(side()).toBe('buy')
  stop = listenToKeys(first)
  expect(side()).toBe('sell')
})

it('keys work by their place on a keyboard with other letters', () => {
  press('ы', { code: 'KeyS' })
  expect(side()).toBe('sell')
})

it('keys select what is in the search field of the screen instead of leaving it', () => {
  show('<input type="search" value="eth" />')
  expect(press('/')).toBe(true)
  expect(document.activeElement).toBe(document.querySelector('input'))
  expect(went).toEqual([])
})

it.each(['input[name=quantity]', 'textarea', '[contenteditable] b'])(
  'keys are characters while somebody types: %s',
  on => {
    for (const key of ['s', '/', '?', 'Enter']) expect(press(key, { on }), key).toBe(false)
    expect([side(), went, useKeyList.getState().isOpen]).toEqual(['buy', [], false])
  },
)

it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }, { isComposing: true }])(
  'keys do nothing with %o',
  init => {
    for (const key of ['s', '/', '?', 'Enter']) expect(press(key, init), key).toBe(false)
    expect(side()).toBe('buy')
  },
)

it('keys do nothing with Shift and a letter, under a sheet, on a link or a button, or once they are turned off', () => {
  expect(press('S', { shiftKey: true })).toBe(false)
  expect(press('Enter', { on: 'a' })).toBe(false)
  expect(press('Enter', { on: '[data-ticket-bar] button' })).toBe(false)
  document.getElementById('root')!.toggleAttribute('inert', true)
  expect(press('s')).toBe(false)
  document.getElementById('root')!.toggleAttribute('inert', false)
  setDisplay({ hasKeys: false })
  for (const key of ['s', '/', '?', 'Enter']) expect(press(key), key).toBe(false)
  expect([side(), went]).toEqual(['buy', []])
})

it('keys that have nothing to act on are left to the browser', () => {
  show('<p>no ticket</p>')
  for (const key of ['s', 'b', 'Enter', 'Escape', 'x', 'constructor']) expect(press(key), key).toBe(false)
})

it('keys never press a button that cannot be pressed', () => {
  document.querySelector<HTMLButtonElement>('[data-ticket-bar] button')!.disabled = true
  expect(press('Enter')).toBe(false)
  expect(went).toEqual([])
})

it('Escape closes the full-screen chart', () => {
  location.hash = `#${PATHS.chart}`
  press('Escape')
  expect(went).toEqual(['back'])
})
