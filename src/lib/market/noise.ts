import { chacha20 } from '@noble/ciphers/chacha.js'
import { DAY } from '../time/time-units.ts'
import type { DayKeys } from './day-keys.ts'

/**
 * The random numbers of the simulated market: ChaCha20 (RFC 8439) under the key of the UTC day, one stream for each product (or offer) and purpose.
 * Whoever does not have the key of a day can tell none of its numbers, however many others are known.
 */
export interface MarketNoise {
  /** 64 bytes that say how volatile each hour of a product's day is. */
  character(productId: number, day: number): Uint8Array
  /** The first `count` words of 32 bits for the moves of a product's day, in order of time; see walk.ts. Written into `into`, where given. */
  moves(productId: number, day: number, count: number, into?: Uint32Array): Uint32Array
  /** 64 bytes for what belongs to one tick, such as the order book. `time` is epoch ms. */
  tick(productId: number, time: number): Uint8Array
  /** 2048 bytes for what is left to chance in an offer of new shares that is drawn on a day. */
  offer(offerId: number, day: number): Uint8Array
}

const CHARACTER_STREAM = 0
const MOVES_STREAM = 1
const TICK_STREAM = 2
const OFFER_STREAM = 3
const BLOCK_BYTES = 64
const OFFER_BYTES = 2048
const WORD_BYTES = 4

/** The noise under the keys of the days. Words are little-endian, as on every device that runs JavaScript today. */
export function createNoise(keys: DayKeys): MarketNoise {
  const nonce = new Uint8Array(12)
  const nonceView = new DataView(nonce.buffer)
  let zeros = new Uint8Array(BLOCK_BYTES)
  const fill = (productId: number, stream: number, day: number, out: Uint8Array, counter = 0) => {
    nonceView.setUint32(0, productId, true)
    nonceView.setUint32(4, stream, true)
    if (zeros.length < out.length) zeros = new Uint8Array(out.length)
    return chacha20(keys.keyOf(day), nonce, zeros.subarray(0, out.length), out, counter)
  }
  return {
    character: (productId, day) => fill(productId, CHARACTER_STREAM, day, new Uint8Array(BLOCK_BYTES)),
    moves(productId, day, count, into = new Uint32Array(count)) {
      fill(productId, MOVES_STREAM, day, new Uint8Array(into.buffer, into.byteOffset, count * WORD_BYTES))
      return into
    },
    tick(productId, time) {
      const day = Math.floor(time / DAY)
      return fill(productId, TICK_STREAM, day, new Uint8Array(BLOCK_BYTES), time - day * DAY)
    },
    offer: (offerId, day) => fill(offerId, OFFER_STREAM, day, new Uint8Array(OFFER_BYTES)),
  }
}
