/**
 * Builds the app into dist/, with its compressed copies, its service worker, and the reference of the API at dist/docs. The assets of
 * earlier builds stay.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { buildDocs } from './build-docs.ts'
import { buildWorker } from './build-worker.ts'
import { keepAssets } from './kept-assets.ts'

/** Compressed at build time, so that the server only sends the files. */
function compress(): void {
  for (const file of globSync('dist/**/*.{html,js,css,svg,json,webmanifest}')) {
    const bytes = readFileSync(file)
    if (bytes.length < 1024) continue
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    )
  }
}

await keepAssets(
  'dist',
  async () => {
    await build({ logLevel: 'warn' })
    await buildDocs('dist/docs')
    await buildWorker('dist')
    compress()
  },
  Date.now(),
)
