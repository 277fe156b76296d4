/** The scenarios of `npm run dev:mock`, chosen by `?mock=` or in the panel. */
export const SCENARIOS = {
  examples: 'The examples of the specification',
  lively: 'Long lists and long names, big and small figures',
  alive: 'The reference back end, which keeps what is done',
  empty: 'Nothing there yet',
  slow: 'The examples, three seconds late',
  errors: 'One code of the catalogue for every call',
  offline: 'No connection',
} as const

export type ScenarioName = keyof typeof SCENARIOS

/** The codes of openapi/openapi.yaml other than success, each with a message and params as the back end gives them. */
export const ERRORS = {
  209: { msg: 'Not available at this time' },
  401: { msg: 'hint_signed_out' },
  409: { msg: 'hint_idempotency_mismatch' },
  422: { msg: 'hint_invalid_field', params: { field: 'amount' } },
  423: { msg: 'hint_login_locked', params: { minutes: '15' } },
  428: { msg: 'hint_second_step', params: { challenge: 'c'.repeat(43), seconds: '300' } },
  429: { msg: 'hint_too_many_requests', params: { seconds: '30' } },
  460: { msg: 'hint_account_closed' },
  500: { msg: 'The back end has failed' },
} as const

export type ErrorCode = keyof typeof ERRORS

export interface Scenario {
  name: ScenarioName
  /** What every call answers in the scenario `errors`. */
  errorCode: ErrorCode
}

const isName = (name: string | null): name is ScenarioName => name !== null && Object.hasOwn(SCENARIOS, name)
const isErrorCode = (code: number): code is ErrorCode => Object.hasOwn(ERRORS, code)

/** Reads `?mock=errors&code=460`; examples, and code 500, unless named. */
export function scenarioOf(search: string): Scenario {
  const fields = new URLSearchParams(search)
  const name = fields.get('mock')
  const code = Number(fields.get('code'))
  return { name: isName(name) ? name : 'examples', errorCode: isErrorCode(code) ? code : 500 }
}

/** The query of a scenario, with the other fields of the address kept. */
export function searchOf({ name, errorCode }: Scenario, search: string): string {
  const fields = new URLSearchParams(search)
  fields.set('mock', name)
  fields.delete('code')
  if (name === 'errors') fields.set('code', String(errorCode))
  return `?${fields}`
}
