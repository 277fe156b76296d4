/** The recorded interactions: every row that a back end can be asked for, and three errors of each operation. */
import { matchedRefusal, matchedSuccess } from '../matchers.ts'
import { exampleFields, type Row } from '../row.ts'
import { answerSchema } from '../spec.ts'
import { states, type ProviderState } from '../states.ts'
import { recordedKinds, signsOut, type RecordedKind } from './errors.ts'
import { problemsOf, gives, type Expects } from './expects.ts'
import type { WrittenPact } from './pact-files.ts'
import type { Interaction } from './pact-interaction.ts'
import { record } from './pact-recorder.ts'
import { TOKEN, UNKNOWN_TOKEN } from './request.ts'

/** An interaction with its expectations of the client. */
export interface RecordedInteraction extends Interaction {
  readonly expects: () => Expects
}

const stateToken = { value: TOKEN, isInjected: true }

/** The interaction of the row itself: its success, or its refusal for a caller that catches (R8.5). */
function ownInteraction(row: Row): RecordedInteraction {
  const { name, given, answer, operation } = row
  const token = row.isSignedIn ? stateToken : undefined
  if (answer.code === 200) {
    const matched = () => matchedSuccess(answerSchema(operation, 200), answer, row)
    return { name, row, given, answer: matched, token, audience: {}, expects: () => gives(matched().body) }
  }
  const matched = () => matchedRefusal(answer)
  if (answer.code === 401)
    return { name, row, given, answer: matched, token, audience: {}, expects: () => signsOut }
  const { code, msg, params = {} } = answer
  const expects: Expects = { outcome: { rejects: { code, msg, params } }, effects: [], session: 'kept' }
  return { name, row, given, answer: matched, token, audience: { catch: true }, expects: () => expects }
}

function errorInteraction(row: Row, kind: RecordedKind): RecordedInteraction[] {
  const { operation } = row
  // On public operations an expired token counts as a guest's, so there is no 401.
  if (!kind.state && operation.isPublic) return []
  const state: ProviderState | undefined = kind.state && states[kind.state]
  const token = state ? stateToken : { value: UNKNOWN_TOKEN, isInjected: false }
  return [
    {
      name: `${operation.id}: ${kind.name}`,
      row: state ? row : { ...row, sends: exampleFields(row.sends) },
      given: state ? [...row.given, { state, params: { operation: operation.id } }] : [],
      answer: () => matchedRefusal(kind.answer),
      token: row.isSignedIn ? token : undefined,
      audience: {},
      expects: () => kind.expects,
    },
  ]
}

/** The first success of each operation, from which its error cases are derived. */
export function firstSuccesses(rows: readonly Row[]): Row[] {
  const found = new Map<string, Row>()
  for (const row of rows) {
    const { id } = row.operation
    if (row.answer.code === 200 && !found.has(id)) found.set(id, row)
  }
  return [...found.values()]
}

/** All interactions of these rows. */
export function interactionsOf(rows: readonly Row[]): RecordedInteraction[] {
  return [
    ...rows.filter(row => !row.clientOnly).map(ownInteraction),
    ...firstSuccesses(rows).flatMap(row => recordedKinds.flatMap(kind => errorInteraction(row, kind))),
  ]
}

/** Runs an interaction. @returns the problems of the client, empty when there are none, and the recorded pact */
export async function runInteraction(
  interaction: RecordedInteraction,
): Promise<{ wrong: string[]; written: WrittenPact | undefined }> {
  const played = await record(interaction)
  const wrong = [...played.mismatches, ...problemsOf(interaction.expects(), played, interaction.token?.value)]
  return { wrong, written: played.written }
}
