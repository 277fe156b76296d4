/** Wallet operations with an id of another account answer as for an unknown id. */
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { operationsOf, readSpecification, resolve } from '#scripts/specification.ts'
import type { OperationId } from '#src/api/generated/operations.ts'
import {
  itWithBackEnd,
  picture,
  type BackEnd,
  type CallOptions,
  type Person,
} from '#tests/support/back-end.ts'
import { bindCard, bindTronAddress, withdrawalFields } from '#tests/support/features/withdraw.ts'

const UNKNOWN_ID = '1'
const key = () => ({ idempotencyKey: randomUUID() })

const createDeposit = async (owner: Person, channelId: number) =>
  (await owner.get('createDeposit', { body: { channelId, amount: '100', ...key() } })).data.id
const createWithdrawal = async (owner: Person) =>
  (await owner.get('createWithdrawal', { body: await withdrawalFields(owner) })).data.id
const uploadProof = async (owner: Person) =>
  (await owner.get('uploadFile', { body: { purpose: 'deposit-proof' }, file: picture() })).data.id
const changeRequest = (id: string) => ({ body: { id, ...key() } })

interface OwnedIdCase {
  /** Creates something of the owner's and returns its id. */
  readonly make: (owner: Person) => Promise<string>
  /** The call with this id; `asker` has everything else that it needs. */
  readonly call: (id: string, asker: Person) => CallOptions | Promise<CallOptions>
}

/** Every wallet operation that takes the id of something owned. */
const OWNED_ID_CASES = {
  'createDeposit proofId': {
    make: uploadProof,
    call: proofId => ({ body: { channelId: 2, amount: '100', proofId, ...key() } }),
  },
  'getDeposit id': { make: owner => createDeposit(owner, 1), call: id => ({ query: { id } }) },
  'cancelDeposit id': { make: owner => createDeposit(owner, 1), call: changeRequest },
  'payDeposit id': {
    make: owner => createDeposit(owner, 5),
    call: id => ({ body: { id, outcome: 'paid', ...key() } }),
  },
  'readUpload id': { make: uploadProof, call: id => ({ query: { id } }) },
  'unbindBankCard id': { make: bindCard, call: id => ({ body: { id } }) },
  'unbindWalletAddress id': { make: bindTronAddress, call: id => ({ body: { id } }) },
  'createWithdrawal targetId': {
    make: bindTronAddress,
    call: async (targetId, asker) => ({ body: await withdrawalFields(asker, { targetId }) }),
  },
  'getWithdrawal id': { make: createWithdrawal, call: id => ({ query: { id } }) },
  'cancelWithdrawal id': { make: createWithdrawal, call: changeRequest },
} satisfies Record<`${OperationId} ${string}`, OwnedIdCase>

const TAGS = new Set(['wallet', 'exchange', 'deposit', 'upload', 'binding', 'withdraw'])
/** Positions in the account's own list or in a public one, not ids of owned things; see below. */
const PAGING_FIELDS = ['listLedgerEntries before', 'listLiabilityRoots before', 'listRealisedGains before']

it('the list above covers every wallet operation that takes the id of something owned', () => {
  const isOwn = (name: string) => /^(id|before|proofId|targetId|\w*[pP]ictureId)$/.test(name)
  const specification = readSpecification()
  const named = operationsOf(specification)
    .filter(({ tag }) => TAGS.has(tag))
    .flatMap(({ id, parameters, body }) => {
      const inBody = Object.keys(resolve(specification, body?.schema ?? {}).properties ?? {})
      return [...parameters.map(({ name }) => name), ...inBody].filter(isOwn).map(name => `${id} ${name}`)
    })
  expect(named.toSorted()).toEqual([...Object.keys(OWNED_ID_CASES), ...PAGING_FIELDS].toSorted())
})

for (const [named, { make, call }] of Object.entries<OwnedIdCase>(OWNED_ID_CASES)) {
  const operation = named.split(' ')[0] as OperationId
  itWithBackEnd(
    `${named}: an id of another account is answered as not found, left unchanged and logged`,
    async backEnd => {
      const owner = await backEnd.signUp({ money: '1000' })
      const stranger = await backEnd.signUp({ money: '1000' })
      const id = await make(owner)
      const before = await walletStateOf(owner)
      const answer = await stranger.call(operation, await call(id, stranger))
      expect(answer.code).toBeGreaterThanOrEqual(400)
      const { data } = await owner.get('getUserInfo')
      expect(backEnd.logged()).toMatch(new RegExp(`"others_refused".*"owner":"${data.id}"`))
      expect(await stranger.call(operation, await call(UNKNOWN_ID, stranger))).toEqual(answer)
      expect(await walletStateOf(owner)).toEqual(before)
    },
  )
}

/** Everything that the API shows of a wallet. */
async function walletStateOf(owner: Person): Promise<unknown> {
  const page = { query: { pageNum: 1, pageSize: 20 } }
  const lists = ['listDeposits', 'listWithdrawals', 'listBankCards', 'listWalletAddresses'] as const
  return Promise.all([
    ...lists.map(list => owner.call(list, list.startsWith('listB') || list.endsWith('es') ? {} : page)),
    owner.call('getUserBalance', { query: { currencyId: 3 } }),
  ])
}

itWithBackEnd(
  'ledger paging from an entry of another account lists only the account’s own entries',
  async (backEnd: BackEnd) => {
    const page = { pageNum: 1, pageSize: 20 }
    const [owner, stranger] = [
      await backEnd.signUp({ money: '1000' }),
      await backEnd.signUp({ money: '1000' }),
    ]
    const own = async (person: Person, query: object = {}) =>
      (await person.get('listLedgerEntries', { query: { ...page, ...query } })).rows.map(({ id }) => id)
    const [theirs = ''] = await own(owner)
    const mine = await own(stranger)
    const found = await own(stranger, { before: theirs })
    expect(found.filter(id => !mine.includes(id))).toEqual([])
  },
)
