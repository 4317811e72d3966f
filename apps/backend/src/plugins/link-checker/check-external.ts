import { createHash } from 'node:crypto';
import { limits } from '../../platform/limits.ts';
import { type Ask, askAddress } from './ask-address.ts';

const { external } = limits.linkReport;

const orderOf = (url: string, week: string) =>
	createHash('sha256').update(`${week} ${url}`).digest('hex');

export interface External {
	/** Addresses at which there is nothing: twice no such host or no server, or 404 or 410. */
	dead: string[];
	asked: number;
}

/**
 * Asks for addresses elsewhere, one after the other with a pause between them; of very many others each week. What is slow, refuses
 * programs or fails on its own side does not count as dead.
 *
 * @param week decides which of very many are asked for
 */
export async function checkExternal(
	urls: readonly string[],
	week: string,
	{ ask = askAddress, pauseMs = external.pauseMs }: { ask?: Ask; pauseMs?: number } = {},
): Promise<External> {
	const chosen = urls
		.toSorted((one, other) => orderOf(one, week).localeCompare(orderOf(other, week)))
		.slice(0, external.addresses);
	const dead: string[] = [];
	for (const url of chosen) {
		const isDead = (await ask(url)) === 'dead' && (await ask(url)) === 'dead';
		if (isDead) dead.push(url);
		await new Promise((resolve) => setTimeout(resolve, pauseMs));
	}
	// When nothing at all is there, it is this machine that can't see out.
	const isCutOff = chosen.length > 1 && dead.length === chosen.length;
	return { dead: isCutOff ? [] : dead, asked: chosen.length };
}
