import { createStore } from 'zustand'
import { persist } from 'zustand/middleware'
import { asRecord, asNonEmptyString } from '../storage/parse.ts'
import { readStored, sessionEntries } from '../storage/storage.ts'

/** A chosen place: its name and its coordinates in degrees, north and east positive. */
export interface Place {
  name: string
  latitude: string
  longitude: string
}

interface ChosenPlace {
  place: Place | undefined
}

function parsePlace(stored: unknown): Place | undefined {
  const fields = asRecord(stored)
  const [name, latitude, longitude] = [fields?.name, fields?.latitude, fields?.longitude].map(
    asNonEmptyString,
  )
  return name && latitude && longitude ? { name, latitude, longitude } : undefined
}

// In session storage: the form that asked for the place may be reloaded before it takes it.
const chosenPlace = createStore<ChosenPlace>()(
  persist((): ChosenPlace => ({ place: undefined }), {
    name: 'chosen-place',
    version: 1,
    storage: sessionEntries,
    partialize: ({ place }) => place,
    merge: stored => ({ place: parsePlace(stored) }),
  }),
)

/** Saves the chosen place for the form that asked for it. */
export function saveChosenPlace(place: Place): void {
  chosenPlace.setState({ place })
}

/** Returns the chosen place and removes it. */
export function takeChosenPlace(): Place | undefined {
  const { place } = readStored(chosenPlace)
  chosenPlace.setState({ place: undefined })
  return place
}
