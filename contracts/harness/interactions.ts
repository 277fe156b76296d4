/** The interactions that are recorded: every row that a back end can be asked for, and three errors of each operation. */
import { matchedRefusal, matchedSuccess } from '../matchers.ts'
import { plain, type Row } from '../row.ts'
import { answerSchema } from '../spec.ts'
import { states, type ProviderState } from '../states.ts'
import { recordedKinds, type RecordedKind } from './errors.ts'
import { complaints, gives, type Expects } from './expects.ts'
import type { WrittenPact } from './pact-files.ts'
import { record, type Interaction } from './recorded.ts'
import { TOKEN, UNKNOWN_TOKEN } from './request.ts'

/** An interaction with what it expects of the client. */
export interface RecordedRow extends Interaction {
  readonly expects: () => Expects
}

const stateToken = { value: TOKEN, isInjected: true }

/** The row's own interaction: its success, or its refusal as the caller who catches sees it (R8.5). */
function ownInteraction(row: Row): RecordedRow {
  const { name, given, answer, operation } = row
  const token = row.isSignedIn ? stateToken : undefined
  if (answer.code === 200) {
    const matched = () => matchedSuccess(answerSchema(operation, 200), answer, row)
    return { name, row, given, answer: matched, token, options: {}, expects: () => gives(matched().body) }
  }
  const { code, msg, params = {} } = answer
  const expects: Expects = { outcome: { rejects: { code, msg, params } }, effects: [], session: 'kept' }
  const matched = () => matchedRefusal(answer)
  return { name, row, given, answer: matched, token, options: { catch: true }, expects: () => expects }
}

function errorInteraction(row: Row, kind: RecordedKind): RecordedRow[] {
  const { operation } = row
  // Where guests are welcome, a token that counts no more is a guest's: there is no 401 to ask for.
  if (!kind.state && operation.isPublic) return []
  const state: ProviderState | undefined = kind.state && states[kind.state]
  const token = state ? stateToken : { value: UNKNOWN_TOKEN, isInjected: false }
  return [
    {
      name: `${operation.id}: ${kind.name}`,
      row: state ? row : { ...row, sends: plain(row.sends) },
      given: state ? [...row.given, { state, params: { operation: operation.id } }] : [],
      answer: () => matchedRefusal(kind.answer),
      token: row.isSignedIn ? token : undefined,
      options: {},
      expects: () => kind.expects,
    },
  ]
}

/** The first success of each operation: what its error rows are made of. */
export function firstSuccesses(rows: readonly Row[]): Row[] {
  const found = new Map<string, Row>()
  for (const row of rows) {
    const { id } = row.operation
    if (row.answer.code === 200 && !found.has(id)) found.set(id, row)
  }
  return [...found.values()]
}

/** Every interaction of these rows. */
export function interactionsOf(rows: readonly Row[]): RecordedRow[] {
  return [
    ...rows.filter(row => !row.clientOnly).map(ownInteraction),
    ...firstSuccesses(rows).flatMap(row => recordedKinds.flatMap(kind => errorInteraction(row, kind))),
  ]
}

/** Plays an interaction. @returns what is wrong with the client, empty when nothing is; and what Pact wrote down */
export async function playInteraction(
  interaction: RecordedRow,
): Promise<{ wrong: string[]; written: WrittenPact | undefined }> {
  const played = await record(interaction)
  const wrong = [...played.mismatches, ...complaints(interaction.expects(), played, interaction.token?.value)]
  return { wrong, written: played.written }
}
