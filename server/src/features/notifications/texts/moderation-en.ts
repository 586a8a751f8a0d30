import type { ModerationAct } from '@girone/contract/rules';

interface ActText {
  readonly subject: string;
  readonly lead: string;
}

export interface ModerationTexts {
  /** The name of what it is about, and of the championship in which, is empty where there is none. */
  acts: Record<ModerationAct, (about: string, tournament: string) => ActText>;
  why: (reason: string) => string;
  action: string;
}

export const moderationEn: ModerationTexts = {
  action: 'Open Girone',
  why: (reason) => `The reason: “${reason}”`,
  acts: {
    warned: (about) => ({
      subject: 'A warning from the moderators',
      lead: about
        ? `The moderators agreed with a report about your post “${about}” and ask you not to repeat it.`
        : 'The moderators agreed with a report about you and ask you not to repeat it.',
    }),
    post_deleted: (about) => ({
      subject: 'A post of yours was deleted',
      lead: about
        ? `The moderators have deleted your post “${about}”.`
        : 'The moderators have deleted a post of yours.',
    }),
    film_changed: (about) => ({
      subject: `${about}: an admin changed your film`,
      lead: `An admin has changed the details of your film “${about}”.`,
    }),
    film_deleted: (about) => ({
      subject: `${about}: an admin deleted your film`,
      lead: `An admin has deleted your film “${about}”. Finished matches keep their results.`,
    }),
    film_limit: (about) => ({
      subject: 'Your film limit has changed',
      lead: about
        ? `An admin has changed how many films you may have: ${about} from now on.`
        : 'An admin has changed how many films you may have.',
    }),
    result_corrected: (about) => ({
      subject: `${about}: the result was corrected`,
      lead: `An admin has corrected the result of “${about}”. The table follows it.`,
    }),
    tournament_cancelled: (about) => ({
      subject: `${about} was called off`,
      lead: `An admin has called off your championship “${about}”.`,
    }),
    nomination_removed: (about, tournament) => ({
      subject: `${about}: no longer nominated`,
      lead: tournament
        ? `Your nomination “${about}” was taken out of “${tournament}”.`
        : `Your nomination “${about}” was taken out of a championship.`,
    }),
    started_without: (about) => ({
      subject: `${about} has started without your films`,
      lead: `“${about}” has started without your films: when the time for nominations was over, there were fewer than asked for.`,
    }),
    admin_granted: () => ({
      subject: 'You are an admin of Girone now',
      lead: 'You look after Girone from now on: the admin area is open to you.',
    }),
    admin_revoked: () => ({
      subject: 'You are no longer an admin of Girone',
      lead: 'The admin area is closed to you from now on. Your account stays as it is.',
    }),
  },
};
