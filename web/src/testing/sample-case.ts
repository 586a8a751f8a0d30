import type { ModeratedPost, ReportCase } from '@girone/contract/moderation';
import { sampleAuthor } from './sample-post.ts';

/** A post as its moderators see it, with what the test says about it. */
export function sampleModeratedPost(facts: Partial<ModeratedPost> = {}): ModeratedPost {
  return {
    id: 44,
    content: 'Nobody speaks of the ending.',
    imageUrl: null,
    imageCaption: null,
    createdAt: '2026-11-15T09:00:00.000Z',
    author: sampleAuthor,
    circle: null,
    tournament: null,
    parent: null,
    quoted: null,
    openReports: 1,
    ...facts,
  };
}

/** A post that one person has reported and nobody has decided about. */
export function sampleCase(facts: Partial<ReportCase> = {}): ReportCase {
  return {
    id: 9,
    status: 'open',
    post: sampleModeratedPost(),
    person: null,
    concerned: { ...sampleAuthor, upheldBefore: 0, isSuspended: false, viewerMaySuspend: true },
    reports: [
      {
        id: 9,
        reporter: { ...sampleAuthor, username: 'elenac', firstName: 'Elena', lastName: 'Conti' },
        reason: 'spoiler',
        note: null,
        createdAt: '2026-11-15T10:00:00.000Z',
      },
    ],
    resolvedBy: null,
    resolvedAt: null,
    ...facts,
  };
}
