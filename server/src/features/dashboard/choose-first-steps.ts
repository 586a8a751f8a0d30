import type { FirstSteps } from '@girone/contract/dashboard';
import { mayReviewRequests } from '../circles/index.ts';
import type { CircleOfViewer, findPerson } from './dashboard.repo.ts';
import type { countOfViewer } from './viewer-tournaments.repo.ts';

type Step = FirstSteps['steps'][number];

interface Facts {
  readonly person: Awaited<ReturnType<typeof findPerson>>;
  readonly circles: readonly CircleOfViewer[];
  readonly tournaments: Awaited<ReturnType<typeof countOfViewer>>;
}

/**
 * What somebody who has just come does next; each step is ticked by what is there, whoever did it.
 * Null for whoever has done them all, and for whoever has a film in a championship and votes: they
 * know the way, whichever one it was.
 */
export function chooseFirstSteps(facts: Facts): FirstSteps | null {
  const { person, circles } = facts;
  const led = circles.find(mayReviewRequests);
  const isMember = circles.length > 0 && led === undefined && !facts.tournaments.hasCreated;
  const steps = isMember ? stepsOfMember(facts) : stepsOfOrganizer(facts);
  if ((person.hasPlayed && person.hasVoted) || steps.every(({ isDone }) => isDone)) return null;
  const circle = led ?? circles[0];
  return {
    kind: isMember ? 'member' : 'organizer',
    isHidden: person.hasHiddenSteps,
    steps,
    circle: circle ? { id: circle.circleId, name: circle.circleName } : null,
    hasCircleToJoin: person.hasCircleToJoin,
  };
}

function stepsOfOrganizer({ person, circles, tournaments }: Facts): Step[] {
  return [
    { name: 'film', isDone: person.films.count > 0 },
    { name: 'circle', isDone: circles.length > 0 },
    { name: 'invite', isDone: circles.some(({ hasCompany }) => hasCompany) },
    { name: 'start', isDone: tournaments.hasBegun },
  ];
}

function stepsOfMember({ person, tournaments }: Facts): Step[] {
  const { hasNominated, hasVoted, films } = person;
  // Whoever comes while a season runs has missed its nominations.
  const isTooLate = !hasNominated && tournaments.gettingReady === 0 && tournaments.active > 0;
  return [
    { name: 'circle', isDone: true },
    { name: 'film', isDone: films.count > 0 },
    ...(isTooLate ? [] : [{ name: 'nominate' as const, isDone: hasNominated }]),
    { name: 'vote', isDone: hasVoted },
  ];
}
