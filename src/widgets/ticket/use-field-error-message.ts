import { useMessages } from '#src/i18n/use-messages.ts'
import type { FieldError } from './field-error.ts'
import { useExactFormat } from '../format/exact-amount.tsx'

/** The message of a field error. */
export function useFieldErrorMessage(): (fault: FieldError) => string {
  const t = useMessages('trade')
  const validation = useMessages('validation')
  const exactly = useExactFormat()
  return ({ reason, params }) => {
    const { figure = '0', currency = '' } = params
    const formattedFigure = exactly(figure)
    const messages: Record<FieldError['reason'], () => string> = {
      empty: () => validation.required(),
      'not-a-number': () => validation.notANumber(),
      exponent: () => validation.exponent(),
      'ambiguous-separator': () => validation.separators({ example: params.example ?? '' }),
      negative: () => validation.negative(),
      'too-long': () => validation.tooLong({ digits: params.digits ?? '' }),
      'too-many-decimals': () => validation.decimals({ decimals: params.decimals ?? '' }),
      zero: () => validation.positive(),
      minimum: () => t.atLeast({ minimum: formattedFigure, currency }),
      maximum: () => t.atMost({ maximum: formattedFigure, currency }),
      'cost-minimum': () => t.costAtLeast({ minimum: formattedFigure, currency }),
      'cost-maximum': () => t.costAtMost({ maximum: formattedFigure, currency }),
      balance: () => t.aboveBalance({ available: formattedFigure, currency }),
    }
    return messages[reason]()
  }
}
