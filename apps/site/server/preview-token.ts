import { createHmac, timingSafeEqual } from 'node:crypto';
import { limits } from './limits.ts';

/**
 * When a preview token of the backend expires, in seconds since 1970; undefined when it has expired, is not the backend's, or
 * is meant to last longer than previews do. A token is `<expiry>.<hex HMAC-SHA256 of "preview.<expiry>">` with PREVIEW_SECRET (specification section 6). Constant time.
 */
export function previewExpiry(
	secret: string,
	token: string | undefined,
	now: number,
): number | undefined {
	const match = /^(\d{1,12})\.([0-9a-f]{64})$/.exec(token ?? '');
	if (!match?.[1] || !match[2]) return undefined;
	const expires = Number(match[1]);
	if (expires <= now || expires > now + limits.preview.maxSeconds) return undefined;
	const signature = createHmac('sha256', secret).update(`preview.${match[1]}`).digest();
	return timingSafeEqual(signature, Buffer.from(match[2], 'hex')) ? expires : undefined;
}
