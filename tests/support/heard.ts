/**
 * What a screen reader says of the page: the element that gets the focus, and what live regions announce. It is derived from roles,
 * names, states and live regions as browsers hand them to screen readers; none is running.
 */
import { computeAccessibleDescription, computeAccessibleName, getRole } from 'dom-accessibility-api'

const LIVE =
  '[aria-live="polite"], [aria-live="assertive"], [role="alert"], [role="status"], [role="log"], output'

/** The words of screen readers for the roles; those that are not here are not said. */
const ROLES: Readonly<Record<string, string>> = {
  alertdialog: 'dialog',
  button: 'button',
  checkbox: 'check box',
  combobox: 'combo box',
  dialog: 'dialog',
  heading: 'heading',
  link: 'link',
  main: 'main',
  password: 'password field',
  radio: 'radio button',
  region: 'region',
  searchbox: 'search field',
  spinbutton: 'number field',
  switch: 'switch',
  tab: 'tab',
  textbox: 'text field',
}

/** Times depend on the zone of the machine. */
const TIME = /[A-Z][a-z]{2} \d{1,2}, \d{4}, [\d:]+\s[AP]M/g
const tidy = (text: string | null) => (text ?? '').replaceAll(TIME, '(time)').replaceAll(/\s+/g, ' ').trim()

function statesOf(element: Element): string[] {
  const is = (name: string) => element.getAttribute(name) === 'true'
  const isChecked = element instanceof HTMLInputElement && element.checked
  const isCheckable = element.matches('[type=checkbox], [type=radio]')
  return [
    ...(isCheckable ? [isChecked ? 'checked' : 'not checked'] : []),
    ...(is('aria-selected') ? ['selected'] : []),
    ...(element.hasAttribute('aria-pressed') ? [is('aria-pressed') ? 'pressed' : 'not pressed'] : []),
    ...(is('aria-disabled') ? ['unavailable'] : []),
    ...(is('aria-busy') ? ['busy'] : []),
    ...(is('aria-invalid') ? ['invalid'] : []),
  ]
}

/** The sentence for an element that got the focus: the dialog or the group around it first, when the focus was outside of it. */
function sentenceFor(element: Element): string {
  const role = element.matches('[type=password]') ? 'password' : (getRole(element) ?? '')
  const value =
    element instanceof HTMLInputElement && !element.matches('[type=checkbox], [type=radio], [type=password]')
      ? element.value
      : ''
  const level = /^H\d$/.test(element.tagName) ? ` ${element.tagName[1]}` : ''
  return [
    tidy(computeAccessibleName(element)),
    `${ROLES[role] ?? ''}${level}`,
    value,
    ...statesOf(element),
    tidy(computeAccessibleDescription(element)),
  ]
    .filter(Boolean)
    .join(', ')
}

/** A live region that is inserted together with its text is not announced, unless it is an alert. */
function announcedIn({ target, addedNodes, type }: MutationRecord, inserted: readonly Element[]): string[] {
  const place = target instanceof Element ? target : target.parentElement
  const region = place?.closest(LIVE)
  const alerts = [...addedNodes].flatMap(node =>
    node instanceof Element
      ? [...(node.matches('[role="alert"]') ? [node] : []), ...node.querySelectorAll('[role="alert"]')]
      : [],
  )
  if (!region || inserted.some(node => node.contains(region)))
    return alerts.map(alert => tidy(alert.textContent))
  const isWhole = region.matches('[aria-atomic="true"], [role="alert"], [role="status"], output')
  if (isWhole || type === 'characterData') return [tidy((isWhole ? region : place!).textContent)]
  return [...addedNodes].map(node => tidy(node.textContent))
}

/** Starts to listen, also to an announcer that is mounted from now on. */
export function listen() {
  const heard: string[] = []
  let dialog: Element | null = null
  const say = (sentence: string) => {
    if (sentence !== '' && sentence !== heard.at(-1)) heard.push(sentence)
  }
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return
    const around = target.closest('[role="dialog"]')
    if (around && around !== dialog && around !== target) say(sentenceFor(around))
    dialog = around
    say(sentenceFor(target))
  }
  const observer = new MutationObserver(records => {
    const inserted = records.flatMap(({ addedNodes }) =>
      [...addedNodes].filter(node => node instanceof Element),
    )
    for (const record of records) announcedIn(record, inserted).forEach(say)
  })
  const changes = { childList: true, subtree: true, characterData: true }
  document.addEventListener('focusin', onFocus)
  observer.observe(document.body, changes)
  // What is only spoken stands in a closed part of the page.
  const { attachShadow } = Element.prototype
  Element.prototype.attachShadow = function attachAndListen(init) {
    const root = attachShadow.call(this, init)
    observer.observe(root, changes)
    return root
  }
  return {
    heard,
    stop: () => {
      document.removeEventListener('focusin', onFocus)
      observer.disconnect()
      Element.prototype.attachShadow = attachShadow
    },
  }
}
