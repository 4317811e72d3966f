import type { LocaleCode } from '@website/contracts/locales';
import type { PayloadRequest } from 'payload';
import { pastedAddress } from '../../content/addresses/pasted-address.ts';
import { publishedAddresses } from '../../content/addresses/published-addresses.ts';
import { redirectSource } from '../../content/addresses/redirect-path.ts';
import { idOf } from '../../content/values/relations.ts';
import { environment } from '../../platform/environment.ts';
import type { Target } from './store.ts';

/** The host of a URL, which may lack the `www.` of the site's. */
const hostOf = (url: string) => new URL(url).host.replace(/^www\./, '');

/** The path and query of a URL on this site, as normalized by `redirectSource`; null for an external URL. */
export function sitePathOf(url: string): string | null {
	if (/^\/(?!\/)/.test(url)) return redirectSource(url);
	if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return null;
	if (hostOf(url) !== hostOf(environment.SITE_URL)) return null;
	const { pathname, search } = new URL(url);
	return redirectSource(pathname + search);
}

/** An entered old address in the form in which it is stored: a path, also of a whole URL of this site. Other URLs stay as they are. */
export function sourceOf(text: string): string {
	const address = pastedAddress(text);
	return sitePathOf(address) ?? address;
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
