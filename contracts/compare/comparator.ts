/**
 * The OpenAPI-Pact comparator. It compares pact files with the specification and never sees a back end, so it is given the pact files as
 * the app would have recorded them with a back end that has the fault.
 */
import { comparatorProblems, type FiledInteraction } from '../pact-check.ts'
import type { Answer, Fault, ForwardedRequest } from '../faults/provider/fault.ts'
import { toSent } from '#contracts/verify/draft.ts'
import { draftOf, type Interaction } from '#contracts/verify/pacts.ts'
import { readJson } from '#contracts/verify/wire.ts'
import type { Material } from '#contracts/verify/specification/material.ts'
import type { Finding, Tool } from './tool.ts'

/** The recorded request, as a fault sees it. */
function passingOf(interaction: Interaction): ForwardedRequest {
  const { method, target, headers, body } = toSent(draftOf(interaction, {}))
  const url = new URL(target, 'http://localhost')
  const lower = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])
  return { method, path: url.pathname, query: url.searchParams, headers: Object.fromEntries(lower), body }
}

/** The recorded answer, as a fault sees it. */
function answerOf({ raw }: Interaction): Answer {
  const content = raw.response.body?.content
  return {
    status: raw.response.status,
    headers: {
      'content-type': 'application/json',
      'content-language': 'en',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
    body: typeof content === 'string' ? content : JSON.stringify(content ?? ''),
  }
}

/** How the answers of an operation's interactions would have been recorded with a fault; undefined when it changes none of them. */
function recordedWith(interactions: readonly Interaction[], fault?: Fault): FiledInteraction[] | undefined {
  const kept = new Map<string, string>()
  const success = interactions.find(({ expectedCode }) => expectedCode === 200)
  const lastSuccess = success && answerOf(success).body
  let isChanged = false
  const recorded = interactions.map(interaction => {
    const answer = answerOf(interaction)
    const before = JSON.stringify(answer)
    const memory = { token: undefined, lastSuccess, isRepeated: false, secrets: new Set<string>(), kept }
    fault?.answer?.(answer, passingOf(interaction), memory)
    isChanged ||= JSON.stringify(answer) !== before
    const { raw } = interaction
    const headers = Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, [value]]))
    const body = { ...raw.response.body, content: readJson(answer.body) ?? answer.body }
    return { ...raw, response: { ...raw.response, status: answer.status, headers, body } } as FiledInteraction
  })
  return fault && !isChanged ? undefined : recorded
}

/** The comparator on recorded and changed pact files, an operation at a time. */
export function comparator(material: Material, version: string): Tool {
  const of = (id: string) => material.interactions.filter(({ operation }) => operation.id === id)
  return {
    name: 'pact comparator',
    version,
    roundSize: 1,
    atOnce: 1,
    cleanSize: 1,
    isApplicable: fault => recordedWith(of(fault.operation), fault) !== undefined,
    async check({ operations: [operation = ''], faults: [fault] }): Promise<Finding[]> {
      const interactions = of(operation)
      const recorded = recordedWith(interactions, fault) ?? []
      const [first] = interactions
      if (!first) return []
      const problems = await comparatorProblems({ ...first.file, interactions: recorded })
      return problems.map(says => ({ operation, says }))
    },
  }
}
