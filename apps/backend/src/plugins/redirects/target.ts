import type { LocaleCode } from '@website/contracts/locales';
import type { PayloadRequest } from 'payload';
import { publishedAddresses } from '../../content/addresses/published-addresses.ts';
import { redirectSource } from '../../content/addresses/redirect-path.ts';
import { idOf } from '../../content/values/relations.ts';
import { environment } from '../../platform/environment.ts';
import type { Target } from './store.ts';

/** The path and query of a URL on this site, as normalized by `redirectSource`; null for an external URL. */
export function sitePathOf(url: string): string | null {
	const path = url.startsWith(`${environment.SITE_URL}/`)
		? url.slice(environment.SITE_URL.length)
		: url;
	return /^\/(?!\/)/.test(path) ? redirectSource(path) : null;
}

/** The path and query on this site to which a redirect leads; null if it leads to an external URL or to an unpublished document. */
export async function targetPath(
	req: PayloadRequest,
	to: Target,
	locale: LocaleCode,
): Promise<string | null> {
	if (!to?.reference) return to?.url ? sitePathOf(to.url) : null;
	const { relationTo, value } = to.reference;
	const id = idOf(value);
	if (id === null) return null;
	const addresses = await publishedAddresses(req, relationTo, id);
	return addresses.find((one) => one.id === id && one.lang === locale)?.path ?? null;
}
