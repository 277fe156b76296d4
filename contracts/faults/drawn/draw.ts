/** Draws faults from a seed; the same seed draws the same ones. */
import { createRandom } from '#contracts/verify/random.ts'
import {
  bothAtOnce,
  ignoredFilter,
  valueOfAnother,
  wrongList,
  wrongRefusal,
  wrongRefusalParam,
  wrongSurroundings,
  wrongValue,
} from './answers.ts'
import type { DrawnFault } from './drawn-fault.ts'
import { changedText, forgottenKey, nearSecret, sideEffect } from './effects.ts'

/** How often each kind is drawn, of a hundred. */
const KINDS = {
  wrongValue,
  valueOfAnother,
  wrongList,
  ignoredFilter,
  wrongRefusal,
  wrongRefusalParam,
  wrongSurroundings,
  bothAtOnce,
  changedText,
  nearSecret,
  forgottenKey,
  sideEffect,
}
const WEIGHTS: Readonly<Record<keyof typeof KINDS, number>> = {
  wrongValue: 29,
  valueOfAnother: 3,
  wrongList: 10,
  ignoredFilter: 7,
  wrongRefusal: 8,
  wrongRefusalParam: 4,
  wrongSurroundings: 8,
  bothAtOnce: 3,
  changedText: 5,
  nearSecret: 5,
  forgottenKey: 3,
  sideEffect: 15,
}
/** So many draws in a row that bring nothing new say that there is nothing left. */
const MAX_TRIES = 10_000

/** So many different faults. @throws Error when there are fewer */
export function drawFaults(count: number, seed: number): DrawnFault[] {
  const random = createRandom(seed)
  const drawn = new Map<string, DrawnFault>()
  for (let tries = 0; drawn.size < count; tries++) {
    if (tries > count + MAX_TRIES) throw new Error(`There are only ${drawn.size} faults to draw.`)
    const fault = KINDS[random.weighted(WEIGHTS)](random)
    if (fault && !drawn.has(fault.name)) drawn.set(fault.name, fault)
  }
  return [...drawn.values()]
}
