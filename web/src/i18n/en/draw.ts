export const draw = {
  title: 'Draw it again',
  lead: 'A calendar follows from the films and the seed alone. Whoever has both can draw it again, and compare it match by match.',
  back: 'Back to the championship',
  need: {
    title: 'What it takes',
    seed: 'The seed: on the championship’s page, under “Rules and draw”. It counts letter by letter.',
    films:
      'The numbers of its films: in the file of results (Share, JSON file), under “films”; each is also in the address of that film’s page.',
  },
  order: {
    title: 'From the seed to the order',
    hat: 'The films lie in the hat by rising number.',
    hash: 'For each of the digits 0, 1, 2 and 3, the text “digit:seed” is taken as UTF-8 and hashed with FNV-1a of 32 bits: begin with 2166136261; for each byte, combine with the byte by exclusive or (xor), then multiply by 16777619. All reckoning here is modulo 2³².',
    stir: 'Each of the four hashes is stirred as MurmurHash3 does at its end: exclusive or with itself shifted right by 16 bits, times 2246822507; exclusive or with itself shifted right by 13, times 3266489909; exclusive or with itself shifted right by 16.',
    next: 'These four are the state a, b, c, d of the generator xoshiro128**. A number is b times 5, rotated left by 7 bits, times 9. Then, in this order: e = b shifted left by 9 bits; c = c xor a; d = d xor b; b = b xor c; a = a xor d; c = c xor e; d = d rotated left by 11 bits.',
    take: 'With n films in the hat the next number is drawn; one that is not below 2³² minus the remainder of 2³² divided by n is thrown away, and another drawn. Its remainder divided by n, counted from 0, says which film comes out. Those left close ranks, until the hat is empty.',
  },
  calendar: {
    title: 'From the order to the calendar',
    seats:
      'The films sit in a circle in the order of the draw. If their number is even, the last one has no seat.',
    axis: 'On each day of the first leg the film of the next seat is the axis, beginning with the first. With an even number it meets the film without a seat, at home on the first day, away on the second, and so on in turn; with an odd number it rests.',
    pairs:
      'Then for k = 1, 2, 3 and so on, as long as 2k is less than the number of seats, the film k seats after the axis meets the one k seats before it; the former is at home where k is odd, the latter where k is even.',
    numbers:
      'The matches are numbered in this order, day by day. The return leg repeats the first one day by day with home and away swapped; the numbers go on.',
  },
  program: {
    title: 'The same as a program',
    text: 'Paste it into the console of a browser, or run it with Node. It uses nothing of Girone’s and prints day, match, home and away.',
    filled: 'Seed and films are those of this championship.',
    example: 'Seed and films are an example: put in your own.',
    label: 'Program',
    copy: 'Copy the program',
  },
};
