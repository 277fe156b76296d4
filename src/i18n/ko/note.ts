import type { Translation } from '../types.ts'

export default {
  title: '메모',
  add: '메모 추가',
  change: '메모 수정',
  label: '내 메모',
  hint: '본인만 볼 수 있습니다. 최대 {limit}자.',
  tooLong: '{limit}자 이내로 줄여 주세요',
  notAllowed: '저장할 수 없는 문자가 있습니다',
  empty: '먼저 내용을 입력해 주세요',
  remove: '메모 삭제',
  all: '메모',
  none: '아직 메모가 없습니다',
  noneText: '상품, 현물 주문 또는 계약 포지션에 메모를 남길 수 있습니다. 본인만 볼 수 있습니다.',
  spotOrder: '현물 주문',
  position: '계약 포지션',
  open: '{product} 열기',
  browse: '상품 보기',
} satisfies Translation['note']
