import { getMessage, listMessages, readAllMessages, readMessage } from '#src/api/generated/message/message.ts'
import { contract, provided } from '../row.ts'

const firstPage = { pageNum: 1, pageSize: 20 }
const own = { id: provided('messageId', '7321480000000310') } as const
const foreignId = { id: '1' } as const

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
  ...contract('readAllMessages', readAllMessages, [
    { given: ['reader'], settles: 'none', exactly: ['data'] },
  ]),
]
