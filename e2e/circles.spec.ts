import type { Language } from '@girone/contract/languages';
import type { Route } from '@playwright/test';
import { arrive, type Member } from './arrive.ts';
import { button, checkStep, dialogNamed, type Look } from './looks.ts';
import { expect, test } from './watch-console.ts';

/** What a person reads and presses, in each language. */
const words = {
  en: {
    close: 'Close',
    create: 'Create circle',
    name: 'Name',
    description: 'Description',
    private: 'Private',
    forced: 'Without an invite link, a private circle always needs approval.',
    created: 'Circle created',
    request: 'Request access',
    message: 'Message',
    send: 'Send request',
    sent: 'Request Sent',
    sentText: 'Your join request has been sent successfully!',
    pending: 'Request pending',
    closed: 'Only members see inside',
    manageTitle: 'Manage',
    members: 'Members of the circle',
    requests: 'Join requests',
    noReports: 'Nothing waits.',
    links: 'Invite links',
    nobodyOut: 'Nobody is kept out.',
    approve: 'Approve',
    promote: 'Promote',
    promoted: 'User promoted to moderator',
    demote: 'Remove',
    demoted: 'Moderator removed from the role',
    expel: 'Expel',
    transfer: 'Hand over',
    newOwner: 'New owner',
    leave: 'Leave',
    leaveConfirm: 'Leave circle',
    noRights: 'Unauthorised access',
  },
  it: {
    close: 'Chiudi',
    create: 'Crea cerchia',
    name: 'Nome',
    description: 'Descrizione',
    private: 'Privata',
    forced: 'Senza un link d’invito, in una cerchia privata si entra sempre su approvazione.',
    created: 'Cerchia creata',
    request: 'Chiedi di entrare',
    message: 'Messaggio',
    send: 'Invia richiesta',
    sent: 'Richiesta inviata',
    sentText: 'La tua richiesta di ingresso è stata inviata con successo!',
    pending: 'Richiesta in attesa',
    closed: 'Solo i membri vedono dentro',
    manageTitle: 'Gestisci',
    members: 'Membri della Cerchia',
    requests: 'Richieste di ingresso',
    noReports: 'Nulla in attesa.',
    links: 'Link di invito',
    nobodyOut: 'Nessuno resta fuori.',
    approve: 'Approva',
    promote: 'Promuovi',
    promoted: 'Utente promosso a moderatore',
    demote: 'Rimuovi',
    demoted: 'Moderatore rimosso dal ruolo',
    expel: 'Espelli',
    transfer: 'Cedi la cerchia',
    newOwner: 'Nuovo proprietario',
    leave: 'Lascia',
    leaveConfirm: 'Lascia la cerchia',
    noRights: 'Accesso non autorizzato',
  },
} as const satisfies Partial<Record<Language, Record<string, string>>>;

type Words = (typeof words)[keyof typeof words];

const looks = [
  { language: 'en', theme: 'dark', width: 1280 },
  { language: 'it', theme: 'light', width: 390 },
] as const satisfies readonly Look[];

async function foundCircle({ page }: Member, name: string, text: Words): Promise<number> {
  await page.goto('/circles');
  await button(page, text.create).first().click();
  const form = dialogNamed(page, text.create);
  await button(form, text.create).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await checkStep(page);

  await form.getByLabel(text.name, { exact: true }).fill(name);
  await form.getByLabel(text.description).fill('<b>Noir</b>, & altro');
  await button(form, text.private).click();
  await expect(form.getByText(text.forced)).toBeVisible();
  await button(form, text.create).click();
  await expect(page.getByText(text.created, { exact: true })).toBeVisible();
  // A circle of one is none: the way to invite others is open.
  await button(page.getByRole('dialog'), text.close).click();
  await checkStep(page);
  await page.goto('/circles');
  const link = page.getByRole('link', { name: `${text.manageTitle}: ${name}` });
  await expect(link).toBeVisible();
  await checkStep(page);
  const address = (await link.getAttribute('href')) ?? '';
  return Number(/\d+/.exec(address)?.[0]);
}

async function askToEnter({ page }: Member, name: string, text: Words): Promise<void> {
  await page.goto('/circles');
  await page.getByRole('searchbox').fill(name);
  await button(page, `${text.request}: ${name}`).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(text.message).fill('Difendo Stalker.');
  await checkStep(page);
  await button(form, text.send).click();
  await expect(page.getByText(text.sent, { exact: true })).toBeVisible();
  await expect(page.getByText(text.sentText, { exact: true })).toBeVisible();
  await expect(page.getByText(text.pending)).toBeVisible();
  await checkStep(page);
}

/** As long as the question is there, all behind it is hidden from roles: what is gone by then may only be out of reach. */
async function confirm({ page }: Member, answer: string): Promise<void> {
  const question = page.getByRole('alertdialog');
  await button(question, answer).click();
  await expect(question).toBeHidden();
}

