/** Passkeys and confirmed sessions: a part of the rows of security. */
import {
  addPasskey,
  beginPasskey,
  beginStepUp,
  confirmStepUp,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from '#src/api/generated/security/security.ts'
import { contract, provided } from '../row.ts'

/** As a browser returns it; where there is no back end nobody verifies it. */
export const exampleCredential =
  '{"id":"q83vEjRWeJCrze8SNFZ4kA","rawId":"q83vEjRWeJCrze8SNFZ4kA","type":"public-key","clientExtensionResults":{},"response":{"clientDataJSON":"e30","authenticatorData":"AAAA","signature":"MEQC"}}'
const exampleNewCredential =
  '{"id":"q83vEjRWeJCrze8SNFZ4kA","rawId":"q83vEjRWeJCrze8SNFZ4kA","type":"public-key","clientExtensionResults":{},"response":{"clientDataJSON":"e30","attestationObject":"o2Nm"}}'
const newCredential = provided('credential', exampleNewCredential)
const credential = provided('credential', exampleCredential)
const id = provided('passkeyId', '7321480000000001')
const password = provided('password', 'skylark1')
const code = provided('code', '482913')
const unknownId = '1'
const noStateForRestingKeys = 'no state has just recovered a password'
const noStateForSharedAccount = 'only a sandbox has an account that everybody shares'

const keyRows = [
  ...contract('listPasskeys', listPasskeys, [
    { given: ['passkey'], settles: 'one', some: true, exactly: ['total', 'rows.*.name'] },
    { given: ['newAccount'], settles: 'none', exactly: ['total'] },
  ]),
  ...contract('beginPasskey', () => beginPasskey({}), [
    { given: ['newAccount'], settles: 'begun' },
    { given: ['unconfirmed'], settles: 'stepUpNeeded' },
    { given: ['twoStep'], settles: 'secondCodeNeeded' },
    { given: ['manyPasskeys'], settles: 'limit' },
    { settles: 'shared', clientOnly: noStateForSharedAccount },
    { settles: 'resting', clientOnly: noStateForRestingKeys },
  ]),
  ...contract('addPasskey', addPasskey, [
    {
      given: ['passkeyBegun'],
      sends: { name: 'Phone', credential: newCredential },
      settles: 'added',
      exactly: ['data.name', 'data.lastUsedAt'],
    },
    {
      given: ['newAccount'],
      sends: { name: 'Phone', credential: exampleNewCredential },
      settles: 'rejected',
    },
    {
      sends: { name: 'Phone', credential: exampleNewCredential },
      settles: 'resting',
      clientOnly: noStateForRestingKeys,
    },
  ]),
  ...contract('renamePasskey', renamePasskey, [
    { given: ['passkey'], sends: { id, name: 'Old phone' }, settles: 'renamed' },
    { given: ['passkey'], sends: { id: unknownId, name: 'Old phone' }, settles: 'unknown' },
  ]),
  ...contract('removePasskey', removePasskey, [
    { given: ['passkey'], sends: { id }, settles: 'removed' },
    { given: ['passkey'], sends: { id: unknownId }, settles: 'unknown' },
    { given: ['unconfirmed'], sends: { id: unknownId }, settles: 'stepUpNeeded' },
    { given: ['twoStep'], sends: { id: unknownId }, settles: 'secondCodeNeeded' },
    { sends: { id: unknownId }, settles: 'shared', clientOnly: noStateForSharedAccount },
  ]),
]

const stepUpRows = [
  ...contract('beginStepUp', () => beginStepUp({}), [
    { given: ['passkey'], settles: 'withPasskey', filled: ['data.options'] },
    { given: ['newAccount'], settles: 'withPassword', exactly: ['data.other', 'data.options'] },
  ]),
  ...contract('confirmStepUp', confirmStepUp, [
    { given: ['member'], sends: { password }, settles: 'confirmed' },
    { given: ['twoStep'], when: 'with a code', sends: { code }, settles: 'confirmed' },
    { given: ['passkeyStepUp'], when: 'with a passkey', sends: { credential }, settles: 'confirmed' },
    { given: ['member'], sends: { password: 'a+b&c=d/e é%' }, settles: 'wrong' },
    { given: ['twoStep'], sends: { code: 'AAAAA-AAAAA' }, settles: 'wrongCode' },
    { given: ['twoStep'], sends: { password }, settles: 'secondCodeNeeded' },
    { given: ['lockedMember'], sends: { password }, settles: 'locked' },
    { given: ['twoStepLocked'], sends: { code }, settles: 'lockedCode' },
    { given: ['passkey'], sends: { credential: exampleCredential }, settles: 'rejected' },
    { sends: { password: 'skylark1' }, settles: 'shared', clientOnly: noStateForSharedAccount },
  ]),
]

export const passkeys = [...keyRows, ...stepUpRows]
