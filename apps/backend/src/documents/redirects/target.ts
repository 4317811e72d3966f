import type { LocaleCode } from '@website/contracts/locales';
import type { PayloadRequest } from 'payload';
import { publishedAddresses } from '../../content/addresses/published-addresses.ts';
import { normalPath } from '../../content/addresses/redirect-path.ts';
import { idOf } from '../../content/values/relations.ts';
import { environment } from '../../platform/environment.ts';
import type { Target } from './store.ts';

/** The path of an address on this site, as `normalPath` spells it; null for an address elsewhere. */
export function ownPath(url: string): string | null {
	const bare = url.startsWith(`${environment.SITE_URL}/`)
		? url.slice(environment.SITE_URL.length)
		: url;
	return /^\/(?!\/)/.test(bare) ? normalPath(bare) : null;
}

/** The path on this site that a redirect leads to; null when it leads elsewhere or, for now, nowhere. */
export async function targetPath(
	req: PayloadRequest,
	to: Target,
	locale: LocaleCode,
): Promise<string | null> {
	if (!to?.reference) return to?.url ? ownPath(to.url) : null;
	const { relationTo, value } = to.reference;
	const id = idOf(value);
	if (id === null) return null;
	const addresses = await publishedAddresses(req, relationTo, id);
	return addresses.find((one) => one.id === id && one.lang === locale)?.path ?? null;
}
