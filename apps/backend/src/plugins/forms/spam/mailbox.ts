import { createHash } from 'node:crypto';

/** Domains of one provider. */
const sameProvider: Readonly<Record<string, string>> = { 'googlemail.com': 'gmail.com' };

/**
 * The mailbox that an address leads to, as mails are counted: in lower case, without what follows a plus sign (RFC 5233) and without dots, which
 * many providers ignore. Only ever counted, never written to: two mailboxes that become one share a limit.
 */
export function mailboxOf(email: string): string {
	const at = email.lastIndexOf('@');
	const local = email.slice(0, at).toLowerCase();
	const domain = email.slice(at + 1).toLowerCase();
	return `${local.replace(/\+.*$/, '').replaceAll('.', '')}@${sameProvider[domain] ?? domain}`;
}

/** A mailbox as others are told of it: short, and without the address. */
export const mailboxDigest = (email: string): string =>
	createHash('sha256').update(mailboxOf(email)).digest('hex').slice(0, 32);
