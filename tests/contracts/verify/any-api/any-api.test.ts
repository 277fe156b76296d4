/** The verifier with a specification of plain REST alone: no profile, no keywords, no pact files, no state hook. */
import { describe, expect, it } from 'vitest'
import { readMaterial } from '#contracts/verify/specification/material.ts'
import { readOptions } from '#contracts/verify/options.ts'
import { countRows, type FailedRow, type Row } from '#contracts/verify/results.ts'
import { verify } from '#contracts/verify/verify.ts'
import { OTHER_TOKEN, startPets, TOKEN, type Fault } from './pets.ts'

/** The rows of a verification of the service with a fault. */
async function rowsWith(fault: Fault, ...more: string[]): Promise<readonly Row[]> {
  const pets = await startPets(fault)
  try {
    const material = await readMaterial(pets.spec, {})
    const argv = ['--url', pets.url, '--token', TOKEN, '--allow-writes', ...more]
    return (await verify(readOptions(argv, material.operations), material)).rows
  } finally {
    await pets.close()
  }
}

const said = (rows: readonly Row[]) =>
  rows
    .filter((row): row is FailedRow => row.outcome === 'failed')
    .flatMap(({ operation, name, problems }) => problems.map(({ says }) => `${operation} · ${name}: ${says}`))

