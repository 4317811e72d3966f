import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far in the future a preview may end, in seconds. */
const longest = 24 * 60 * 60;

const sign = (secret: string, expires: number) =>
	createHmac('sha256', secret).update(`preview.${expires}`).digest('hex');

/** A token that shows drafts until it expires: `<unix seconds>.<hex HMAC-SHA256>`. */
export const previewToken = (secret: string, expires: number): string =>
	`${expires}.${sign(secret, expires)}`;

/** True for a token that this backend signed and that ends within a day and has not expired. Constant time. */
export function isPreviewToken(secret: string, token: string, now: number): boolean {
	const match = /^(\d{1,12})\.([0-9a-f]{64})$/.exec(token);
	if (!match?.[1] || !match[2]) return false;
	const expires = Number(match[1]);
	if (expires <= now || expires > now + longest) return false;
	return timingSafeEqual(Buffer.from(sign(secret, expires)), Buffer.from(match[2]));
}
