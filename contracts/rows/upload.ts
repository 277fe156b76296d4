/** Pictures for forms: sent as parts, and read back as files. */
import { download, type CallOptions } from '#src/api/client.ts'
import { uploadFile } from '#src/api/generated/upload/upload.ts'
import { complaints, differs, gives, type Expects } from '../harness/expects.ts'
import { outcomeOf } from '../harness/outcome.ts'
import { header, partsOf, type Reply } from '../harness/peer.ts'
import { FORM, TOKEN } from '../harness/request.ts'
import { openWorld } from '../harness/world.ts'
import type { Play } from '../row.ts'
import { answerNamed, operationNamed } from '../spec.ts'

const sending = operationNamed('uploadFile')
const reading = operationNamed('readUpload')
const text = 'RIFF$abcWEBPVP8L'
const upload = (options: CallOptions) =>
  uploadFile({ purpose: 'identity', file: new File([text], 'photo.webp', { type: 'image/webp' }) }, options)
const read = (options: CallOptions) =>
  download({ url: reading.path, params: { id: '7321480000000020' } }, options)

const signOut: Expects = { outcome: 'gives nothing', effects: ['sign-in is shown'], session: 'removed' }
const fault: Expects = {
  outcome: 'gives nothing',
  effects: [{ toast: 'The server has a fault. Please try again later' }],
  session: 'kept',
}
const lost: Expects = {
  outcome: { fails: 'network', status: undefined },
  effects: [{ toast: 'Interface exception, please try again later' }],
  session: 'kept',
}

/** One reply to one call. */
const replied = (
  name: string,
  call: (options: CallOptions) => Promise<unknown>,
  reply: Reply,
  expects: Expects,
  options: CallOptions = {},
): Play => ({
  name,
  play: async peer => {
    const world = await openWorld({ url: peer.url, token: TOKEN })
    peer.answers(reply)
    return complaints(expects, { outcome: await outcomeOf(() => call(options)), world }, TOKEN)
  },
})

/** A documented refusal, as the caller who catches sees it, and as the one who does not. */
function refused(id: string, call: (options: CallOptions) => Promise<unknown>, example: string): Play[] {
  const answer = answerNamed(id === 'uploadFile' ? sending : reading, example)
  const { code, msg, params = {} } = answer
  const rejects: Expects = { outcome: { rejects: { code, msg, params } }, effects: [], session: 'kept' }
  const nothing: Expects = { outcome: 'gives nothing', effects: [], session: 'kept' }
  return [
    replied(`${id}: ${example}`, call, { json: answer }, rejects, { catch: true }),
    replied(`${id}: ${example}, without catch`, call, { json: answer }, nothing),
  ]
}

const errors = (id: string, call: (options: CallOptions) => Promise<unknown>): Play[] => [
  replied(`${id}: 401`, call, { json: { code: 401, msg: 'hint_signed_out' } }, signOut),
  replied(`${id}: 500`, call, { json: { code: 500, msg: 'hint_server_error' } }, fault),
  replied(`${id}: transport failure`, call, 'nothing', lost),
]

export const uploads: readonly Play[] = [
  {
    name: 'uploadFile: sends the purpose and the file as parts, with the headers of every call',
    play: async peer => {
      const world = await openWorld({ url: peer.url, token: TOKEN, locale: 'zh' })
      const kept = answerNamed(sending, 'kept')
      peer.answers({ json: kept })
      const outcome = await outcomeOf(() => upload({}))
      const [heard] = peer.heard
      return [
        ...differs('address', [heard?.method, heard?.path], [sending.method, sending.path]),
        ...differs('parts', partsOf(peer), { purpose: 'identity', file: text }),
        ...differs('fields', Object.keys(partsOf(peer)), sending.body?.schema.required),
        ...differs('Authorization', header(peer, 'authorization'), TOKEN),
        ...differs('LanguageId', header(peer, 'languageid'), '1'),
        ...complaints(gives(kept), { outcome, world }, TOKEN),
      ]
    },
  },
  ...['notAPicture', 'tooLarge', 'tooMany'].flatMap(example => refused('uploadFile', upload, example)),
  ...errors('uploadFile', upload),
  {
    name: 'readUpload: gives the bytes and the name of a picture',
    play: async peer => {
      await openWorld({ url: peer.url, token: TOKEN })
      peer.answers({ text, type: 'image/webp', name: 'identity-20.webp' })
      const file = await read({})
      const [heard] = peer.heard
      return [
        ...differs('address', [heard?.method, heard?.path], [reading.method, reading.path]),
        ...differs('query', heard?.query, [['id', '7321480000000020']]),
        ...differs('Content-Type', header(peer, 'content-type'), FORM),
        ...differs('Authorization', header(peer, 'authorization'), TOKEN),
        ...differs('file', [file?.fileName, await file?.blob.text()], ['identity-20.webp', text]),
      ]
    },
  },
  ...refused('readUpload', read, 'unknown'),
  ...errors('readUpload', read),
]
