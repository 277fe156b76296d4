import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import ChooseLocationScreen from '#src/features/system/choose-location-screen.tsx'
import OpenLocationScreen from '#src/features/system/open-location-screen.tsx'
import { takeChosenPlace } from '#src/stores/settings/chosen-place.ts'
import { useNetwork, visit } from '../support/visit.tsx'

const screens = { '/choose-location': ChooseLocationScreen, '/open-location': OpenLocationScreen }

useNetwork()

function setPosition(answer: (ok: PositionCallback, wrong: PositionErrorCallback) => void) {
  const geolocation = { getCurrentPosition: answer } as unknown as Geolocation
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue(geolocation)
}

it('location screen finds a city by its name or country and returns it to the form [R2.5]', async () => {
  const { user } = await visit('/choose-location', screens)
  const search = await screen.findByLabelText('City or country')
  await user.type(search, 'mada')
  expect(screen.getAllByRole('listitem').map(row => row.textContent)).toEqual(['AntananarivoMadagascar'])
  await user.click(screen.getByRole('button', { name: /Antananarivo/ }))
  expect(takeChosenPlace()).toEqual({
    name: 'Antananarivo, Madagascar',
    latitude: '-18.91',
    longitude: '47.54',
  })
  expect(takeChosenPlace()).toBeUndefined()
})

it('location screen finds a country in the reader’s language, and says when nothing matches', async () => {
  const { user } = await visit('/choose-location', screens, { locale: 'zh' })
  const search = await screen.findByLabelText('城市或国家')
  await user.type(search, '奥地利')
  expect(screen.getAllByRole('listitem').map(row => row.textContent)).toEqual(['Graz奥地利', 'Vienna奥地利'])
  await user.clear(search)
  await user.type(search, 'Atlantis')
  expect(screen.getByText('没有符合的城市')).toBeTruthy()
})

it('location screen rounds the device’s position to a kilometre and names it by the nearest city', async () => {
  setPosition(ok => ok({ coords: { latitude: 48.123456, longitude: 16.654321 } } as GeolocationPosition))
  const { user } = await visit('/choose-location', screens)
  await user.click(await screen.findByRole('button', { name: 'Use current location' }))
  await waitFor(() =>
    expect(takeChosenPlace()).toEqual({
      name: 'Near Vienna, Austria',
      latitude: '48.12',
      longitude: '16.65',
    }),
  )
})

it('location screen says that the browser denied the position, and keeps the list', async () => {
  setPosition((_, wrong) => wrong({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError))
  const { user } = await visit('/choose-location', screens)
  await user.click(await screen.findByRole('button', { name: 'Use current location' }))
  expect(await screen.findByText(/Location access was denied/)).toBeTruthy()
  expect(takeChosenPlace()).toBeUndefined()
})

it('location screen shows coordinates with a link to a maps app [R2.5]', async () => {
  await visit('/open-location?latitude=48.86&longitude=2.35&name=Paris%2C+France', screens)
  expect((await screen.findAllByText('Paris, France')).length).toBe(2)
  const maps = screen.getByRole('link', { name: 'Open in maps app' })
  expect(maps.getAttribute('href')).toBe('geo:48.86,2.35?q=48.86,2.35')
})

it.each([
  '',
  '?latitude=91&longitude=0',
  '?latitude=1&longitude=181',
  '?latitude=1e1&longitude=2',
  '?latitude=1',
])('location screen says that %j is no position', async query => {
  await visit(`/open-location${query}`, screens)
  expect(await screen.findByText('No location given')).toBeTruthy()
})
