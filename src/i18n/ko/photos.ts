import type { Translation } from '../types.ts'

export default {
  camera: '사진 찍기',
  choose: '이미지 선택',
  hint: '최대 {most}장. 업로드 전에 이 기기에서 압축되며, 심사 담당자만 볼 수 있습니다.',
  leftOut: '최대 {most}장입니다. 나머지는 추가되지 않았습니다',
  photo: '이미지 {number}',
  remove: '이미지 {number} 삭제',
  compressing: '압축 중',
  sending: '{percent}% 업로드됨',
  cancel: '업로드 취소',
  discard: '이 이미지 삭제',
  notSent: '업로드되지 않음',
  waiting: '이미지가 업로드될 때까지 기다려 주세요',
  compressionFailedText:
    '이 기기에서 이 파일을 이미지로 읽을 수 없습니다. 사진을 다시 찍거나 더 작은 JPEG, PNG, WebP를 선택해 주세요.',
  understood: '다른 이미지 선택',
  preview: '이미지',
  previewOf: '{count}장 중 {index}번째',
  zoomIn: '확대',
  zoomOut: '축소',
  previous: '이전 이미지',
  next: '다음 이미지',
  save: '이미지 저장',
  nothingTitle: '표시할 이미지가 없습니다',
  nothingText: '링크에 이미지가 없습니다.',
} satisfies Translation['photos']
