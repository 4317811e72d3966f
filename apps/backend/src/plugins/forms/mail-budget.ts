import { consume, refund } from '../../platform/cluster/shared-rate.ts';
import { metrics } from '../../platform/observability/metrics.ts';

/** `sent`: the mail may be sent. Otherwise the limit that is reached, and the seconds until another mail is allowed. */
export type MailAdmission = { kind: 'sent' } | { kind: 'network' | 'total'; seconds: number };

/**
 * Counts one mail to a sender, whose address is unverified: per network of the visitor and in total (`limits.forms.mails`).
 *
 * @param network a digest of the visitor's network; null for requests from this machine
 */
export async function admitMail(network: string | null): Promise<MailAdmission> {
	const admission = await consumeLimits(network);
	metrics().formMail(admission.kind);
	return admission;
}

async function consumeLimits(network: string | null): Promise<MailAdmission> {
	const networkSeconds = network === null ? 0 : await consume('formMailsOfNetwork', network);
	if (networkSeconds > 0) return { kind: 'network', seconds: networkSeconds };
	const totalSeconds = await consume('formMails', 'all');
	return totalSeconds > 0 ? { kind: 'total', seconds: totalSeconds } : { kind: 'sent' };
}

/** Undoes the counting of a mail that is not sent after all. */
export async function refundMail(network: string | null): Promise<void> {
	if (network !== null) await refund('formMailsOfNetwork', network);
	await refund('formMails', 'all');
}
