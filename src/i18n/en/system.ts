import type { Dictionary } from '../overlay.ts'

/** Choosing a place from the bundled list or by the device, and showing one. */
export default {
  chooseTitle: 'Choose a location',
  search: 'City or country',
  searchHint: '{count} cities to choose from. City names are in English, countries in your language.',
  results: 'Cities',
  nothing: 'No matching cities',
  nothingText:
    'The list has capitals and large cities. Choose the nearest one, or leave this out and enter your address.',
  more: '{count} more. Keep typing to narrow the list.',
  fromDevice: 'Use current location',
  locationNote:
    'Your browser will ask for permission. The position is rounded to about a kilometer, labeled with the nearest listed city, and sent only with the form.',
  near: 'Near {city}',
  denied: 'Location access was denied. Choose from the list.',
  unavailable: 'Your location could not be determined. Choose from the list.',
  openTitle: 'Location',
  copyCoordinates: 'Copy coordinates',
  latitude: 'Latitude',
  longitude: 'Longitude',
  nearest: 'Nearest listed city',
  openMaps: 'Open in maps app',
  openMapsNote:
    'No map is shown here, because that would tell another company where you are looking. The link opens an app on this device.',
  noPlace: 'No location given',
  noPlaceText: 'The link to this page has no coordinates, or invalid ones.',
} as const satisfies Dictionary
