import type { Translation } from '../types.ts'

export default {
  settings: '알림 설정',
  settingsText: '모든 내용은 메시지에 남습니다. 추가로 알림을 받을 항목을 고르세요.',
  whileOpen: '앱을 열어 둔 동안',
  whenClosed: '앱을 닫았을 때',
  kindAlert: '가격 알림',
  kindOrder: '주문 체결, 거부 또는 취소',
  kindPosition: '익절, 손절, 강제청산',
  kindMoney: '입금, 출금, 대출, 신주',
  kindSecurity: '보안 및 본인 인증',
  alwaysOn: '항상 켜짐',
  push: '이 기기의 알림',
  pushText: '브라우저가 권한을 요청합니다. 여기서 로그아웃하면 중지됩니다.',
  pushAmounts: '알림에 금액 표시',
  pushAmountsText: '잠긴 상태라도 이 화면을 보는 사람은 누구나 읽을 수 있습니다.',
  pushDenied: '알림이 차단되어 있습니다. 브라우저 설정에서 이 사이트의 알림을 허용한 뒤 다시 시도해 주세요.',
  pushFailed: '알림을 켤 수 없습니다. 다시 시도해 주세요.',
  pushInstall:
    'iPhone이나 iPad에서는 먼저 앱을 홈 화면에 추가해 주세요. 공유를 누르고 홈 화면에 추가를 누른 뒤 그곳에서 여세요.',
  pushUnsupported: '이 브라우저는 앱 알림을 표시할 수 없습니다.',
  liquidation: '강제청산 경고',
  liquidationText: '계약 포지션의 가격이 강제청산 가격에 이만큼 가까워지면 알려 드립니다.',
  firstNotice: '첫 번째 경고',
  secondNotice: '두 번째 경고',
  noNotice: '끄기',
} satisfies Translation['notices']
