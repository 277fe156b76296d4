import { describe, expect, it } from 'vitest'
import { baselinesOf } from '#contracts/verify/baseline.ts'
import { toSent } from '#contracts/verify/draft.ts'
import { createJudge } from '#contracts/verify/judge.ts'
import { draftOf } from '#contracts/verify/pacts.ts'
import { probesOf } from '#contracts/verify/probes/all.ts'
import { anotherValue, invalidTexts, invalidValues } from '#contracts/verify/probes/invalid-values.ts'
import type { ProbeContext } from '#contracts/verify/probes/probe.ts'
import { material, receivedOf } from './support.ts'

const { document, operations, interactions } = material
const judge = createJudge(document)
const operationNamed = (id: string) => operations.find(each => each.id === id)!
const namesOf = (id: string) => probesOf(document, judge, operationNamed(id), 0).map(({ name }) => name)

describe('probes of an operation', () => {
  it('have unique names', () => {
    for (const { id } of operations) expect(new Set(namesOf(id)).size, id).toBe(namesOf(id).length)
  })

  it('cover every header, parameter and required field', () => {
    for (const operation of operations) {
      const names = namesOf(operation.id)
      for (const { name, in: place, required } of operation.parameters) {
        if (required) expect(names).toContain(`${place === 'header' ? 'the header ' : ''}${name} left out`)
      }
      for (const name of operation.body?.schema.required ?? []) expect(names).toContain(`${name} left out`)
    }
  })

  it('check paging on lists and idempotency where there is a key', () => {
    expect(namesOf('listDeposits')).toContain('page 2 goes on where page 1 ends')
    expect(namesOf('getUserInfo')).not.toContain('page 2 goes on where page 1 ends')
    expect(namesOf('createDeposit')).toContain('the same key and request, both at once')
    expect(namesOf('login')).not.toContain('the same key and request, both at once')
  })

  it('cover every language across all operations', () => {
    const asked = operations.flatMap((each, turn) =>
      probesOf(document, judge, each, turn).map(({ name }) => name),
    )
    const languages = new Set(asked.filter(name => name.startsWith('in another language')))
    expect(languages.size).toBe(19)
  })
})

describe('idempotency probe', () => {
  /** The example of a success that the specification gives for an operation. */
  function exampleOf({ path, method }: (typeof operations)[number]) {
    const { responses } = document.paths[path]![method.toLowerCase()] as Extract<
      (typeof document.paths)[string][string],
      { responses: unknown }
    >
    return Object.values(responses['200']?.content?.['application/json']?.examples ?? {})
      .map(({ value }) => value as { code: number; data: object })
      .find(({ code }) => code === 200)!
  }

  /** The problems that the probe reports when the second answer differs in these figures. */
  async function problemsWith(id: string, changed: object) {
    // The example is not of this request.
    const known = operationNamed(id)
    const documented = known.answers.map(answer => ({ ...answer, headers: [] }))
    const operation = { ...known, rules: [], answers: documented }
    const example = exampleOf(operation)
    const answers = [example, { ...example, data: { ...example.data, ...changed } }]
    const draft = baselinesOf(document, judge, [operation], interactions)[0]!.draft({})
    const ask: ProbeContext['ask'] = async () => {
      const json = answers.shift()
      const headers = { 'content-type': 'application/json' }
      const received = { ...receivedOf(json), headers }
      return { operation, sent: toSent(draft), received }
    }
    const about = {
      document,
      judge,
      operation,
      draft,
      token: 'T',
      seed: 1,
      isThorough: false,
      origin: 'http://app',
      successes: [],
      refusals: [],
      accounts: undefined,
      rich: undefined,
    }
    const probes = probesOf(document, judge, operation, 0)
    const probe = probes.find(({ name }) => name.endsWith('one after the other'))!
    return (await probe.run({ ...about, ask, forbidden: () => undefined, askAsSent: () => ask(draft) }))
      .problems
  }

  it('allows another market price in the second answer', async () => {
    const moved = { nowPrice: '90000', profit: '-12.5', profitRate: '-13.69', notional: '900' }
    expect(await problemsWith('setContractExits', moved)).toEqual([])
  })

  it('reports an operation that was executed twice', async () => {
    const [problem] = await problemsWith('setContractExits', { marginAdded: '7.5' })
    expect(problem?.says).toContain('done twice')
  })

  it('compares same-named figures of different answers', async () => {
    const filledAgain = { notional: '800', margin: '80', fee: '0.4', total: '80.4' }
    const [problem] = await problemsWith('placeContractOrder', filledAgain)
    expect(problem?.says).toContain('done twice')
  })
})

describe('invalid value', () => {
  const fields = operations
    .flatMap(({ body }) =>
      Object.entries(body?.schema.properties ?? {}).map(([name, schema]) => ({
        pointer: `${body!.pointer}/properties/${name}`,
        schema,
      })),
    )
    // The content of a file has no schema.
    .filter(({ schema }) => schema.format !== 'binary')

  it('is rejected by the schema', () => {
    for (const { pointer, schema } of fields) {
      const texts = invalidTexts(document, judge, pointer, schema)
      expect(texts.length, pointer).toBeGreaterThan(0)
      expect(texts.filter(([, text]) => judge.acceptsText(pointer, schema, text))).toEqual([])
      expect(
        invalidValues(document, judge, pointer, schema).filter(([, value]) => judge.accepts(pointer, value)),
      ).toEqual([])
    }
  })

  it('covers both limits of the page size', () => {
    const size = operationNamed('listDeposits').parameters.find(({ name }) => name === 'pageSize')!
    const why = invalidTexts(document, judge, `${size.pointer}/schema`, size.schema).map(([text]) => text)
    expect(why).toEqual(
      expect.arrayContaining(['below 1', 'above 500', 'words', '1e308, beyond every integer']),
    )
  })

  it('comes with another valid value', () => {
    const amount = '/components/schemas/DepositRequest/properties/amount'
    const schema = operationNamed('createDeposit').body!.schema.properties!['amount']!
    const other = anotherValue(document, judge, amount, schema, '1000')
    expect(other).not.toBe('1000')
    expect(judge.acceptsText(amount, schema, String(other))).toBe(true)
  })
})

describe('baseline request of an interaction', () => {
  const placing = interactions.find(({ operation }) => operation.id === 'placeSpotOrder')!

  it('uses the values of the state and a new idempotency key each time', () => {
    const values = { token: 'T', productCode: 'X.Y', price: '7.5' }
    const [one, two] = [draftOf(placing, values), draftOf(placing, values)]
    const form = new URLSearchParams(toSent(one).body)
    expect(one.headers['Authorization']).toBe('T')
    expect([form.get('productCode'), form.get('previewPrice')]).toEqual(['X.Y', '7.5'])
    expect(form.get('idempotencyKey')).not.toBe(new URLSearchParams(toSent(two).body).get('idempotencyKey'))
  })

  it('is built from specification examples that belong together when no interaction exists', () => {
    const [baseline] = baselinesOf(document, judge, [operationNamed('getProduct')], [])
    const query = Object.fromEntries(baseline!.draft({}).query)
    expect(baseline).toMatchObject({ isGuessed: true })
    expect(query).toEqual({ productType: '2', productCode: 'BTC' })
  })
})
