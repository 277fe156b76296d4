/** Everything that is played to the client, under one roof: rehearsals, recorded interactions, and rows of their own kind. */
import { interactionsOf, playInteraction } from './harness/interactions.ts'
import type { WrittenPact } from './harness/pact-files.ts'
import type { Peer } from './harness/peer.ts'
import { complaintsOfRehearsal, rehearsalsOf } from './harness/rehearsals.ts'
import { rows } from './rows/all.ts'
import type { Play } from './row.ts'
import { stream } from './rows/stream.ts'
import { wire } from './rows/wire.ts'

/** What was recorded, with the tag of its operation; one that was not is undefined. */
export type Recorded = (name: string, tag: string, pact: WrittenPact | undefined) => void

/** Every play; each recording is handed on. */
export function playsOf(onRecorded: Recorded = () => {}): Play[] {
  const rehearsals = rehearsalsOf(rows).map(rehearsal => ({
    name: rehearsal.name,
    play: (peer: Peer) => complaintsOfRehearsal(rehearsal, peer),
  }))
  const interactions = interactionsOf(rows).map(interaction => ({
    name: interaction.name,
    play: async () => {
      const { wrong, written } = await playInteraction(interaction)
      onRecorded(interaction.name, interaction.row.operation.tag, written)
      return wrong
    },
  }))
  return [...rehearsals, ...wire, ...stream, ...interactions]
}
