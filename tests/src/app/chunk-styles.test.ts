import { afterEach, expect, it, vi } from 'vitest'
import { ChunkLoadError, loadChunk, watchStyles } from '#src/app/start/chunk-load.ts'

/** The document loads no files; this is what it says of them. */
const { settings } = (
  window as unknown as { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } } }
).happyDOM
const setOnline = (isOnline: boolean) => {
  settings.handleDisabledFileLoadingAsSuccess = isOnline
}

afterEach(() => {
  setOnline(false)
})

it('a style sheet that failed to load is requested again before its chunk, each time until it loads (U1)', async () => {
  const styles = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  const load = vi.fn(async () => 'here')
  watchStyles()
  setOnline(false)
  const failed = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/loan.css' })
  const hasFailed = new Promise(resolve => failed.addEventListener('error', resolve))
  document.head.append(failed)
  await hasFailed

  await expect(loadChunk('loan', load)).rejects.toBeInstanceOf(ChunkLoadError)
  expect(load).not.toHaveBeenCalled()

  setOnline(true)
  await expect(loadChunk('loan', load)).resolves.toBe('here')
  const [loaded, ...others] = styles()
  expect(loaded?.getAttribute('href')).toBe('/loan.css')
  expect(others, 'in the place of the failed one').toEqual([])
  expect(loaded).not.toBe(failed)

  await loadChunk('loan', load)
  expect(styles(), 'not requested again').toEqual([loaded])
})
