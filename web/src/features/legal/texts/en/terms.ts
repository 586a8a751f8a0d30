import type { LegalText } from '../../legal-text.ts';

export const terms: LegalText = {
  language: 'en',
  title: 'Terms and conditions',
  intro:
    'Girone lets people put their favourite films in a league and settle the argument by vote. These are the rules of the house, and they mean what they say.',
  lastUpdated: '2026-11-18',
  sections: [
    {
      id: 'service',
      title: 'What Girone is',
      paragraphs: [
        'Girone is a community for film championships. People add films, meet in circles, nominate films for a championship and vote match by match until the table is settled. A film here is an entry with a title, some facts and a cover: no video can be uploaded or watched.',
        'Girone is software that anyone can run on a server of their own. The site you are on is one such instance. The person or organisation that runs it is called the operator of this instance in these terms, and your agreement is with them.',
        'The software contains no payments and no advertising. You accept these terms when you register; you need no account to follow public championships.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      paragraphs: [
        'You must be at least 13 years old to register. If the law where you live asks for the consent of a parent or guardian at your age, get it first.',
        'Use an email address that is really yours: when you forget your password, the code for a new one goes there. A passkey lets you in without a password. Others see your username; your real name is optional, and shown if you give it.',
        'An account is for one person, and each person has one account. Choose a long password, keep it to yourself and use it nowhere else. If you think someone else is using your account, reset the password at once: that ends every open session. Then remove the passkeys in your settings that are not yours.',
      ],
    },
    {
      id: 'content',
      title: 'Films, posts and images',
      paragraphs: [
        'What you write and upload stays yours. By publishing it you allow the operator of this instance to store it, to convert images to the sizes the screens need and to show it to the people who may see it. This permission is free of charge, serves only to run Girone and ends when the content is deleted. The exceptions are what stays in the records of a championship, in what others have saved of it, and in the record of moderation; “Leaving” says more.',
        'Upload only images you have the right to share. They are converted when they arrive, and the data hidden in them, such as the place where a photo was taken, is removed.',
        'Where the operator of this instance has enabled it, plots, casts, ratings and posters come from TMDB, and the list of streaming services comes from JustWatch. This product uses the TMDB API but is not endorsed or certified by TMDB. Such data can be wrong or out of date. It never replaces what you typed about a film yourself.',
      ],
    },
    {
      id: 'conduct',
      title: 'How we treat each other',
      paragraphs: ['Be as hard on films as you like, and easy on people. You may not:'],
      list: [
        'insult, threaten or harass others, or attack anyone for who they are;',
        'publish anything illegal, or other people’s private data;',
        'publish pictures or texts you have no right to use;',
        'pretend to be someone else;',
        'advertise or send spam;',
        'vote with more than one account, buy or sell votes, or put pressure on anyone to vote your way;',
        'try to get into other people’s accounts or private circles, to overload the server or to get round its limits. If you find a hole, tell the operator of this instance instead of using it.',
      ],
    },
    {
      id: 'championships',
      title: 'Circles, championships and votes',
      paragraphs: [
        'The owner and admins of a circle decide whether anyone may join or only those who are let in. They and the moderators let people in, invite and may remove members. The creator of a championship sets its rules; once it has started, its films and fixtures no longer change.',
        'You have one vote per match and may change it while the match is open. You may vote for your own film. No vote is accepted after the close, not even one that was cast before without a connection. A victory gives three points, a draw one. An administrator of this instance may cancel a championship, or correct a result by giving a reason; both are recorded.',
        'The count is shown, in some championships only with the results; who voted for what is not: no screen shows it to anyone else, administrators included. Those who take part see who has voted. With the results each ballot is published under a code without a name, so that anyone can count again. Girone promises no more than that. Votes are kept in the database of this server, so the operator of this instance could technically read or alter them, and no software can stop someone from looking over your shoulder. Do not use Girone for a decision that needs a secret ballot.',
      ],
    },
    {
      id: 'moderation',
      title: 'When the rules are broken',
      paragraphs: [
        'If you see something that breaks these terms, report it or tell an administrator of this instance. Administrators can delete posts, change or delete films, and suspend or delete accounts that break these terms or the law; the moderators of a circle can delete its posts. Each of these actions is recorded.',
        'A suspended user is signed out at once and cannot sign in until the suspension ends.',
        'If a decision concerns you, you may ask the operator of this instance for the reason and for a second look.',
      ],
    },
    {
      id: 'leaving',
      title: 'Leaving',
      paragraphs: [
        'You can delete your account in your settings at any time, without giving a reason; only the last super-admin of an instance cannot. Before you do, you can download your data as JSON, in a ZIP file with your images.',
        'For 14 days you can still change your mind by signing in. Then your personal data and your posts are deleted. The votes you have cast stay counted, without a name. Your films in running championships play on until the end under “deleted user”; in finished championships they stay in the records. A circle that you own passes to its longest-serving admin, else moderator, else member; if nobody is left and nothing was played there, it is deleted. The record of moderation and archived championships keep the names they hold, and others keep what they have saved.',
        'If the operator decides to close this instance, they will announce it in time for you to download your data.',
      ],
    },
    {
      id: 'limits',
      title: 'Promises, limits and changes',
      paragraphs: [
        'The operator runs this instance with care, but does not promise that it is always reachable, free of errors or here for ever. Keep a copy of whatever matters to you.',
        'Users answer for what they publish. The operator of this instance answers for it only from the moment they know that it is unlawful and do not act. Nothing in these terms limits liability for intent, for gross negligence or for harm to life and health, and nothing takes away the rights that the law of your country gives you as a consumer.',
        'These terms may change; the date at the top says when they last did. Important changes are announced on the site or by email before they take effect. If you do not agree with them, you can delete your account. If one of these sentences turns out to be invalid, the others still hold.',
      ],
    },
  ],
};
