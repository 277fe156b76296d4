import { transportMessage } from '../../api/error-policy.ts'
import { ApiError, TransportError } from '../../api/errors.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useServerMessage } from '../server-message.ts'
import { useExactly } from './exact.tsx'
import type { Fault } from './read-ticket.ts'

/** What is wrong with a field, in words. */
export function useFaultWords(): (fault: Fault) => string {
  const t = useMessages('trade')
  const validation = useMessages('validation')
  const exactly = useExactly()
  return ({ reason, params }) => {
    const { figure = '0', currency = '' } = params
    const shown = exactly(figure)
    const words: Record<Fault['reason'], () => string> = {
      empty: () => validation.required(),
      'not-a-number': () => validation.notANumber(),
      exponent: () => validation.exponent(),
      'ambiguous-separator': () => validation.separators({ example: params.example ?? '' }),
      negative: () => validation.negative(),
      'too-long': () => validation.tooLong({ digits: params.digits ?? '' }),
      'too-many-decimals': () => validation.decimals({ decimals: params.decimals ?? '' }),
      zero: () => validation.positive(),
      minimum: () => t.atLeast({ minimum: shown, currency }),
      maximum: () => t.atMost({ maximum: shown, currency }),
      'cost-minimum': () => t.costAtLeast({ minimum: shown, currency }),
      'cost-maximum': () => t.costAtMost({ maximum: shown, currency }),
      balance: () => t.aboveBalance({ available: shown, currency }),
    }
    return words[reason]()
  }
}

/** Why a call was rejected, in words (R8.5, R8.6). */
export function useErrorWords(): (error: unknown) => string {
  const translate = useServerMessage()
  return error =>
    error instanceof ApiError
      ? translate(error.msg, error.params)
      : translate(transportMessage(error instanceof TransportError ? error.kind : 'network'))
}
