import type { Translation } from '../types.ts'

export default {
  chooseTitle: 'Elegir un lugar',
  search: 'Ciudad o país',
  searchHint:
    'Una lista incluida en esta aplicación, número de ciudades: {count}. Los nombres de las ciudades están en inglés; los países, en su idioma.',
  results: 'Ciudades',
  nothing: 'No está en la lista',
  nothingText:
    'La lista contiene capitales y grandes ciudades. Elija la más cercana, o déjelo vacío y escriba la dirección.',
  more: '{count} más. Escriba para acotar.',
  fromDevice: 'Usar la ubicación de este dispositivo',
  locationNote:
    'Su navegador le pregunta primero. La posición se redondea a un kilómetro aproximadamente, se nombra por la ciudad más cercana de la lista y se envía solo con el formulario.',
  near: 'Cerca de {city}',
  denied: 'No se ha permitido al navegador indicar la ubicación. Elija de la lista.',
  unavailable: 'No se ha podido encontrar la ubicación. Elija de la lista.',
  openTitle: 'Lugar',
  copyCoordinates: 'Copiar las coordenadas',
  latitude: 'Latitud',
  longitude: 'Longitud',
  nearest: 'Ciudad más cercana de la lista',
  openMaps: 'Abrir en la aplicación de mapas',
  openMapsNote:
    'Aquí no se dibuja ningún mapa, porque eso diría a otra empresa qué está mirando usted. El enlace abre una aplicación de este dispositivo.',
  noPlace: 'No se ha indicado ningún lugar',
  noPlaceText: 'La dirección de esta página no indica coordenadas, o son erróneas.',
} satisfies Translation['system']
