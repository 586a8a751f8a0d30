import { variables } from './variables.ts';

/** One line for each name that is almost that of a variable: it has no effect, and nobody would notice. */
export function pointOutMisspelt(environment: Readonly<Record<string, unknown>>): string[] {
  const known = Object.keys(variables);
  return Object.keys(environment).flatMap((name) => {
    if (known.includes(name)) return [];
    const meant = known.find((each) => isAlmost(name.toUpperCase(), each));
    return meant ? [`${name} is no setting of Girone and has no effect; is ${meant} meant?`] : [];
  });
}

/** Two letters in long names, one in short ones, of which there are many in any environment. */
function isAlmost(given: string, known: string): boolean {
  const allowed = known.length < 8 ? 1 : 2;
  if (Math.abs(given.length - known.length) > allowed) return false;
  return editsBetween(given, known) <= allowed;
}

/** How many letters are to be put in, taken out or changed; two neighbours that changed places count as one. */
function editsBetween(left: string, right: string): number {
  let before: number[] = [];
  let above = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const isSame = left[row - 1] === right[column - 1];
      const isSwapped =
        row > 1 &&
        column > 1 &&
        left[row - 1] === right[column - 2] &&
        left[row - 2] === right[column - 1];
      line.push(
        Math.min(
          (above[column] ?? 0) + 1,
          (line[column - 1] ?? 0) + 1,
          (above[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [before, above] = [above, line];
  }
  return above[right.length] ?? 0;
}
