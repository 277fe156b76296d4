import { SERVER_ERROR, STATUSES } from '../answers.ts'
import { FileAnswer, STREAMED } from '../handler.ts'
import type { SpecOperation } from '../openapi/spec-validator.ts'
import type { Services } from '../services.ts'

/** The event in the log of an answer that breaks a rule of meaning. */
export const RULE_BROKEN = 'answer breaks a rule'

/**
 * Validates a percentage of the answers against the specification. One of another shape is a bug of ours, and is not sent; one that breaks a
 * rule of meaning is logged and sent, as what was asked for has been done.
 */
export function createAnswerCheck({
  config,
  log,
}: Services): (operation: SpecOperation, answer: object) => object {
  let answered = 0
  return (operation, answer) => {
    const isUnspecified = answer === STREAMED || STATUSES.has(answer) || answer instanceof FileAnswer
    if (isUnspecified || answered++ % 100 >= config.checkedAnswersPercent) return answer
    const violation = operation.findAnswerViolation(answer)
    if (violation) {
      log.error('answer violates the specification', violation, { operation: operation.id })
      return SERVER_ERROR
    }
    const rule = operation.findBrokenRule(answer)
    if (rule) log.error(RULE_BROKEN, rule, { operation: operation.id })
    return answer
  }
}
