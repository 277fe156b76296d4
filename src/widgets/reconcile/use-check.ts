import { useEffect, useRef, useState } from 'react'
import type { Finding } from '#src/lib/reconcile/finding.ts'
import { ShapeError } from '#src/lib/shape.ts'
import { StatementError, readSteps, type StatementProblem } from '#src/lib/statement-file.ts'
import type { Statement } from '#src/lib/statement.ts'
import { MovingAccount, collectStatement, type Progress } from './collect.ts'
import { checkInSlices } from './check-in-slices.ts'
import { inSlices } from './in-slices.ts'
import { apiSource } from './source.ts'

export type CheckState =
  | { readonly is: 'idle' }
  | {
      readonly is: 'busy'
      readonly progress: Progress | { readonly part: 'checking'; readonly done: number }
    }
  | { readonly is: 'done'; readonly statement: Statement; readonly findings: readonly Finding[] }
  /** The account could not be read: no connection, an answer that is none, or it kept changing. */
  | { readonly is: 'failed'; readonly isMoving: boolean }
  | { readonly is: 'badFile'; readonly problem: StatementProblem | 'tooLarge'; readonly place: string }

/** Bytes; a history of a hundred thousand entries is far smaller. */
const LARGEST_FILE = 128_000_000

/** A check of the account, or of a file, that can be watched and given up. */
export function useCheck() {
  const [state, setState] = useState<CheckState>({ is: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const run = async (load: (signal: AbortSignal) => Promise<Statement>) => {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    try {
      const statement = await load(signal)
      const findings = await checkInSlices(statement, signal, done =>
        setState({ is: 'busy', progress: { part: 'checking', done } }),
      )
      if (!signal.aborted) setState({ is: 'done', statement, findings })
    } catch (error) {
      if (!signal.aborted) setState(failureOf(error))
    }
  }

  const checkAccount = () => {
    setState({ is: 'busy', progress: { part: 'entries', done: 0, total: 0 } })
    return run(signal =>
      collectStatement(apiSource(signal), progress => {
        if (!signal.aborted) setState({ is: 'busy', progress })
      }),
    )
  }
  const checkFile = (file: File) => {
    if (file.size > LARGEST_FILE) return setState({ is: 'badFile', problem: 'tooLarge', place: '' })
    setState({ is: 'busy', progress: { part: 'checking', done: 0 } })
    return run(async signal => inSlices(readSteps(await file.text()), { signal }))
  }
  const stop = () => {
    running.current?.abort()
    setState({ is: 'idle' })
  }
  return { state, checkAccount, checkFile, stop }
}

function failureOf(error: unknown): CheckState {
  if (error instanceof StatementError) return { is: 'badFile', problem: error.problem, place: error.place }
  // An answer that is not what it should be is no reason to trust it less or more: it cannot be read.
  if (error instanceof ShapeError) return { is: 'badFile', problem: 'badField', place: error.place }
  return { is: 'failed', isMoving: error instanceof MovingAccount }
}
