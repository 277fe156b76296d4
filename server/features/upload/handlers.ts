import { fileExtensionOf, mediaTypeOf, MAX_PICTURE_BYTES } from '#server/kernel/picture.ts'
import { findUpload, recordUpload, requireRoom } from './uploads.ts'
import { domainError, pictureTooLarge } from '#server/problem.ts'
import { ok } from '#server/answers.ts'
import { FileAnswer, type Handlers } from '#server/handler.ts'

export const uploadHandlers = {
  uploadFile: async ({ store, files }, { userId, body }) => {
    const { purpose, file } = body
    if (file.size > MAX_PICTURE_BYTES) throw pictureTooLarge()
    const bytes = new Uint8Array(await file.arrayBuffer())
    const mediaType = mediaTypeOf(bytes)
    if (!mediaType) throw domainError('upload_not_a_picture', { field: 'file' })
    await requireRoom(store, { userId, size: file.size })
    const name = await files.save(bytes)
    try {
      return ok(await store.execute(recordUpload, { userId, purpose, mediaType, size: file.size, name }))
    } catch (error) {
      await files.remove(name)
      throw error
    }
  },

  readUpload: async ({ store, files }, { userId, query }) => {
    const upload = await findUpload(store, { userId, id: BigInt(query['id']!) })
    const bytes = upload && (await files.read(upload.name, store))
    if (!bytes) throw domainError('upload_unknown', { field: 'id' })
    const { id, purpose, mediaType } = upload
    return new FileAnswer({ bytes, mediaType, name: `${purpose}-${id}${fileExtensionOf(mediaType)}` })
  },
} satisfies Partial<Handlers>
