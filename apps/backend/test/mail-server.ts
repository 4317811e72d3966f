import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
	url: string;
	/** The next mail to an address that nobody has read yet. */
	next(address: string): Promise<Email>;
	/** How many mails have come. */
	received(): number;
	/** Refuses what comes, as a server does whose disk is full (RFC 5321, 4.2.3). */
	refuse(isRefusing: boolean): void;
	close(): Promise<void>;
}

/** A mail server on this machine that keeps what it is sent. */
export async function startMailServer(): Promise<MailServer> {
	const mails: Email[] = [];
	const waiting = new Map<string, (mail: Email) => void>();
	let count = 0;
	let refusing = false;
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ['STARTTLS'],
		allowInsecureAuth: true,
		onAuth: ({ username, password }, _session, done) =>
			username === 'editors' && password === 'p@ss/word'
				? done(null, { user: username })
				: done(new Error('Wrong user or password')),
		onData: (stream, _session, done) => {
			const chunks: Buffer[] = [];
			stream.on('data', (chunk: Buffer) => chunks.push(chunk));
			stream.on('end', () => {
				if (refusing) return done(Object.assign(new Error('Disk full'), { responseCode: 452 }));
				done();
				void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
					count += 1;
					const address = mail.to?.[0]?.address ?? '';
					const reader = waiting.get(address);
					waiting.delete(address);
					if (reader) reader(mail);
					else mails.push(mail);
				});
			});
		},
	});
	server.listen(0, '127.0.0.1');
	await once(server.server, 'listening');
	const { port } = server.server.address() as AddressInfo;
	return {
		url: `smtp://editors:p%40ss%2Fword@127.0.0.1:${port}`,
		received: () => count,
		refuse: (isRefusing) => {
			refusing = isRefusing;
		},
		next: (address) => {
			const at = mails.findIndex(({ to }) => to?.[0]?.address === address);
			const [mail] = at < 0 ? [] : mails.splice(at, 1);
			return mail ? Promise.resolve(mail) : new Promise((resolve) => waiting.set(address, resolve));
		},
		close: () => new Promise((resolve) => server.close(() => resolve())),
	};
}
