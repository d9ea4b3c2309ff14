/** Int32 words a slot takes: both halves of the key, and up to four small numbers. */
const slotWords = 3;
/** Few at first, for most searches end soon. */
const startSlots = 1 << 8;

/**
 * The positions a search has been to: an open hash table over 64-bit keys. A slot remembers, for each of four kinds, the least
 * number with which its position was reached; the same position with a higher number of the same kind brings nothing new.
 */
export class Visited {
  private slots: Int32Array = new Int32Array(startSlots * slotWords);
  private mask = startSlots - 1;
  private room = 0;
  /** How many keys it holds. */
  count = 0;

  /** @param bytes the most memory it may take. */
  constructor(private readonly bytes: number) {
    this.room = this.roomOf(startSlots);
  }

  private roomOf(slots: number): number {
    return Math.floor(slots * 0.65);
  }

  /** How much memory it takes. */
  get size(): number {
    return this.slots.byteLength;
  }

  /** Whether there is no room for another key. */
  get full(): boolean {
    return this.count >= this.room && !this.grow();
  }

  private find(low: number, high: number): number {
    const { slots, mask } = this;
    let slot = low & mask;
    for (;;) {
      const at = slot * slotWords;
      const known = slots[at] as number;
      if ((known === low && slots[at + 1] === high) || (known === 0 && slots[at + 1] === 0)) return at;
      slot = (slot + 1) & mask;
    }
  }

  /**
   * Enters a position, for which there must be room: see `full`. False when it brings nothing new: it was there with the same kind and no higher number, or, for kind
   * 0, with any kind. Numbers are from 1 to 255, kinds from 1 to 4.
   */
  enter(low: number, high: number, kind: number, value: number): boolean {
    const { slots } = this;
    if (low === 0 && high === 0) high = 1;
    const at = this.find(low, high);
    const isNew = slots[at] === 0 && slots[at + 1] === 0;
    if (isNew) {
      slots[at] = low;
      slots[at + 1] = high;
      this.count++;
    }
    if (kind === 0) return isNew;
    const shift = (kind - 1) << 3;
    const word = slots[at + 2] as number;
    const best = (word >>> shift) & 255;
    if (best !== 0 && best <= value) return false;
    slots[at + 2] = (word & ~(255 << shift)) | (value << shift);
    return true;
  }

  /** Whether `enter` would bring nothing new. */
  covers(low: number, high: number, kind: number, value: number): boolean {
    if (low === 0 && high === 0) high = 1;
    const at = this.find(low, high);
    const { slots } = this;
    if (slots[at] === 0 && slots[at + 1] === 0) return false;
    if (kind === 0) return true;
    const best = ((slots[at + 2] as number) >>> ((kind - 1) << 3)) & 255;
    return best !== 0 && best <= value;
  }

  private grow(): boolean {
    const old = this.slots;
    const count = 2 * (this.mask + 1) * (this.count < 100_000 ? 2 : 1);
    if (count * slotWords * 4 + old.byteLength > this.bytes) return false;
    this.slots = new Int32Array(count * slotWords);
    this.mask = count - 1;
    this.room = this.roomOf(count);
    for (let from = 0; from < old.length; from += slotWords) {
      const low = old[from] as number;
      const high = old[from + 1] as number;
      if (low === 0 && high === 0) continue;
      const to = this.find(low, high);
      this.slots[to] = low;
      this.slots[to + 1] = high;
      this.slots[to + 2] = old[from + 2] as number;
    }
    return true;
  }
}
