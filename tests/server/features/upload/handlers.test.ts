import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, vi } from 'vitest'
import { openListeners } from '#server/http/listen.ts'
import type { Statement } from '#server/kernel/store.ts'
import { createUploadSweeper } from '#server/features/upload/sweep-uploads.ts'
import { createBackEnd, picture, requestOf, type BackEnd, type Person } from '#tests/support/back-end.ts'
import { itWithStore, runStatements } from '#tests/support/databases/databases.ts'

const identity = { purpose: 'identity' }
const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** A test with its own upload folder; `kept` lists the files in it, or with PostgreSQL also those in the database. */
function itWithUploads(
  title: string,
  test: (backEnd: BackEnd, kept: () => Promise<string[]>) => Promise<void>,
) {
  itWithStore(title, (store, clock) => {
    const folder = mkdtempSync(join(tmpdir(), 'fairline-upload-test-'))
    folders.push(folder)
    const backEnd = createBackEnd(store, clock, { DATA_DIR: folder })
    return test(backEnd, () => backEnd.services.files.list())
  })
}

/** The beginning of a PNG of this size. */
function pngOf(width: number, height: number): Blob {
  const header = new DataView(new ArrayBuffer(25))
  header.setUint32(0, 13)
  header.setUint32(4, 0x49484452)
  header.setUint32(8, width)
  header.setUint32(12, height)
  return new Blob([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), header], {
    type: 'image/png',
  })
}
const bytesOf = (...bytes: number[]) => new Blob([Uint8Array.from(bytes)], { type: 'image/jpeg' })
/** A JPEG that states its size after so many segments of 65,535 bytes. */
const jpegAfter = (segments: number) =>
  new Blob([
    Uint8Array.from([0xff, 0xd8]),
    ...Array.from({ length: segments }, () => [
      Uint8Array.from([0xff, 0xe0, 0xff, 0xff]),
      new Uint8Array(65_533),
    ]).flat(),
    Uint8Array.from([0xff, 0xc0, 0, 17, 8, 0, 80, 0, 100]),
  ])
const idOf = async (member: Person, file: Blob) => {
  const { data } = await member.get('uploadFile', { body: identity, file })
  return data.id
}

function read({ app }: BackEnd, { token }: Person, id: string) {
  return app.request(...requestOf('readUpload', { query: { id }, headers: { Authorization: token } }))
}

