/** The part of Nodemailer that checks a connection; the package has no types. */
declare module 'nodemailer' {
	import type { smtpOptions } from './transport.ts';

	export function createTransport(options: ReturnType<typeof smtpOptions>): {
		verify(): Promise<true>;
		close(): void;
	};
}
