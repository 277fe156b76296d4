import {
  getMessage,
  getPush,
  listMessages,
  readAllMessages,
  readMessage,
  subscribePush,
  unsubscribePush,
} from '#src/api/generated/message/message.ts'
import { contract, provided } from '../row.ts'

const firstPage = { pageNum: 1, pageSize: 20 }
const own = { id: provided('messageId', '7321480000000310') } as const
const foreignId = { id: '1' } as const

/** A device as the example of the specification has it. */
const device = {
  endpoint: provided('endpoint', 'https://fcm.googleapis.com/fcm/send/dXNlcjpkZXZpY2U'),
  p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  auth: 'tBHItJI5svbpez7KI4CCXg',
  alert: 1,
  order: 1,
  position: 1,
  money: 1,
  hasAmounts: 0,
} as const

/** What a device is notified of. */
const kinds = ['alert', 'order', 'position', 'money', 'hasAmounts'].map(kind => `data.device.${kind}`)

export const message = [
  ...contract('listMessages', listMessages, [
    { given: ['reader'], sends: firstPage, settles: 'some' },
    { given: ['newAccount'], sends: firstPage, settles: 'none', exactly: ['rows', 'total'] },
    {
      given: ['reader'],
      when: 'of the unread alone',
      sends: { ...firstPage, isUnread: 1 },
      settles: 'some',
      only: 0,
      exactly: ['total'],
    },
  ]),
  ...contract('getMessage', getMessage, [
    { given: ['reader'], sends: own, settles: 'one' },
    { given: ['signedIn'], sends: foreignId, settles: 'unknown' },
  ]),
  ...contract('readMessage', readMessage, [
    { given: ['reader'], sends: own, settles: 'none', exactly: ['data'] },
    { given: ['signedIn'], sends: foreignId, settles: 'unknown' },
  ]),
  ...contract('getPush', getPush, [
    { given: ['newAccount'], settles: 'off', exactly: ['data.device'] },
    { given: ['pushDevice'], settles: 'on', exactly: kinds, filled: ['data.device'] },
    { settles: 'none', clientOnly: 'whether notifications are sent is set by the back end' },
  ]),
  ...contract('subscribePush', subscribePush, [
    { given: ['newDevice'], sends: device, settles: 'on', exactly: kinds, filled: ['data.device'] },
    { given: ['newAccount'], sends: { ...device, endpoint: 'https://127.0.0.1/push' }, settles: 'service' },
    { given: ['newDevice'], sends: { ...device, p256dh: device.auth }, settles: 'key' },
    { sends: device, settles: 'limit', clientOnly: 'how many devices are notified is set by the back end' },
    {
      sends: device,
      settles: 'unavailable',
      clientOnly: 'whether notifications are sent is set by the back end',
    },
  ]),
  ...contract('unsubscribePush', unsubscribePush, [
    { given: ['pushDevice'], settles: 'off', exactly: ['data.device'] },
  ]),
  ...contract('readAllMessages', readAllMessages, [
    { given: ['reader'], settles: 'none', exactly: ['data'] },
  ]),
]
