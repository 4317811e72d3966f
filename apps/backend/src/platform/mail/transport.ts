import { nodemailerAdapter } from '@payloadcms/email-nodemailer';
import type { EmailAdapter, Payload } from 'payload';
import { environment } from '../environment.ts';
import { limits } from '../limits.ts';
import { log } from '../observability/log.ts';
import { metrics } from '../observability/metrics.ts';
import { applyLook, type MailLook } from './mail-look.ts';

export const canSendMail = environment.SMTP_URL !== undefined;

const host = new URL(environment.SITE_URL).hostname;
const defaultSender = `editors@${host}`;

/** `Name <address>` or an address alone. */
function sender(): { defaultFromName: string; defaultFromAddress: string } {
	const from = environment.MAIL_FROM ?? defaultSender;
	const [, name, address] = /^(.*?)\s*<([^<>]+)>$/.exec(from) ?? [];
	return {
		defaultFromName: name?.replaceAll('"', '') || host,
		defaultFromAddress: address ?? from,
	};
}

/** The adapter without a mail server: logs recipient and subject of an email, not its text. */
const loggingAdapter: EmailAdapter = () => ({
	name: 'log',
	...sender(),
	sendEmail: async ({ to, subject }) => {
		log.warn({ to, subject }, 'E-mail not sent: no mail server is configured');
	},
});

const plainLook: MailLook = { name: '', field: '#333333', onField: '#ffffff' };

type ReadLook = (payload: Payload, language?: string) => Promise<MailLook>;

/** Counts emails that the mail server has taken, and those that it has not. */
const counted =
	(adapter: EmailAdapter): EmailAdapter =>
	(context) => {
		const { sendEmail, ...rest } = adapter(context);
		return {
			...rest,
			sendEmail: async (message) => {
				try {
					const result = await sendEmail(message);
					metrics().mail('sent');
					return result;
				} catch (cause) {
					metrics().mail('failed');
					throw cause;
				}
			},
		};
	};

/** Applies the brand's look to emails; a plain look if it cannot be read. */
const withLook =
	(adapter: EmailAdapter, readLook: ReadLook): EmailAdapter =>
	({ payload }) => {
		const { sendEmail, ...rest } = adapter({ payload });
		return {
			...rest,
			sendEmail: async (message) => {
				if (typeof message.html !== 'string') return sendEmail(message);
				const language = Object(message.headers)['Content-Language'];
				const look = await readLook(payload, language).catch((error: unknown) => {
					log.warn({ err: error }, 'The brand of a mail could not be read');
					return plainLook;
				});
				return sendEmail({ ...message, html: applyLook(message.html, look) });
			},
		};
	};

const backendHost = new URL(environment.BACKEND_URL).hostname;

/** Many mail servers refuse the address that the client sends without a name. */
const greetingName =
	environment.MAIL_HOSTNAME ?? (/[a-z]\.[a-z]/i.test(backendHost) ? backendHost : undefined);

/** How the mail server at this `SMTP_URL` is reached. With a user name, `smtp:` requires STARTTLS (RFC 3207), except on the same machine. */
export function smtpOptions(address: string) {
	const { protocol, hostname, port, username, password } = new URL(address);
	const secure = protocol === 'smtps:';
	const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
	const timeout = limits.mail.timeoutMs;
	return {
		host: hostname.replace(/^\[|\]$/g, ''),
		port: port ? Number(port) : secure ? 465 : 587,
		secure,
		...(greetingName === undefined ? {} : { name: greetingName }),
		requireTLS: username !== '' && !isLocal,
		...(username === ''
			? {}
			: { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
		connectionTimeout: timeout,
		greetingTimeout: timeout,
		socketTimeout: timeout,
	};
}

/** Sends email by SMTP if `SMTP_URL` is set. */
export function mailTransport(readLook: ReadLook): EmailAdapter | Promise<EmailAdapter> {
	if (!environment.SMTP_URL) return loggingAdapter;
	const smtpAdapter = nodemailerAdapter({
		...sender(),
		// The first email checks the connection: a mail server that is down must not keep the backend from starting.
		skipVerify: true,
		transportOptions: smtpOptions(environment.SMTP_URL),
	});
	return smtpAdapter.then((adapter) => withLook(counted(adapter), readLook));
}
