import { changeAlert, createAlert, deleteAlert, listAlerts } from '#src/api/generated/alert/alert.ts'
import { contract, freshKey, provided } from '../row.ts'

const firstPage = { pageNum: 1, pageSize: 20 }
/** Far above any price of the product. */
const above = {
  productType: 2,
  productCode: 'BTC',
  condition: 'above',
  value: '9000000',
  isRepeating: 0,
  idempotencyKey: freshKey,
} as const
const alertId = provided('alertId', '7321480000000410')
const paused = { id: alertId, condition: 'rise', value: '5', isRepeating: 1, isPaused: 1 } as const
const foreignId = '1'

export const alert = [
  ...contract('listAlerts', listAlerts, [
    { given: ['alertOwner'], sends: firstPage, settles: 'some', only: 0, some: true },
    { given: ['newAccount'], sends: firstPage, settles: 'none', exactly: ['rows', 'total'] },
  ]),
  ...contract('createAlert', createAlert, [
    {
      given: ['newAccount'],
      sends: above,
      settles: 'created',
      exactly: ['data.productCode', 'data.condition', 'data.isRepeating', 'data.status', 'data.firedAt'],
    },
    { given: ['newAccount'], sends: { ...above, value: '0.01' }, settles: 'reached' },
    { given: ['newAccount'], sends: { ...above, value: '9000000.001' }, settles: 'decimals' },
    { given: ['newAccount'], sends: { ...above, condition: 'fall', value: '100' }, settles: 'tooFar' },
    { given: ['newAccount'], sends: { ...above, productCode: 'NONE' }, settles: 'unknown' },
    {
      sends: above,
      settles: 'limit',
      clientOnly: 'how many alerts an account may have is set by the back end',
    },
    {
      given: ['keyUser'],
      sends: { ...above, idempotencyKey: provided('idempotencyKey', '00000000-0000-4000-8000-000000000001') },
      settles: 'keyReused',
    },
  ]),
  ...contract('changeAlert', changeAlert, [
    {
      given: ['alertOwner'],
      sends: paused,
      settles: 'paused',
      exactly: ['data.status', 'data.condition', 'data.value', 'data.isRepeating'],
    },
    {
      given: ['alertOwner'],
      sends: { ...paused, condition: 'above', value: '0.01', isPaused: 0 },
      settles: 'reached',
    },
    { given: ['alertOwner'], sends: { ...paused, id: foreignId }, settles: 'unknown' },
  ]),
  ...contract('deleteAlert', deleteAlert, [
    { given: ['alertOwner'], sends: { id: alertId }, settles: 'gone' },
    { given: ['alertOwner'], sends: { id: foreignId }, settles: 'unknown' },
  ]),
]
