import type { OwnTaste } from '@girone/contract/taste';

export type SegmentKind = 'withIt' | 'against' | 'drawn';

interface Segment {
  readonly kind: SegmentKind;
  readonly path: string;
}

/** More than these no eye tells apart: then each stands for several votes. */
const most = 90;
/** Of a segment's turn, so much is drawn. */
const share = 0.72;

/** Clockwise from the top: long segments with the majority, short ones for draws and against it. */
export function drawSegments({ withIt, drawn, against }: OwnTaste['majority']): Segment[] {
  const votes = withIt + drawn + against;
  const count = Math.min(votes, most);
  return Array.from({ length: count }, (_, index) => {
    const vote = ((index + 0.5) * votes) / count;
    const kind = vote < withIt ? 'withIt' : vote < withIt + drawn ? 'drawn' : 'against';
    return { kind, path: drawSegment(index, count, kind === 'withIt' ? [76, 96] : [80, 92]) };
  });
}

function drawSegment(index: number, count: number, [inner, outer]: readonly [number, number]) {
  const step = (2 * Math.PI) / count;
  const from = step * (index + (1 - share) / 2);
  const to = step * (index + (1 + share) / 2);
  const arc = to - from > Math.PI ? 1 : 0;
  return `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 ${arc} 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 ${arc} 0 ${at(inner, from)}Z`;
}

function at(radius: number, angle: number): string {
  const spot = [100 + radius * Math.sin(angle), 100 - radius * Math.cos(angle)];
  return spot.map((value) => value.toFixed(1)).join(' ');
}
