/** Milliseconds from the start of the drum roll; the gaps get shorter. */
export const drumBeats = [0, 420, 780, 1080, 1330, 1540, 1720, 1880, 2020, 2150, 2270, 2380];
