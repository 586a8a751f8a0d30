/** How often a race is run: enough to notice a lock that is gone; `npm run drill` asks for more. */
export const raceRounds = Number(process.env['RACE_ROUNDS'] ?? 40);
