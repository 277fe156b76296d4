/** Commands that fail midway, for tests. */
import type { Command, Context, Steps } from '#server/kernel/store.ts'

/** The command, failing before its batch number `at`; it completes when it has fewer. */
export function failingAtBatch<Input, Answer>(
  command: Command<Input, Answer>,
  at: number,
): Command<Input, Answer> {
  return function* (context: Context, input: Input): Steps<Answer> {
    const steps = command(context, input)
    let step = steps.next()
    for (let batch = 0; !step.done; batch++) {
      if (batch === at) throw new Error('injected')
      step = steps.next(yield step.value)
    }
    return step.value
  }
}
