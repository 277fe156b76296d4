import type { AppConfigRow, FeatureSwitch } from '../../api/generated/models/index.ts'

/** The rows of one module of a page, in their order. */
export interface PageBlock {
  module: string
  rows: readonly AppConfigRow[]
}

/** The switch set as a map: status by description (R3.2). */
export function switchMap(switches: readonly FeatureSwitch[]): ReadonlyMap<string, number> {
  return new Map(switches.map(({ description, status }) => [description, status]))
}

/**
 * What a page shows (R4.4): a row is kept when it is visible and the switch of its description is not 1; kept rows
 * are grouped by module, and modules stand in the order of their first row.
 */
export function pageBlocks(
  rows: readonly AppConfigRow[],
  switches: ReadonlyMap<string, number>,
): readonly PageBlock[] {
  const kept = rows
    .filter(row => row.isVisible === 1 && switches.get(row.desc) !== 1)
    .toSorted((a, b) => a.sort - b.sort)
  return [...Map.groupBy(kept, row => row.module)].map(([module, own]) => ({ module, rows: own }))
}
