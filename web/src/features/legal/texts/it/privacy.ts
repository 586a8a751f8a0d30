import type { LegalText } from '../../legal-text.ts';

export const privacy: LegalText = {
  language: 'it',
  title: 'Informativa sulla privacy',
  intro:
    'Quali dati su di te vengono conservati, chi può vederli, per quanto tempo restano e come portarli con te o farli eliminare.',
  lastUpdated: '2026-11-18',
  notice: {
    title: 'Nota sul GDPR',
    text: 'Il Regolamento generale sulla protezione dei dati, Regolamento (UE) 2016/679, ti dà il diritto di vedere i tuoi dati, correggerli, portarli con te e farli eliminare, di limitarne l’uso o di opporti, e di presentare reclamo a un’autorità di controllo. Il titolare del trattamento è il gestore di questa istanza. Alle richieste si risponde entro 30 giorni.',
  },
  sections: [
    {
      id: 'controller',
      title: 'Chi è responsabile',
      paragraphs: [
        'Girone è un software che chiunque può far girare su un proprio server. Il titolare del trattamento dei tuoi dati è il gestore di questa istanza: la persona o l’organizzazione che manda avanti il sito in cui ti trovi. Girone non invia nulla a chi scrive il software.',
        'Per tutto ciò che riguarda i tuoi dati rivolgiti al gestore di questa istanza. Spetta al gestore pubblicare il proprio nome e un recapito. Se non li trovi, chiedi a uno degli amministratori o rispondi a un’email che hai ricevuto da questa istanza.',
      ],
    },
    {
      id: 'data',
      title: 'Che cosa viene conservato',
      paragraphs: [
        'Quello che inserisci tu e quello che serve al servizio per funzionare. Nessun dato su di te viene comprato o cercato altrove. In dettaglio:',
      ],
      list: [
        'Account: nome utente, indirizzo email e se è confermato, lingua, giorno di iscrizione e la tua password come hash Argon2id, da cui non si può risalire alla password.',
        'Profilo, tutto facoltativo: nome e cognome, foto, bio, località, sito web, data di nascita.',
        'Film: le schede che aggiungi, le copertine e le tue candidature.',
        'Cerchie: le cerchie di cui fai parte e il tuo ruolo, le richieste di ingresso con il loro messaggio.',
        'Voti: la tua scelta in ogni partita e quando l’hai fatta o cambiata.',
        'Community: i tuoi post e le risposte, i tuoi «mi piace» e «non mi piace», le persone che segui o blocchi, le tue segnalazioni e notifiche.',
        'Immagini: i file convertiti. I dati nascosti nell’originale, come luogo, ora e fotocamera, vengono rimossi.',
        'Sessioni: per ogni accesso, quando è iniziato, quando è stato usato l’ultima volta e come si presenta il tuo browser, perché tu possa riconoscere le tue sessioni.',
        'Sicurezza: il tuo indirizzo di rete (IP), per contare tentativi e chiamate; i codici di recupero come hash con chiave; un registro tecnico delle chiamate al server con ora, indirizzo di rete, percorso, esito e numero dell’account, senza password né contenuti; un registro di ciò che fanno gli amministratori, anche quando riguarda te.',
      ],
    },
    {
      id: 'purposes',
      title: 'Perché, e su quale base giuridica',
      paragraphs: [
        'I tuoi dati servono a far funzionare Girone e a nient’altro: niente pubblicità, niente profili del tuo comportamento, niente decisioni automatizzate su di te. Le basi giuridiche, per articolo del GDPR, sono:',
      ],
      list: [
        'Contratto, articolo 6, paragrafo 1, lettera b): il servizio per cui ti registri, cioè account, film, cerchie, campionati, voti, post e le email che riguardano il tuo account.',
        'Legittimo interesse, articolo 6, paragrafo 1, lettera f): un servizio sicuro e leale, cioè sessioni, limiti ai tentativi, registri e moderazione, e risultati che restano corretti anche quando qualcuno se ne va.',
        'Consenso, articolo 6, paragrafo 1, lettera a): le parti facoltative del tuo profilo. Le aggiungi tu e puoi svuotarle in qualsiasi momento.',
        'Obbligo di legge, articolo 6, paragrafo 1, lettera c): ciò che la legge impone, come rispondere a un ordine valido di un’autorità.',
      ],
    },
    {
      id: 'visibility',
      title: 'Chi vede che cosa',
      paragraphs: [
        'Chi ha votato che cosa non viene mostrato a nessuno, amministratori compresi. Gli altri vedono il conteggio di una partita e, sul tuo profilo, quanti voti hai dato. In una cerchia molto piccola già il conteggio può tradire un voto.',
        'A campionato finito i voti vengono ricontati anche con altre regole, per dire quanto è solido il titolo. Dove da un conteggio escono delle persone si dice solo il campione, e nemmeno quello se sono poche.',
        'La mappa dei gusti mostra il tuo nome e quanto sei d’accordo con altri solo se la accendi, e solo a chi l’ha accesa: a passi di cinque, con un margine di qualche voto, così nessuno risale a un voto. Chi la spegne, blocca, lascia la cerchia o elimina l’account sparisce subito.',
        'Il gestore di questa istanza potrebbe comunque leggere i singoli voti, perché si trovano nel database del server. Girone non promette il segreto nei confronti del gestore, né protezione da un server manomesso, né da chi ti fa pressione perché voti come vuole.',
        'Per il resto:',
      ],
      list: [
        'Tutti, anche senza account, vedono i campionati pubblici: partite, classifiche, film e chi li ha candidati. Le immagini fuori dalle cerchie private si aprono a chiunque ne abbia l’indirizzo.',
        'Chi ha effettuato l’accesso vede i profili, l’elenco delle cerchie, quello che succede nei campionati delle cerchie pubbliche e i post che non appartengono a una cerchia. Se il tuo profilo è privato, gli altri vedono solo nome, foto e contatori, a meno che tu non li abbia accettati come follower.',
        'I membri di una cerchia ne vedono i post. Se la cerchia è privata, solo loro ne vedono membri, campionati e immagini.',
        'Gli amministratori di questa istanza vedono anche gli indirizzi email, i profili privati e i campionati delle cerchie private.',
        'Solo tu vedi la tua data di nascita e la tua scelta in ogni partita.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookie e memoria del browser',
      paragraphs: [
        'Qui nessuno ti traccia: niente statistiche di navigazione, niente pubblicità, niente cookie di terze parti. Chi visita il sito senza accedere non riceve alcun cookie. Non vedi un banner dei cookie perché tutto ciò che segue serve a qualcosa che hai chiesto tu:',
      ],
      list: [
        'Cookie di sessione («girone», su HTTPS «__Host-girone»): mantiene il tuo accesso. Dura 30 giorni, che ripartono finché continui a usare Girone, e sparisce quando esci.',
        'Cookie del dispositivo («girone-device»): segna un browser che ha già effettuato l’accesso al tuo account, così i tentativi sbagliati di altri non possono chiuderti fuori. Dura un anno e viene inviato solo quando accedi.',
        'Cookie di posizione («girone-written»), solo dove il gestore usa copie del database: dice a che punto era il database quando hai cambiato qualcosa per l’ultima volta, così vedi subito la tua modifica. Dura 30 secondi e non dice nulla di te.',
        'Memoria locale («language», «theme»): la lingua e il tema chiaro o scuro che hai scelto. La lingua accompagna ogni chiamata, così risposte ed email arrivano in quella lingua.',
      ],
    },
    {
      id: 'services',
      title: 'Altri servizi',
      paragraphs: [
        'I tuoi dati non vengono venduti, affittati o ceduti per fare pubblicità.',
        'Dati sui film: se il gestore di questa istanza lo ha attivato, il server chiede a TMDB (The Movie Database, negli Stati Uniti) le informazioni sui film; i servizi di streaming nella risposta provengono da JustWatch. La richiesta contiene titolo e anno del film, non chi la fa. Le locandine possono essere caricate dal tuo browser direttamente dal server di immagini di TMDB, che in quel caso vede il tuo indirizzo di rete, come ogni sito che visiti. Se non è attivato, i dati vengono da un catalogo interno al software.',
        'Email: il server le affida al servizio di posta scelto dal gestore. Ricevi un messaggio per confermare l’indirizzo, i codici di recupero che chiedi e gli avvisi sulla sicurezza del tuo account: un accesso da un dispositivo nuovo, una modifica di password, passkey, secondo passaggio o indirizzo, un’eliminazione. Il riepilogo settimanale e gli avvisi sui campionati si possono disattivare.',
        'Push: se accendi le notifiche su un dispositivo, il suo browser ci dà un indirizzo presso il servizio push di chi lo produce (Google, Mozilla, Apple, Microsoft). Quello che mandiamo lì è cifrato per il tuo solo dispositivo; il servizio vede quando arriva qualcosa e per quale dispositivo. L’indirizzo sparisce quando le spegni o esci.',
        'Hosting: server, database e immagini possono trovarsi presso fornitori che lavorano per il gestore di questa istanza. Chiedi al gestore quali sono e in quale Paese.',
      ],
    },
    {
      id: 'retention',
      title: 'Per quanto tempo',
      paragraphs: [
        'I tuoi dati restano finché esiste il tuo account, o finché non elimini il singolo film, post o immagine. L’immagine di un post eliminato sparisce con lui.',
        'Quando chiedi di eliminare l’account, tutte le tue sessioni vengono chiuse e iniziano 14 giorni in cui non viene ancora eliminato nulla: se accedi, l’account resta. Ricevi un’email quando lo chiedi e quando ci ripensi.',
        'Poi tutto ciò che è personale sparisce in una volta e per sempre: nome, indirizzo email, password, profilo e immagine; i tuoi post con le loro immagini; i mi piace e i non mi piace, chi segui e chi ti segue, blocchi, segnalazioni, notifiche, richieste, inviti e bozze; i film che non hanno mai giocato, con le loro copertine; il file con i tuoi dati. Esci da tutte le cerchie, e una cerchia tua passa a un altro membro oppure, se non resta nessuno e non vi si è giocato nulla, viene eliminata.',
        'Quello che rimane non ha nome, solo un numero. I voti restano nel conteggio, così nessun risultato cambia. I film nei campionati in corso giocano fino alla fine come film di «utente eliminato»; dove si sono giocati campionati, i film restano negli archivi con ciò che vi è scritto e la copertina. I campionati che hai creato e le cerchie che hai fondato continuano. Ciò che altri hanno scritto, anche su di te, è loro e resta.',
        'Alcune cose hanno una durata propria:',
      ],
      list: [
        'Le sessioni finiscono 30 giorni dopo la tua ultima visita, o subito quando esci, le chiudi dalle impostazioni, reimposti la password o chiedi di eliminare l’account. Una nuova password impostata dalle impostazioni le chiude tutte tranne quella in uso.',
        'Un codice di recupero vale una volta sola, per 10 minuti; il link che conferma un nuovo indirizzo email una volta sola, per 24 ore.',
        'Il file con i tuoi dati si può scaricare per 7 giorni, e solo tu puoi farlo; poi viene eliminato.',
        'Gli indirizzi di rete conservati per il conteggio vengono eliminati entro un giorno.',
        'Le immagini caricate e mai usate vengono eliminate dopo un giorno.',
        'Il registro delle azioni degli amministratori viene conservato, perché ne possano rispondere.',
        'Registri tecnici e copie di sicurezza restano per il tempo deciso dal gestore di questa istanza. Una copia fatta prima di un’eliminazione contiene ciò che è stato eliminato finché una più recente non la sostituisce.',
      ],
    },
    {
      id: 'security',
      title: 'Come sono protetti',
      paragraphs: [
        'Password, codici di recupero e identificativi di sessione sono conservati solo come hash. Chi sbaglia troppe volte deve aspettare. Gli script non possono leggere i cookie, che su HTTPS viaggiano solo cifrati. Le immagini vengono decodificate e riscritte da capo, senza i loro dati nascosti.',
        'Gli amministratori non possono vedere né la tua password né i tuoi voti, e di ciò che fanno nell’area admin resta traccia. Chi ha accesso al server stesso, come il gestore di questa istanza, può leggerne il database.',
        'Nessun sistema è perfetto. Se una violazione può comportare per te un rischio elevato, il gestore deve avvisarti senza ritardo.',
      ],
    },
    {
      id: 'rights',
      title: 'I tuoi diritti',
      paragraphs: [
        'Molto puoi farlo in autonomia: dalle impostazioni modifichi i tuoi dati, vedi e chiudi le tue sessioni, scarichi tutti i tuoi dati in formato JSON in un file ZIP con le tue immagini, ed elimini l’account.',
        'Il file contiene ogni voce che ti nomina, tabella per tabella. Lascia fuori ciò che danneggerebbe altri o non servirebbe a nessuno: chi ti ha bloccato o segnalato, ciò che è stato notificato ad altri, e gli hash di password, codici e sessioni.',
        'Per il resto scrivi al gestore di questa istanza. Alle richieste si risponde entro 30 giorni, gratuitamente. Il gestore può chiederti di dimostrare che l’account è tuo.',
        'Hai il diritto di:',
      ],
      list: [
        'sapere che cosa viene conservato su di te e averne una copia;',
        'far correggere gli errori;',
        'far eliminare i tuoi dati;',
        'farne limitare l’uso mentre una questione è aperta;',
        'portarli con te in un formato leggibile da una macchina;',
        'opporti agli usi fondati sul legittimo interesse;',
        'revocare il consenso in qualsiasi momento, con effetto da allora in poi;',
        'presentare reclamo all’autorità per la protezione dei dati del Paese in cui vivi o lavori, o in cui ritieni che la legge sia stata violata; in Italia è il Garante per la protezione dei dati personali.',
      ],
    },
    {
      id: 'age-and-changes',
      title: 'Età minima e modifiche',
      paragraphs: [
        'L’età minima è 13 anni, e una data di nascita che dice altro viene rifiutata. Se alla tua età la legge del posto in cui vivi richiede il consenso di un genitore o di un tutore, chiedilo prima di registrarti.',
        'Un account che risulta appartenere a un minore di 13 anni viene eliminato. I genitori possono scrivere al gestore di questa istanza.',
        'Questa informativa può cambiare quando cambia Girone: la data in alto dice quando è successo l’ultima volta. Le modifiche importanti vengono annunciate sul sito o via email prima che entrino in vigore.',
      ],
    },
  ],
};
