/** What belongs to somebody else, as the wallet's operations answer for it: as for what there is not. */
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import bundle from '#openapi/bundle.json' with { type: 'json' }
import type { OperationId } from '#src/api/generated/operations.ts'
import { itServes, picture, type BackEnd, type CallOptions, type Person } from '#tests/support/back-end.ts'
import { card, walletAddress, withdrawalFor } from '#tests/support/withdrawals.ts'

const NOBODYS = '1'
const key = () => ({ idempotencyKey: randomUUID() })

const deposit = async (owner: Person, channelId: number) =>
  (await owner.get('createDeposit', { body: { channelId, amount: '100', ...key() } })).data.id
const withdrawal = async (owner: Person) =>
  (await owner.get('createWithdrawal', { body: await withdrawalFor(owner) })).data.id
const proof = async (owner: Person) =>
  (await owner.get('uploadFile', { body: { purpose: 'deposit-proof' }, file: picture() })).data.id
const change = (id: string) => ({ body: { id, ...key() } })

interface Ask {
  /** Makes what the owner has, and gives its id. */
  readonly make: (owner: Person) => Promise<string>
  /** The call that names it; `asker` has everything else that it takes. */
  readonly call: (id: string, asker: Person) => CallOptions | Promise<CallOptions>
}

/** Every operation of the wallet that names a thing of somebody's own. */
const ASKS = {
  'createDeposit proofId': {
    make: proof,
    call: proofId => ({ body: { channelId: 2, amount: '100', proofId, ...key() } }),
  },
  'getDeposit id': { make: owner => deposit(owner, 1), call: id => ({ query: { id } }) },
  'cancelDeposit id': { make: owner => deposit(owner, 1), call: change },
  'payDeposit id': {
    make: owner => deposit(owner, 5),
    call: id => ({ body: { id, outcome: 'paid', ...key() } }),
  },
  'readUpload id': { make: proof, call: id => ({ query: { id } }) },
  'unbindBankCard id': { make: card, call: id => ({ body: { id } }) },
  'unbindWalletAddress id': { make: walletAddress, call: id => ({ body: { id } }) },
  'createWithdrawal targetId': {
    make: walletAddress,
    call: async (targetId, asker) => ({ body: await withdrawalFor(asker, { targetId }) }),
  },
  'getWithdrawal id': { make: withdrawal, call: id => ({ query: { id } }) },
  'cancelWithdrawal id': { make: withdrawal, call: change },
} satisfies Record<`${OperationId} ${string}`, Ask>

const TAGS = new Set(['wallet', 'exchange', 'deposit', 'upload', 'binding', 'withdraw'])
/** A place in one's own list, whatever it is called: see below. */
const PLACES = ['listLedgerEntries before']

it('knows every operation of the wallet that names a thing of somebody’s own', () => {
  const isOwn = (name: string) => /^(id|before|proofId|targetId|\w*[pP]ictureId)$/.test(name)
  const named = Object.values(bundle.paths).flatMap(path =>
    Object.values(path).flatMap(operation => {
      const { operationId = '', tags = [] } = operation as { operationId?: string; tags?: string[] }
      return tags.some(tag => TAGS.has(tag))
        ? fieldsOf(operation)
            .filter(isOwn)
            .map(name => `${operationId} ${name}`)
        : []
    }),
  )
  expect(named.toSorted()).toEqual([...Object.keys(ASKS), ...PLACES].toSorted())
})

/** The names of what an operation takes, in its query and in its body. */
function fieldsOf(operation: unknown): string[] {
  const { parameters = [], requestBody } = operation as {
    parameters?: unknown[]
    requestBody?: { content: Record<string, { schema: unknown }> }
  }
  const [body] = Object.values(requestBody?.content ?? {})
  const inBody = Object.keys((whole(body?.schema) as { properties?: object })?.properties ?? {})
  return [...parameters.map(each => (whole(each) as { name: string }).name), ...inBody]
}

/** What a reference within the specification stands for. */
function whole(part: unknown): unknown {
  const { $ref } = (part ?? {}) as { $ref?: string }
  if ($ref === undefined) return part
  const steps = $ref.slice(2).split('/')
  return whole(steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], bundle))
}

for (const [named, { make, call }] of Object.entries<Ask>(ASKS)) {
  const operation = named.split(' ')[0] as OperationId
  itServes(
    `${named}: of another account is answered as if there were none, and stays as it is`,
    async backEnd => {
      const owner = await backEnd.signUp({ money: '1000' })
      const stranger = await backEnd.signUp({ money: '1000' })
      const id = await make(owner)
      const before = await everything(owner)
      const answer = await stranger.call(operation, await call(id, stranger))
      expect(answer.code).toBeGreaterThanOrEqual(400)
      expect(await stranger.call(operation, await call(NOBODYS, stranger))).toEqual(answer)
      expect(await everything(owner)).toEqual(before)
    },
  )
}

/** What somebody has in a wallet, as far as it is told. */
async function everything(owner: Person): Promise<unknown> {
  const page = { query: { pageNum: 1, pageSize: 20 } }
  const lists = ['listDeposits', 'listWithdrawals', 'listBankCards', 'listWalletAddresses'] as const
  return Promise.all([
    ...lists.map(list => owner.call(list, list.startsWith('listB') || list.endsWith('es') ? {} : page)),
    owner.call('getUserBalance', { query: { currencyId: 3 } }),
  ])
}

itServes('a place in the entries of another account shows one’s own alone', async (backEnd: BackEnd) => {
  const page = { pageNum: 1, pageSize: 20 }
  const [owner, stranger] = [await backEnd.signUp({ money: '1000' }), await backEnd.signUp({ money: '1000' })]
  const own = async (person: Person, query: object = {}) =>
    (await person.get('listLedgerEntries', { query: { ...page, ...query } })).rows.map(({ id }) => id)
  const [theirs = ''] = await own(owner)
  const mine = await own(stranger)
  const found = await own(stranger, { before: theirs })
  expect(found.filter(id => !mine.includes(id))).toEqual([])
})
