interface Place {
  readonly port: string | number;
  readonly address: string;
  readonly folder: string;
}

/** Where a journey may run a push service of its own. */
export function pushPort(port: string | number): number {
  return Number(port) + 1000;
}

/** The built server as journeys need it: as in production, with nothing of the developer's own and no limits. */
export function serverSettings({ port, address, folder }: Place) {
  return {
    NODE_ENV: 'production',
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: address,
    DATA_DIR: folder,
    DATABASE_URL: '',
    SMTP_URL: '',
    S3_ENDPOINT: '',
    TMDB_TOKEN: '',
    PUSH_TRUSTED_ORIGINS: `http://127.0.0.1:${pushPort(port)}`,
    DEMO: 'off',
    RATE_LIMITS: 'off',
    MAX_EVENT_LOOP_DELAY_MS: '0',
    LOG_LEVEL: 'warn',
  };
}
