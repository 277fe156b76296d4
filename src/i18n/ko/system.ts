import type { Translation } from '../types.ts'

export default {
  chooseTitle: '장소 선택',
  search: '도시 또는 국가',
  searchHint: '이 앱에 있는 {count}개 도시의 목록입니다. 도시 이름은 영어, 국가 이름은 사용 중인 언어입니다.',
  results: '도시',
  nothing: '목록에 없습니다',
  nothingText:
    '목록에는 수도와 대도시가 있습니다. 가장 가까운 도시를 선택하거나, 비워 두고 주소를 적어 주세요.',
  more: '{count}개 더 있습니다. 입력하여 좁혀 주세요.',
  fromDevice: '이 기기의 위치 사용',
  locationNote:
    '브라우저가 먼저 허락을 구합니다. 위치는 약 1킬로미터로 반올림되어 목록에서 가장 가까운 도시 이름으로 표시되며, 양식과 함께만 전송됩니다.',
  near: '{city} 부근',
  denied: '브라우저에 위치 권한이 허용되지 않았습니다. 목록에서 선택해 주세요.',
  unavailable: '위치를 찾지 못했습니다. 목록에서 선택해 주세요.',
  openTitle: '장소',
  copyCoordinates: '좌표 복사',
  latitude: '위도',
  longitude: '경도',
  nearest: '목록에서 가장 가까운 도시',
  openMaps: '지도 앱에서 열기',
  openMapsNote:
    '여기에는 지도를 그리지 않습니다. 어디를 보는지 다른 회사에 알려지기 때문입니다. 링크는 이 기기의 앱을 엽니다.',
  noPlace: '지정된 장소가 없습니다',
  noPlaceText: '이 페이지의 주소에 좌표가 없거나 잘못되었습니다.',
} satisfies Translation['system']
