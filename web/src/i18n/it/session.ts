import type { Translation } from '../translation.ts';
import type { session as english } from '../en/session.ts';

export const session: Translation<typeof english> = {
  loginRequired: {
    title: 'Accesso richiesto',
    text: 'Devi effettuare il login per accedere a questa pagina',
    action: 'Accedi',
  },
  films: {
    title: 'Accesso richiesto',
    text: 'I tuoi film ti aspettano dopo il login.',
  },
  tournaments: {
    title: 'Accesso richiesto',
    text: 'Devi effettuare il login per gestire i campionati',
  },
  community: {
    title: 'Accesso richiesto',
    text: 'Devi effettuare il login per vedere i post della community.',
    action: 'Accedi ora',
  },
  admin: {
    title: 'Accesso non autorizzato',
    text: 'Solo gli amministratori possono aprire questa pagina.',
    action: 'Torna alla dashboard',
  },
  logout: {
    failed: 'La sessione è ancora aperta',
  },
};
