import type { Translation } from '../types.ts'

export default {
  chooseTitle: '위치 선택',
  search: '도시 또는 국가',
  searchHint: '{count}개 도시에서 선택할 수 있습니다. 도시 이름은 영어, 국가 이름은 사용 중인 언어입니다.',
  results: '도시',
  nothing: '일치하는 도시가 없습니다',
  nothingText:
    '목록에는 수도와 대도시가 있습니다. 가장 가까운 도시를 선택하거나, 비워 두고 주소를 입력해 주세요.',
  more: '{count}개 더 있습니다. 계속 입력하여 좁혀 주세요.',
  fromDevice: '현재 위치 사용',
  locationNote:
    '브라우저가 권한을 요청합니다. 위치는 약 1km 단위로 반올림되어 목록에서 가장 가까운 도시 이름으로 표시되며, 양식과 함께만 전송됩니다.',
  near: '{city} 부근',
  denied: '위치 접근이 거부되었습니다. 목록에서 선택해 주세요.',
  unavailable: '위치를 확인하지 못했습니다. 목록에서 선택해 주세요.',
  openTitle: '위치',
  copyCoordinates: '좌표 복사',
  latitude: '위도',
  longitude: '경도',
  nearest: '목록에서 가장 가까운 도시',
  openMaps: '지도 앱에서 열기',
  openMapsNote:
    '여기에는 지도를 표시하지 않습니다. 어디를 보는지 다른 회사가 알게 되기 때문입니다. 링크는 이 기기의 앱을 엽니다.',
  noPlace: '지정된 위치가 없습니다',
  noPlaceText: '이 페이지의 링크에 좌표가 없거나 좌표가 잘못되었습니다.',
} satisfies Translation['system']
