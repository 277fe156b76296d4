import {
  getIdentity,
  submitAdvancedIdentity,
  submitBasicIdentity,
} from '#src/api/generated/identity/identity.ts'
import { contract, provided } from '../row.ts'

const card = {
  country: 'CN',
  name: '王小明',
  documentKind: 'idCard',
  documentNumber: provided('documentNumber', '110101199005171234'),
  birthDate: '1990-05-17',
} as const
const front = provided('front', '7321480000000021')
const back = provided('back', '7321480000000022')
const holding = provided('holding', '7321480000000023')
const address = '12 Analakely'
const place = { placeName: 'Antananarivo, Madagascar', latitude: '-18.91', longitude: '47.54' }
const foreignUploadId = '1'

export const identity = [
  ...contract('getIdentity', getIdentity, [
    { given: ['newAccount'], settles: 'none', exactly: ['data.basic', 'data.advanced'] },
    { given: ['basicPending'], settles: 'basic', exactly: ['data.basic.status'] },
    {
      given: ['basicRefused'],
      settles: 'refused',
      filled: ['data.basic.reason'],
      exactly: ['data.basic.status'],
    },
    { given: ['advancedPending'], settles: 'advanced', exactly: ['data.advanced.status'] },
  ]),
  ...contract('submitBasicIdentity', submitBasicIdentity, [
    { given: ['unusedDocument'], sends: card, settles: 'submitted' },
    { given: ['takenDocument'], sends: card, settles: 'documentTaken' },
    { given: ['newAccount'], sends: { ...card, documentNumber: 'AB1234567' }, settles: 'invalid' },
    { given: ['unusedDocument'], sends: { ...card, birthDate: '2020-05-17' }, settles: 'tooYoung' },
    { given: ['basicPending'], sends: card, settles: 'decided' },
  ]),
  ...contract('submitAdvancedIdentity', submitAdvancedIdentity, [
    { given: ['basicPassed'], sends: { front, back, holding, address, ...place }, settles: 'submitted' },
    {
      given: ['basicPassed'],
      sends: { front: foreignUploadId, back, holding, address },
      settles: 'photoUnknown',
    },
    { given: ['basicPassed'], sends: { front, holding, address }, settles: 'backNeeded' },
    {
      given: ['newAccount'],
      sends: { front: '7321480000000021', holding: '7321480000000023', address },
      settles: 'basicFirst',
    },
    { given: ['advancedPending'], sends: { front, back, holding, address }, settles: 'decided' },
  ]),
]
