import { Hono } from 'hono';
import { siteLocaleCodes } from '#shared/locales/locale.ts';

const day = 24 * 60 * 60 * 1000;
const path = '/.well-known/security.txt';

export interface SecurityTextOptions {
	/** `mailto:` or `https:` URL. Without one the file does not exist. */
	contact: string | undefined;
	origin: string;
}

/** `GET /.well-known/security.txt` (RFC 9116): the contact for security issues. Expires half a year after the day of the response. */
export function securityText({ contact, origin }: SecurityTextOptions): Hono {
	const routes = new Hono();
	if (!contact) return routes;
	return routes.get(path, (c) => {
		const expires = new Date(Math.ceil(Date.now() / day + 180) * day);
		const lines = [
			`Contact: ${contact}`,
			`Expires: ${expires.toISOString()}`,
			`Preferred-Languages: ${siteLocaleCodes().join(', ')}`,
			`Canonical: ${origin}${path}`,
		];
		c.header('Cache-Control', 'no-cache');
		return c.text(`${lines.join('\n')}\n`);
	});
}
