import {
  countServiceAnswers,
  getRichText,
  listQuestions,
  listServiceMessages,
  readServiceMessages,
  sendServiceMessage,
} from '#src/api/generated/help/help.ts'
import { contract, freshKey, provided } from '../row.ts'

const firstPage = { pageNum: 1, pageSize: 20 }
const asked = { text: 'What are the fees?', idempotencyKey: freshKey } as const

export const help = [
  ...contract('listQuestions', listQuestions, [{ settles: 'en' }, { locale: 'zh', settles: 'zh' }]),
  ...contract('getRichText', getRichText, [
    { sends: { name: 'risk' }, settles: 'en', exactly: ['data.name'] },
    { sends: { name: 'risk' }, locale: 'ar', settles: 'ar', exactly: ['data.name'] },
  ]),
  ...contract('listServiceMessages', listServiceMessages, [
    { given: ['asker'], sends: firstPage, settles: 'some' },
    { given: ['newAccount'], sends: firstPage, settles: 'none', exactly: ['rows', 'total'] },
  ]),
  ...contract('sendServiceMessage', sendServiceMessage, [
    { given: ['signedIn'], sends: asked, settles: 'sent', exactly: ['data.text', 'data.sender'] },
    {
      given: ['pictureUploader'],
      sends: { ...asked, pictureId: provided('pictureId', '7321480000000501') },
      settles: 'withPicture',
      exactly: ['data.text', 'data.sender'],
      filled: ['data.pictureId'],
    },
    { given: ['signedIn'], sends: { ...asked, text: '' }, settles: 'empty' },
    { given: ['signedIn'], sends: { ...asked, pictureId: '1' }, settles: 'pictureUnknown' },
    {
      given: ['keyUser'],
      sends: {
        ...asked,
        idempotencyKey: provided('idempotencyKey', '6f1c0f0e-8a36-4d0b-9a52-1e7d3c5b9a01'),
      },
      settles: 'keyReused',
    },
  ]),
  ...contract('readServiceMessages', readServiceMessages, [
    { given: ['asker'], settles: 'none', exactly: ['data'] },
  ]),
  ...contract('countServiceAnswers', countServiceAnswers, [
    { given: ['asker'], settles: 'some', exactly: ['data'] },
    { given: ['newAccount'], settles: 'none', exactly: ['data'] },
  ]),
]
