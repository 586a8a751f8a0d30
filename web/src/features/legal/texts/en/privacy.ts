import type { LegalText } from '../../legal-text.ts';

export const privacy: LegalText = {
  language: 'en',
  title: 'Privacy policy',
  intro:
    'What is stored about you, who can see it, how long it stays, and how to take it with you or have it deleted.',
  lastUpdated: '2026-11-18',
  notice: {
    title: 'GDPR notice',
    text: 'The General Data Protection Regulation, Regulation (EU) 2016/679, gives you the right to see, correct, take with you and delete your data, to restrict its use or object to it, and to complain to a supervisory authority. The controller is the operator of this instance. Requests are answered within 30 days.',
  },
  sections: [
    {
      id: 'controller',
      title: 'Who is responsible',
      paragraphs: [
        'Girone is software that anyone can run on a server of their own. The controller of your data is the operator of this instance: the person or organisation that runs the site you are on. Girone sends nothing to the people who write the software.',
        'For anything that concerns your data, turn to the operator of this instance. It is up to them to publish their name and how to reach them. If you cannot find that, ask one of the administrators or reply to an email this instance has sent you.',
      ],
    },
    {
      id: 'data',
      title: 'What is stored',
      paragraphs: [
        'What you enter, and what the service needs in order to work. Nothing about you is bought or looked up elsewhere. In detail:',
      ],
      list: [
        'Account: username, email address and whether it is confirmed, language, the day you joined, and your password as an Argon2id hash, from which the password cannot be read back.',
        'Profile, all of it optional: first and last name, picture, bio, place, website, date of birth.',
        'Films: the entries you add, their covers, and your nominations.',
        'Circles: your memberships and roles, and your requests to join with their message.',
        'Votes: your choice in each match, and when you made or changed it.',
        'Community: your posts and replies, likes and dislikes, the people you follow or block, your reports and notifications.',
        'Images: the converted pictures. The data hidden in the original, such as place, time and camera, is removed.',
        'Sessions: for each sign-in, when it began, when it was last used and what your browser calls itself, so that you can recognise your own sessions.',
        'Security: your network (IP) address, to count attempts and calls; reset codes as a keyed hash; a technical log of the calls to the server with time, network address, path, outcome and account number, without passwords or content; a record of what administrators do, also where it concerns you.',
      ],
    },
    {
      id: 'purposes',
      title: 'Why, and on what legal basis',
      paragraphs: [
        'Your data is used to run Girone and for nothing else: no advertising, no profiles of your behaviour, no automated decisions about you. The legal bases, by article of the GDPR, are:',
      ],
      list: [
        'Contract, Article 6(1)(b): the service you signed up for, that is account, films, circles, championships, votes, posts and the emails about your account.',
        'Legitimate interest, Article 6(1)(f): a safe and fair service, that is sessions, limits on attempts, logs and moderation, and results that stay correct after someone has left.',
        'Consent, Article 6(1)(a): the optional parts of your profile. You add them yourself and can clear them at any time.',
        'Legal obligation, Article 6(1)(c): what the law requires, such as answering a valid order of an authority.',
      ],
    },
    {
      id: 'visibility',
      title: 'Who sees what',
      paragraphs: [
        'Who voted for what is shown to nobody, administrators included. Others see the count of a match and, on your profile, how many votes you have cast. In a very small circle the count alone can give a vote away.',
        'When a championship is over, its votes are also counted by other rules, to say how solid the title is. Where people are left out of such a count only the champion is named, and not even that where they are few.',
        'The taste map shows your name and how much you agree with others only if you switch it on, and only to people who did the same: in steps of five, with a margin of a few votes, so that nobody can work out a vote. Whoever switches it off, blocks, leaves the circle or deletes the account is gone at once.',
        'The operator of this instance could still read single votes, because they are in the database of the server. Girone promises neither secrecy towards the operator, nor protection from a server that has been tampered with, nor protection from someone who presses you to vote their way.',
        'As for the rest:',
      ],
      list: [
        'Everyone, even without an account, sees public championships: matches, tables, films and who nominated them. Images outside private circles open for anyone who has their address.',
        'Signed-in users see profiles, the list of circles, what goes on in public circles’ championships, and the posts that belong to no circle. If your profile is private, others see only your name, picture and counters, unless you have accepted them as followers.',
        'Members of a circle see its posts. If the circle is private, only they see its members, championships and images.',
        'Administrators of this instance also see email addresses, private profiles and the championships of private circles.',
        'Only you see your date of birth and your own choice in each match.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and storage in your browser',
      paragraphs: [
        'There is no tracking here: no analytics, no advertising, no cookies of third parties. Visitors who do not sign in get no cookie at all. You see no cookie banner because everything below is needed for something you asked for:',
      ],
      list: [
        'Session cookie (“girone”, over HTTPS “__Host-girone”): keeps you signed in. It lasts 30 days, counted anew while you keep using Girone, and goes when you log out.',
        'Device cookie (“girone-device”): marks a browser that has signed in to your account before, so that other people’s wrong guesses cannot lock you out. It lasts one year and is sent only when you log in.',
        'Position cookie (“girone-written”), only where the operator uses copies of the database: how far the database had come when you last changed something, so that you see your change at once. It lasts 30 seconds and says nothing about you.',
        'Local storage (“language”, “theme”): your choice of language and of the light or dark theme. The language goes along with each call, so that answers and emails come in it.',
      ],
    },
    {
      id: 'services',
      title: 'Other services',
      paragraphs: [
        'Your data is not sold, rented or passed on for advertising.',
        'Film data: where the operator of this instance has enabled it, the server asks TMDB (The Movie Database, in the United States) about films; the streaming services in its answer come from JustWatch. The question holds the title and year of a film, not who is asking. Posters may be loaded by your browser straight from TMDB’s image server, which then sees your network address, as any website you visit does. Where it is not enabled, film data comes from a catalogue inside the software.',
        'Email: the server hands it to the mail service that the operator has chosen. You get a mail to confirm your address, the reset codes you ask for and notices about the safety of your account: a sign-in from a new device, a change of password, passkeys, second step or address, a deletion. The weekly summary and the notices about championships can be switched off.',
        'Push: if you switch notifications on for a device, its browser gives us an address at the push service of whoever makes it (Google, Mozilla, Apple, Microsoft). What we send there is encrypted for your device alone; the service sees when something comes and for which device. The address goes when you switch it off or sign out.',
        'Hosting: the server, the database and the images may be kept by providers that work for the operator of this instance. Ask the operator which ones, and in which country.',
      ],
    },
    {
      id: 'retention',
      title: 'How long it stays',
      paragraphs: [
        'Your data stays as long as your account does, or until you delete the single film, post or picture. The image of a deleted post goes with it.',
        'When you ask for your account to be deleted, you are signed out everywhere, and 14 days begin in which nothing is deleted yet: if you sign in, the account stays. You get an email when you ask and when you change your mind.',
        'After that everything personal goes at once and for good: name, email address, password, profile and picture; your posts with their images; likes and dislikes, follows, blocks, reports, notifications, requests, invitations and drafts; the films that never played, with their covers; the file with your data. Your memberships end, and a circle of yours passes to another member or, if nobody is left and nothing was played there, is deleted.',
        'What is left has no name, only a number. Votes stay counted, so that no result changes. Films in running championships play on until the end under “deleted user”; where championships were played, films stay on record with what is written about them and their cover. Championships you created and circles you founded go on. What others have written, also about you, is theirs and stays.',
        'Some things have terms of their own:',
      ],
      list: [
        'Sessions end 30 days after your last visit, or at once when you log out, end them in your settings, reset your password or ask for your account to be deleted. A new password set in your settings ends all but the one you are using.',
        'A reset code works once, for 10 minutes; the link that confirms a new email address once, for 24 hours.',
        'The file with your data can be downloaded for 7 days, by you alone, then it is deleted.',
        'Network addresses kept for counting are deleted within a day.',
        'Uploaded images that are never used are deleted after a day.',
        'The record of administrators’ actions is kept, so that they can be held to account.',
        'Technical logs and backups are kept as long as the operator of this instance decides. A backup made before a deletion holds what was deleted until a newer one replaces it.',
      ],
    },
    {
      id: 'security',
      title: 'How it is protected',
      paragraphs: [
        'Passwords, reset codes and session identifiers are stored only as hashes. Whoever guesses too often has to wait. Scripts cannot read the cookies, and over HTTPS these travel only encrypted. Images are decoded and written anew, without their hidden data.',
        'Administrators can see neither your password nor your votes, and what they do in the admin area is recorded. Whoever has access to the server itself, as the operator of this instance does, can read its database.',
        'No system is perfect. If a breach is likely to put you at high risk, the operator must tell you without delay.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: [
        'Much of it you can do yourself: in your settings you change your details, see and end your sessions, download all your data as JSON in a ZIP file with your images, and delete your account.',
        'The file holds every entry that names you, table by table. It leaves out what would harm others or help nobody: who has blocked or reported you, what other people were notified of, and the hashes of passwords, codes and sessions.',
        'For the rest, write to the operator of this instance. Requests are answered within 30 days and cost nothing. The operator may ask you to show that the account is yours.',
        'You have the right:',
      ],
      list: [
        'to know what is stored about you and to get a copy;',
        'to have mistakes corrected;',
        'to have your data deleted;',
        'to have its use restricted while a question is open;',
        'to take it with you in a format that machines can read;',
        'to object to uses that rest on legitimate interest;',
        'to withdraw your consent at any time, with effect from then on;',
        'to complain to the data protection authority of the country where you live or work, or where you think the law was broken.',
      ],
    },
    {
      id: 'age-and-changes',
      title: 'Minimum age and changes',
      paragraphs: [
        'The minimum age is 13, and a date of birth that says otherwise is refused. If the law where you live asks for the consent of a parent or guardian at your age, get it before you register.',
        'An account that turns out to belong to a child under 13 is deleted. Parents can write to the operator of this instance.',
        'This policy may change when Girone does; the date at the top says when it last did. Important changes are announced on the site or by email before they take effect.',
      ],
    },
  ],
};
