import type { Link } from '@website/contracts/content-types';
import type { LocaleCode } from '@website/contracts/locales';
import { isAbsoluteAddress } from '@website/contracts/safe-address';
import type { LinkGroup } from '../../payload-types.ts';
import { homeAddress, localizedRoute } from '../addresses/address.ts';
import type { ResolveInternal } from './html.ts';
import { idOf } from './relations.ts';

function addressOf(data: LinkGroup, resolve: ResolveInternal): string | null {
	if (data.reference) {
		const id = idOf(data.reference.value);
		return id === null ? null : resolve(data.reference.relationTo, id, data.anchor ?? '');
	}
	if (!data.url || !isAbsoluteAddress(data.url)) return null;
	return data.anchor ? `${data.url}#${data.anchor}` : data.url;
}

/** A link as visitors see it; null if its target does not exist in their locale, or if its protocol could run a script. */
export function mapLink(
	data: LinkGroup | null | undefined,
	resolve: ResolveInternal,
	lang: LocaleCode,
): Link | null {
	if (!data) return null;
	const url = addressOf(data, resolve);
	return url === null
		? null
		: {
				url: localizedRoute(lang, url),
				title: data.title ?? '',
				target: data.newTab ? '_blank' : '_self',
			};
}

/** A link to the front page, for fields that require a link and whose target is missing. */
export const homeLink = (lang: LocaleCode, title: string | null | undefined): Link => ({
	url: homeAddress(lang),
	title: title ?? '',
	target: '_self',
});
