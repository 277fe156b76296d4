export type LocateFault = 'denied' | 'unavailable'

/** ms after which a device is taken not to know where it is. */
const PATIENCE = 20_000

/** Where the device is, to a hundredth of a degree (about a kilometre); or why that is not known. */
export function locate(): Promise<{ latitude: string; longitude: string } | LocateFault> {
  return new Promise(resolve => {
    if (!('geolocation' in navigator)) return resolve('unavailable')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ latitude: coords.latitude.toFixed(2), longitude: coords.longitude.toFixed(2) }),
      error => resolve(error.code === error.PERMISSION_DENIED ? 'denied' : 'unavailable'),
      { timeout: PATIENCE, maximumAge: 60_000 },
    )
  })
}
