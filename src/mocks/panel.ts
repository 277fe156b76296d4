/** The panel in which a developer chooses the scenario: plain elements beside the app, at the edge of the screen. */
// oxlint-disable-next-line import/no-unassigned-import -- Style sheets have no value.
import './panel.css'
import { startAgain } from './alive.ts'
import { ERRORS, SCENARIOS, searchOf, scenarioOf, type Scenario } from './scenarios.ts'

function choice(label: string, options: Readonly<Record<string, string>>, chosen: string, field: string) {
  const select = document.createElement('select')
  select.name = field
  select.append(
    ...Object.entries(options).map(
      ([value, text]) => new Option(text, value, value === chosen, value === chosen),
    ),
  )
  const element = document.createElement('label')
  element.append(label, select)
  return element
}

/** Opens the same screen in another scenario. */
function open(fields: Record<string, string>): void {
  const named = new URLSearchParams({ ...fields }).toString()
  location.search = searchOf(scenarioOf(named), location.search)
}

/** Adds the panel to the page. */
export function showPanel({ name, errorCode }: Scenario): void {
  const panel = document.createElement('details')
  panel.className = 'mock-panel'
  const summary = document.createElement('summary')
  summary.textContent = `mock: ${name}`
  summary.setAttribute('aria-label', `Mock scenario: ${name}`)
  const scenarios = Object.fromEntries(
    Object.entries(SCENARIOS).map(([one, text]) => [one, `${one}: ${text}`]),
  )
  panel.append(summary, choice('Scenario', scenarios, name, 'mock'))
  if (name === 'errors') {
    const codes = Object.fromEntries(
      Object.entries(ERRORS).map(([code, { msg }]) => [code, `${code} ${msg}`]),
    )
    panel.append(choice('Code', codes, String(errorCode), 'code'))
  }
  if (name === 'alive') {
    const button = document.createElement('button')
    button.append('Remove all and start again')
    button.addEventListener('click', () => void startAgain())
    panel.append(button)
  }
  panel.addEventListener('change', event => {
    if (!(event.target instanceof HTMLSelectElement)) return
    open({ mock: name, code: String(errorCode), [event.target.name]: event.target.value })
  })
  const region = document.createElement('aside')
  region.setAttribute('aria-label', 'Mocks')
  region.append(panel)
  document.body.append(region)
}
