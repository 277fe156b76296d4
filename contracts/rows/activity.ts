import {
  getActivity,
  joinActivity,
  listActivities,
  listActivityResults,
} from '#src/api/generated/activity/activity.ts'
import { contract, freshKey, provided } from '../row.ts'

const firstPage = { pageNum: 1, pageSize: 20 }
const id = provided('activityId', 47)
const forecast = provided('forecast', '92000')
const noSuchId = 2_147_483_647
const usedKey = provided('idempotencyKey', '6f1c0f0e-8a36-4d0b-9a52-1e7d3c5b9a01')
const idempotencyKey = freshKey
const running = { ...firstPage, state: 'running' } as const

export const activity = [
  ...contract('listActivities', listActivities, [
    { sends: running, settles: 'running', some: true, exactly: ['rows.*.state'] },
    { locale: 'zh', sends: running, settles: 'chinese', some: true },
    { locale: 'ar', sends: running, settles: 'arabic', some: true },
    {
      given: ['endedActivity'],
      sends: { ...firstPage, state: 'ended' },
      settles: 'ended',
      some: true,
      exactly: ['rows.*.state'],
    },
    { when: 'beyond the last page', sends: { pageNum: 1000, pageSize: 20 }, settles: 'none' },
  ]),
  ...contract('getActivity', getActivity, [
    { given: ['openActivity'], sends: { id }, settles: 'running', exactly: ['data.activity.isOpen'] },
    {
      given: ['endedActivity'],
      sends: { id },
      settles: 'ended',
      exactly: ['data.activity.state', 'data.activity.isOpen'],
      filled: ['data.activity.closePrice'],
    },
    { sends: { id: noSuchId }, settles: 'unknown' },
  ]),
  ...contract('joinActivity', joinActivity, [
    {
      given: ['openActivity'],
      sends: { id, forecast, idempotencyKey },
      settles: 'joined',
      filled: ['data.myForecast'],
    },
    {
      given: ['openActivity'],
      sends: { id: noSuchId, forecast, idempotencyKey },
      settles: 'unknown',
    },
    { given: ['upcomingActivity'], sends: { id, forecast, idempotencyKey }, settles: 'notYet' },
    { given: ['closedActivity'], sends: { id, forecast, idempotencyKey }, settles: 'tooLate' },
    { given: ['joinedActivity'], sends: { id, forecast, idempotencyKey }, settles: 'before' },
    { given: ['openActivity'], sends: { id, forecast: '0.0000001', idempotencyKey }, settles: 'tooLow' },
    { given: ['openActivity'], sends: { id, forecast: '90000000000', idempotencyKey }, settles: 'tooHigh' },
    {
      given: ['openActivity'],
      sends: { id, forecast: provided('fineForecast', '92000.001'), idempotencyKey },
      settles: 'tooFine',
    },
    {
      given: ['openActivity', 'keyUser'],
      sends: { id, forecast, idempotencyKey: usedKey },
      settles: 'keyReused',
    },
  ]),
  ...contract('listActivityResults', listActivityResults, [
    {
      given: ['endedActivity'],
      sends: { id, ...firstPage },
      settles: 'some',
      only: 0,
      some: true,
    },
    { given: ['openActivity'], sends: { id, ...firstPage }, settles: 'none' },
    { sends: { id: noSuchId, ...firstPage }, settles: 'unknown' },
  ]),
]
