import type { Translation } from '../types.ts'

export default {
  groups: '그룹',
  all: '전체',
  add: '새 그룹',
  change: '그룹 수정',
  name: '그룹 이름',
  nameHint: '최대 {limit}자',
  nameInvalid: '특수 문자 없이 이름을 입력해 주세요',
  nameTaken: '같은 이름의 그룹이 있습니다',
  products: '상품',
  productsHint: '상품은 한 그룹에만 속합니다. 여기서 선택하면 다른 그룹에서 빠집니다.',
  noProducts: '상품을 하나 이상 선택해 주세요',
  inGroup: '{group}에 있음',
  emptyGroup: '이 그룹에 상품이 없습니다',
  emptyGroupText: '그룹의 상품이 더 이상 관심종목에 없습니다.',
  failed: '그룹을 불러오지 못했습니다.',
  remove: '그룹 삭제',
  removeNote: '상품은 관심종목에 남습니다.',
} satisfies Translation['watchGroups']
