export interface AuthTexts {
  resetRequested: string;
  passwordUpdated: string;
  resetMail: { subject: string; lead: string; after: string };
  passwordNotice: { subject: string; lead: string; after: string };
  factorNotice: {
    on: { subject: string; lead: string };
    off: { subject: string; lead: string };
    codes: { subject: string; lead: string };
    after: string;
  };
  device: { on: (browser: string, system: string) => string; unknown: string };
  signInNotice: {
    subject: string;
    lead: (device: string, at: string) => string;
    action: string;
    after: string;
  };
  passkeyNotice: Record<
    'added' | 'removed' | 'copied' | 'passwordRemoved',
    { subject: string; lead: (passkey: string) => string; after: string }
  >;
  verificationMail: {
    subject: string;
    lead: (username: string) => string;
    action: string;
    after: string;
  };
  emailLinkMail: {
    subject: string;
    lead: (username: string) => string;
    action: string;
    after: string;
  };
  emailNotice: { subject: string; lead: (email: string) => string; after: string };
  deletionRequested: {
    subject: string;
    lead: (day: string) => string;
    action: string;
    after: string;
  };
  deletionUndone: { subject: string; lead: string; after: string };
  /** Without an end: until it is lifted. */
  suspended: { subject: string; lead: (until: string | null) => string };
  suspensionLifted: { subject: string; lead: string; action: string };
  removed: { subject: string; lead: string };
  why: (reason: string) => string;
}

export const en: AuthTexts = {
  resetRequested: 'If the address belongs to an account, a code is on its way.',
  passwordUpdated: 'Password updated successfully! Redirecting to login…',
  resetMail: {
    subject: 'Your code for a new password',
    lead: 'Enter this code on Girone to choose a new password. It works once, for 10 minutes.',
    after: 'You did not ask for it? Then do nothing: your password stays as it is.',
  },
  passwordNotice: {
    subject: 'Your password was changed',
    lead: 'The password of your Girone account is a new one, and other sessions have been ended.',
    after: 'Not you? Ask for a code on the login page and set another password at once.',
  },
  factorNotice: {
    on: {
      subject: 'Two-step verification is on',
      lead: 'From now on, signing in to your Girone account takes a code from your app after the password.',
    },
    off: {
      subject: 'Two-step verification is off',
      lead: 'The password alone opens your Girone account again.',
    },
    codes: {
      subject: 'You have new recovery codes',
      lead: 'The recovery codes of your Girone account are new: the old ones no longer work.',
    },
    after: 'Not you? Change your password at once and end the other sessions.',
  },
  device: {
    on: (browser, system) => `${browser} on ${system}`,
    unknown: 'Unknown device',
  },
  signInNotice: {
    subject: 'New sign-in to your account',
    lead: (device, at) =>
      `Somebody signed in to your Girone account from a device that we do not know: ${device}, ${at}.`,
    action: 'See where you are signed in',
    after:
      'Was it you? Then there is nothing to do. If not, end that session at once, set another password and look through your passkeys.',
  },
  passkeyNotice: {
    added: {
      subject: 'You have a new passkey',
      lead: (passkey) =>
        `“${passkey}” opens your Girone account from now on, without password and code.`,
      after: 'Not you? Remove it in your settings and end the other sessions.',
    },
    removed: {
      subject: 'A passkey was removed',
      lead: (passkey) => `“${passkey}” no longer opens your Girone account.`,
      after: 'Not you? End the other sessions and set another password.',
    },
    copied: {
      subject: 'A passkey was refused: there may be a copy of it',
      lead: (passkey) =>
        `Somebody tried to sign in to your Girone account with “${passkey}”, but it had signed less often than the one we know. That happens when a passkey was copied. We let nobody in.`,
      after: 'Remove this passkey in your settings and make a new one.',
    },
    passwordRemoved: {
      subject: 'Your account has no password any more',
      lead: () =>
        'From now on only passkeys open your Girone account, and the other sessions have been ended.',
      after: 'Not you? Ask for a code on the login page and set a password at once.',
    },
  },
  verificationMail: {
    subject: 'Confirm your email address',
    lead: (username) => `Welcome to Girone, ${username}. Confirm that this address is yours.`,
    action: 'Confirm address',
    after: 'You did not register? Then do nothing.',
  },
  emailLinkMail: {
    subject: 'Confirm your new email address',
    lead: (username) =>
      `${username}, confirm that this is to be the address of your Girone account. The link works once, for 24 hours.`,
    action: 'Use this address',
    after: 'You did not ask for it? Then do nothing: nothing changes.',
  },
  emailNotice: {
    subject: 'Your email address is about to change',
    lead: (email) =>
      `Somebody who is signed in to your Girone account wants ${email} to be its address, and has confirmed it with your password or a passkey. It will be once the link that was sent there is opened.`,
    after: 'Not you? Set another password at once: that ends it. Then look through your passkeys.',
  },
  deletionRequested: {
    subject: 'Your account is going to be deleted',
    lead: (day) =>
      `You have been signed out everywhere, and your Girone account will be deleted on ${day}. If you sign in before, it stays as it is.`,
    action: 'Sign in and keep it',
    after: 'Not you? Sign in, change your password and end the other sessions.',
  },
  deletionUndone: {
    subject: 'Your account stays',
    lead: 'You have signed in, so your Girone account is not going to be deleted. Nothing of it is lost.',
    after: 'Not you? Ask for a code on the login page and set another password at once.',
  },
  suspended: {
    subject: 'Your account is suspended',
    lead: (until) =>
      until
        ? `You have been signed out of Girone everywhere, and cannot sign in until ${until}. Championships go on without waiting for your votes.`
        : 'You have been signed out of Girone everywhere, and cannot sign in until an admin lifts the suspension. Championships go on without waiting for your votes.',
  },
  suspensionLifted: {
    subject: 'Your account is open again',
    lead: 'The suspension of your Girone account has been lifted. You can sign in, and everything is where you left it.',
    action: 'Sign in',
  },
  removed: {
    subject: 'Your account has been deleted',
    lead: 'An admin has deleted your Girone account for good, with everything personal in it. Results that were played stay, without your name.',
  },
  why: (reason) => `The reason: “${reason}”`,
};
