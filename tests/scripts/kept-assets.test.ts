import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepAssets, readBuilds } from '#scripts/kept-assets.ts'
import { DAY } from '#src/lib/time/time-units.ts'

let folder = ''
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'fairline-kept-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const dist = () => join(folder, 'dist')
const assets = () => readdirSync(join(dist(), 'assets')).toSorted()

/** Builds an app of these files, as the bundler does: into an empty folder. */
const build = (day: number, ...files: string[]) =>
  keepAssets(
    dist(),
    async () => {
      rmSync(dist(), { recursive: true, force: true })
      mkdirSync(join(dist(), 'assets'), { recursive: true })
      for (const file of files) writeFileSync(join(dist(), 'assets', file), `${file} of day ${day}`)
    },
    day * DAY,
  )

it('the assets of the last builds stay beside the newest ones, and theirs are those that count', async () => {
  await build(1, 'shared.js', 'home-1.js')
  await build(2, 'shared.js', 'home-2.js')
  await build(3, 'shared.js', 'home-3.js')
  expect(assets()).toEqual(['home-1.js', 'home-2.js', 'home-3.js', 'shared.js'])
  expect(readFileSync(join(dist(), 'assets', 'home-1.js'), 'utf8')).toBe('home-1.js of day 1')
  expect(readFileSync(join(dist(), 'assets', 'shared.js'), 'utf8')).toBe('shared.js of day 3')
  expect(readBuilds(dist()).map(({ files }) => files.toSorted().join())).toEqual([
    'home-3.js,shared.js',
    'home-2.js,shared.js',
    'home-1.js,shared.js',
  ])
})

it('they go 30 days after they were replaced; building the same again changes nothing', async () => {
  await build(1, 'home-1.js')
  await build(30, 'home-2.js')
  await build(59, 'home-3.js')
  expect(assets()).toEqual(['home-1.js', 'home-2.js', 'home-3.js'])
  await build(60, 'home-3.js')
  expect(assets()).toEqual(['home-2.js', 'home-3.js'])
  await build(61, 'home-3.js')
  expect(readBuilds(dist())).toHaveLength(2)
})

it('at most twenty builds are kept', async () => {
  for (let number = 1; number <= 25; number++) await build(1, `home-${number}.js`) // oxlint-disable-line no-await-in-loop -- one after another
  expect(assets()).toHaveLength(20)
  expect(assets()).toContain('home-6.js')
})
