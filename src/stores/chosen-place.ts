import { asRecord, asText } from './parse.ts'
import { stored } from './storage.ts'

/** A place that somebody has chosen: its name and, in degrees, where it is; north and east positive. */
export interface Place {
  name: string
  latitude: string
  longitude: string
}

// In the session's storage: the form that asked for it may be loaded anew before it takes it.
const kept = stored<Place>({
  name: 'chosen-place',
  version: 1,
  area: 'session',
  parse: data => {
    const fields = asRecord(data)
    const [name, latitude, longitude] = [fields?.name, fields?.latitude, fields?.longitude].map(asText)
    return name && latitude && longitude ? { name, latitude, longitude } : undefined
  },
})

/** Leaves a place for the form that asked for one. */
export const leavePlace = (place: Place): void => kept.write(place)

/** The place that was chosen, once. */
export function takePlace(): Place | undefined {
  const place = kept.read()
  kept.remove()
  return place
}
