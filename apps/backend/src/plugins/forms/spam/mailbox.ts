import { createHash } from 'node:crypto';

/** Alternative domains of mail providers, and their main domain. */
const sameProvider: Readonly<Record<string, string>> = { 'googlemail.com': 'gmail.com' };

/**
 * The mailbox of an address, for counting mails: in lower case, without the part after a plus sign (RFC 5233) and without dots, which many
 * providers ignore. Used for counting only, never as a recipient: two mailboxes with the same result share a limit.
 */
export function normalizeMailbox(email: string): string {
	const at = email.lastIndexOf('@');
	const local = email.slice(0, at).toLowerCase();
	const domain = email.slice(at + 1).toLowerCase();
	return `${local.replace(/\+.*$/, '').replaceAll('.', '')}@${sameProvider[domain] ?? domain}`;
}

/** A short digest of the mailbox, so that counters shared within the cluster do not contain addresses. */
export const mailboxDigest = (email: string): string =>
	createHash('sha256').update(normalizeMailbox(email)).digest('hex').slice(0, 32);
