import type { Translation } from '../translation.ts';
import type { draw as english } from '../en/draw.ts';

export const draw: Translation<typeof english> = {
  title: 'Rifare il sorteggio',
  lead: 'Il calendario discende solo dai film e dal seme. Chi ha tutti e due può rifare il sorteggio e confrontarlo partita per partita.',
  back: 'Torna al campionato',
  need: {
    title: 'Che cosa serve',
    seed: 'Il seme: è nella pagina del campionato, in «Regole e sorteggio». Conta lettera per lettera.',
    films:
      'I numeri dei film: nel file dei risultati (Condividi, File JSON), alla voce «films»; ognuno è anche nell’indirizzo della pagina del film.',
  },
  order: {
    title: 'Dal seme all’ordine',
    hat: 'I film stanno nell’urna in ordine crescente di numero.',
    hash: 'Per ognuna delle cifre 0, 1, 2 e 3 si prende il testo «cifra:seme» in UTF-8 e se ne calcola l’hash FNV-1a a 32 bit: si parte da 2166136261; per ogni byte, or esclusivo (xor) con il byte, poi si moltiplica per 16777619. Qui tutti i conti sono modulo 2³².',
    stir: 'Ognuno dei quattro hash si rimescola come fa MurmurHash3 alla fine: or esclusivo con sé stesso spostato a destra di 16 bit, per 2246822507; or esclusivo con sé stesso spostato a destra di 13, per 3266489909; or esclusivo con sé stesso spostato a destra di 16.',
    next: 'I quattro sono lo stato a, b, c, d del generatore xoshiro128**. Un numero è b per 5, ruotato a sinistra di 7 bit, per 9. Poi, in quest’ordine: e = b spostato a sinistra di 9 bit; c = c xor a; d = d xor b; b = b xor c; a = a xor d; c = c xor e; d = d ruotato a sinistra di 11 bit.',
    take: 'Con n film nell’urna si estrae il numero successivo; se non è minore di 2³² meno il resto di 2³² diviso n, si scarta e se ne estrae un altro. Il suo resto diviso n, contando da 0, dice quale film esce. Gli altri serrano le file, finché l’urna è vuota.',
  },
  calendar: {
    title: 'Dall’ordine al calendario',
    seats:
      'I film siedono in cerchio nell’ordine del sorteggio. Se sono in numero pari, l’ultimo non ha posto.',
    axis: 'In ogni giornata dell’andata fa da perno il film del posto successivo, a cominciare dal primo. Se i film sono pari incontra quello senza posto, in casa alla prima giornata, in trasferta alla seconda e così via a turno; se sono dispari riposa.',
    pairs:
      'Poi, per k = 1, 2, 3 e così via, finché 2k è minore del numero dei posti, il film k posti dopo il perno incontra quello k posti prima; il primo dei due è in casa se k è dispari, il secondo se k è pari.',
    numbers:
      'Le partite si numerano in quest’ordine, giornata per giornata. Il ritorno ripete l’andata giornata per giornata a campi invertiti; i numeri proseguono.',
  },
  program: {
    title: 'Lo stesso, come programma',
    text: 'Incollalo nella console di un browser, o eseguilo con Node. Non usa nulla di Girone e stampa giornata, partita, casa e trasferta.',
    filled: 'Seme e film sono quelli di questo campionato.',
    example: 'Seme e film sono un esempio: metti i tuoi.',
    label: 'Programma',
    copy: 'Copia il programma',
  },
};
