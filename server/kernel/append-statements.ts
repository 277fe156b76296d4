import { finish, type Statement, type Steps } from './store.ts'

/**
 * Adds statements, computed from the command's answer, to its last batch, so that both are stored or neither. An error that `more`
 * throws rolls the command back.
 */
export function* appendStatements<Answer>(
  steps: Steps<Answer>,
  more: (answer: Answer) => readonly Statement[],
): Steps<Answer> {
  let step = steps.next()
  while (!step.done && !step.value.last) step = steps.next(yield step.value)
  if (step.done) return yield* finish(step.value, ...more(step.value))
  const answer = step.value.last!.answer as Answer
  const own = step.value.statements
  const rows = yield { statements: [...own, ...more(answer)], last: { answer } }
  steps.next(rows.slice(0, own.length))
  return answer
}
