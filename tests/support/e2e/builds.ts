import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Copies of the built app that a browser takes for different builds: each has its number in `<meta name=build>`. */
export function copyBuilds(...numbers: readonly number[]): string[] {
  return numbers.map(build => {
    const folder = mkdtempSync(join(tmpdir(), 'fairline-build-'))
    cpSync('dist', folder, { recursive: true })
    const html = readFileSync(join(folder, 'index.html'), 'utf8')
    for (const suffix of ['.gz', '.br']) {
      rmSync(join(folder, `index.html${suffix}`))
      rmSync(join(folder, `sw.js${suffix}`))
    }
    writeFileSync(
      join(folder, 'index.html'),
      html.replace('<head>', `<head><meta name="build" content="${build}" />`),
    )
    appendFileSync(join(folder, 'sw.js'), `\n// build ${build}`)
    return folder
  })
}
