export type LocateError = 'denied' | 'unavailable'

/** Timeout of geolocation, ms. */
const TIMEOUT = 20_000

/** The location of the device, to a hundredth of a degree (about one kilometre); or why it is unavailable. */
export function locate(): Promise<{ latitude: string; longitude: string } | LocateError> {
  return new Promise(resolve => {
    if (!('geolocation' in navigator)) return resolve('unavailable')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ latitude: coords.latitude.toFixed(2), longitude: coords.longitude.toFixed(2) }),
      error => resolve(error.code === error.PERMISSION_DENIED ? 'denied' : 'unavailable'),
      { timeout: TIMEOUT, maximumAge: 60_000 },
    )
  })
}
