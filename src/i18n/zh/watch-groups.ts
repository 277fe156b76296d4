import type { Translation } from '../types.ts'

export default {
  groups: '分组',
  all: '全部',
  add: '新建分组',
  change: '编辑分组',
  name: '分组名称',
  nameHint: '最多 {limit} 个字符',
  nameInvalid: '请输入不含特殊字符的名称',
  nameTaken: '您已有同名分组',
  products: '产品',
  productsHint: '一个产品只在一个分组中。在这里选择后，它会离开原来的分组。',
  noProducts: '请至少选择一个产品',
  inGroup: '在“{group}”中',
  emptyGroup: '此分组没有产品',
  emptyGroupText: '其中的产品已不在您的自选中。',
  failed: '无法加载您的分组。',
  remove: '删除分组',
  removeNote: '产品仍保留在您的自选中。',
} satisfies Translation['watchGroups']
