import { setupWorker } from 'msw/browser'
import { aliveHandlers } from './alive.ts'
import { createHandlers } from './handlers.ts'
import { showPanel } from './panel.ts'
import { scenarioOf } from './scenarios.ts'

/** Answers every operation in the scenario that the address names, for `npm run dev:mock`. Never in a build. */
export async function startMocks(): Promise<void> {
  const scenario = scenarioOf(location.search)
  const worker = setupWorker(...(scenario.name === 'alive' ? aliveHandlers() : createHandlers(scenario)))
  // The files of the app itself pass; what is of the API has a handler, if only the one that refuses it.
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
  showPanel(scenario)
}
