/** Mails about notifications that one person gets in 24 hours; what comes on top is in the app alone. */
export const mailsPerDay = 20;
