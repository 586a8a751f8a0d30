/**
 * The few functions that odds need beyond + − × ÷. The language leaves `Math.exp`, `Math.log`, `Math.sqrt` and `**` to
 * the engine, so two machines may differ in the last bit and, after 20,000 seasons, in a figure that people see. These
 * are made of the four operations alone, which IEEE 754 settles to the bit; constants such as `Math.LN2` are settled, too.
 */

/** Relative error below 1e-15 for what strengths can be; the argument is cut off at ±40. */
export function exp(value: number): number {
  const x = Math.min(40, Math.max(-40, value));
  const halvings = Math.round(x / Math.LN2);
  const rest = x - halvings * Math.LN2;
  let sum = 1;
  for (let term = 18; term > 0; term -= 1) sum = 1 + (rest / term) * sum;
  return scale(sum, halvings);
}

/** Of a positive number. */
export function log(value: number): number {
  let doublings = 0;
  let rest = value;
  while (rest > 1.5) {
    rest /= 2;
    doublings += 1;
  }
  while (rest < 0.75) {
    rest *= 2;
    doublings -= 1;
  }
  const s = (rest - 1) / (rest + 1);
  const square = s * s;
  let sum = 0;
  for (let term = 27; term > 0; term -= 2) sum = sum * square + 1 / term;
  return 2 * s * sum + doublings * Math.LN2;
}

/** Of a number that is not negative. */
export function sqrt(value: number): number {
  if (value <= 0) return 0;
  let root = value > 1 ? value : 1;
  // From above Newton's method only falls: when it no longer does, it is there.
  for (;;) {
    const next = (root + value / root) / 2;
    if (next >= root) return root;
    root = next;
  }
}

function scale(value: number, doublings: number): number {
  let scaled = value;
  const factor = doublings < 0 ? 0.5 : 2;
  for (let step = doublings < 0 ? -doublings : doublings; step > 0; step -= 1) scaled *= factor;
  return scaled;
}
