import { lookup as resolveName } from 'node:dns/promises';
import { type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { isPublicAddress } from '@website/contracts/public-address';
import { limits } from '../../platform/limits.ts';

const { external } = limits.linkReport;

/** `unclear`: it exists, or nobody can say. */
export type Answered = 'dead' | 'unclear';
export type Ask = (url: string) => Promise<Answered>;

const deadCodes = new Set(['ENOTFOUND', 'ECONNREFUSED']);
const deadStatus = new Set([404, 410]);

/** An address of a machine that everybody may ask: editors' links must not make this program ask what only it reaches. */
async function publicAddress(hostname: string, isAllowed: (address: string) => boolean) {
	const bare = hostname.replace(/^\[|\]$/g, '');
	const { address, family } = await resolveName(bare);
	return isAllowed(address) ? { address, family } : null;
}

async function head(url: URL, method: string, at: { address: string; family: number }) {
	const ask = url.protocol === 'https:' ? overHttps : overHttp;
	const response = await new Promise<IncomingMessage>((resolve, reject) => {
		ask(
			url,
			{
				method,
				// Connects where the name was checked to lead, whatever it leads to by now.
				lookup: (_name, options, done) =>
					options.all ? done(null, [at]) : done(null, at.address, at.family),
				signal: AbortSignal.timeout(external.timeoutMs),
				headers: { 'user-agent': 'link check' },
			},
			resolve,
		)
			.on('error', reject)
			.end();
	});
	response.destroy();
	return { status: response.statusCode ?? 0, location: response.headers.location };
}

/** Asks whether there is something at an address of another site; follows a few redirects. */
export async function askAddress(
	url: string,
	isAllowed: (address: string) => boolean = isPublicAddress,
): Promise<Answered> {
	let at = url;
	try {
		for (let hop = 0; hop <= external.redirects; hop += 1) {
			const asked = new URL(at);
			const where = await publicAddress(asked.hostname, isAllowed);
			if (!where) return 'unclear';
			const first = await head(asked, 'HEAD', where);
			// Some servers know no HEAD, and say so in their own ways.
			const { status, location } = first.status >= 400 ? await head(asked, 'GET', where) : first;
			if (deadStatus.has(status)) return 'dead';
			if (status < 300 || status > 399 || !location) return 'unclear';
			at = new URL(location, asked).href;
		}
	} catch (cause) {
		const code: unknown = cause instanceof Error ? Reflect.get(cause, 'code') : undefined;
		return typeof code === 'string' && deadCodes.has(code) ? 'dead' : 'unclear';
	}
	return 'unclear';
}