for (const look of looks) {
  const text = words[look.language];

  test(`a private circle, from founding to leaving (${look.language})`, async ({
    browser,
    complaints,
  }) => {
    const owner = await arrive(browser, look, complaints);
    const guest = await arrive(browser, look, complaints);
    const { username } = guest.person;
    const name = `Notturni ${owner.person.username.slice(-8)}`;
    const id = await foundCircle(owner, name, text);

    await askToEnter(guest, name, text);
    await guest.page.goto(`/circles/${id}/manage`);
    await expect(guest.page.getByText(text.noRights)).toBeVisible();
    await guest.page.goto(`/circles/${id}`);
    await expect(guest.page.getByText(text.closed)).toBeVisible();
    await checkStep(guest.page);

    await owner.page.goto(`/circles/${id}/manage`);
    await expect(
      owner.page.getByRole('heading', { level: 1, name: `${text.manageTitle} ${name}` }),
    ).toBeVisible();
    await expect(owner.page.getByText('<b>Noir</b>, & altro')).toBeVisible();
    await expect(owner.page.getByText('Difendo Stalker.')).toBeVisible();
    await checkStep(owner.page);
    await button(owner.page, `${text.approve}: ${username}`).click();

    // The page of the one who was let in opens by itself.
    await expect(guest.page.getByText(text.closed)).toBeHidden();
    await expect(guest.page.getByText(owner.person.username).first()).toBeVisible();
    await checkStep(guest.page);

    await button(owner.page, `${text.promote}: ${username}`).click();
    await expect(owner.page.getByText(text.promoted, { exact: true })).toBeVisible();
    // The page has heard of it by then, and asks for nothing more than what it shows.
    await guest.page.getByRole('link', { name: text.manageTitle, exact: true }).click();
    for (const shown of [text.requests, text.noReports, text.nobodyOut]) {
      await expect(guest.page.getByText(shown)).toBeVisible();
    }
    const links = guest.page.getByRole('region', { name: text.links });
    await expect(links.locator('li, p').first()).toBeVisible();

    const demote = owner.page.getByRole('button', {
      name: new RegExp(`^${text.demote}.*${username}`),
    });
    await demote.click();
    await expect(owner.page.getByText(text.demoted, { exact: true })).toBeVisible();
    await expect(guest.page.getByText(text.noRights)).toBeVisible();

    await button(owner.page, `${text.expel}: ${username}`).click();
    await confirm(owner, text.expel);
    await expect(button(owner.page, `${text.expel}: ${username}`)).toBeHidden();

    await guest.page.goto(`/circles/${id}`);
    await expect(guest.page.getByText(text.closed)).toBeVisible();
    await askToEnter(guest, name, text);
    await button(owner.page, `${text.approve}: ${username}`).click();
    await expect(button(owner.page, `${text.expel}: ${username}`)).toBeVisible();

    await button(owner.page, text.transfer).click();
    await owner.page.getByLabel(text.newOwner).selectOption({ index: 1 });
    await checkStep(owner.page);
    await button(owner.page.getByRole('dialog'), text.transfer).click();
    await expect(owner.page.getByRole('dialog')).toBeHidden();

    await owner.page.goto('/circles');
    await button(owner.page, `${text.leave}: ${name}`).click();
    await confirm(owner, text.leaveConfirm);
    await expect(button(owner.page, `${text.leave}: ${name}`)).toBeHidden();
    await guest.page.goto(`/circles/${id}/manage`);
    await expect(guest.page.getByRole('heading', { name: text.members })).toBeVisible();
    await expect(button(guest.page, text.transfer)).toBeVisible();
  });
}

test('whoever is let in while their page is still opening sees it', async ({
  browser,
  complaints,
}) => {
  const look = { ...looks[0], isKnownToAxe: true } as const;
  const text = words.en;
  const owner = await arrive(browser, look, complaints);
  const guest = await arrive(browser, look, complaints);
  const name = `Anteprime ${owner.person.username.slice(-8)}`;
  const id = await foundCircle(owner, name, text);
  await askToEnter(guest, name, text);
  await owner.page.goto(`/circles/${id}/manage`);

  // On a slow line what a page shows comes long before it can hear what is new.
  const stream = '**/api/events?*';
  const held: Route[] = [];
  await guest.page.route(stream, (route) => void held.push(route), { times: 1 });
  const isListening = guest.page.waitForRequest(stream);
  await guest.page.goto(`/circles/${id}`);
  await expect(guest.page.getByText(text.closed)).toBeVisible();
  await isListening;
  const approve = button(owner.page, `${text.approve}: ${guest.person.username}`);
  const isDone = owner.page.waitForResponse('**/approve');
  await approve.click();
  await isDone;
  for (const route of held) await route.continue();
  await expect(guest.page.getByText(text.closed)).toBeHidden();
  await expect(guest.page.getByText(owner.person.username).first()).toBeVisible();
});
