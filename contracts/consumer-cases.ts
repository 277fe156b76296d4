/** All test cases of the client: those recorded for back ends, and those that run against the stub server only. */
import { interactionsOf, runInteraction } from './harness/interactions.ts'
import type { WrittenPact } from './harness/pact-files.ts'
import { runStubCase, stubCasesOf } from './harness/stub-cases.ts'
import type { ConsumerCase } from './row.ts'
import { rows } from './rows/all.ts'
import { stream } from './rows/stream.ts'
import { uploads } from './rows/upload.ts'
import { wire } from './rows/wire.ts'

/** The cases that run against the stub server only. */
export const stubCases: readonly ConsumerCase[] = [
  ...stubCasesOf(rows).map((rehearsal): ConsumerCase => ({
    name: rehearsal.name,
    run: peer => runStubCase(rehearsal, peer),
  })),
  ...wire,
  ...stream,
  ...uploads,
]

/** A case that is recorded in the pact file of its tag. */
export interface RecordedCase extends ConsumerCase {
  readonly tag: string
}

/** The recorded cases; `onRecorded` gets each pact, undefined when the case failed. */
export const recordedCases = (
  onRecorded: (name: string, pact: WrittenPact | undefined) => void,
): RecordedCase[] =>
  interactionsOf(rows).map(interaction => ({
    name: interaction.name,
    tag: interaction.row.operation.tag,
    run: async () => {
      const { wrong, written } = await runInteraction(interaction)
      onRecorded(interaction.name, written)
      return wrong
    },
  }))
