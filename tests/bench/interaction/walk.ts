/** What a person presses on a walk through the app. */
import type { Page, Locator } from '@playwright/test'
import { tab } from '#tests/support/e2e/browser-test.ts'

/** One press: a tap on an element, or a key for the element with the focus. */
export interface Step {
  name: string
  target?: (page: Page) => Locator
  key?: string
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first()

const tapTab = (name: string): Step => ({ name: `tab ${name}`, target: page => tab(page, name) })

const tapRange = (name: string): Step => ({
  name: `range ${name}`,
  target: page => page.getByRole('group', { name: 'Range' }).getByRole('button', { name }),
})

const type = (what: string, text: string): Step[] =>
  [...text].map(key => ({ name: `${what}, key ${key}`, key }))

/** It begins on home, and ends there. */
export const WALK: readonly Step[] = [
  ...['Market', 'Trade', 'Wallet', 'Me', 'Home', 'Market'].map(tapTab),
  { name: 'tab Crypto', target: page => page.getByRole('tab', { name: 'Crypto' }) },
  { name: 'sort by change', target: button('Sort by Change') },
  { name: 'sort reversed', target: button('Change, highest first') },
  { name: 'sort by name', target: button('Sort by Name') },
  { name: 'open the search', target: button('Search') },
  { name: 'search, tap', target: page => page.getByRole('searchbox') },
  ...type('search', 'bit'),
  { name: 'open a product', target: button(/^Bitcoin/) },
  ...['last week', 'last month', 'last day'].map(tapRange),
  { name: 'open the chart settings', target: button('Chart settings') },
  { name: 'close the chart settings', target: button('Close') },
  { name: 'open the ticket', target: page => page.getByRole('button', { name: 'Buy', exact: true }) },
  { name: 'amount, tap', target: page => page.getByRole('textbox', { name: 'Spend up to' }) },
  ...type('amount', '100'),
  { name: 'open the confirmation', target: button('Buy BTC') },
  { name: 'close the confirmation', target: button('Close') },
  tapTab('Home'),
]