describe('upload', () => {
  itWithUploads(
    'is returned to its owner byte for byte, as an attachment that is not cached',
    async backEnd => {
      const member = await backEnd.signUp()
      const file = picture(5000)
      const response = await read(backEnd, member, await idOf(member, file))
      expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array(await file.arrayBuffer()))
      const headers = Object.fromEntries(response.headers)
      expect(headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      })
      expect(headers['content-disposition']).toMatch(/^attachment; filename="identity-\d+\.jpg"$/)
    },
  )

  itWithUploads('of another account is reported as not found', async backEnd => {
    const [ana, ben] = [await backEnd.signUp(), await backEnd.signUp()]
    const answerFor = async (id: string) => (await read(backEnd, ben, id)).json()
    const unknown = { code: 422, msg: 'hint_upload_unknown', params: { field: 'id' } }
    expect(await answerFor(await idOf(ana, picture()))).toEqual(unknown)
    expect(await answerFor('7321480000000001')).toEqual(unknown)
  })

  itWithUploads('is identified by its first bytes, not by its name', async (backEnd, kept) => {
    const member = await backEnd.signUp()
    const pdf = new Blob(['%PDF-1.7 and so on'], { type: 'image/jpeg' })
    const refused = { code: 422, msg: 'hint_upload_not_a_picture', params: { field: 'file' } }
    for (const file of [pdf, new Blob([]), bytesOf(0xff, 0xd8), new Blob(['<svg onload=alert(1)>'])]) {
      expect(await member.call('uploadFile', { body: identity, file })).toEqual(refused)
    }
    expect(await kept()).toEqual([])
    const png = pngOf(100, 80)
    expect((await member.get('uploadFile', { body: identity, file: png })).data.mediaType).toBe('image/png')
    const webp = new Blob(['RIFF$abcWEBPVP8L$abc/1@0@'])
    expect((await member.get('uploadFile', { body: identity, file: webp })).data.mediaType).toBe('image/webp')
  })

  itWithUploads('has a size of at most 10,000 pixels a side and 50 million in all', async (backEnd, kept) => {
    const member = await backEnd.signUp()
    const refused = { code: 422, msg: 'hint_upload_not_a_picture', params: { field: 'file' } }
    const twelveBytes = bytesOf(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0)
    const endlessJpeg = bytesOf(0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0)
    const wrong = [twelveBytes, endlessJpeg, jpegAfter(4), pngOf(0, 5), pngOf(10_001, 1), pngOf(9000, 9000)]
    for (const file of wrong)
      expect(await member.call('uploadFile', { body: identity, file })).toEqual(refused)
    expect(await kept()).toEqual([])
    for (const file of [pngOf(10_000, 5000), jpegAfter(3)])
      expect(await member.call('uploadFile', { body: identity, file })).toMatchObject({ code: 200 })
  })

  itWithUploads('is limited to 5 MB, and the refusal says so', async (backEnd, kept) => {
    const member = await backEnd.signUp()
    const refused = { code: 422, msg: 'hint_upload_too_large', params: { field: 'file', megabytes: '5' } }
    for (const size of [5_242_881, 40_000_000]) {
      expect(await member.call('uploadFile', { body: identity, file: picture(size) })).toEqual(refused)
    }
    expect(await kept()).toEqual([])
    expect(await member.call('uploadFile', { body: identity, file: picture(5_242_880) })).toMatchObject({
      code: 200,
      data: { size: 5_242_880 },
    })
  })

  itWithUploads('requires its purpose and file and accepts nothing else', async backEnd => {
    const member = await backEnd.signUp()
    const fieldOf = async (...call: Parameters<Person['call']>) =>
      (await member.call(...call)).params?.['field']
    expect(await fieldOf('uploadFile', { body: identity })).toBe('file')
    expect(await fieldOf('uploadFile', { file: picture() })).toBe('purpose')
    expect(await fieldOf('uploadFile', { body: { purpose: 'fun' }, file: picture() })).toBe('purpose')
    expect(await fieldOf('uploadFile', { body: { ...identity, name: '../../x' }, file: picture() })).toBe(
      'name',
    )
    expect(await fieldOf('uploadFile', { body: { ...identity, file: 'a text' } })).toBe('file')
  })

  itWithUploads('is limited to 52 files that no form refers to yet [R9.11]', async (backEnd, kept) => {
    const member = await backEnd.signUp()
    for (let count = 0; count < 52; count++) await idOf(member, picture())
    const refused = { code: 460, msg: 'hint_upload_too_many', params: { most: '52' } }
    const save = vi.spyOn(backEnd.services.files, 'save')
    expect(await member.call('uploadFile', { body: identity, file: picture() })).toEqual(refused)
    expect(save, 'a refused picture is not written first').not.toHaveBeenCalled()
    expect(await kept()).toHaveLength(52)
  })

  /** Stores this many pictures of this size that forms refer to. */
  const keep = async ({ services }: BackEnd, member: Person, [count, size]: readonly [number, bigint]) => {
    const userId = BigInt((await member.get('getUserInfo')).data.id)
    const row = `INSERT INTO uploads(id, user_id, purpose, media_type, size, name, created_at, used_at)
      VALUES ($1, $2, 'identity', 'image/jpeg', $3, $4, 0, 0)`
    const rows = Array.from({ length: count }, (_, index): Statement => [
      row,
      [BigInt(index) + 1n, userId, size, `${userId}-${index}`],
    ])
    await runStatements(services.store, ...rows)
  }

  for (const kept of [
    [500, 1n],
    [40, 5_242_880n],
  ] as const) {
    itWithUploads(
      `is refused when the account already stores ${kept[0]} of ${kept[1]} bytes (M10)`,
      async backEnd => {
        const [member, other] = [await backEnd.signUp(), await backEnd.signUp()]
        await keep(backEnd, member, kept)
        const file = picture()
        const refused = { code: 460, msg: 'hint_upload_quota', params: { megabytes: '200' } }
        expect(await member.call('uploadFile', { body: identity, file })).toEqual(refused)
        expect(await other.call('uploadFile', { body: identity, file })).toMatchObject({ code: 200 })
      },
    )
  }

  itWithUploads('is counted from an index only (M10)', async ({ services: { store } }) => {
    if (store.engine !== 'sqlite') return
    const text = 'SELECT count(*) AS total, coalesce(sum(size), 0) AS bytes FROM uploads WHERE user_id = 1'
    const plan = await store.query<{ detail: string }>(`EXPLAIN QUERY PLAN ${text}`)
    expect(plan.map(({ detail }) => detail)).toEqual([
      'SEARCH uploads USING COVERING INDEX uploads_kept (user_id=?)',
    ])
  })

  itWithUploads(
    'without a form is deleted after a day, and a file without a row at the second sweep',
    async (backEnd, kept) => {
      const member = await backEnd.signUp()
      await idOf(member, picture())
      const sweeper = createUploadSweeper(backEnd.services)
      const [name = ''] = await kept()
      mkdirSync(join(backEnd.services.config.dataDir, 'uploads'), { recursive: true })
      const stray = join(backEnd.services.config.dataDir, 'uploads', `${'0'.repeat(32)}.part`)
      writeFileSync(stray, 'half of something')
      expect(await sweeper.run()).toBe(0)
      expect(await kept()).toHaveLength(2)
      expect(await sweeper.run()).toBe(1)
      expect(await kept()).toEqual([name])
      backEnd.clock.advance(86_400_001)
      expect(await sweeper.run()).toBe(1)
      expect(await kept()).toEqual([])
    },
  )

  itWithStore('can be read on every node of a PostgreSQL database (N11)', async (store, clock) => {
    const [one, other] = ['one', 'other'].map(name => {
      const folder = mkdtempSync(join(tmpdir(), `fairline-upload-test-${name}-`))
      folders.push(folder)
      return createBackEnd(store, clock, { DATA_DIR: folder }).services.files
    })
    const bytes = Uint8Array.from([0, 255, 128, 10])
    const received = await one!.receive()
    await received.append(bytes)
    const name = await one!.save(received)
    await received.close()
    const contentOf = async (files: typeof one) => {
      const content = await files!.read(name)
      return content && [...content]
    }
    expect(await contentOf(one)).toEqual([...bytes])
    expect(await contentOf(other)).toEqual(store.engine === 'postgres' ? [...bytes] : undefined)
  })

  itWithUploads('that is cut off at 90 % leaves nothing behind', async (backEnd, kept) => {
    const { token = '' } = await backEnd.signUp()
    const listeners = await openListeners(backEnd.app.fetch, { ...backEnd.services.config, port: 0 })
    const [path, init] = requestOf('uploadFile', { body: identity, file: picture(100_000) })
    const whole = new Request(`http://localhost${path}`, init)
    const type = whole.headers.get('Content-Type') ?? ''
    const bytes = Buffer.from(await whole.arrayBuffer())
    const cut = request(new URL(path, listeners.urls[0]), {
      method: 'POST',
      headers: {
        'Accept-Language': 'en',
        LanguageId: '2',
        Authorization: token,
        'Content-Type': type,
        'Content-Length': bytes.length,
      },
    })
    cut.on('error', () => {})
    await new Promise<void>(resolve => cut.write(bytes.subarray(0, bytes.length * 0.9), () => resolve()))
    cut.destroy()
    await new Promise(resolve => cut.once('close', resolve))
    await listeners.close()
    expect(await kept()).toEqual([])
    const [row] = await backEnd.services.store.query<{ total: bigint }>(
      'SELECT count(*) AS total FROM uploads',
    )
    expect(row?.total).toBe(0n)
    expect(backEnd.logged()).not.toContain('fault')
  })
})
