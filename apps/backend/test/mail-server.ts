import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
	url: string;
	/** Resolves to the next unread mail to an address. */
	next(address: string): Promise<Email>;
	/** The number of received mails. */
	receivedCount(): number;
	/** The name by which the last client has greeted (EHLO). */
	greeting(): string;
	/** Refuses mails with status 452, like a server with a full disk (RFC 5321, 4.2.3). */
	refuse(isRefusing: boolean): void;
	close(): Promise<void>;
}

/** An SMTP server on this machine that stores all mails in memory. With STARTTLS, its certificate is self-signed. */
export async function startMailServer({ startTls = false } = {}): Promise<MailServer> {
	const mails: Email[] = [];
	const readers = new Map<string, (mail: Email) => void>();
	let count = 0;
	let isRefusing = false;
	let greeting = '';
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: startTls ? [] : ['STARTTLS'],
		allowInsecureAuth: true,
		onAuth: ({ username, password }, _session, done) =>
			username === 'editors' && password === 'p@ss/word'
				? done(null, { user: username })
				: done(new Error('Wrong user or password')),
		onMailFrom: (_address, { hostNameAppearsAs }, done) => {
			greeting = String(hostNameAppearsAs);
			done();
		},
		onData: (stream, _session, done) => {
			const chunks: Buffer[] = [];
			stream.on('data', (chunk: Buffer) => chunks.push(chunk));
			stream.on('end', () => {
				if (isRefusing) return done(Object.assign(new Error('Disk full'), { responseCode: 452 }));
				done();
				void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
					count += 1;
					const address = mail.to?.[0]?.address ?? '';
					const reader = readers.get(address);
					readers.delete(address);
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
		receivedCount: () => count,
		greeting: () => greeting,
		refuse: (refusal) => {
			isRefusing = refusal;
		},
		next: (address) => {
			const index = mails.findIndex(({ to }) => to?.[0]?.address === address);
			const [mail] = index < 0 ? [] : mails.splice(index, 1);
			return mail ? Promise.resolve(mail) : new Promise((resolve) => readers.set(address, resolve));
		},
		close: () => new Promise((resolve) => server.close(() => resolve())),
	};
}