describe('an API of which nothing but its specification is known', () => {
  it('is verified from one end to the other, without an alarm where nothing is wrong', async () => {
    const rows = await rowsWith('none')
    expect(said(rows)).toEqual([])
    expect(countRows(rows).passed).toBeGreaterThan(80)
    const names = rows.filter(row => row.outcome === 'passed').map(row => `${row.operation}: ${row.name}`)
    expect(names).toEqual(
      expect.arrayContaining([
        'addPet: what is created can be read',
        'changePet: what is changed is read',
        'DELETE /pets/{petId}: what is deleted is gone',
        'getPet: without a token',
        'getPet: petId in the path: a word of no list',
      ]),
    )
  })

  it.each<readonly [Fault, RegExp]>([
    ['a guest may read', /getPet · without a token: answered HTTP 200; it must be HTTP 401 or 403/],
    ['legs are told as text', /getPet · .*: legs is "0"; it must be integer/],
    ['an id is not told', /addPet · .*: the answer lacks id/],
    [
      'a deleted pet is still there',
      /DELETE \/pets\/\{petId\} · what is deleted is gone: after it, getPet is answered HTTP 200 as before/,
    ],
    ['a change is lost', /changePet · what is changed is read: after it, getPet: name is /],
    [
      'a missing name is accepted',
      /addPet · name left out: was accepted; it must be refused with HTTP 400 or 422/,
    ],
    ['wrong legs break it', /addPet · legs: .*: (HTTP status 500 is not documented|answered HTTP 500)/],
    ['a limit of letters is accepted', /listPets · limit: words: was accepted/],
    ['a new pet is not listed', /addPet · what is created can be read: after it, listPets lacks /],
    ['a pet is answered 206', /getPet · .*: HTTP status 206 is not documented; documented are 200, 401, 404/],
    [
      'a refusal is plain text',
      /getPet · without a token: Content-Type is "text\/plain"; it must be application\/problem\+json/,
    ],
    [
      'a pet is listed as it was at first',
      /changePet · what is changed is read: after it, listPets: (name|legs) is /,
    ],
    ['the new address is not told', /addPet · .*: the header Location is missing/],
  ])('is found wrong where %s', async (fault, expected) => {
    expect(said(await rowsWith(fault)).join('\n')).toMatch(expected)
  })

  it.each<readonly [Fault, RegExp]>([
    [
      'the second change is lost',
      /(getPet|listPets) · random walk \d+: (getPet|listPets): (name|legs) is \S+; \S+ was sent last \(the shortest walk: addPet, then changePet, then changePet, then (getPet|listPets)\)/,
    ],
    [
      'a deletion takes another pet along',
      /(answered HTTP 404, "no such pet", though nothing has deleted it|lacks ".*", which was created and not deleted) \(the shortest walk: addPet, then addPet, then DELETE \/pets\/\{petId\}, then (getPet|changePet|listPets)\)/,
    ],
    [
      'a new pet changes the last one',
      /getPet: legs is \d; \d was sent last \(the shortest walk: addPet, then addPet, then getPet\)/,
    ],
  ])('is found wrong by a walk where %s, and by nothing else', async (fault, expected) => {
    const rows = await rowsWith(fault)
    expect(said(rows).join('\n')).toMatch(expected)
    expect(rows.filter(({ suite, outcome }) => suite !== 'walk' && outcome === 'failed')).toEqual([])
  })

  const twoAccounts = ['--other-token', OTHER_TOKEN, '--walks', '0']

  it('keeps two accounts apart, where a second one is given', async () => {
    const rows = await rowsWith('none', ...twoAccounts)
    expect(said(rows)).toEqual([])
    const passed = rows
      .filter(({ name, outcome }) => outcome === 'passed' && name.includes('another account'))
      .map(({ operation, name }) => `${operation}: ${name}`)
    expect(passed).toEqual([
      'addPet: what is created is not listed to another account',
      'getPet: by another account',
      'changePet: by another account',
      'DELETE /pets/{petId}: by another account',
    ])
    const alone = await rowsWith('none', '--walks', '0')
    const reason = 'needs a second account: give --other-token'
    expect(alone.filter(row => row.outcome === 'not run' && row.reason === reason)).toHaveLength(4)
  })

  it.each<readonly [Fault, RegExp]>([
    ['another account reads a pet', /^getPet · by another account: another account is answered HTTP 200;.*$/],
    [
      'another account changes a pet',
      /^changePet · by another account: another account is answered HTTP 200;.*$/,
    ],
    [
      'another account deletes a pet',
      /^DELETE \/pets\/\{petId\} · by another account: another account is answered HTTP 204;.*$/,
    ],
    [
      'another account is refused a deletion that is made',
      /^DELETE \/pets\/\{petId\} · by another account: another account was refused, and yet getPet then answers something else$/,
    ],
    [
      'another account has the pet in its list',
      /^addPet · what is created is not listed to another account: listPets gives another account ".*$/,
    ],
  ])('is found wrong where %s', async (fault, expected) => {
    expect(said(await rowsWith(fault, ...twoAccounts)).join('\n')).toMatch(expected)
  })

  it('is walked through in the same orders with the same seed', async () => {
    const walked = async (...more: string[]) =>
      (await rowsWith('the second change is lost', ...more))
        .filter(({ suite }) => suite === 'walk')
        .map(({ name, outcome }) => `${name} ${outcome}`)
    expect(await walked('--walks', '6', '--seed', '7')).toEqual(await walked('--walks', '6', '--seed', '7'))
    expect(await walked('--walks', '0')).toEqual([])
  })

  it('has nothing left of what was created', async () => {
    const pets = await startPets('none')
    const material = await readMaterial(pets.spec, {})
    const argv = ['--url', pets.url, '--token', TOKEN, '--allow-writes', '--walks', '2']
    await verify(readOptions(argv, material.operations), material)
    const left = await fetch(`${pets.url}/pets`, { headers: { authorization: `Bearer ${TOKEN}` } })
    expect(await left.json()).toEqual([])
    await pets.close()
  })

  it('is not written to unless that is allowed', async () => {
    const pets = await startPets('none')
    const material = await readMaterial(pets.spec, {})
    const options = readOptions(['--url', pets.url, '--token', TOKEN], material.operations)
    const { rows } = await verify(options, material)
    await pets.close()
    expect(rows.filter(({ operation, outcome }) => operation === 'addPet' && outcome !== 'not run')).toEqual(
      [],
    )
  })
})
