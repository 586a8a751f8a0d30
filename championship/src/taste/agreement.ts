/** A person's answers to the matches of a season in their order: 1 and 2 are its films, 0 is no film. */
export interface Voter {
  readonly id: number;
  readonly answers: string;
}

/** The same as sets of bits, so that hundreds of people can be compared. */
export interface PackedVoter {
  readonly id: number;
  readonly home: Int32Array;
  readonly away: Int32Array;
}

export function packVoter({ id, answers }: Voter): PackedVoter {
  const words = Math.ceil(answers.length / 32);
  const home = new Int32Array(words);
  const away = new Int32Array(words);
  for (let match = 0; match < answers.length; match += 1) {
    const answer = answers[match];
    const set = answer === '1' ? home : away;
    if (answer === '1' || answer === '2') {
      set[match >> 5] = (set[match >> 5] ?? 0) | (1 << (match & 31));
    }
  }
  return { id, home, away };
}

/** How many matches both answered with a film, and in how many with the same. 'Non l’ho visto' is no answer. */
export function compareVoters(one: PackedVoter, other: PackedVoter) {
  let common = 0;
  let same = 0;
  for (let word = 0; word < one.home.length; word += 1) {
    const home = one.home[word] ?? 0;
    const away = one.away[word] ?? 0;
    const otherHome = other.home[word] ?? 0;
    const otherAway = other.away[word] ?? 0;
    common += countBits((home | away) & (otherHome | otherAway));
    same += countBits((home & otherHome) | (away & otherAway));
  }
  return { common, same };
}

function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
