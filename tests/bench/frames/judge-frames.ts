/** The verdict on the frames of a case, against those of the same page standing idle. */
import { framesOf, missedShare, type FrameRun } from './frame-run.ts'

/** Shares: of missed frames beyond those of the idle page, of janky frames, of frames with placeholders. */
const BUDGET = { missed: 0.01, janky: 0.01, outlined: 0.01 }
/**
 * How far the missed shares of the idle runs may lie apart. A fifth of a share near zero is no measure, as a single frame would exceed it;
 * so it is a fifth of the budget, and no less than one frame of a run.
 */
const STEADY = BUDGET.missed / 5

/** One round of a case: the idle page, and right after it the case. */
export interface Round {
  idle: FrameRun
  run: FrameRun
}

type Verdict = 'met' | 'missed' | 'the machine is too unsteady'

/** Judges the rounds of a case and prints what was measured. `isFling`: long tasks and placeholders are allowed. */
export function judgeRounds(name: string, rounds: readonly Round[], isFling: boolean): Verdict {
  const idle = rounds.map(round => missedShare(round.idle.frames))
  const missed = rounds.map(round => missedShare(framesOf(round.run)))
  const difference = missed.map((share, round) => share - idle[round]!)
  const longTasks = countLongTasks(rounds.map(round => round.run))
  const idleLongTasks = countLongTasks(rounds.map(round => round.idle))
  const janky = rounds.map(({ run }) => (run.shown?.janky ?? 0) / framesOf(run).length)
  const outlined = rounds.map(({ run }) => (run.shown?.withPlaceholders ?? 0) / framesOf(run).length)

  const isMet =
    median(difference) <= BUDGET.missed &&
    median(janky) <= BUDGET.janky &&
    (isFling || (longTasks <= idleLongTasks && median(outlined) <= BUDGET.outlined))
  const verdict = isSteady(rounds) ? (isMet ? 'met' : 'missed') : 'the machine is too unsteady'
  console.log(
    [
      `${name}: ${summary(difference)} more frames missed than idle, of ${percent(BUDGET.missed)}`,
      `missed ${summary(missed)}`,
      `idle ${summary(idle)}`,
      `long tasks ${longTasks}, idle ${idleLongTasks}`,
      ...(rounds[0]?.run.shown ? [`janky ${summary(janky)}`, `outlined ${summary(outlined)}`] : []),
      verdict,
    ].join('; '),
  )
  return verdict
}

function isSteady(rounds: readonly Round[]): boolean {
  const idle = rounds.map(round => missedShare(round.idle.frames))
  const oneFrame = 1 / Math.min(...rounds.map(round => round.idle.frames.length))
  return Math.max(...idle) - Math.min(...idle) <= Math.max(STEADY, oneFrame)
}

function countLongTasks(runs: readonly FrameRun[]): number {
  return runs.reduce((sum, { longTasks }) => sum + longTasks.length, 0)
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

/** The median, and the lowest to the highest. */
const summary = (shares: readonly number[]) =>
  `${percent(median(shares))} (${percent(Math.min(...shares))} to ${percent(Math.max(...shares))})`
