import { useMessages } from '#src/i18n/use-messages.ts'
import { useExactly } from './exact.tsx'
import type { Fault } from './fault.ts'

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
