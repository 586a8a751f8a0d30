import '../../lib/contract-form/jitless-zod.ts';
import { createTournamentBody } from '@girone/contract/tournaments';
import { zodResolver } from '@hookform/resolvers/zod';

/** A deadline that is still to come. It brings zod along. */
export const extendCheck = zodResolver(
  createTournamentBody
    .pick({ preparationDeadline: true })
    .required()
    .superRefine(({ preparationDeadline: chosen }, context) => {
      if (Date.parse(chosen) > Date.now()) return;
      context.addIssue({ code: 'custom', path: ['preparationDeadline'], message: 'deadline_past' });
    }),
);
