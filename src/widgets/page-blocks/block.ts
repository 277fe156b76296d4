import type { AppConfigRow } from '#src/api/generated/models/index.ts'

/** What a block is given: its rows of the page config, in their order; none where it stands alone. */
export interface BlockProps {
  rows: readonly AppConfigRow[]
}
