/** Pictures for forms: sent as multipart, and read back as files. */
import { download, type Audience } from '#src/api/client.ts'
import { isFile } from '#src/api/downloaded-file.ts'
import { uploadFile } from '#src/api/generated/upload/upload.ts'
import { problemsOf, difference, gives, type Expects } from '../harness/expects.ts'
import { outcomeOf } from '../harness/outcome.ts'
import { header, partsOf, type Reply } from '../harness/stub-server.ts'
import { FORM, TOKEN } from '../harness/request.ts'
import { openTestClient } from '../harness/test-client.ts'
import type { ConsumerCase } from '../row.ts'
import { answerNamed, operationNamed } from '../spec.ts'

const sending = operationNamed('uploadFile')
const reading = operationNamed('readUpload')
const text = 'RIFF$abcWEBPVP8L$abc/1@0@'
const upload = () =>
  uploadFile({ purpose: 'identity', file: new File([text], 'photo.webp', { type: 'image/webp' }) })
const read = () => download({ url: reading.path, params: { id: '7321480000000020' } })

const signOut: Expects = { outcome: 'gives nothing', effects: ['sign-in is shown'], session: 'removed' }
const fault: Expects = {
  outcome: 'gives nothing',
  effects: [{ toast: 'Server error. Try again later' }],
  session: 'kept',
}
const lost: Expects = {
  outcome: { fails: 'network', status: undefined },
  effects: [{ toast: 'Interface exception, please try again later' }],
  session: 'kept',
}

const HINT_48 = { code: 460, msg: 'hint_48' }
const passed: Expects = { outcome: { gives: HINT_48 }, effects: [], session: 'kept' }

/** One reply to one call. */
const replied = (
  name: string,
  call: () => Promise<unknown>,
  reply: Reply,
  expects: Expects,
  audience: Audience = {},
): ConsumerCase => ({
  name,
  run: async peer => {
    const world = await openTestClient({ url: peer.url, token: TOKEN })
    peer.answerWith(reply)
    return problemsOf(expects, { outcome: await outcomeOf(call, audience), world }, TOKEN)
  },
})

/** A documented refusal, for a caller that catches and for one that does not. */
function refused(id: string, call: () => Promise<unknown>, example: string): ConsumerCase[] {
  const answer = answerNamed(id === 'uploadFile' ? sending : reading, example)
  const { code, msg, params = {} } = answer
  const rejects: Expects = { outcome: { rejects: { code, msg, params } }, effects: [], session: 'kept' }
  const nothing: Expects = { outcome: 'gives nothing', effects: [], session: 'kept' }
  return [
    replied(`${id}: ${example}`, call, { json: answer }, rejects, { catch: true }),
    replied(`${id}: ${example}, without catch`, call, { json: answer }, nothing),
  ]
}

const errors = (id: string, call: () => Promise<unknown>): ConsumerCase[] => [
  replied(`${id}: 401`, call, { json: { code: 401, msg: 'hint_signed_out' } }, signOut),
  replied(`${id}: 500`, call, { json: { code: 500, msg: 'hint_server_error' } }, fault),
  replied(`${id}: transport failure`, call, 'nothing', lost),
  replied(`${id}: hint_48`, call, { json: HINT_48 }, passed),
]

export const uploads: readonly ConsumerCase[] = [
  {
    name: 'uploadFile: sends the purpose and the file as parts, with the headers of every call',
    run: async peer => {
      const world = await openTestClient({ url: peer.url, token: TOKEN, locale: 'zh' })
      const kept = answerNamed(sending, 'kept')
      peer.answerWith({ json: kept })
      const outcome = await outcomeOf(upload)
      const [heard] = peer.received
      return [
        ...difference('address', [heard?.method, heard?.path], [sending.method, sending.path]),
        ...difference('parts', partsOf(peer), { purpose: 'identity', file: text }),
        ...difference('fields', Object.keys(partsOf(peer)), sending.body?.schema.required),
        ...difference('Authorization', header(peer, 'authorization'), TOKEN),
        ...difference('LanguageId', header(peer, 'languageid'), '1'),
        ...problemsOf(gives(kept), { outcome, world }, TOKEN),
      ]
    },
  },
  ...['notAPicture', 'tooLarge', 'tooMany'].flatMap(example => refused('uploadFile', upload, example)),
  ...errors('uploadFile', upload),
  {
    name: 'readUpload: gives the bytes and the name of a picture',
    run: async peer => {
      await openTestClient({ url: peer.url, token: TOKEN })
      peer.answerWith({ text, type: 'image/webp', name: 'identity-20.webp' })
      const file = await read()
      const [heard] = peer.received
      return [
        ...difference('address', [heard?.method, heard?.path], [reading.method, reading.path]),
        ...difference('query', heard?.query, [['id', '7321480000000020']]),
        ...difference('Content-Type', header(peer, 'content-type'), FORM),
        ...difference('Authorization', header(peer, 'authorization'), TOKEN),
        ...difference('file', isFile(file) && [file.fileName, await file.blob.text()], [
          'identity-20.webp',
          text,
        ]),
      ]
    },
  },
  ...refused('readUpload', read, 'unknown'),
  ...errors('readUpload', read),
]
