/** The blocks of a page, from the rows that an operator has configured for its route [R4.4]. */
import { isOn, type SwitchMap } from './switches.ts'

export interface PageRow {
  /** The block that the row belongs to. */
  module: string
  /** The row's name; a switch of this name can hide it. */
  desc: string
  /** 1 when visible. */
  isVisible: number
}

/** The rows of one module, in the order given. */
export interface PageBlock<Row extends PageRow> {
  module: string
  rows: readonly Row[]
}

/**
 * Visible rows whose switch (by description) is not 1, grouped by module. Rows keep their order; modules follow the
 * order of their first remaining row [R4.4].
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
  return Array.from(blocks, ([module, blockRows]) => ({ module, rows: blockRows }))
}
