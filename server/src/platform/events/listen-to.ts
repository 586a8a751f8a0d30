import { keepConnection, type Keeping } from '../db/kept-connection.ts';

interface Listening extends Pick<Keeping, 'url' | 'log' | 'pace'> {
  /** What to do when something is said on a channel. */
  readonly channels: Readonly<Record<string, (said: string) => void>>;
  /** What was said before this moment may not have been heard. */
  readonly onConnected: () => void;
  readonly onLost: () => void;
}

/** Listens on a connection of its own and opens a new one whenever it breaks. */
export function listenTo(listening: Listening): { stop(): Promise<void> } {
  const { channels, onConnected, ...keeping } = listening;
  return keepConnection({
    ...keeping,
    name: 'girone events',
    onNotification: ({ channel, payload }) => channels[channel]?.(payload ?? ''),
    async onConnected(client) {
      for (const channel of Object.keys(channels)) await client.query(`listen ${channel}`);
      onConnected();
    },
  });
}
