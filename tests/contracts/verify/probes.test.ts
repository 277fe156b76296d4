import { describe, expect, it } from 'vitest'
import { baselinesOf } from '#contracts/verify/baseline.ts'
import { toSent } from '#contracts/verify/draft.ts'
import { createJudge } from '#contracts/verify/judge.ts'
import { draftOf } from '#contracts/verify/pacts.ts'
import { probesOf } from '#contracts/verify/probes/all.ts'
import { anotherValue, brokenTexts, brokenValues } from '#contracts/verify/probes/broken.ts'
import type { Scene } from '#contracts/verify/probes/probe.ts'
import { material } from './support.ts'

const { document, operations, interactions } = material
const judge = createJudge(document)
const operationNamed = (id: string) => operations.find(each => each.id === id)!
const namesOf = (id: string) => probesOf(document, judge, operationNamed(id), 0).map(({ name }) => name)

describe('the probes of an operation', () => {
  it('have names of their own', () => {
    for (const { id } of operations) expect(new Set(namesOf(id)).size, id).toBe(namesOf(id).length)
  })

  it('try every header, parameter and field that is needed', () => {
    for (const operation of operations) {
      const names = namesOf(operation.id)
      for (const { name, in: place, required } of operation.parameters) {
        if (required) expect(names).toContain(`${place === 'header' ? 'the header ' : ''}${name} left out`)
      }
      for (const name of operation.body?.schema.required ?? []) expect(names).toContain(`${name} left out`)
    }
  })

  it('page where there are pages, and repeat where there is an idempotency key', () => {
    expect(namesOf('listDeposits')).toContain('page 2 goes on where page 1 ends')
    expect(namesOf('getUserInfo')).not.toContain('page 2 goes on where page 1 ends')
    expect(namesOf('createDeposit')).toContain('the same key and request, both at once')
    expect(namesOf('login')).not.toContain('the same key and request, both at once')
  })

  it('ask for every language somewhere', () => {
    const asked = operations.flatMap((each, turn) =>
      probesOf(document, judge, each, turn).map(({ name }) => name),
    )
    const languages = new Set(asked.filter(name => name.startsWith('in another language')))
    expect(languages.size).toBe(19)
  })
})

describe('one intention sent twice', () => {
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

  /** What the probe finds when the second answer differs from the first in these figures. */
  async function problemsWith(id: string, changed: object) {
    const operation = operationNamed(id)
    const example = exampleOf(operation)
    const answers = [example, { ...example, data: { ...example.data, ...changed } }]
    const draft = baselinesOf(document, judge, [operation], interactions)[0]!.draft({})
    const ask: Scene['ask'] = async () => {
      const json = answers.shift()
      const headers = { 'content-type': 'application/json' }
      const received = { status: 200, headers, body: JSON.stringify(json), json, milliseconds: 1 }
      return { operation, sent: toSent(draft), received }
    }
    const about = { document, judge, operation, draft, token: 'T', origin: 'http://app' }
    const probes = probesOf(document, judge, operation, 0)
    const probe = probes.find(({ name }) => name.endsWith('one after the other'))!
    return (await probe.run({ ...about, ask, askAsSent: () => ask(draft) })).problems
  }

  it('may meet another price, as the market moves', async () => {
    const moved = { nowPrice: '7.5', profit: '-1', profitRate: '-0.1', notional: '75' }
    expect(await problemsWith('setContractExits', moved)).toEqual([])
  })

  it('must not be done twice', async () => {
    const [problem] = await problemsWith('setContractExits', { takeProfit: '7.5' })
    expect(problem?.says).toContain('done twice')
  })

  it('has a figure of another answer that is called the same held against it', async () => {
    const [problem] = await problemsWith('placeContractOrder', { notional: '75' })
    expect(problem?.says).toContain('done twice')
  })
})

describe('a broken value', () => {
  const fields = operations
    .flatMap(({ body }) =>
      Object.entries(body?.schema.properties ?? {}).map(([name, schema]) => ({
        pointer: `${body!.pointer}/properties/${name}`,
        schema,
      })),
    )
    // A file may hold any bytes, as far as a schema can say.
    .filter(({ schema }) => schema.format !== 'binary')

  it('is one that the specification does not allow', () => {
    for (const { pointer, schema } of fields) {
      const texts = brokenTexts(document, judge, pointer, schema)
      expect(texts.length, pointer).toBeGreaterThan(0)
      expect(texts.filter(([, text]) => judge.acceptsText(pointer, schema, text))).toEqual([])
      expect(
        brokenValues(document, judge, pointer, schema).filter(([, value]) => judge.accepts(pointer, value)),
      ).toEqual([])
    }
  })

  it('reaches beyond every limit of a page size', () => {
    const size = operationNamed('listDeposits').parameters.find(({ name }) => name === 'pageSize')!
    const why = brokenTexts(document, judge, `${size.pointer}/schema`, size.schema).map(([text]) => text)
    expect(why).toEqual(
      expect.arrayContaining(['below 1', 'above 500', 'words', '1e308, beyond every integer']),
    )
  })

  it('has another that is allowed', () => {
    const amount = '/components/schemas/DepositRequest/properties/amount'
    const schema = operationNamed('createDeposit').body!.schema.properties!['amount']!
    const other = anotherValue(document, judge, amount, schema, '1000')
    expect(other).not.toBe('1000')
    expect(judge.acceptsText(amount, schema, String(other))).toBe(true)
  })
})

describe('the request of an interaction', () => {
  const placing = interactions.find(({ operation }) => operation.id === 'placeSpotOrder')!

  it('takes the values that the state gives, and a new idempotency key each time', () => {
    const values = { token: 'T', productCode: 'X.Y', price: '7.5' }
    const [one, two] = [draftOf(placing, values), draftOf(placing, values)]
    const form = new URLSearchParams(toSent(one).body)
    expect(one.headers['Authorization']).toBe('T')
    expect([form.get('productCode'), form.get('previewPrice')]).toEqual(['X.Y', '7.5'])
    expect(form.get('idempotencyKey')).not.toBe(new URLSearchParams(toSent(two).body).get('idempotencyKey'))
  })

  it('stands in for an operation that no interaction shows: examples of the specification that belong together', () => {
    const [baseline] = baselinesOf(document, judge, [operationNamed('getProduct')], [])
    const query = Object.fromEntries(baseline!.draft({}).query)
    expect(baseline).toMatchObject({ isGuessed: true })
    expect(query).toEqual({ productType: '2', productCode: 'BTC' })
  })
})
