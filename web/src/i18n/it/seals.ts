import type { Translation } from '../translation.ts';
import type { seals as english } from '../en/seals.ts';

export const seals: Translation<typeof english> = {
  verify: 'Verifica il conteggio',
  day: 'Sigillo della giornata {{day}}',
  dayLabel: 'Sigillo della giornata {{day}}: {{code}}. Verifica il conteggio',
  ballot: {
    waiting: 'In attesa del sigillo',
    counted: 'Scheda contata',
    missing: 'Non trovata',
  },
  receipt: {
    label: 'La tua scheda',
    listed: ', in lista alla chiusura',
    before: ', dopo il voto',
    copy: 'Copia il codice della scheda',
    why: 'A che serve il codice?',
    text: 'L’ha calcolato il tuo browser con la tua chiave, che non si mostra a nessun altro. Alla chiusura lo ritrovi nella lista delle schede, accanto alla tua risposta e senza il tuo nome.',
  },
};
