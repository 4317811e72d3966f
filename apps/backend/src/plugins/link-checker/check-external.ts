import { createHash } from 'node:crypto';
import { limits } from '../../platform/limits.ts';
import { type CheckUrl, checkUrl } from './check-url.ts';

const { external } = limits.linkReport;

const sortKey = (url: string, week: string) =>
	createHash('sha256').update(`${week} ${url}`).digest('hex');

export interface ExternalCheck {
	/** URLs that failed twice: unknown host, refused connection, 404 or 410. */
	dead: string[];
	/** The number of checked URLs. */
	checked: number;
}

/**
 * Checks external URLs one after the other, with a pause between them; up to `external.addresses` URLs, a different selection each week. A
 * URL that is slow, rejects programs or returns a server error does not count as dead.
 *
 * @param week determines the selection of URLs
 */
export async function checkExternalUrls(
	urls: readonly string[],
	week: string,
	{ check = checkUrl, pauseMs = external.pauseMs }: { check?: CheckUrl; pauseMs?: number } = {},
): Promise<ExternalCheck> {
	const selection = urls
		.toSorted((one, other) => sortKey(one, week).localeCompare(sortKey(other, week)))
		.slice(0, external.addresses);
	const dead: string[] = [];
	for (const url of selection) {
		const isDead = (await check(url)) === 'dead' && (await check(url)) === 'dead';
		if (isDead) dead.push(url);
		await new Promise((resolve) => setTimeout(resolve, pauseMs));
	}
	// If every URL is dead, this machine has no internet access.
	const isCutOff = selection.length > 1 && dead.length === selection.length;
	return { dead: isCutOff ? [] : dead, checked: selection.length };
}
