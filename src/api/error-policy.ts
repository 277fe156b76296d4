import { passMarker, type Envelope } from './envelope.ts'
import type { TransportFailure } from './errors.ts'

/** What to do with an answer: table R8 as data, so that it can be read and tested by itself. */
export type Verdict =
  | { do: 'give' }
  | { do: 'signOut'; reason: string }
  | { do: 'swallow' }
  | { do: 'toast'; message: string; params: Record<string, string> }
  | { do: 'reject' }

/** The message keys that say why a session has ended. Nothing else that a refusal says is shown where a password is asked for. */
const sessionEnds: ReadonlySet<string> = new Set([
  'hint_session_ended',
  'hint_session_password_changed',
  'hint_session_expired',
  'hint_account_closed',
])

/**
 * The verdict on an answer with the documented envelope (R8.1 to R8.5).
 * @param catches whether the caller catches business errors itself
 */
export function verdictFor(answer: Envelope, catches: boolean): Verdict {
  if (answer.msg === passMarker) return { do: 'give' }
  switch (answer.code) {
    case 200:
      return { do: 'give' }
    case 401:
      return { do: 'signOut', reason: sessionEnds.has(answer.msg ?? '') ? answer.msg! : 'hint_signed_out' }
    case 209:
      return { do: 'swallow' }
    case 500:
      return { do: 'toast', message: answer.msg ?? '', params: answer.params ?? {} }
    default:
      return catches ? { do: 'reject' } : { do: 'swallow' }
  }
}

/** Whether the server refused until the person confirms the session; nothing was stored. */
export const needsStepUp = ({ msg }: Envelope): boolean =>
  msg === 'hint_step_up_needed' || msg === 'hint_second_code_needed'

/** The message keys of a transport failure, in the domain `errors` of the dictionaries (R8.6). */
export const transportMessages = {
  timeout: 'errors.requestTimeout',
  other: 'errors.interfaceException',
} as const

/** The message key for a call without an answer (R8.6). */
export function transportMessage(kind: TransportFailure): string {
  return kind === 'timeout' ? transportMessages.timeout : transportMessages.other
}
