import { useRef, useState } from 'react'
import { settle, SHOWN_BY_CALLER } from '#src/api/client.ts'
import { pageOf, rowsOf } from '#src/api/envelope.ts'
import { exportPart, listExportParts } from '#src/api/generated/security/security.ts'
import type { ExportRow } from '#models'

/** Rows per request. */
const PAGE_SIZE = 500

/** The state of an export; rows are counted over all parts. */
export type ExportState =
  | { step: 'idle' }
  | { step: 'running' | 'failed' | 'ready'; done: number; total: number }

interface CollectedExport {
  parts: { part: string; rows: number }[]
  rows: Map<string, ExportRow[]>
  madeAt: number
}

const rowsDone = ({ rows }: CollectedExport) =>
  [...rows.values()].reduce((sum, { length }) => sum + length, 0)
const totalOf = ({ parts }: CollectedExport) => parts.reduce((sum, part) => sum + part.rows, 0)

/** Lists the parts of the export. @throws Error when there is no answer */
async function listParts(signal: AbortSignal): Promise<CollectedExport> {
  const parts = rowsOf(await settle(listExportParts({ signal }), SHOWN_BY_CALLER))
  if (!parts) throw new Error('no answer to the list of export parts')
  return { parts, rows: new Map(), madeAt: Date.now() }
}

/** Fetches the next missing page. False: none is missing. @throws Error when there is no answer */
async function fetchNext({ parts, rows }: CollectedExport, signal: AbortSignal): Promise<boolean> {
  const next = parts.find(({ part, rows: total }) => (rows.get(part)?.length ?? 0) < total)
  if (!next) return false
  const known = rows.get(next.part) ?? []
  const pageNum = Math.floor(known.length / PAGE_SIZE) + 1
  const page = pageOf(
    await settle(exportPart({ part: next.part, pageNum, pageSize: PAGE_SIZE }, { signal }), SHOWN_BY_CALLER),
  )
  if (!page) throw new Error('no answer to an export page')
  const partRows = [...known.slice(0, (pageNum - 1) * PAGE_SIZE), ...page.rows]
  rows.set(next.part, partRows)
  // Rows may have been added or deleted meanwhile: a short or empty page is the last.
  next.rows = page.rows.length < PAGE_SIZE ? partRows.length : Math.max(page.total, partRows.length)
  return true
}

/** Collects all data of the account page by page; after a failure it resumes where it stopped [R7.4]. */
export function useExport() {
  const collected = useRef<CollectedExport>(undefined)
  const running = useRef<AbortController>(undefined)
  const [state, setState] = useState<ExportState>({ step: 'idle' })

  const updateState = (step: 'running' | 'failed' | 'ready') => {
    const current = collected.current
    setState({ step, done: current ? rowsDone(current) : 0, total: current ? totalOf(current) : 0 })
  }
  const start = async () => {
    const control = new AbortController()
    running.current = control
    updateState('running')
    try {
      collected.current ??= await listParts(control.signal)
      // oxlint-disable-next-line no-await-in-loop -- Sequential: each page is a step of the progress.
      while (await fetchNext(collected.current, control.signal)) updateState('running')
      updateState('ready')
    } catch {
      if (!control.signal.aborted) updateState('failed')
    }
  }
  const cancel = () => {
    running.current?.abort()
    collected.current = undefined
    setState({ step: 'idle' })
  }
  /** The content of the file, in parts. */
  const fileParts = (): string[] => {
    const current = collected.current
    if (!current) return []
    const file = { madeAt: new Date(current.madeAt).toISOString(), ...Object.fromEntries(current.rows) }
    return [JSON.stringify(file, undefined, 2), '\n']
  }
  return {
    state,
    run: start,
    giveUp: cancel,
    pieces: fileParts,
    madeAt: () => collected.current?.madeAt ?? 0,
  }
}
