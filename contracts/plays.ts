/** Everything that is played to the client: what is recorded for back ends, and what is for the client alone. */
import { interactionsOf, playInteraction } from './harness/interactions.ts'
import type { WrittenPact } from './harness/pact-files.ts'
import { complaintsOfRehearsal, rehearsalsOf } from './harness/rehearsals.ts'
import type { Play } from './row.ts'
import { rows } from './rows/all.ts'
import { stream } from './rows/stream.ts'
import { uploads } from './rows/upload.ts'
import { wire } from './rows/wire.ts'

/** What is played to the client alone. */
export const rehearsals: readonly Play[] = [
  ...rehearsalsOf(rows).map((rehearsal): Play => ({
    name: rehearsal.name,
    play: peer => complaintsOfRehearsal(rehearsal, peer),
  })),
  ...wire,
  ...stream,
  ...uploads,
]

/** What is recorded, for the file of its tag. */
export interface Recording extends Play {
  readonly tag: string
}

/** What is recorded; each recording is handed on, undefined when it went wrong. */
export const recordingsWith = (
  onRecorded: (name: string, pact: WrittenPact | undefined) => void,
): Recording[] =>
  interactionsOf(rows).map(interaction => ({
    name: interaction.name,
    tag: interaction.row.operation.tag,
    play: async () => {
      const { wrong, written } = await playInteraction(interaction)
      onRecorded(interaction.name, written)
      return wrong
    },
  }))
