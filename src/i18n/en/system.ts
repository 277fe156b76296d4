import type { BaseTranslation } from '../generated/types.ts'

/** Choosing a place from the bundled list or by the device, and showing one. */
export default {
  chooseTitle: 'Choose a place',
  search: 'City or country',
  searchHint:
    'A list of {count:string} cities in this app. City names are in English, countries in your language.',
  results: 'Cities',
  nothing: 'Not in the list',
  nothingText:
    'The list has capitals and large cities. Choose the nearest one, or leave it out and write the address.',
  more: '{count:string} more. Type to narrow it down.',
  fromDevice: 'Use this device’s location',
  locationNote:
    'Your browser asks you first. The position is rounded to about a kilometre, named by the nearest city of the list, and sent only with the form.',
  near: 'Near {city:string}',
  denied: 'The browser was not allowed to tell the location. Choose from the list.',
  unavailable: 'The location could not be found. Choose from the list.',
  openTitle: 'Place',
  copyCoordinates: 'Copy the coordinates',
  latitude: 'Latitude',
  longitude: 'Longitude',
  nearest: 'Nearest city of the list',
  openMaps: 'Open in the maps app',
  openMapsNote:
    'No map is drawn here, because that would tell another company where you look. The link opens an app of this device.',
  noPlace: 'No place was named',
  noPlaceText: 'The address of this page names no coordinates, or wrong ones.',
} satisfies BaseTranslation
