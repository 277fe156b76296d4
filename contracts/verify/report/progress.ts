/** What a verification says while it runs: a bar in a terminal, else a line now and then; and the first failures, one line each. */
import { maskRow } from '../mask.ts'
import { isAbsentRow } from '../not-implemented.ts'
import type { Row } from '../results.ts'
import { signatureOf } from './causes.ts'

export interface Progress {
  /** There is so much to do. */
  readonly begin: (units: number) => void
  /** So much more is done, or begun. */
  readonly step: (what: string, units?: number) => void
  /** Rows as they come. */
  readonly found: (rows: readonly Row[]) => void
  readonly end: () => void
}

const nothing = () => undefined
export const SILENT: Progress = { begin: nothing, step: nothing, found: nothing, end: nothing }

/** Where it is written. */
export interface Screen {
  readonly isTerminal: boolean
  readonly write: (text: string) => void
  /** Milliseconds. */
  readonly now: () => number
}

const EVERY_LINE = 10_000
const EVERY_BAR = 100
/** Before this share nothing is said of the time that is left. */
const KNOWN = 0.05
const WIDTH = 20
const MAX_FOUND = 10
const MAX_LENGTH = 160
/** Back to the beginning of the line, without what it has. */
const CLEAR = '\r\u001B[2K'

const bar = (share: number) => {
  const full = Math.round(share * WIDTH)
  return `[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}]`
}

/** Writes progress to a screen; `secrets` are in no line. */
export function createProgress({ isTerminal, write, now }: Screen, secrets: readonly string[]): Progress {
  let [total, done, began, told] = [1, 0, now(), now()]
  const reasons = new Set<string>()

  const show = (what: string) => {
    const share = Math.min(1, done / total)
    const seconds = Math.ceil(((now() - began) * (1 - share)) / share / 1000)
    const left = share < KNOWN ? '' : `, ${seconds} s left`
    const text = `${Math.floor(share * 100)} %: ${what}${left}`
    write(isTerminal ? `${CLEAR}${bar(share)} ${text}` : `${text}\n`)
  }
  const line = (text: string) => write(`${isTerminal ? CLEAR : ''}${text}\n`)

  return {
    begin(units) {
      ;[total, done, began, told] = [units, 0, now(), now()]
    },
    step(what, units = 1) {
      if (now() - told >= (isTerminal ? EVERY_BAR : EVERY_LINE)) {
        told = now()
        show(what)
      }
      done += units
    },
    found(rows) {
      for (const row of rows) {
        if (row.outcome !== 'failed' || row.isLost || isAbsentRow(row)) continue
        const reason = signatureOf(row)
        if (reasons.has(reason)) continue
        reasons.add(reason)
        const { suite, operation, name, problems } = maskRow(row, secrets)
        const text = `✗ ${suite} · ${operation} · ${name}: ${problems[0]?.says ?? ''}`.replaceAll(/\s+/g, ' ')
        if (reasons.size <= MAX_FOUND) line(text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text)
        if (reasons.size === MAX_FOUND) line('… further reasons are told at the end')
      }
    },
    end() {
      if (isTerminal) write(CLEAR)
    },
  }
}
