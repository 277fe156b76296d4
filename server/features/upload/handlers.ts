import { endingOf, mediaTypeOf, PICTURE_BYTES } from '#server/kernel/picture.ts'
import { findUpload, recordUpload } from './uploads.ts'
import { refusal, pictureTooLarge } from '#server/problem.ts'
import { ok } from '#server/answers.ts'
import { FileAnswer, type Handlers } from '#server/handler.ts'

export const uploadRoutes = {
  uploadFile: async ({ store, files }, { userId, body }) => {
    const { purpose, file } = body
    if (file.size > PICTURE_BYTES) throw pictureTooLarge()
    const bytes = new Uint8Array(await file.arrayBuffer())
    const mediaType = mediaTypeOf(bytes)
    if (!mediaType) throw refusal('upload_not_a_picture', { field: 'file' })
    const name = await files.keep(bytes)
    try {
      return ok(await store.execute(recordUpload, { userId, purpose, mediaType, size: file.size, name }))
    } catch (error) {
      await files.remove(name)
      throw error
    }
  },

  readUpload: async ({ store, files }, { userId, query }) => {
    const upload = await findUpload(store, { userId, id: BigInt(query['id']!) })
    const bytes = upload && (await files.read(upload.name))
    if (!bytes) throw refusal('upload_unknown', { field: 'id' })
    const { id, purpose, mediaType } = upload
    return new FileAnswer({ bytes, mediaType, name: `${purpose}-${id}${endingOf(mediaType)}` })
  },
} satisfies Partial<Handlers>
