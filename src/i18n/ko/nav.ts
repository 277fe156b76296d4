import type { Translation } from '../types.ts'

export default {
  label: '메인',
  home: '홈',
  market: '시세',
  trade: '거래',
  wallet: '자산',
  me: '내 정보',
  skipToContent: '본문으로 이동',
  notFoundTitle: '페이지를 찾을 수 없습니다',
  notFoundText: '주소가 잘못되었거나 페이지가 옮겨졌을 수 있습니다.',
  goHome: '홈으로',
  preferredLanguage: '한국어로 계속',
} satisfies Translation['nav']
