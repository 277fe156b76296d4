/** Writes src/api/generated/mocks.ts: for every operation its handler, its example and the generator of its lively answers. */
import { writeFileSync } from 'node:fs'
import { answersOf } from './gen-operations.ts'

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
const camel = (tag: string) => tag.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** Reads the bundle and writes the file. A stream or a file has no generated handler and is left out. */
export function writeMocks(bundle: string, output: string): void {
  const answered = answersOf(bundle)
  const tags = [...new Set(answered.map(({ tag }) => tag))].toSorted()
  const row = ({ id, tag, answer }: (typeof answered)[number]) => {
    const name = `${camel(tag)}.get${capitalised(id)}`
    return `  ${id}: { handler: ${name}MockHandler, example: ${name}ResponseMock, lively: lively.get${answer}Mock },`
  }
  writeFileSync(
    output,
    `/**
 * Generated from openapi/ by \`npm run gen\`. Do not edit.
 */
${tags.map(tag => `import * as ${camel(tag)} from './${tag}/${tag}.msw.ts';`).join('\n')}
import * as lively from './models/index.faker.ts';

/** The handler of each operation, its example in the specification, and a generator of lively answers. */
export const mocks = {
${answered.map(row).join('\n')}
} as const;
`,
  )
}
