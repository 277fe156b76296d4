import type { AppConfigRow } from '#models'

/** The props of a block: its rows of the page config, in order; empty when used on its own. */
export interface BlockProps {
  rows: readonly AppConfigRow[]
}
