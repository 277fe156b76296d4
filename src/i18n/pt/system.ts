import type { Translation } from '../types.ts'

export default {
  chooseTitle: 'Escolher um lugar',
  search: 'Cidade ou país',
  searchHint:
    'Uma lista de {count} cidades neste app. Os nomes das cidades estão em inglês; os países, no seu idioma.',
  results: 'Cidades',
  nothing: 'Não está na lista',
  nothingText:
    'A lista tem capitais e grandes cidades. Escolha a mais próxima, ou deixe em branco e escreva o endereço.',
  more: 'Mais {count}. Digite para refinar.',
  fromDevice: 'Usar a localização deste aparelho',
  locationNote:
    'Seu navegador pergunta antes. A posição é arredondada para cerca de um quilômetro, identificada pela cidade mais próxima da lista e enviada só com o formulário.',
  near: 'Perto de {city}',
  denied: 'O navegador não teve permissão para informar a localização. Escolha da lista.',
  unavailable: 'Não foi possível obter a localização. Escolha da lista.',
  openTitle: 'Lugar',
  copyCoordinates: 'Copiar as coordenadas',
  latitude: 'Latitude',
  longitude: 'Longitude',
  nearest: 'Cidade mais próxima da lista',
  openMaps: 'Abrir no app de mapas',
  openMapsNote:
    'Nenhum mapa é desenhado aqui, porque isso diria a outra empresa para onde você olha. O link abre um app deste aparelho.',
  noPlace: 'Nenhum lugar foi indicado',
  noPlaceText: 'O endereço desta página não indica coordenadas, ou elas estão erradas.',
} satisfies Translation['system']
