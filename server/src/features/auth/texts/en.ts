export interface AuthTexts {
  resetRequested: string;
  passwordUpdated: string;
  resetMail: { subject: string; lead: string; after: string };
  passwordNotice: { subject: string; lead: string; after: string };
  verificationMail: {
    subject: string;
    lead: (username: string) => string;
    action: string;
    after: string;
  };
}

export const en: AuthTexts = {
  resetRequested: 'If the address belongs to an account, a code is on its way.',
  passwordUpdated: 'Password updated successfully! Redirecting to login...',
  resetMail: {
    subject: 'Your code for a new password',
    lead: 'Enter this code on Girone to choose a new password. It works once, for 10 minutes.',
    after: 'You did not ask for it? Then do nothing: your password stays as it is.',
  },
  passwordNotice: {
    subject: 'Your password was changed',
    lead: 'The password of your Girone account is a new one, and every session has been ended.',
    after: 'It was not you? Ask for a code on the login page and set another password at once.',
  },
  verificationMail: {
    subject: 'Confirm your email address',
    lead: (username) => `Welcome to Girone, ${username}. Confirm that this address is yours.`,
    action: 'Confirm address',
    after: 'You did not register? Then do nothing.',
  },
};
