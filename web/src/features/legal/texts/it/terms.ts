import type { LegalText } from '../../legal-text.ts';

export const terms: LegalText = {
  language: 'it',
  title: 'Termini e condizioni',
  intro:
    'Girone mette in campionato i film che ami e lascia che sia il voto a chiudere la discussione. Queste sono le regole della casa, e dicono quello che intendono.',
  lastUpdated: '2026-11-18',
  sections: [
    {
      id: 'service',
      title: 'Che cos’è Girone',
      paragraphs: [
        'Girone è una community di campionati di film. Si aggiungono film, ci si ritrova nelle cerchie, si candidano i film a un campionato e si vota partita dopo partita, finché la classifica non decide. Qui un film è una scheda con un titolo, qualche dato e una copertina: non si caricano e non si guardano video.',
        'Girone è un software che chiunque può far girare su un proprio server. Il sito in cui ti trovi è una di queste istanze. In questi termini chi la gestisce, persona o organizzazione, si chiama gestore di questa istanza, ed è con il gestore che stringi l’accordo.',
        'Il software non prevede pagamenti né pubblicità. Accetti questi termini quando ti registri; per seguire i campionati pubblici non serve un account.',
      ],
    },
    {
      id: 'account',
      title: 'Il tuo account',
      paragraphs: [
        'Per registrarti devi avere almeno 13 anni. Se alla tua età la legge del posto in cui vivi richiede il consenso di un genitore o di un tutore, chiedilo prima.',
        'Usa un indirizzo email che sia davvero tuo: se dimentichi la password, il codice per una nuova arriva lì. Con una passkey entri anche senza password. Gli altri vedono il tuo nome utente; nome e cognome sono facoltativi e, se li dai, si vedono.',
        'Un account è di una sola persona, e ogni persona ne ha uno solo. Scegli una password lunga, tienila per te e non usarla altrove. Se pensi che qualcun altro stia usando il tuo account, reimposta subito la password: così si chiudono tutte le sessioni aperte. Poi rimuovi dalle impostazioni le passkey che non sono tue.',
      ],
    },
    {
      id: 'content',
      title: 'Film, post e immagini',
      paragraphs: [
        'Ciò che scrivi e carichi resta tuo. Pubblicandolo permetti al gestore di questa istanza di conservarlo, di convertire le immagini nei formati che servono agli schermi e di mostrarlo a chi può vederlo. Il permesso è gratuito, serve solo a far funzionare Girone e finisce quando il contenuto viene eliminato. Fanno eccezione ciò che rimane negli archivi di un campionato, in quello che altri ne hanno salvato e nel registro della moderazione: lo trovi in «Se te ne vai».',
        'Carica solo immagini che hai il diritto di condividere. All’arrivo vengono convertite, e i dati nascosti al loro interno, come il luogo in cui è stata scattata una foto, vengono rimossi.',
        'Se il gestore di questa istanza lo ha attivato, trame, cast, valutazioni e locandine arrivano da TMDB e l’elenco dei servizi di streaming da JustWatch. Questo prodotto usa l’API di TMDB ma non è approvato né certificato da TMDB. Questi dati possono essere sbagliati o non aggiornati, e non sostituiscono mai quello che su un film hai scritto tu.',
      ],
    },
    {
      id: 'conduct',
      title: 'Come ci comportiamo',
      paragraphs: [
        'Con i film puoi andare giù pesante quanto vuoi, con le persone no. Non è permesso:',
      ],
      list: [
        'insultare, minacciare o perseguitare qualcuno, o attaccarlo per quello che è;',
        'pubblicare contenuti illegali o dati privati di altre persone;',
        'pubblicare immagini o testi che non hai il diritto di usare;',
        'spacciarsi per qualcun altro;',
        'fare pubblicità o spam;',
        'votare con più di un account, comprare o vendere voti, fare pressione su qualcuno perché voti come vuoi tu;',
        'cercare di entrare negli account o nelle cerchie private degli altri, sovraccaricare il server o aggirarne i limiti. Se trovi una falla, segnalala al gestore di questa istanza invece di usarla.',
      ],
    },
    {
      id: 'championships',
      title: 'Cerchie, campionati e voti',
      paragraphs: [
        'In una cerchia proprietario e admin decidono se può entrare chiunque o solo chi viene accettato. Insieme ai moderatori fanno entrare le persone, le invitano e possono espellere i membri. Le regole di un campionato le stabilisce chi lo crea; una volta iniziato, i film e il calendario delle partite non cambiano più.',
        'Hai un voto per partita e puoi cambiarlo finché la partita è aperta. Puoi votare anche il tuo film. Dopo la chiusura non si accettano voti, nemmeno quelli dati prima senza linea. La vittoria vale tre punti, il pareggio uno. Un amministratore di questa istanza può annullare un campionato, o correggere un risultato indicando il motivo; in entrambi i casi ne resta traccia.',
        'Il conteggio è visibile, in certi campionati solo insieme ai risultati; chi ha votato che cosa no: nessuna schermata lo mostra ad altri, amministratori compresi. Chi partecipa vede chi ha votato. Insieme ai risultati ogni scheda si pubblica con un codice senza nome, così chiunque può ricontare. Girone non promette più di questo. I voti stanno nel database di questo server, quindi il gestore di questa istanza tecnicamente potrebbe leggerli o alterarli, e nessun software può impedire a qualcuno di sbirciare mentre voti. Non usare Girone per decisioni che richiedono il voto segreto.',
      ],
    },
    {
      id: 'moderation',
      title: 'Se qualcuno viola le regole',
      paragraphs: [
        'Se vedi qualcosa che viola questi termini, segnalalo o dillo a un amministratore di questa istanza. Gli amministratori possono eliminare post, modificare o eliminare film, e sospendere o eliminare gli account che violano questi termini o la legge; i moderatori di una cerchia possono eliminarne i post. Di ognuna di queste azioni resta traccia.',
        'Chi viene sospeso è disconnesso subito e non può accedere finché la sospensione non finisce.',
        'Se una decisione ti riguarda, puoi chiedere al gestore di questa istanza il motivo e un riesame.',
      ],
    },
    {
      id: 'leaving',
      title: 'Se te ne vai',
      paragraphs: [
        'Puoi eliminare il tuo account dalle impostazioni in qualsiasi momento, senza dare spiegazioni; solo l’ultimo super-admin di un’istanza non può. Prima puoi scaricare i tuoi dati in formato JSON, in un file ZIP insieme alle tue immagini.',
        'Per 14 giorni puoi ancora ripensarci: basta accedere. Poi i tuoi dati personali e i tuoi post vengono eliminati. I voti che hai dato restano nel conteggio, senza nome. I tuoi film nei campionati in corso giocano fino alla fine come film di «utente eliminato»; in quelli conclusi restano negli archivi. Una cerchia di tua proprietà passa all’amministratore che ne fa parte da più tempo; se non ce ne sono, al moderatore o infine al membro più anziano; se non resta nessuno e non vi si è giocato nulla, viene eliminata. Il registro della moderazione e i campionati archiviati conservano i nomi che contengono, e altri tengono ciò che hanno salvato.',
        'Se il gestore decide di chiudere questa istanza, lo annuncia in tempo perché tu possa scaricare i tuoi dati.',
      ],
    },
    {
      id: 'limits',
      title: 'Promesse, limiti e modifiche',
      paragraphs: [
        'Il gestore cura questa istanza, ma non promette che sia sempre raggiungibile, priva di errori o eterna. Conserva una copia di ciò a cui tieni.',
        'Ciascuno risponde di quello che pubblica. Il gestore di questa istanza ne risponde solo se, quando viene a sapere che è illecito, non interviene. Nulla in questi termini limita la responsabilità per dolo, colpa grave o danni alla vita e alla salute, né ti toglie i diritti che la legge del tuo Paese ti riconosce come consumatore.',
        'Questi termini possono cambiare: la data in alto dice quando è successo l’ultima volta. Le modifiche importanti vengono annunciate sul sito o via email prima che entrino in vigore. Se non sei d’accordo, puoi eliminare il tuo account. Se una di queste frasi risultasse non valida, le altre restano in vigore.',
      ],
    },
  ],
};
