/** Everything that is played to the client: what is recorded for back ends, and what is for the client alone. */
import { interactionsOf, playInteraction } from './harness/interactions.ts'
import type { WrittenPact } from './harness/pact-files.ts'
import { complaintsOfRehearsal, rehearsalsOf } from './harness/rehearsals.ts'
import type { Play } from './row.ts'
import { rows } from './rows/all.ts'
import { stream } from './rows/stream.ts'
import { wire } from './rows/wire.ts'

/** What is played to the client alone. */
export const rehearsals: readonly Play[] = [
  ...rehearsalsOf(rows).map((rehearsal): Play => ({
    name: rehearsal.name,
    play: peer => complaintsOfRehearsal(rehearsal, peer),
  })),
  ...wire,
  ...stream,
]

/** What was recorded, with the tag of its operation; one that went wrong is undefined. */
export type Recorded = (name: string, tag: string, pact: WrittenPact | undefined) => void

/** What is recorded; each recording is handed on. */
export const recordingsWith = (onRecorded: Recorded): Play[] =>
  interactionsOf(rows).map(interaction => ({
    name: interaction.name,
    play: async () => {
      const { wrong, written } = await playInteraction(interaction)
      onRecorded(interaction.name, interaction.row.operation.tag, written)
      return wrong
    },
  }))
