import { consume, refund } from '../../../platform/cluster/shared-rate.ts';
import { metrics } from '../../../platform/observability/metrics.ts';
import { mailboxDigest } from './mailbox.ts';

/** The address and network that a mail counts against. The address is unverified: it may belong to somebody else. */
export interface MailRequest {
	email: string;
	/** A digest of the visitor's network; null for requests from this machine. */
	network: string | null;
}

/** `sent`: the mail may be sent. Otherwise the limit that is reached, and the seconds until another mail is allowed. */
export type MailAdmission =
	| { kind: 'sent' }
	| { kind: 'mailbox' | 'network' | 'total'; seconds: number };

/** Counts one mail to a sender: per mailbox, per network of the visitor, and in total (`limits.forms.mails`). */
export async function admitMail({ email, network }: MailRequest): Promise<MailAdmission> {
	const admission = await consumeLimits(mailboxDigest(email), network);
	metrics().formMail(admission.kind);
	return admission;
}

async function consumeLimits(mailbox: string, network: string | null): Promise<MailAdmission> {
	const mailboxSeconds = await consume('formMailsToMailbox', mailbox);
	if (mailboxSeconds > 0) return { kind: 'mailbox', seconds: mailboxSeconds };
	const networkSeconds = network === null ? 0 : await consume('formMailsOfNetwork', network);
	if (networkSeconds > 0) return { kind: 'network', seconds: networkSeconds };
	const totalSeconds = await consume('formMails', 'all');
	return totalSeconds > 0 ? { kind: 'total', seconds: totalSeconds } : { kind: 'sent' };
}

/** Undoes the counting of a mail that is not sent after all. */
export async function refundMail({ email, network }: MailRequest): Promise<void> {
	await refund('formMailsToMailbox', mailboxDigest(email));
	if (network !== null) await refund('formMailsOfNetwork', network);
	await refund('formMails', 'all');
}
