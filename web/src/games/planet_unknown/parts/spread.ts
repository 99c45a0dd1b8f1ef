/** Labels beside their places: each as near to its own as the others allow. */

/**
 * Upper edges for labels of the given heights, wished centred on `centres` (ascending), inside 0..room, in order and
 * never closer than `gap`. Groups that would overlap share the displacement; too much text starts at the top.
 */
export function spread(centres: number[], heights: number[], room: number, gap = 4): number[] {
  interface Block {
    from: number;
    wish: number;
    size: number;
    count: number;
  }
  const blocks: Block[] = [];
  const settle = (b: Block): number => Math.max(0, Math.min(room - b.size, b.wish / b.count));
  centres.forEach((centre, i) => {
    const height = heights[i] ?? 0;
    let block: Block = { from: i, wish: centre - height / 2, size: height, count: 1 };
    for (;;) {
      const before = blocks.at(-1);
      if (!before || settle(before) + before.size + gap <= settle(block)) break;
      blocks.pop();
      block = {
        from: before.from,
        wish: before.wish + block.wish - block.count * (before.size + gap),
        size: before.size + gap + block.size,
        count: before.count + block.count,
      };
    }
    blocks.push(block);
  });
  const tops: number[] = [];
  for (const block of blocks) {
    let top = settle(block);
    for (let i = block.from; i < block.from + block.count; i += 1) {
      tops[i] = top;
      top += (heights[i] ?? 0) + gap;
    }
  }
  return tops;
}
