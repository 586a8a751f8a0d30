import { changeSettings } from '../features/account/index.ts';
import { addFilm } from '../features/films/index.ts';
import { register, setRolesAsOperator, verifyEmail } from '../features/auth/index.ts';
import {
  editProfile,
  followUser,
  setPrivacy,
  setProfileImage,
} from '../features/profiles/index.ts';
import type { Caller } from '../platform/http/caller.ts';
import { filmsByOwner } from './films.ts';
import { handIn } from './hand-in.ts';
import { follows, people, type Person } from './people.ts';
import { drawPortrait } from './portraits.ts';
import { days, expectDone, recall, type Scene, type Stage } from './stage.ts';

/** People come one after another, each with their films, and some time later follow each other. */
export function arrivals(): Scene[] {
  return [
    ...people.flatMap((person): Scene[] => [
      { hoursAgo: days(person.joinedDaysAgo), play: (stage) => join(stage, person) },
      { hoursAgo: days(person.joinedDaysAgo) - 1, play: (stage) => settleIn(stage, person) },
    ]),
    ...Object.entries(follows).map(([username, followed], index) => ({
      hoursAgo: days(54 - 2.5 * index),
      play: (stage: Stage) => follow(stage, username, followed),
    })),
    { hoursAgo: 0.5, play: openVerificationLinks },
  ];
}

async function join(stage: Stage, person: Person): Promise<void> {
  const { services } = stage;
  const { username, firstName, lastName, account } = person;
  const password = account?.password ?? services.random.token();
  const caller: Caller = {
    addressKey: 'demo',
    language: person.language,
    userAgent: null,
    origin: services.config.publicUrl.origin,
    isForwarded: false,
    loggedAs: { reqId: 'demo', address: 'demo' },
    isWaiting: () => true,
  };
  const body = { username, firstName, lastName, password, confirmPassword: password };
  const email = `${username}@example.org`;
  const { id } = expectDone(
    await register(services, caller, { ...body, email }),
    `register ${username}`,
  );
  const isAdmin = account?.isAdmin ?? false;
  if (isAdmin) {
    const roles = { isAdmin, isSuperAdmin: isAdmin };
    expectDone(await setRolesAsOperator(services, username, roles), `make ${username} an admin`);
  }
  // Nobody has a session: the story needs none.
  const actor = {
    userId: id,
    username,
    isAdmin,
    isSuperAdmin: isAdmin,
    isAdminOpen: false,
    sessionId: '',
  };
  stage.people.set(username, actor);
}

async function settleIn(stage: Stage, person: Person): Promise<void> {
  const { services, people: actors, films } = stage;
  const { username, bio, location, website, isPrivate, showsTaste } = person;
  const actor = recall(actors, username);
  expectDone(
    await editProfile(services, actor, { bio, location, ...(website && { website }) }),
    `fill in the profile of ${username}`,
  );
  const portrait = drawPortrait(username);
  if (portrait !== null) {
    const url = await handIn(stage, username, portrait);
    expectDone(await setProfileImage(services, actor, url), `show the face of ${username}`);
  }
  if (isPrivate) await setPrivacy(services.db, actor.userId, true);
  if (showsTaste) {
    expectDone(await changeSettings(services, actor, { showsTaste }), `show ${username} on maps`);
  }
  for (const [title, releaseYear, description] of filmsByOwner[username] ?? []) {
    const body = { title, releaseYear, ...(description && { description }) };
    const film = expectDone(await addFilm(services, actor, body), `add ${title}`);
    films.set(title, film.id);
  }
}

/** The others never open theirs, so that nothing is mailed to people who do not exist. */
async function openVerificationLinks({ services, mails }: Stage): Promise<void> {
  for (const { username } of people.filter(({ account }) => account)) {
    const mail = mails.find(({ to }) => to === `${username}@example.org`);
    const token = /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    if (token === undefined) throw new Error(`${username} got no link in the demo`);
    expectDone(await verifyEmail(services, token), `confirm the address of ${username}`);
  }
}

async function follow(
  { services, people: actors }: Stage,
  username: string,
  followed: readonly string[],
): Promise<void> {
  for (const other of followed) {
    expectDone(await followUser(services, recall(actors, username), other), `follow ${other}`);
  }
}
