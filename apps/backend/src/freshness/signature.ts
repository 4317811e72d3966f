import { createHmac, timingSafeEqual } from 'node:crypto';

const hmac = (secret: string, text: string) =>
	createHmac('sha256', secret).update(text).digest('hex');

/** Signature header of a webhook: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`. */
export function signatureHeader(secret: string, body: string, seconds: number): string {
	return `t=${seconds},v1=${hmac(secret, `${seconds}.${body}`)}`;
}

/** True when the header belongs to the body and is at most `maxAge` seconds old. Constant time. */
export function isSigned(
	secret: string,
	body: string,
	header: string,
	now: number,
	maxAge = 300,
): boolean {
	const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header);
	if (!match?.[1] || !match[2]) return false;
	const seconds = Number(match[1]);
	if (Math.abs(now - seconds) > maxAge) return false;
	const expected = hmac(secret, `${seconds}.${body}`);
	return timingSafeEqual(Buffer.from(expected), Buffer.from(match[2]));
}
