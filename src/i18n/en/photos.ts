import type { Dictionary } from '../overlay.ts'

export default {
  camera: 'Take a photo',
  choose: 'Choose a picture',
  hint: 'Maximum {most}. Compressed on this device before upload; only the reviewer can see them.',
  leftOut: 'Maximum {most}; the others were not added',
  photo: 'Picture {number}',
  remove: 'Remove picture {number}',
  compressing: 'Compressing',
  sending: '{percent}% uploaded',
  cancel: 'Cancel upload',
  discard: 'Remove this picture',
  notSent: 'Not uploaded',
  waiting: 'Wait until the picture is uploaded',
  compressionFailedText:
    'This device cannot read this file as a picture. Take the photo again, or choose a smaller JPEG, PNG or WebP.',
  understood: 'Choose another',
  preview: 'Pictures',
  previewOf: '{index} of {count}',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  previous: 'Previous picture',
  next: 'Next picture',
  save: 'Save picture',
  nothingTitle: 'No picture to show',
  nothingText: 'The link contains no picture.',
} as const satisfies Dictionary
