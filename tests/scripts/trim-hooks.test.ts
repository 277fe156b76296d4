import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { trimHooks } from '#scripts/trim-hooks.ts'

const FETCH = `export const listNotes = (
    params: ListNotesParams,
) => {
      return http<NotePage>({url: \`/api/note/list\`, params});
    }
`

/** As orval writes it: for callers that pass `initialData`. */
const OVERLOADS = `export function useListNotes<TData = NotePage>(
 params: ListNotesParams, options: { query: DefinedInitialDataOptions<NotePage> }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData> & { queryKey: QueryKey }
export function useListNotes<TData = NotePage>(
 params: ListNotesParams, options?: { query?: UndefinedInitialDataOptions<NotePage> }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData> & { queryKey: QueryKey }
`

const HOOK = `/**
 * @summary List notes
 */

export function useListNotes<TData = NotePage>(
 params: ListNotesParams, options?: { query?: UseQueryOptions<NotePage> }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData> & { queryKey: QueryKey } {

  return useQuery(getListNotesQueryOptions(params, options), queryClient)
}
`

const OTHERS = `export function notesOf(
  page: NotePage,
): Note[] {
  return page.rows
}
`

/** What becomes of a generated file at this path. */
function trimmed(path: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'trimmed-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, path)
  mkdirSync(join(file, '..'))
  writeFileSync(file, text)
  trimHooks(folder)
  return readFileSync(file, 'utf8')
}

it('a hook keeps the signature that has a body', () => {
  expect(trimmed('note/note.ts', `${FETCH}\n${OVERLOADS}${HOOK}\n${OTHERS}`)).toBe(
    `${FETCH}\n${HOOK}\n${OTHERS}`,
  )
})

it('each of several hooks keeps its own', () => {
  const second = (text: string) => text.replaceAll('Notes', 'Tags')
  expect(trimmed('note/note.ts', `${OVERLOADS}${HOOK}\n${second(OVERLOADS + HOOK)}`)).toBe(
    `${HOOK}\n${second(HOOK)}`,
  )
})

it('types that only those signatures used are imported no more', () => {
  const imports = (...names: string[]) =>
    `import type {\n${names.map(name => `  ${name},\n`).join('')}  UseQueryResult\n} from '@tanstack/react-query';\n`
  expect(
    trimmed(
      'note/note.ts',
      imports(
        'DefinedInitialDataOptions',
        'DefinedUseQueryResult',
        'QueryKey',
        'UndefinedInitialDataOptions',
      ),
    ),
  ).toBe(imports('QueryKey'))
})

it.each(['models/note.ts', 'note/note.msw.ts'])('%s stays as it is', path => {
  expect(trimmed(path, OVERLOADS + HOOK)).toBe(OVERLOADS + HOOK)
})
