/**
 * A font in which every character is the same block and every space is empty, so that a page is laid out alike on every machine,
 * whatever fonts it has. Made here, as it is ten tables of a few numbers; their layout is that of the OpenType specification.
 */
import { Buffer } from 'node:buffer'

const EM = 1000
const ADVANCE = 540
/** Space on either side of a block. */
const EDGE = 40
/** Glyphs: nothing, the block, the space. */
const GLYPHS = 3

const u16 = (...values: number[]) =>
  Buffer.concat(values.map(value => Buffer.from([(value >> 8) & 255, value & 255])))
const u32 = (...values: number[]) =>
  u16(...values.flatMap(value => [Math.floor(value / 65_536), value % 65_536]))
const zeros = (count: number) => Buffer.alloc(count)

/**
 * From, to, and the glyph of all between: what has no ink is the space, also marks that only steer direction. Arabic’s ready-made forms
 * are left out, as a shaper would join whole words of one glyph; it still joins some pairs, and alike everywhere.
 */
const CHARACTERS: readonly (readonly [number, number, number])[] = [
  [0x20, 0x20, 2],
  [0x21, 0x9f, 1],
  [0xa0, 0xa0, 2],
  [0xa1, 0x1fff, 1],
  [0x2000, 0x200f, 2],
  [0x2010, 0x2027, 1],
  [0x2028, 0x202f, 2],
  [0x2030, 0x205f, 1],
  [0x2060, 0x206f, 2],
  [0x2070, 0xfb4f, 1],
  [0xff00, 0x10ffff, 1],
]

/** One rectangle that stands on the base line. */
function block(height: number): Buffer {
  const onCurve = 1
  return Buffer.concat([
    u16(1, EDGE, 0, ADVANCE - EDGE, height, 3, 0),
    Buffer.from([onCurve, onCurve, onCurve, onCurve]),
    u16(EDGE, 0, ADVANCE - 2 * EDGE, 0),
    u16(0, height, 0, -height),
    zeros(2),
  ])
}

function tables(height: number): Record<string, Buffer> {
  const glyph = block(height)
  const subtable = Buffer.concat([
    u16(13, 0),
    u32(16 + 12 * CHARACTERS.length, 0, CHARACTERS.length),
    ...CHARACTERS.map(group => u32(...group)),
  ])
  return {
    'OS/2': Buffer.concat([
      u16(4, ADVANCE, 400, 5, 0),
      zeros(22),
      zeros(10),
      zeros(16),
      Buffer.from('none'),
      u16(0x40, 0x20, 0xffff, 800, -200, 0, 800, 200),
      zeros(8),
      u16(500, 700, 0, 32, 0),
    ]),
    cmap: Buffer.concat([u16(0, 1, 3, 10), u32(12), subtable]),
    glyf: glyph,
    head: Buffer.concat([
      u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
      u16(0, EM),
      zeros(16),
      u16(0, 0, ADVANCE, height, 0, 8, 2, 0, 0),
    ]),
    hhea: Buffer.concat([
      u32(0x10000),
      u16(800, -200, 0, ADVANCE, 0, 0, ADVANCE, 1, 0, 0),
      zeros(8),
      u16(0, GLYPHS),
    ]),
    hmtx: u16(...Array.from({ length: GLYPHS }, (_, index) => [ADVANCE, index === 1 ? EDGE : 0]).flat()),
    loca: u16(0, 0, glyph.length / 2, glyph.length / 2),
    maxp: Buffer.concat([u32(0x10000), u16(GLYPHS, 4, 1, 0, 0, 1), zeros(16)]),
    name: u16(0, 0, 6),
    post: Buffer.concat([u32(0x30000), zeros(28)]),
  }
}

/** A TrueType font whose blocks are as high as this, in thousandths of its size. */
function blockFont(height: number): Buffer {
  const entries = Object.entries(tables(height))
  let offset = 12 + 16 * entries.length
  const directory: Buffer[] = []
  const bodies: Buffer[] = []
  for (const [tag, table] of entries) {
    const padded = Buffer.concat([table, zeros((4 - (table.length % 4)) % 4)])
    directory.push(Buffer.from(tag.padEnd(4)), u32(sum(padded), offset, table.length))
    bodies.push(padded)
    offset += padded.length
  }
  return Buffer.concat([
    u32(0x10000),
    u16(entries.length, 128, 3, 16 * entries.length - 128),
    ...directory,
    ...bodies,
  ])
}

function sum(table: Buffer): number {
  let total = 0
  for (let at = 0; at < table.length; at += 4) total = (total + table.readUInt32BE(at)) % 2 ** 32
  return total
}

/** The faces of the family, higher ones where it is bold: for `new FontFace('Block', bytes, { weight })`. */
export const blockFaces = [
  { weight: '100 500', base64: blockFont(520).toString('base64') },
  { weight: '501 900', base64: blockFont(700).toString('base64') },
]

/** A style sheet that applies the block font to everything. */
export const blockStyles = `*, *::before, *::after {
  font-family: Block !important;
  font-synthesis: none !important;
  /* A machine's settings for hinting would round each letter's width to whole pixels, or not. */
  text-rendering: geometricPrecision !important;
}`
