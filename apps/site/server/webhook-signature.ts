import { createHmac, timingSafeEqual } from 'node:crypto';
import { limits } from './limits.ts';

const shape = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

/** Signs a webhook's body at a time, as `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`. */
export function signWebhook(body: string, secret: string, unixSeconds: number): string {
	return `t=${unixSeconds},v1=${digest(body, secret, unixSeconds).toString('hex')}`;
}

/** Whether a signature is the body's own and not older (or newer) than the tolerance. Compared in constant time. */
export function isSignedWebhook(
	body: string,
	signature: string | undefined,
	secret: string,
	now = Date.now(),
): boolean {
	const [, time, mac] = signature?.match(shape) ?? [];
	if (!time || !mac) return false;
	const isGenuine = timingSafeEqual(Buffer.from(mac, 'hex'), digest(body, secret, Number(time)));
	const secondsOff = Math.abs(now / 1000 - Number(time));
	return isGenuine && secondsOff <= limits.webhook.toleranceSeconds;
}

function digest(body: string, secret: string, unixSeconds: number): Buffer {
	return createHmac('sha256', secret).update(`${unixSeconds}.${body}`).digest();
}
