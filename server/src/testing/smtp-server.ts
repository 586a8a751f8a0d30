import { SMTPServer } from 'smtp-server';

/** A real SMTP server that keeps what it is given, or answers a mail with a refusal. */
export async function startSmtp(refusal?: () => string | undefined) {
  const received: { from: string; to: string[]; source: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let source = '';
      stream.on('data', (chunk) => (source += String(chunk)));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : '';
        const words = refusal?.();
        if (words !== undefined) return done(new Error(words));
        received.push({ from, to: rcptTo.map(({ address }) => address), source });
        return done(null);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
