import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

/** Parses what was generated. @throws Error with the first error of each file, such as a name that is declared twice */
export function parseGenerated(folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file =>
    file.endsWith('.ts'),
  )
  const problems = files.flatMap(file => {
    const { errors } = parseSync(file, readFileSync(join(folder, file), 'utf8'), { showSemanticErrors: true })
    return errors
      .slice(0, 1)
      .map(({ message, labels }) => `${file}: ${message} (character ${labels[0]?.start})`)
  })
  if (problems.length === 0) return
  throw new Error(`The generated files do not parse; nothing was replaced.\n  ${problems.join('\n  ')}`)
}
