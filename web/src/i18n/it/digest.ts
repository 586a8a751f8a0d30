import type { Translation } from '../translation.ts';
import type { digest as english } from '../en/digest.ts';

export const digest: Translation<typeof english> = {
  title: 'La settimana, per email?',
  text: 'Il lunedì mattina: che cosa aspetta il tuo voto e che cosa è successo. Solo se c’è qualcosa da dire.',
  yes: 'Sì, il lunedì',
  no: 'No, grazie',
  on: 'La settimana arriva per email',
  off: 'Nessuna email settimanale',
  later: 'Puoi cambiare idea nelle impostazioni.',
  failed: 'La risposta non è arrivata',
};
