import type { Translation } from '../types.ts'

export default {
  requestTimeout: '요청 시간이 초과되었습니다',
  interfaceException: '인터페이스 오류입니다. 잠시 후 다시 시도해 주세요',
  networkLost: '네트워크 신호가 끊겼습니다',
  backOnline: '다시 온라인 상태입니다',
  compressionFailed: '압축하지 못했습니다',
  img: {
    err: '이미지를 저장하지 못했습니다',
  },
  chunkLoad: '모듈 {id}을(를) 불러오지 못했습니다',
  chunkMissing: '앱의 이 부분이 이전 버전입니다. 새로고침하면 새 버전을 받습니다.',
  chunkTimeout: '앱의 이 부분을 불러오는 데 너무 오래 걸립니다.',
  chunkError: '앱의 이 부분을 불러오지 못했습니다.',
  reload: '새로고침',
  loadTitle: '불러오지 못했습니다',
  loadText: '자금과 주문에는 영향이 없습니다.',
  retriesOnline: '다시 온라인이 되면 자동으로 재시도합니다.',
  screenTitle: '이 페이지가 작동을 멈췄습니다',
  screenText: '계좌에는 영향이 없습니다. 다시 시도하거나 홈으로 이동해 주세요.',
  hint_signed_out: '다시 로그인해 주세요',
  hint_too_many_requests: '요청이 너무 많습니다. {seconds}초 후 다시 시도해 주세요',
  hint_invalid_field: '이 항목을 확인해 주세요',
  hint_server_error: '서버 오류입니다. 잠시 후 다시 시도해 주세요',
  hint_not_found: '서버에서 찾을 수 없습니다',
  hint_wrong_method: '서버가 이 요청을 지원하지 않습니다',
  hint_body_too_large: '너무 커서 보낼 수 없습니다',
} satisfies Translation['errors']
