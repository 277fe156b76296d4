/** Commands that break down on the way, for tests. */
import type { Command, Context, Steps } from '#server/kernel/store.ts'

/** The same command, which fails before its batch number `at`; it stays whole when it has fewer. */
export function failing<Input, Answer>(command: Command<Input, Answer>, at: number): Command<Input, Answer> {
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
