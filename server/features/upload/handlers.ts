import {
  fileExtensionOf,
  mediaTypeOf,
  MAX_PICTURE_BYTES,
  MAX_PICTURE_HEADER,
} from '#server/kernel/picture.ts'
import { findUpload, recordUpload, requireRoom } from './uploads.ts'
import { domainError, pictureTooLarge } from '#server/problem.ts'
import { ok } from '#server/answers.ts'
import { FileAnswer, type Handlers } from '#server/handler.ts'

export const uploadHandlers = {
  uploadFile: async ({ store, files }, { userId, body }) => {
    const { purpose, file } = body
    if (file.size > MAX_PICTURE_BYTES) throw pictureTooLarge()
    await requireRoom(store, { userId, size: file.size })
    const mediaType = mediaTypeOf(await file.read(0, MAX_PICTURE_HEADER))
    if (!mediaType) throw domainError('upload_not_a_picture', { field: 'file' })
    const name = await files.save(file)
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
