import type { Dictionary } from '../overlay.ts'

export default {
  camera: 'Take a photo',
  choose: 'Choose a picture',
  hint: 'Maximum {most:string}. Compressed on this device before upload; only the reviewer can see them.',
  leftOut: 'Maximum {most:string}; the others were not added',
  photo: 'Picture {number:string}',
  remove: 'Remove picture {number:string}',
  compressing: 'Compressing',
  sending: '{percent:string}% uploaded',
  cancel: 'Cancel upload',
  discard: 'Remove this picture',
  notSent: 'Not uploaded',
  waiting: 'Wait until the picture is uploaded',
  compressionFailedText:
    'This device cannot read this file as a picture. Take the photo again, or choose a smaller JPEG, PNG or WebP.',
  understood: 'Choose another',
  preview: 'Pictures',
  previewOf: '{index:string} of {count:string}',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  previous: 'Previous picture',
  next: 'Next picture',
  save: 'Save picture',
  nothingTitle: 'No picture to show',
  nothingText: 'The link contains no picture.',
} as const satisfies Dictionary
