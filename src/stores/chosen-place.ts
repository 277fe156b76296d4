import { asRecord, asNonEmptyString } from './parse.ts'
import { createStored } from './storage.ts'

/** A chosen place: its name and its coordinates in degrees, north and east positive. */
export interface Place {
  name: string
  latitude: string
  longitude: string
}

// In session storage: the form that asked for the place may be reloaded before it takes it.
const persistedPlace = createStored<Place>({
  name: 'chosen-place',
  version: 1,
  area: 'session',
  parse: data => {
    const fields = asRecord(data)
    const [name, latitude, longitude] = [fields?.name, fields?.latitude, fields?.longitude].map(
      asNonEmptyString,
    )
    return name && latitude && longitude ? { name, latitude, longitude } : undefined
  },
})

/** Saves the chosen place for the form that asked for it. */
export const saveChosenPlace = (place: Place): void => persistedPlace.write(place)

/** Returns the chosen place and removes it. */
export function takeChosenPlace(): Place | undefined {
  const place = persistedPlace.read()
  persistedPlace.remove()
  return place
}
