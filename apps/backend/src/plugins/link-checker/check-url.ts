import { lookup as resolveName } from 'node:dns/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isPublicAddress } from '@website/contracts/public-address';
import { limits } from '../../platform/limits.ts';

const { external } = limits.linkReport;

/** `unclear`: the URL exists, or its status is unknown. */
export type UrlStatus = 'dead' | 'unclear';
export type CheckUrl = (url: string) => Promise<UrlStatus>;

const deadCodes = new Set(['ENOTFOUND', 'ECONNREFUSED']);
const deadStatus = new Set([404, 410]);

/** Resolves a host name; null for an address that is not public. Links of editors must not cause requests to internal hosts. */
async function resolvePublicAddress(hostname: string, isAllowed: (address: string) => boolean) {
	const bare = hostname.replace(/^\[|\]$/g, '');
	const { address, family } = await resolveName(bare);
	return isAllowed(address) ? { address, family } : null;
}

async function request(url: URL, method: string, host: { address: string; family: number }) {
	const sendRequest = url.protocol === 'https:' ? httpsRequest : httpRequest;
	const response = await new Promise<IncomingMessage>((resolve, reject) => {
		sendRequest(
			url,
			{
				method,
				// Connects to the checked address, even if the name resolves to another one by now.
				lookup: (_name, options, done) =>
					options.all ? done(null, [host]) : done(null, host.address, host.family),
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

/** Checks a URL of another site; follows up to `external.redirects` redirects. */
export async function checkUrl(
	url: string,
	isAllowed: (address: string) => boolean = isPublicAddress,
): Promise<UrlStatus> {
	let next = url;
	try {
		for (let hop = 0; hop <= external.redirects; hop += 1) {
			const current = new URL(next);
			const address = await resolvePublicAddress(current.hostname, isAllowed);
			if (!address) return 'unclear';
			const first = await request(current, 'HEAD', address);
			// Some servers do not support HEAD and respond with various errors.
			const { status, location } =
				first.status >= 400 ? await request(current, 'GET', address) : first;
			if (deadStatus.has(status)) return 'dead';
			if (status < 300 || status > 399 || !location) return 'unclear';
			next = new URL(location, current).href;
		}
	} catch (cause) {
		const code: unknown = cause instanceof Error ? Reflect.get(cause, 'code') : undefined;
		return typeof code === 'string' && deadCodes.has(code) ? 'dead' : 'unclear';
	}
	return 'unclear';
}
