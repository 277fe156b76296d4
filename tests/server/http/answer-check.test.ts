import { beforeEach, expect, it, vi } from 'vitest'
import { createAnswerCheck } from '#server/http/answer-check.ts'
import type { SpecOperation } from '#server/openapi/spec-validator.ts'
import type { Services } from '#server/services.ts'

/** An operation whose answers break a rule; the check of their shape takes so many milliseconds. */
const operationOf = (milliseconds: number) =>
  ({
    id: 'listLedgerEntries',
    findAnswerViolation: () => {
      vi.advanceTimersByTime(milliseconds)
      return undefined
    },
    findBrokenRule: () => ({ rule: 'sum' }),
  }) as unknown as SpecOperation

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  return () => vi.useRealTimers()
})

function checkOf(checkedAnswersPercent: number) {
  const errors: string[] = []
  const log = { error: (event: string) => void errors.push(event) }
  const check = createAnswerCheck({ config: { checkedAnswersPercent }, log } as unknown as Services)
  return { check, errors }
}

it('the rules of a long answer are checked only where all answers are', () => {
  const some = checkOf(1)
  some.check(operationOf(5), {})
  expect(some.errors).toEqual([])
  const short = checkOf(1)
  short.check(operationOf(0), {})
  expect(short.errors, 'a short one').toEqual(['answer breaks a rule'])
  const all = checkOf(100)
  all.check(operationOf(5), {})
  expect(all.errors).toEqual(['answer breaks a rule'])
})

it('the shape of one answer in a hundred is checked where one percent is', () => {
  const { check } = checkOf(1)
  const operation = operationOf(0)
  const checkShape = vi.spyOn(operation, 'findAnswerViolation')
  for (let answer = 0; answer < 200; answer++) check(operation, {})
  expect(checkShape).toHaveBeenCalledTimes(2)
})
