import type { Translation } from '../types.ts'

export default {
  chooseTitle: 'Escolher um local',
  search: 'Cidade ou país',
  searchHint:
    '{count} cidades para escolher. Os nomes das cidades estão em inglês; os países, no seu idioma.',
  results: 'Cidades',
  nothing: 'Nenhuma cidade encontrada',
  nothingText:
    'A lista tem capitais e grandes cidades. Escolha a mais próxima, ou deixe em branco e digite seu endereço.',
  more: 'Mais {count}. Continue digitando para refinar.',
  fromDevice: 'Usar localização atual',
  locationNote:
    'Seu navegador vai pedir permissão. A posição é arredondada para cerca de um quilômetro, identificada pela cidade mais próxima da lista e enviada só com o formulário.',
  near: 'Perto de {city}',
  denied: 'O acesso à localização foi negado. Escolha da lista.',
  unavailable: 'Não foi possível determinar sua localização. Escolha da lista.',
  openTitle: 'Local',
  copyCoordinates: 'Copiar coordenadas',
  latitude: 'Latitude',
  longitude: 'Longitude',
  nearest: 'Cidade mais próxima da lista',
  openMaps: 'Abrir no app de mapas',
  openMapsNote:
    'Nenhum mapa é mostrado aqui, porque isso diria a outra empresa o que você está vendo. O link abre um app neste aparelho.',
  noPlace: 'Nenhum local informado',
  noPlaceText: 'O link para esta página não tem coordenadas, ou elas são inválidas.',
} satisfies Translation['system']
