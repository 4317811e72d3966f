import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** True if a request has this bearer token (RFC 6750); false if none is configured. Compares in constant time. */
export function hasBearerToken(request: Request, token: string | undefined): boolean {
	const credentials = /^bearer +(\S+) *$/i.exec(request.headers.get('authorization') ?? '')?.[1];
	return (
		token !== undefined &&
		credentials !== undefined &&
		timingSafeEqual(digest(credentials), digest(token))
	);
}
