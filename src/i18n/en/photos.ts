import type { BaseTranslation } from '../generated/types.ts'

export default {
  camera: 'Take a photo',
  choose: 'Choose a picture',
  hint: 'At most {most:string}. Made smaller on this device before it is sent; seen by nobody but the reviewer.',
  leftOut: 'At most {most:string}; the others were left out',
  photo: 'Picture {number:string}',
  remove: 'Remove picture {number:string}',
  compressing: 'Making it smaller',
  sending: '{percent:string}% sent',
  cancel: 'Stop sending',
  discard: 'Remove this picture',
  notSent: 'Not sent',
  waiting: 'Please wait until the picture is sent',
  compressionFailedText:
    'This file cannot be read as a picture on this device. Take the photo once more, or choose a smaller JPEG, PNG or WebP.',
  understood: 'Choose another',
  preview: 'Pictures',
  previewOf: '{index:string} of {count:string}',
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  previous: 'Previous picture',
  next: 'Next picture',
  save: 'Save picture',
  nothingTitle: 'No picture to show',
  nothingText: 'The address names none.',
} satisfies BaseTranslation
