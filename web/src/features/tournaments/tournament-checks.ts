import '../../lib/contract-form/jitless-zod.ts';
import type { Circle } from '@girone/contract/circles';
import type { FieldCode } from '@girone/contract/messages/en';
import { createTournamentBody } from '@girone/contract/tournaments';
import { zodResolver } from '@hookform/resolvers/zod';

/** What a circle allows its championships. */
export type Ceilings = Pick<Circle, 'id' | 'name' | 'maxFilms' | 'maxFilmsPerUser'>;

interface CheckFacts {
  circles: readonly Ceilings[];
  /** The deadline as it stands, which may lie behind us; null where there is none yet. */
  deadline: string | null;
}

/**
 * The contract's rules, and what the contract alone cannot know: the ceilings of the chosen circle,
 * and what time it is. It brings zod along, and comes when the form is on screen.
 */
export function tournamentCheck({ circles, deadline }: CheckFacts) {
  return zodResolver(
    createTournamentBody.superRefine((body, context) => {
      const refuse = (field: keyof typeof body, message: FieldCode) =>
        context.addIssue({ code: 'custom', path: [field], message });
      const circle = circles.find(({ id }) => id === body.circleId);
      if (circle !== undefined && body.maxFilms > circle.maxFilms) {
        refuse('maxFilms', 'above_circle_ceiling');
      }
      if (circle !== undefined && body.requiredFilmsPerUser > circle.maxFilmsPerUser) {
        refuse('requiredFilmsPerUser', 'above_circle_ceiling');
      }
      const { preparationDeadline: chosen } = body;
      if (chosen === undefined && deadline !== null) {
        refuse('preparationDeadline', 'deadline_invalid');
      }
      if (chosen !== undefined && chosen !== deadline && Date.parse(chosen) <= Date.now()) {
        refuse('preparationDeadline', 'deadline_past');
      }
    }),
  );
}
