import { describe, expect, it } from 'vitest'
import { CITIES, distance, nearestCity } from '#src/lib/names/cities.ts'
import { COUNTRIES } from '#src/lib/names/countries.ts'
import { birthDateError, hasBackSide, isDocumentNumber } from '#src/lib/validation/identity.ts'

const now = Date.UTC(2026, 10, 21, 12)

it.each([
  ['2008-11-21', null],
  ['2008-11-22', 'tooYoung'],
  ['2026-11-22', 'notADay'],
  ['2000-02-30', 'notADay'],
  ['2000-02-29', null],
  ['1899-12-31', 'notADay'],
  ['1900-01-01', null],
  ['2000-2-9', 'notADay'],
])('day of birth %s is checked against today: %s', (date, fault) => {
  expect(birthDateError(date, now)).toBe(fault)
})

it.each([
  ['110101900517123', 'idCard', 'CN', true],
  ['11010119900517123x', 'idCard', 'CN', true],
  ['E12345678', 'idCard', 'CN', false],
  ['E12345678', 'passport', 'CN', true],
  [' c01x 0000-t ', 'passport', 'DE', true],
  ['C01X', 'passport', 'DE', false],
  ['C01X0000T-', 'passport', 'DE', false],
  ['C'.repeat(21), 'passport', 'DE', false],
])('%j as a number of %s of %s is accepted: %s [R5.3]', (text, kind, country, isOne) => {
  expect(isDocumentNumber(text, kind, country)).toBe(isOne)
})

it('passport requires no back photo', () => {
  expect([hasBackSide('passport'), hasBackSide('idCard')]).toEqual([false, true])
})

describe('bundled list of cities', () => {
  it('has each city once, with valid coordinates and a known country', () => {
    const names = CITIES.map(({ country, name }) => `${country} ${name}`)
    expect(new Set(names).size).toBe(CITIES.length)
    expect(CITIES.length).toBe(318)
    for (const { country, name, latitude, longitude } of CITIES) {
      expect(COUNTRIES, name).toContain(country)
      expect(Math.abs(Number(latitude)), name).toBeLessThanOrEqual(90)
      expect(Math.abs(Number(longitude)), name).toBeLessThanOrEqual(180)
      expect(`${latitude} ${longitude}`).toMatch(/^-?\d+\.\d\d -?\d+\.\d\d$/)
    }
  })

  it('measures great-circle distance, also across the date line', () => {
    const [vienna, suva] = ['Vienna', 'Suva'].map(name => CITIES.find(city => city.name === name)!)
    expect(Math.round(distance(vienna!, nearestCity(vienna!)))).toBe(0)
    const beyond = { latitude: '-18.14', longitude: '-179.50' }
    expect(nearestCity(beyond)).toBe(suva)
    expect(distance(beyond, suva!)).toBeLessThan(220)
  })
})
