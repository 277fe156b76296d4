import { listNotes, saveNote } from '#src/api/generated/note/note.ts'
import { contract, provided } from '../row.ts'

const refId = provided('refId', '1')
const own = { kind: 'product', refId, text: 'Look again after the results' } as const

export const note = [
  ...contract('listNotes', listNotes, [
    {
      given: ['noteOwner'],
      settles: 'some',
      exactly: ['rows.0.kind', 'rows.0.refId', 'rows.0.text'],
    },
    { given: ['newAccount'], settles: 'none', exactly: ['rows', 'total'] },
  ]),
  ...contract('saveNote', saveNote, [
    {
      given: ['openOrder'],
      when: 'on an own order',
      sends: { ...own, kind: 'spotOrder', refId: provided('orderId', '7321480000000021') },
      settles: 'saved',
    },
    { given: ['noteOwner'], sends: own, settles: 'saved' },
    { given: ['noteOwner'], sends: { ...own, text: '' }, settles: 'deleted' },
    { given: ['newAccount'], sends: { ...own, refId: '2147483647' }, settles: 'unknownProduct' },
    { given: ['newAccount'], sends: { ...own, kind: 'spotOrder', refId: '1' }, settles: 'unknownOrder' },
    { given: ['newAccount'], sends: { ...own, kind: 'position', refId: '1' }, settles: 'unknownPosition' },
    {
      sends: own,
      settles: 'limit',
      clientOnly: 'how many notes an account may have is set by the back end',
    },
  ]),
]
