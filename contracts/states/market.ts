/** The states of the published keys of the market; see ../states.ts. */
export const marketStates = {
  keysPublished: {
    name: 'the market publishes the keys of its days',
    setup:
      'The keys of at least two past days are published, and the hashes of today and of two days to come. A visible product whose prices follow from them, not from those of other products.',
    returns: ['productType', 'productCode'],
  },
  derivedListed: {
    name: 'a product is listed whose price follows from others',
    setup:
      'A visible product whose prices follow from those of one or two others, which follow from published keys.',
    returns: ['productType', 'productCode'],
  },
} as const
