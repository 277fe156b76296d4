import { describe, expect, it } from 'vitest'
import { findAccessProblems } from '#contracts/access-check.ts'
import { document, operations } from '#contracts/spec.ts'
import type { Document, Operation } from '#contracts/verify/document.ts'
import { probesOf } from '#contracts/verify/probes/all.ts'
import { createJudge } from '#contracts/verify/judge.ts'

const judge = createJudge(document)
const ofAccounts = operations.filter(({ isPublic }) => !isPublic)

/** What is said of a copy of the specification with another `x-access` of one operation. */
function problemsWith(id: string, change: (access: Record<string, string>) => void): string[] {
  const copy: Document = structuredClone(document)
  for (const item of Object.values(copy.paths))
    for (const raw of Object.values(item))
      if ('operationId' in raw && raw.operationId === id) change((raw['x-access'] ??= {}))
  return findAccessProblems(copy).map(({ operation, says }) => `${operation.id}: ${says}`)
}

/** The same without one entry. */
const without = (id: string, name: string) =>
  problemsWith(id, access => {
    delete access[name]
  })

/** The entries that a probe follows from. */
const entriesOf = ({ access }: Operation) =>
  Object.entries(access).filter(([, example]) => example !== 'shared')

describe('access rules of the specification', () => {
  it('are complete: every id and every answer of an account has one', () => {
    expect(findAccessProblems(document)).toEqual([])
  })

  it.each(ofAccounts.flatMap(({ id, access }) => Object.keys(access).map(name => [id, name] as const)))(
    '%s misses its rule for %s when it is taken away',
    (id, name) => {
      const problems = without(id, name)
      // An id of one thing says as much as `answer` does, so that taking either away leaves the other to be named.
      expect(problems.length).toBeGreaterThan(0)
      for (const problem of problems)
        expect(problem).toMatch(new RegExp(`^${id}: x-access (says nothing about ${name}|lacks answer)`))
    },
  )

  it('name a field that a request has, and an example that it documents', () => {
    expect(problemsWith('getWithdrawal', access => void (access['orderId'] = 'unknown'))).toEqual([
      'getWithdrawal: x-access names orderId, which no request has',
    ])
    expect(problemsWith('getWithdrawal', access => void (access['id'] = 'nothing'))).toEqual([
      expect.stringMatching(/^getWithdrawal: x-access: id is "nothing"; it may be shared, none, /),
    ])
    expect(problemsWith('listWithdrawals', access => void (access['answer'] = 'mine'))).toEqual([
      'listWithdrawals: x-access: answer may be own, shared, default',
    ])
  })

  it('each lead to a probe with two accounts', () => {
    for (const operation of ofAccounts) {
      const names = probesOf(document, judge, operation, 0).map(({ name }) => name)
      for (const [field, example] of entriesOf(operation)) {
        if (field === 'answer' && example === 'own')
          expect(names).toContain('a new account sees nothing of another one')
        if (field !== 'answer') expect(names).toContain(`${field} of another account`)
      }
    }
  })
})
