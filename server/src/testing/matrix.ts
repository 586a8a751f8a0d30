import type { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { digestDatabase } from './digest.ts';
import type { DirectSql } from './direct-sql.ts';
import { isCallOf, rowsOfRoute } from './route-rows.ts';
import { signUp } from './sign-up.ts';
import { TestClient } from './test-client.ts';
import type { TestGirone } from './test-girone.ts';

/**
 * Visitor; user with no tie to the object; member, moderator, admin of its circle; creator of its
 * championship; author of its post; owner of the profile, film or upload; admin; super-admin.
 */
const columns = ['V', 'U', 'M', 'Mo', 'CA', 'TC', 'PA', 'PO', 'A', 'SA'] as const;
type Column = (typeof columns)[number];

type Mark = '+' | '-';
type Cells = readonly [Mark, Mark, Mark, Mark, Mark, Mark, Mark, Mark, Mark, Mark];

interface MatrixRow {
  readonly row: number;
  readonly capability: string;
  /** In the order of the columns. */
  readonly cells: Cells;
  /** The answer to whoever is signed in and has no right; visitors get 401. */
  readonly deny: number;
  /** Where one column is turned away in another way. */
  readonly denyOf?: Partial<Record<Column, number>>;
}

const signedIn: Cells = ['-', '+', '+', '+', '+', '+', '+', '+', '+', '+'];
const insiders: Cells = ['-', '-', '+', '+', '+', '-', '-', '-', '+', '+'];
const outsiders: Cells = ['-', '+', '-', '-', '-', '+', '+', '+', '+', '+'];
const nobody: Cells = ['-', '-', '-', '-', '-', '-', '-', '-', '-', '-'];
const circleAdminsAndSite: Cells = ['-', '-', '-', '-', '+', '-', '-', '-', '+', '+'];
const members: Cells = ['-', '-', '+', '+', '+', '-', '-', '-', '-', '-'];
const managers: Cells = ['-', '-', '-', '+', '+', '-', '-', '-', '+', '+'];
const insidersAndCreator: Cells = ['-', '-', '+', '+', '+', '+', '-', '-', '+', '+'];
const creatorAndAdmins: Cells = ['-', '-', '-', '-', '-', '+', '-', '-', '+', '+'];
const insidersAndAuthor: Cells = ['-', '-', '+', '+', '+', '-', '+', '-', '+', '+'];
const authorAndAdmins: Cells = ['-', '-', '-', '-', '-', '-', '+', '-', '+', '+'];
const authors: Cells = ['-', '-', '-', '-', '-', '-', '+', '-', '-', '-'];
const owners: Cells = ['-', '-', '-', '-', '-', '-', '-', '+', '-', '-'];
const admins: Cells = ['-', '-', '-', '-', '-', '-', '-', '-', '+', '+'];
const superAdmins: Cells = ['-', '-', '-', '-', '-', '-', '-', '-', '-', '+'];
const ownerAndAdmins: Cells = ['-', '-', '-', '-', '-', '-', '-', '+', '+', '+'];

/** Who may do what. */
export const matrix: readonly MatrixRow[] = [
  { row: 7, capability: 'read one’s own account', cells: signedIn, deny: 401 },
  { row: 8, capability: 'end one’s own sessions', cells: signedIn, deny: 401 },
  { row: 9, capability: 'look at a public profile', cells: signedIn, deny: 401 },
  { row: 10, capability: 'look into a private profile', cells: ownerAndAdmins, deny: 403 },
  { row: 11, capability: 'see a person’s e-mail address', cells: ownerAndAdmins, deny: 403 },
  { row: 12, capability: 'see a person’s date of birth', cells: owners, deny: 403 },
  { row: 13, capability: 'edit a profile and its picture', cells: owners, deny: 403 },
  { row: 14, capability: 'set roles, counters and limits', cells: nobody, deny: 400 },
  { row: 20, capability: 'explore and search circles', cells: signedIn, deny: 401 },
  { row: 21, capability: 'look at a circle', cells: signedIn, deny: 401 },
  { row: 22, capability: 'see the members of a public circle', cells: signedIn, deny: 401 },
  { row: 23, capability: 'see the members of a private circle', cells: insiders, deny: 403 },
  { row: 24, capability: 'see the championships of a private circle', cells: insiders, deny: 403 },
  { row: 25, capability: 'ask for one’s own role in a circle', cells: signedIn, deny: 401 },
  { row: 26, capability: 'create a circle', cells: signedIn, deny: 401 },
  { row: 27, capability: 'join an open public circle', cells: outsiders, deny: 409 },
  { row: 28, capability: 'send a join request without a message', cells: outsiders, deny: 409 },
  { row: 29, capability: 'send a join request', cells: outsiders, deny: 409 },
  { row: 30, capability: 'read and decide join requests', cells: managers, deny: 403 },
  { row: 31, capability: 'leave a circle', cells: members, deny: 409 },
  { row: 32, capability: 'open circle management', cells: managers, deny: 403 },
  { row: 33, capability: 'promote and demote', cells: circleAdminsAndSite, deny: 403 },
  {
    row: 34,
    capability: 'change the role of a circle’s admin',
    cells: nobody,
    deny: 403,
    denyOf: { CA: 409, A: 409, SA: 409 },
  },
  { row: 35, capability: 'edit the settings of a circle', cells: circleAdminsAndSite, deny: 403 },
  { row: 36, capability: 'list championships', cells: signedIn, deny: 401 },
  { row: 37, capability: 'look at a public championship', cells: signedIn, deny: 401 },
  {
    row: 38,
    capability: 'look at a championship of a private circle',
    cells: insidersAndCreator,
    deny: 404,
  },
  { row: 39, capability: 'create a public championship', cells: signedIn, deny: 401 },
  { row: 40, capability: 'create a championship in a circle', cells: members, deny: 403 },
  { row: 41, capability: 'force the start in setup', cells: creatorAndAdmins, deny: 403 },
  {
    row: 42,
    capability: 'force the start of a draft or of one that is over',
    cells: nobody,
    deny: 403,
    denyOf: { TC: 409, A: 409, SA: 409 },
  },
  {
    row: 43,
    capability: 'delete a championship before its start',
    cells: creatorAndAdmins,
    deny: 403,
  },
  {
    row: 44,
    capability: 'nominate a film of one’s own in a public championship',
    cells: signedIn,
    deny: 401,
  },
  {
    row: 45,
    capability: 'nominate a film of one’s own in a circle’s championship',
    cells: members,
    deny: 403,
  },
  { row: 46, capability: 'nominate another’s film', cells: nobody, deny: 403 },
  { row: 47, capability: 'withdraw one’s own nomination', cells: owners, deny: 403 },
  { row: 48, capability: 'vote in a public championship', cells: signedIn, deny: 401 },
  { row: 49, capability: 'vote in a circle’s championship', cells: members, deny: 403 },
  {
    row: 50,
    capability: 'vote on a match that is not open',
    cells: nobody,
    deny: 409,
  },
  {
    row: 55,
    capability: 'close the match day by hand',
    cells: creatorAndAdmins,
    deny: 403,
  },
  { row: 56, capability: 'read public posts', cells: signedIn, deny: 401 },
  { row: 57, capability: 'read what a private circle writes', cells: insidersAndAuthor, deny: 404 },
  { row: 58, capability: 'publish and quote', cells: signedIn, deny: 401 },
  { row: 59, capability: 'publish among a circle', cells: members, deny: 403 },
  { row: 60, capability: 'quote, answer or like a hidden post', cells: nobody, deny: 404 },
  { row: 61, capability: 'like and dislike a visible post', cells: signedIn, deny: 401 },
  { row: 62, capability: 'delete a post', cells: authorAndAdmins, deny: 403 },
  { row: 63, capability: 'change a post', cells: authors, deny: 403 },
  { row: 69, capability: 'read the lists of the admin area', cells: admins, deny: 403 },
  { row: 70, capability: 'suspend, sign out and delete a person', cells: admins, deny: 403 },
  { row: 71, capability: 'change and delete another’s film', cells: admins, deny: 403 },
  { row: 72, capability: 'give and take the admin role', cells: superAdmins, deny: 403 },
  {
    row: 73,
    capability: 'make a super-admin',
    cells: nobody,
    deny: 403,
    denyOf: { A: 400, SA: 400 },
  },
  { row: 74, capability: 'read the audit log', cells: admins, deny: 403 },
];

/** Someone in a column; a visitor has no id. */
interface MatrixPerson {
  readonly client: TestClient;
  readonly id: number;
}

export type MatrixPeople = Readonly<Record<Column, MatrixPerson>>;

/** One person per column, signed in. Their ties to an object are made with the object. */
export async function gatherPeople(girone: TestGirone, sql: DirectSql): Promise<MatrixPeople> {
  const people: Partial<Record<Column, MatrixPerson>> = {};
  for (const column of columns) {
    people[column] =
      column === 'V'
        ? { client: new TestClient(girone.address), id: 0 }
        : await signUp(girone, `column-${column.toLowerCase()}`);
  }
  const { A, SA } = people;
  await sql.run(
    'update users set is_admin = true, is_super_admin = (id = $2) where id in ($1, $2)',
    [A?.id, SA?.id],
  );
  // The loop above has filled every column; the type cannot know.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return people as MatrixPeople;
}

/** One call that a row is about, on an object prepared for it. */
export interface MatrixCall<Scene> {
  readonly name: string;
  /** The answer to whoever may. */
  readonly allowed: number;
  prepare(): Promise<Scene>;
  send(client: TestClient, scene: Scene): Promise<{ readonly status: number }>;
}

interface MatrixSubject {
  readonly people: () => MatrixPeople;
  readonly sql: () => Client;
}

/** One test per cell: the right answer, and after a refusal a database in which nothing changed. */
export function testRow<Scene>(
  { row, capability, cells, deny, denyOf }: MatrixRow,
  calls: readonly MatrixCall<Scene>[],
  subject: MatrixSubject,
): void {
  describe.each([...calls])(`row ${row}, ${capability}: $name`, (call) => {
    test.each(columns.map((column, index) => ({ column, mark: cells[index] })))(
      '$column $mark',
      async ({ column, mark }) => {
        const { client } = subject.people()[column];
        const scene = await call.prepare();
        const isAllowed = mark === '+';
        const digest = async () => (isAllowed ? '' : digestDatabase(subject.sql()));
        const before = await digest();
        const { status } = await call.send(client, scene);
        expect(rowsTrying(client.lastCall)).toContain(row);
        const denied = column === 'V' ? 401 : (denyOf?.[column] ?? deny);
        expect(status).toBe(isAllowed ? call.allowed : denied);
        expect(await digest()).toBe(before);
      },
    );
  });
}

function rowsTrying(call: string): number[] {
  return Object.entries(rowsOfRoute).flatMap(([route, rows]) =>
    isCallOf(route, call) ? rows : [],
  );
}
