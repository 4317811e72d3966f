import { consume, giveBack } from '../../../platform/cluster/shared-rate.ts';
import { metrics } from '../../../platform/observability/metrics.ts';
import { mailboxDigest } from './mailbox.ts';

/** Whose mails they are: a stranger types in an address, which need not be theirs. */
export interface MailRequest {
	email: string;
	/** A digest of the visitor's network; null for the machine itself. */
	network: string | null;
}

/** `sent`: a mail may go to the sender. Otherwise what has had enough mails for now, and the seconds until it may have another. */
export type MailAdmission =
	| { kind: 'sent' }
	| { kind: 'mailbox' | 'network' | 'total'; seconds: number };

/** Counts one mail to a sender: of its mailbox, of the visitor's network, and in total (`limits.forms.mails`). */
export async function admitMail({ email, network }: MailRequest): Promise<MailAdmission> {
	const admission = await count(mailboxDigest(email), network);
	metrics().formMail(admission.kind);
	return admission;
}

async function count(mailbox: string, network: string | null): Promise<MailAdmission> {
	const ofMailbox = await consume('formMailsToMailbox', mailbox);
	if (ofMailbox > 0) return { kind: 'mailbox', seconds: ofMailbox };
	const ofNetwork = network === null ? 0 : await consume('formMailsOfNetwork', network);
	if (ofNetwork > 0) return { kind: 'network', seconds: ofNetwork };
	const total = await consume('formMails', 'all');
	return total > 0 ? { kind: 'total', seconds: total } : { kind: 'sent' };
}

/** Gives back what was counted for a mail that is not sent after all. */
export async function giveMailBack({ email, network }: MailRequest): Promise<void> {
	await giveBack('formMailsToMailbox', mailboxDigest(email));
	if (network !== null) await giveBack('formMailsOfNetwork', network);
	await giveBack('formMails', 'all');
}
