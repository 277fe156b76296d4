/** Checks the committed pact files against the specification, with our own check and with the OpenAPI-Pact comparator. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Comparator, type Result } from '@pactflow/openapi-pact-comparator'
import { PACTS } from './harness/pact-files.ts'
import { document, explainAnswer, explainRequest, resolveSchema, operations, type Operation } from './spec.ts'
import { states, type ProviderState } from './states.ts'

type Generators = Record<string, { type: string; expression?: string }>

/** An interaction in a pact file. */
export interface FiledInteraction {
  description: string
  providerStates?: { name: string; params?: object }[]
  request: {
    method: string
    path: string
    headers?: Record<string, string[]>
    query?: Record<string, string[]>
    body?: { content: unknown; contentType: string; encoded: boolean }
    generators?: Record<string, Generators>
  }
  response: { status: number; body?: { content: unknown } }
}

export interface PactFile {
  interactions: FiledInteraction[]
  /** Contains the format version, which the comparator needs. */
  metadata: unknown
}

/** Every committed pact file, by its name. */
export function readPacts(): Map<string, PactFile> {
  const names = readdirSync(PACTS).filter(name => name.endsWith('.json'))
  return new Map(names.map(name => [name, JSON.parse(readFileSync(join(PACTS, name), 'utf8')) as PactFile]))
}

const FORM = 'application/x-www-form-urlencoded'
const byAddress = new Map(operations.map(operation => [`${operation.method} ${operation.path}`, operation]))
const statesByName = new Map<string, ProviderState>(Object.values(states).map(state => [state.name, state]))

const operationOf = ({ request }: FiledInteraction) => byAddress.get(`${request.method} ${request.path}`)

/** Reports unknown states, and values that none of the states returns. */
function stateProblems({ providerStates = [], request }: FiledInteraction): string[] {
  const given = providerStates.map(({ name }) => statesByName.get(name))
  const handed = new Set(given.flatMap(state => state?.returns ?? []))
  const taken = Object.values(request.generators ?? {})
    .flatMap(each => Object.values(each))
    .flatMap(({ type, expression }) => (type === 'ProviderState' ? [expression?.slice(2, -1) ?? ''] : []))
  return [
    ...providerStates.filter((_, index) => !given[index]).map(({ name }) => `no state is called "${name}"`),
    ...taken.filter(name => !handed.has(name)).map(name => `none of its states hands back "${name}"`),
  ]
}

/** Reports what the specification or the list of states does not allow in an interaction. */
export function interactionProblems(interaction: FiledInteraction): string[] {
  const { request, response } = interaction
  const operation = operationOf(interaction)
  if (!operation) return [`the specification has no ${request.method} ${request.path}`]
  const content = request.body?.content ?? ''
  const problems = [
    ...explainRequest(operation, {
      method: request.method,
      path: request.path,
      query: Object.entries(request.query ?? {}).flatMap(([name, values]) =>
        values.map((value): [string, string] => [name, value]),
      ),
      headers: Object.fromEntries(
        Object.entries(request.headers ?? {}).map(([name, values]) => [
          name.toLowerCase(),
          values.join(', '),
        ]),
      ),
      body: typeof content === 'string' ? content : JSON.stringify(content),
    }),
    ...(response.status === 200 ? [] : [`HTTP status ${response.status}`]),
    ...explainAnswer(operation, response.body?.content),
    ...stateProblems(interaction),
  ]
  return problems.map(problem => `${interaction.description}: ${problem}`)
}

/** Converts form texts to the types of the specification, which the comparator does not do. */
function typedForm(operation: Operation, text: string): Record<string, unknown> {
  const properties = operation.body?.schema.properties ?? {}
  return Object.fromEntries(
    [...new URLSearchParams(text)].map(([name, value]) => {
      const isWhole = resolveSchema(properties[name] ?? {}).type === 'integer'
      return [name, isWhole ? Number(value) : value]
    }),
  )
}

/** Converts an interaction for the comparator, which treats all form values as text and splits them at every `&`. */
function toComparable(interaction: FiledInteraction): FiledInteraction {
  const copy = structuredClone(interaction)
  const operation = operationOf(copy)
  const { request } = copy
  for (const values of Object.values(request.query ?? {})) {
    for (const [index, value] of values.entries()) values[index] = value.replaceAll('&', ' ')
  }
  if (operation?.body?.type === FORM) {
    const content = typedForm(operation, String(request.body?.content ?? ''))
    request.body = { content, contentType: FORM, encoded: false }
  }
  return copy
}

// Content-Type on a GET is documented in prose (R7.2), as OpenAPI ignores a header parameter of that name.
const isKnown = ({ code }: Result) => code === 'request.content-type.unknown'

/** The problems that the comparator finds in a file. */
export async function comparatorProblems(file: PactFile): Promise<string[]> {
  const comparator = new Comparator({ oas: structuredClone(document) })
  const said: string[] = []
  for await (const result of comparator.compare({
    ...file,
    interactions: file.interactions.map(toComparable),
  })) {
    if (!isKnown(result))
      said.push(
        `${result.mockDetails?.interactionDescription}: ${result.message} (${result.mockDetails?.location})`,
      )
  }
  return said
}
