import { useRef, useState } from 'react'
import { pageOf, rowsOf } from '#src/api/envelope.ts'
import { exportPart, listExportParts } from '#src/api/generated/security/security.ts'
import type { ExportRow } from '#src/api/generated/models/index.ts'

/** Rows that are asked for at once. */
const PAGE_SIZE = 500

/** How far an export has come; rows of all parts together. */
export type ExportState =
  | { step: 'idle' }
  | { step: 'running' | 'failed' | 'ready'; done: number; total: number }

interface Gathered {
  parts: { part: string; rows: number }[]
  rows: Map<string, ExportRow[]>
  madeAt: number
}

const doneIn = ({ rows }: Gathered) => [...rows.values()].reduce((sum, { length }) => sum + length, 0)
const totalOf = ({ parts }: Gathered) => parts.reduce((sum, part) => sum + part.rows, 0)

const told = { catch: true, quiet: true }

/** Asks which parts there are. @throws Error when nothing comes */
async function begin(signal: AbortSignal): Promise<Gathered> {
  const parts = rowsOf(await listExportParts({ ...told, signal }))
  if (!parts) throw new Error('No parts came.')
  return { parts, rows: new Map(), madeAt: Date.now() }
}

/** Fetches the next page that is missing. False: nothing is. @throws Error when nothing comes */
async function fetchNext({ parts, rows }: Gathered, signal: AbortSignal): Promise<boolean> {
  const next = parts.find(({ part, rows: total }) => (rows.get(part)?.length ?? 0) < total)
  if (!next) return false
  const known = rows.get(next.part) ?? []
  const pageNum = Math.floor(known.length / PAGE_SIZE) + 1
  const page = pageOf(
    await exportPart({ part: next.part, pageNum, pageSize: PAGE_SIZE }, { ...told, signal }),
  )
  if (!page) throw new Error('No rows came.')
  const fresh = [...known.slice(0, (pageNum - 1) * PAGE_SIZE), ...page.rows]
  rows.set(next.part, fresh)
  // Rows may have come or gone meanwhile: an empty or short page is the last.
  next.rows = page.rows.length < PAGE_SIZE ? fresh.length : Math.max(page.total, fresh.length)
  return true
}

/** Everything that the server holds on the account, gathered page by page; what has come stays when the rest does not [R7.4]. */
export function useExport() {
  const gathered = useRef<Gathered>(undefined)
  const running = useRef<AbortController>(undefined)
  const [state, setState] = useState<ExportState>({ step: 'idle' })

  const tell = (step: 'running' | 'failed' | 'ready') => {
    const now = gathered.current
    setState({ step, done: now ? doneIn(now) : 0, total: now ? totalOf(now) : 0 })
  }
  const run = async () => {
    const control = new AbortController()
    running.current = control
    tell('running')
    try {
      gathered.current ??= await begin(control.signal)
      // One page after the other: each is a step of the progress, and none is asked for in vain.
      // oxlint-disable-next-line no-await-in-loop
      while (await fetchNext(gathered.current, control.signal)) tell('running')
      tell('ready')
    } catch {
      if (!control.signal.aborted) tell('failed')
    }
  }
  const giveUp = () => {
    running.current?.abort()
    gathered.current = undefined
    setState({ step: 'idle' })
  }
  /** The file's text, in pieces. */
  const pieces = (): string[] => {
    const now = gathered.current
    if (!now) return []
    const file = { madeAt: new Date(now.madeAt).toISOString(), ...Object.fromEntries(now.rows) }
    return [JSON.stringify(file, undefined, 2), '\n']
  }
  return { state, run, giveUp, pieces, madeAt: () => gathered.current?.madeAt ?? 0 }
}
