import type { Translation } from '../types.ts'

export default {
  chooseTitle: 'Ort auswählen',
  search: 'Stadt oder Land',
  searchHint:
    'Eine Liste in dieser App, Anzahl der Städte: {count}. Städtenamen stehen auf Englisch, Länder in Ihrer Sprache.',
  results: 'Städte',
  nothing: 'Nicht in der Liste',
  nothingText:
    'Die Liste enthält Hauptstädte und große Städte. Wählen Sie die nächstgelegene, oder lassen Sie das Feld leer und schreiben Sie die Adresse.',
  more: '{count} weitere. Tippen Sie, um einzugrenzen.',
  fromDevice: 'Standort dieses Geräts verwenden',
  locationNote:
    'Ihr Browser fragt Sie zuerst. Die Position wird auf etwa einen Kilometer gerundet, nach der nächsten Stadt der Liste benannt und nur mit dem Formular gesendet.',
  near: 'In der Nähe von {city}',
  denied: 'Der Browser durfte den Standort nicht mitteilen. Wählen Sie aus der Liste.',
  unavailable: 'Der Standort konnte nicht ermittelt werden. Wählen Sie aus der Liste.',
  openTitle: 'Ort',
  copyCoordinates: 'Koordinaten kopieren',
  latitude: 'Breitengrad',
  longitude: 'Längengrad',
  nearest: 'Nächste Stadt der Liste',
  openMaps: 'In der Karten-App öffnen',
  openMapsNote:
    'Hier wird keine Karte gezeichnet, weil das einer anderen Firma verraten würde, was Sie ansehen. Der Link öffnet eine App dieses Geräts.',
  noPlace: 'Es wurde kein Ort genannt',
  noPlaceText: 'Die Adresse dieser Seite nennt keine oder falsche Koordinaten.',
} satisfies Translation['system']
