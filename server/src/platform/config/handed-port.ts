type Environment = Readonly<Record<string, string | undefined>>;

/** The first descriptor that is handed over (sd_listen_fds). */
const firstHanded = 3;

/**
 * The descriptor of a port that systemd has opened for this process and keeps after it: whoever comes between a stop and
 * the next start waits at it. Undefined where there is none, and in a worker, which gets its connections.
 */
export function findHandedPort(
  { LISTEN_PID, LISTEN_FDS }: Environment,
  pid: number,
): number | undefined {
  return Number(LISTEN_PID) === pid && Number(LISTEN_FDS) > 0 ? firstHanded : undefined;
}
