import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from '@website/contracts/client-network';
import { environment } from '../../../platform/environment.ts';
import { limits } from '../../../platform/limits.ts';
import type { DeliveryProblem } from './words.ts';

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

const isPrivateHost = (url: URL): boolean =>
	environment.FORM_WEBHOOK_PRIVATE_HOSTS.includes(hostOf(url));

/**
 * Why nothing may be sent to a URL; null if it may. It needs HTTPS and no private address, except on hosts of
 * `FORM_WEBHOOK_PRIVATE_HOSTS`. What a name resolves to is checked by each request.
 */
export function urlProblem(text: string): 'url' | 'address' | null {
	if (!URL.canParse(text)) return 'url';
	const url = new URL(text);
	if (isPrivateHost(url)) return /^https?:$/.test(url.protocol) ? null : 'url';
	if (url.protocol !== 'https:') return 'url';
	return isIP(hostOf(url)) === 0 || isPublicAddress(hostOf(url)) ? null : 'address';
}

class PrivateAddress extends Error {}

/** Resolves a host for the connection, which uses these very addresses, and fails if one of them is not public. */
const lookupPublic: LookupFunction = (host, options, callback) =>
	lookup(host, options, (cause, address, family) => {
		const addresses = Array.isArray(address) ? address : [{ address }];
		const isRefused = !cause && !addresses.every((each) => isPublicAddress(each.address));
		callback(isRefused ? new PrivateAddress(host) : cause, address, family);
	});

function problemOf(cause: NodeJS.ErrnoException): DeliveryProblem {
	const { code = '', name } = cause;
	if (cause instanceof PrivateAddress) return 'address';
	if (name === 'AbortError' || name === 'TimeoutError') return 'timeout';
	if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'host';
	return /CERT|SSL|TLS|VERIFY|EPROTO/.test(code) ? 'certificate' : 'connection';
}

function problemOfStatus(status: number): DeliveryProblem | null {
	if (status >= 200 && status < 300) return null;
	return status >= 300 && status < 400 ? 'redirect' : `status ${status}`;
}

/**
 * Posts JSON to a webhook and returns why it was not accepted; null if it was. The status of the response decides: redirects are not
 * followed, and the body is only read so that the receiver can finish it, within limits.
 */
export function postJson(
	address: string,
	body: string,
	headers: Record<string, string>,
): Promise<DeliveryProblem | null> {
	const refusal = urlProblem(address);
	if (refusal) return Promise.resolve(refusal);
	const url = new URL(address);
	const send = url.protocol === 'https:' ? requestHttps : requestHttp;
	return new Promise((resolve) => {
		const request = send(url, {
			method: 'POST',
			headers: {
				'content-type': 'application/json',
				'content-length': Buffer.byteLength(body),
				'user-agent': 'website-forms',
				...headers,
			},
			// A connection of its own, so that no request uses one whose address was not checked.
			agent: false,
			signal: AbortSignal.timeout(limits.forms.webhook.timeoutMs),
			...(isPrivateHost(url) ? {} : { lookup: lookupPublic }),
		});
		request.on('response', (response) => {
			resolve(problemOfStatus(response.statusCode ?? 0));
			let bytes = 0;
			response.on('error', () => {});
			response.on('data', (part: Buffer) => {
				bytes += part.length;
				if (bytes > limits.forms.webhook.responseBytes) response.destroy();
			});
		});
		request.on('error', (cause) => resolve(problemOf(cause)));
		// A connection may end without a response and without an error, as after an upgrade that nobody asked for.
		request.on('close', () => resolve('connection'));
		request.end(body);
	});
}
