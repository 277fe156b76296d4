import type { Translation } from '../types.ts'

export default {
  chooseTitle: 'Choisir un lieu',
  search: 'Ville ou pays',
  searchHint:
    '{count} villes au choix. Les noms des villes sont en anglais, ceux des pays dans votre langue.',
  results: 'Villes',
  nothing: 'Aucune ville correspondante',
  nothingText:
    'La liste contient les capitales et les grandes villes. Choisissez la plus proche, ou laissez ce champ vide et saisissez votre adresse.',
  more: '{count} de plus. Continuez à taper pour affiner la liste.',
  fromDevice: 'Utiliser ma position actuelle',
  locationNote:
    'Votre navigateur vous demandera l’autorisation. La position est arrondie à un kilomètre environ, nommée d’après la ville la plus proche de la liste, et envoyée seulement avec le formulaire.',
  near: 'Près de {city}',
  denied: 'L’accès à la position a été refusé. Choisissez dans la liste.',
  unavailable: 'Votre position n’a pas pu être déterminée. Choisissez dans la liste.',
  openTitle: 'Lieu',
  copyCoordinates: 'Copier les coordonnées',
  latitude: 'Latitude',
  longitude: 'Longitude',
  nearest: 'Ville la plus proche de la liste',
  openMaps: 'Ouvrir dans l’application de cartes',
  openMapsNote:
    'Aucune carte n’est affichée ici, car cela indiquerait à une autre entreprise ce que vous regardez. Le lien ouvre une application sur cet appareil.',
  noPlace: 'Aucun lieu indiqué',
  noPlaceText: 'Le lien vers cette page n’a pas de coordonnées, ou en a de non valides.',
} satisfies Translation['system']
