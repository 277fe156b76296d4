import { SERVER_ERROR, STATUSES } from '../answers.ts'
import { FileAnswer, STREAMED } from '../handler.ts'
import type { SpecOperation } from '../openapi/spec-validator.ts'
import type { Services } from '../services.ts'

/** The event in the log of an answer that breaks a rule of meaning. */
export const RULE_BROKEN = 'answer breaks a rule'

/** An answer whose shape takes longer, in milliseconds, is so long that the check of its rules (20 ms for 500 rows) would hold up others. */
const SHORT_CHECK = 0.5

/**
 * Validates a percentage of the answers against the specification. One of another shape is a bug of ours, and is not sent; one that breaks a
 * rule of meaning is logged and sent, as what was asked for has been done. Where not all are checked, the rules of long ones are not.
 */
export function createAnswerCheck({
  config,
  log,
}: Services): (operation: SpecOperation, answer: object) => object {
  let answered = 0
  return (operation, answer) => {
    const isUnspecified = answer === STREAMED || STATUSES.has(answer) || answer instanceof FileAnswer
    if (isUnspecified || answered++ % 100 >= config.checkedAnswersPercent) return answer
    const started = performance.now()
    const violation = operation.findAnswerViolation(answer)
    if (violation) {
      log.error('answer violates the specification', violation, { operation: operation.id })
      return SERVER_ERROR
    }
    const isLong = performance.now() - started > SHORT_CHECK
    if (isLong && config.checkedAnswersPercent < 100) return answer
    const rule = operation.findBrokenRule(answer)
    if (rule) log.error(RULE_BROKEN, rule, { operation: operation.id })
    return answer
  }
}
