// Loaded before the server (`NODE_OPTIONS=--import=…`): its clock goes wrong by CLOCK_SHIFT_MS, and after
// CLOCK_JUMP_AFTER_MS by as much in the other direction.
const RealDate = Date;
const shift = Number(process.env.CLOCK_SHIFT_MS ?? 0);
const jumpAt = RealDate.now() + Number(process.env.CLOCK_JUMP_AFTER_MS ?? Number.POSITIVE_INFINITY);

function now() {
  const real = RealDate.now();
  return real + (real < jumpAt ? shift : -shift);
}

globalThis.Date = new Proxy(RealDate, {
  construct: (target, parts) =>
    parts.length === 0 ? new target(now()) : Reflect.construct(target, parts),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
