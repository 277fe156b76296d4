import type { Translation } from '../types.ts'

export default {
  chooseTitle: 'Elegir un lugar',
  search: 'Ciudad o país',
  searchHint:
    'Ciudades disponibles: {count}. Los nombres de las ciudades están en inglés; los países, en su idioma.',
  results: 'Ciudades',
  nothing: 'Ninguna ciudad coincide',
  nothingText:
    'La lista contiene capitales y grandes ciudades. Elija la más cercana, o déjelo vacío e introduzca su dirección.',
  more: '{count} más. Siga escribiendo para acotar la lista.',
  fromDevice: 'Usar mi ubicación actual',
  locationNote:
    'Su navegador le pedirá permiso. La posición se redondea a un kilómetro aproximadamente, se nombra por la ciudad más cercana de la lista y se envía solo con el formulario.',
  near: 'Cerca de {city}',
  denied: 'Se denegó el acceso a la ubicación. Elija de la lista.',
  unavailable: 'No se ha podido determinar su ubicación. Elija de la lista.',
  openTitle: 'Lugar',
  copyCoordinates: 'Copiar las coordenadas',
  latitude: 'Latitud',
  longitude: 'Longitud',
  nearest: 'Ciudad más cercana de la lista',
  openMaps: 'Abrir en la aplicación de mapas',
  openMapsNote:
    'Aquí no se muestra ningún mapa, porque eso diría a otra empresa qué está mirando usted. El enlace abre una aplicación en este dispositivo.',
  noPlace: 'Ningún lugar indicado',
  noPlaceText: 'El enlace a esta página no tiene coordenadas, o no son válidas.',
} satisfies Translation['system']
