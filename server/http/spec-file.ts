import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Spec } from '../openapi/spec.ts'
import { etagOf, type FileForms } from './static-files.ts'

/** Nearly as small as the highest quality makes it, in a tenth of the time. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/** The specification as a file: compressed when it is first asked for, once and off this thread. */
export function createSpecFile(spec: Spec): () => Promise<FileForms> {
  const make = async (): Promise<FileForms> => {
    const plain = Buffer.from(JSON.stringify(spec))
    const [br, zipped] = await Promise.all([
      promisify(brotliCompress)(plain, QUALITY),
      promisify(gzip)(plain),
    ])
    return {
      type: 'application/json',
      etag: etagOf(plain),
      cacheControl: 'no-cache',
      plain,
      br,
      gzip: zipped,
    }
  }
  let made: Promise<FileForms> | undefined
  return () => (made ??= make())
}
