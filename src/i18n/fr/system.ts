import type { Translation } from '../types.ts'

export default {
  chooseTitle: 'Choisir un lieu',
  search: 'Ville ou pays',
  searchHint:
    'Une liste contenue dans cette application, nombre de villes : {count}. Les noms des villes sont en anglais, ceux des pays dans votre langue.',
  results: 'Villes',
  nothing: 'Absente de la liste',
  nothingText:
    'La liste contient les capitales et les grandes villes. Choisissez la plus proche, ou laissez ce champ vide et écrivez l’adresse.',
  more: '{count} de plus. Tapez pour affiner.',
  fromDevice: 'Utiliser la position de cet appareil',
  locationNote:
    'Votre navigateur vous le demande d’abord. La position est arrondie à un kilomètre environ, nommée d’après la ville la plus proche de la liste, et envoyée seulement avec le formulaire.',
  near: 'Près de {city}',
  denied: 'Le navigateur n’a pas été autorisé à indiquer la position. Choisissez dans la liste.',
  unavailable: 'La position n’a pas pu être trouvée. Choisissez dans la liste.',
  openTitle: 'Lieu',
  copyCoordinates: 'Copier les coordonnées',
  latitude: 'Latitude',
  longitude: 'Longitude',
  nearest: 'Ville la plus proche de la liste',
  openMaps: 'Ouvrir dans l’application de cartes',
  openMapsNote:
    'Aucune carte n’est dessinée ici, car cela indiquerait à une autre entreprise ce que vous regardez. Le lien ouvre une application de cet appareil.',
  noPlace: 'Aucun lieu n’a été indiqué',
  noPlaceText: 'L’adresse de cette page n’indique pas de coordonnées, ou de fausses.',
} satisfies Translation['system']
