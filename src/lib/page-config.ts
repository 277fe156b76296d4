/** Which blocks a page shows, by the rows that an operator has configured for its route [R4.4]. */
import { isOn, type SwitchMap } from './switches.ts'

export interface PageRow {
  /** The block that the row belongs to. */
  module: string
  /** The row's name, under which a switch may remove it. */
  desc: string
  /** 1 when it is to be shown. */
  isVisible: number
}

/** The rows of one module, in the order given. */
export interface PageBlock<Row extends PageRow> {
  module: string
  rows: readonly Row[]
}

/**
 * The rows that are visible and whose switch (by description) is not 1, grouped by module. Rows keep their order;
 * modules stand in the order of their first kept row [R4.4].
 */
export function pageBlocks<Row extends PageRow>(
  rows: readonly Row[],
  switches: SwitchMap,
): readonly PageBlock<Row>[] {
  const blocks = new Map<string, Row[]>()
  for (const row of rows) {
    if (row.isVisible !== 1 || isOn(switches, row.desc)) continue
    const block = blocks.get(row.module)
    if (block) block.push(row)
    else blocks.set(row.module, [row])
  }
  return Array.from(blocks, ([module, own]) => ({ module, rows: own }))
}
