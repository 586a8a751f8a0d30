/**
 * The draw as a program that whoever reads `/draw` can run for themselves. It is part of the contract: it
 * shares nothing with the code that draws, not even its arithmetic, and a test holds the two together.
 * Its steps are numbered as the sentences of that page are.
 */
export function drawProgram(seed: string, filmIds: readonly number[]): string {
  return `const seed = ${JSON.stringify(seed)};\nconst films = [${filmIds.join(', ')}];\n${steps}`;
}

const steps = `
// 1
const hat = films.slice().sort((a, b) => a - b);

// 2, 3
const size = 2n ** 32n;
function word(number) {
  let hash = 2166136261n;
  for (const byte of new TextEncoder().encode(number + ':' + seed)) {
    hash = ((hash ^ BigInt(byte)) * 16777619n) % size;
  }
  hash = ((hash ^ (hash >> 16n)) * 2246822507n) % size;
  hash = ((hash ^ (hash >> 13n)) * 3266489909n) % size;
  return hash ^ (hash >> 16n);
}
let [a, b, c, d] = [0, 1, 2, 3].map(word);

// 4
function rotate(value, bits) {
  return ((value << bits) | (value >> (32n - bits))) % size;
}
function next() {
  const value = (rotate((b * 5n) % size, 7n) * 9n) % size;
  const e = (b << 9n) % size;
  c ^= a;
  d ^= b;
  b ^= c;
  a ^= d;
  c ^= e;
  d = rotate(d, 11n);
  return value;
}

// 5
const order = [];
while (hat.length > 0) {
  const left = BigInt(hat.length);
  let value = next();
  while (value >= size - (size % left)) value = next();
  order.push(...hat.splice(Number(value % left), 1));
}

// 6
const isEven = order.length % 2 === 0;
const seats = isEven ? order.slice(0, -1) : order;
const count = seats.length;

// 7, 8, 9
const calendar = [];
function play(day, first, second, isHome) {
  const [home, away] = isHome ? [first, second] : [second, first];
  calendar.push({ day, match: calendar.length + 1, home, away });
}
for (const leg of [0, 1]) {
  for (let axis = 0; axis < count; axis += 1) {
    const day = leg * count + axis + 1;
    if (isEven) play(day, seats[axis], order[count], (axis + leg) % 2 === 0);
    for (let k = 1; 2 * k < count; k += 1) {
      const after = seats[(axis + k) % count];
      const before = seats[(axis - k + count) % count];
      play(day, after, before, (k + leg) % 2 === 1);
    }
  }
}
console.table(calendar);
`;
