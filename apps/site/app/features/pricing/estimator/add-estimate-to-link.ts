import { isPageAddress } from '#shared/addresses/link-address.ts';
import type { RequestLink } from '../request-link';
import type { EstimateChoices } from './choices';

/**
 * Adds the estimate's main channel, number of messages and countries to a link that requests or accepts a price; a form on that page is
 * prefilled with them.
 */
export function addEstimateToLink(
	link: RequestLink,
	{ volumes, emails }: Pick<EstimateChoices, 'volumes' | 'emails'>,
): RequestLink {
	if (!link || !isPageAddress(link.url)) return link;
	const entries = [...volumes].filter(([, { sms, rcs }]) => (sms ?? 0) + (rcs ?? 0) > 0);
	const sum = (channel: 'sms' | 'rcs') =>
		entries.reduce((total, [, volume]) => total + (volume[channel] ?? 0), 0);
	const amounts = { sms: sum('sms'), rcs: sum('rcs'), email: emails ?? 0 };
	const total = amounts.sms + amounts.rcs + amounts.email;
	if (total === 0) return link;
	const [channel] = Object.entries(amounts).toSorted(([, a], [, b]) => b - a)[0] ?? [];
	const search = new URLSearchParams({ channel: channel ?? '', volume: String(total) });
	const countries = entries.map(([code]) => code).join();
	return { ...link, url: `${link.url}?${search}${countries && `&countries=${countries}`}` };
}
